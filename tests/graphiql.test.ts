import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { configFor } from '../scripts/deploy-checks.ts'
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

test('nothing that is deployed has the query page', async () => {
  const deployed = [
    ...globSync('dist/workers/{site,gateway}.mjs'),
    ...globSync('build/client/**/*.{js,html}'),
    ...globSync('dist/en/client/**/*.{js,html}'),
  ]
  expect(deployed.length).toBeGreaterThan(50)
  const hasPage = (file: string) => readFileSync(file, 'utf8').includes('graphiql-container')
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
