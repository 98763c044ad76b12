import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, openChain, sharedChain } from './open-chain.ts'

const dsn = 'https://abc123@errors.example/7'
let silent: Chain
let reportingChain: Chain

beforeAll(async () => {
  silent = await sharedChain('demo')
  reportingChain = await openChain({ vars: { site: { ERROR_DSN: dsn } } })
}, 300_000)
afterAll(() => reportingChain?.stop())

test('without error reporting no page and no other file names the reporter [O-48]', async () => {
  for (const path of ['/', '/booking', '/dang-nhap'])
    expect(await (await fetch(silent.url + path)).text(), path).not.toMatch(/report\.js|sentry/i)
  const scripts = globSync('build/client/assets/*.js').filter(
    (file) => !file.endsWith('/report.js'),
  )
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter((file) => /report\.js|sentry/i.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  )
})

test('with error reporting a page loads the reporter after itself, masked [O-48, H-290]', async () => {
  const response = await fetch(reportingChain.url)
  const html = await response.text()
  const [, text = '', file] =
    /<script>((?:(?!<\/script>).)*import\('(\/assets\/report\.js[^']*)'\).*?)<\/script>/s.exec(
      html,
    )!
  const hash = createHash('sha256').update(text).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  expect(response.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://errors.example;",
  )
  const script = await fetch(reportingChain.url + file)
  expect(script.status).toBe(200)
  expect(script.headers.get('content-type')).toContain('javascript')
  const code = await script.text()
  for (const mask of [
    /maskAllText:(true|!0)/,
    /maskAllInputs:(true|!0)/,
    /blockAllMedia:(true|!0)/,
  ])
    expect(code).toMatch(mask)
})
