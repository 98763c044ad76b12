import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shell } from '../../app/messages/vi/shell'
import { siteInVite } from '../../scripts/dev-site.ts'
import { type Chain, sharedChain } from '../open-chain.ts'

/** The pages of `npm run dev`: the site's worker in Vite, over a chain that is built. */
let chain: Chain
let pages: ViteDevServer
let url: string
let requestCount = 0

beforeAll(async () => {
  chain = await sharedChain('demo')
  const execute: Chain['execute'] = (...question) => {
    requestCount++
    return chain.execute(...question)
  }
  pages = await createServer({
    plugins: [siteInVite(execute, 0)],
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    logLevel: 'error',
  })
  await pages.listen()
  url = pages.resolvedUrls!.local[0]!.replace(/\/$/, '')
}, 300_000)
afterAll(async () => {
  await pages?.close()
})

test.each([
  ['/', 'Mượt'],
  ['/system-salon', '252 Cầu Giấy'],
  ['/booking?step=0&salonId=9&phone=0909090909', '252 Cầu Giấy'],
])('while it is worked on, %s is shown whole', { timeout: 120_000 }, async (path, words) => {
  const response = await fetch(url + path)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('</html>')
  expect(html).toContain(words)
  expect(html).not.toContain(shell.brokenText)
})

test(
  'while it is worked on, a page that was shown before is made anew',
  { timeout: 60_000 },
  async () => {
    await (await fetch(`${url}/system-salon`)).text()
    const before = requestCount
    await (await fetch(`${url}/system-salon`)).text()
    expect(requestCount).toBeGreaterThan(before)
  },
)
