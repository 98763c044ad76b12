import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GatewayChain, openGateway } from './chain/gateway.ts'

let gateway: GatewayChain

beforeAll(async () => {
  gateway = await openGateway({ isOpen: true })
}, 300_000)
afterAll(() => gateway?.stop())

// Each audit waits for the address, as it is known only once the gateway listens.
const audits = serverAudits({ url: () => gateway.endpoint })

test('the suite of audits is whole', () => {
  expect(audits.length).toBeGreaterThan(55)
})

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
  'GraphQL over HTTP %s: %s',
  async (_id, name, audit) => {
    const result = await audit.fn()
    expect(result.status === 'ok' ? 'ok' : result.reason, name).toBe('ok')
  },
)
