import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { apis } from '../scripts/contracts.ts'
import { configFor } from '../scripts/deploy-checks.ts'
import { services } from '../scripts/deployables.ts'
import { examples } from '../scripts/graphiql/page.ts'
import { type Chain, sharedChain } from './open-chain.ts'

let chain: Chain

beforeAll(async () => {
  chain = await sharedChain('demo')
}, 400_000)

test('each example of the query page is answered whole', async () => {
  for (const { query } of examples(chain.now())) {
    const { data, errors } = await chain.graphql<Record<string, object>>(query)
    expect(errors, query).toBeUndefined()
    for (const [field, response] of Object.entries(data!))
      if (field !== 'viewer') expect(response, field).not.toBeNull()
    expect(JSON.stringify(data)).not.toContain('InvalidInput')
  }
})

test('the query page has the examples and loads nothing from other hosts', async () => {
  const response = await fetch(`${chain.url}/graphql`, { headers: { accept: 'text/html' } })
  const page = await response.text()
  expect(page).toContain('query MyBookings')
  expect(page).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="https?:/)
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  )
})

test('the calls of each backend are on a page beside it, with their kind and pages', async () => {
  const headers = { accept: 'text/html' }
  const query = await fetch(`${chain.url}/graphql`, { headers })
  expect(await query.text()).toContain('href="/openapi"')
  for (const service of services) {
    const page = await (await fetch(`${chain.url}/openapi?of=${service}`, { headers })).text()
    for (const name of Object.keys(apis[service])) expect(page).toContain(`<b>${name}</b>`)
    expect(page).toContain('specified')
    expect(page).not.toMatch(/<script|(?:src|href)="https?:/)
    expect(Buffer.byteLength(page)).toBeLessThan(1_000_000)
  }
})

test('nothing that is deployed has the pages for developers', async () => {
  const deployed = [
    ...globSync('dist/workers/{site,gateway}.mjs'),
    ...globSync('build/client/**/*.{js,html}'),
    ...globSync('dist/en/client/**/*.{js,html}'),
  ]
  expect(deployed.length).toBeGreaterThan(50)
  const hasPage = (file: string) =>
    /graphiql-container|Named shapes/.test(readFileSync(file, 'utf8'))
  expect(deployed.filter(hasPage)).toEqual([])
  for (const worker of ['site', 'gateway'] as const) {
    const { vars, services = [] } = configFor(worker, 'production')
    expect([...Object.keys(vars), ...services.map(({ binding }) => binding)]).not.toContain(
      'GRAPHIQL',
    )
  }
  const response = await chain.execute('gateway', '/graphql', { headers: { accept: 'text/html' } })
  expect(response.headers.get('content-type') ?? 'nothing').not.toContain('html')
})
