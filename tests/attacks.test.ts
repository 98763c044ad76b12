import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attacks, sendAttack } from './chain/attacks.ts'
import { type GatewayChain, openGateway } from './chain/gateway.ts'
import { type Chain, openChain } from './open-chain.ts'

const names = attacks.map((attack) => [attack.name, attack] as const)

describe('at the gateway', () => {
  let gateway: GatewayChain

  beforeAll(async () => {
    gateway = await openGateway({ isOpen: false, watched: true })
    // The first request builds the server.
    await gateway.post('{ now }')
  }, 300_000)
  afterAll(() => gateway?.stop())

  test.each(names)('refused without a backend request: %s', async (_name, attack) => {
    const seen = gateway.proxy.calls.length
    for (const round of [0, 1, 2]) {
      const { status, headers, body } = await sendAttack(gateway.endpoint, attack, round)
      expect({ status, body }).toEqual({
        status: attack.status,
        body: expect.stringMatching(attack.refusal) as string,
      })
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['errors'])
      expect(body.length).toBeLessThan(65_536)
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
    expect(gateway.proxy.calls.slice(seen)).toEqual([])
  })

  test('an id from a client never becomes a path of a backend', async () => {
    const ways = [
      '../../auth/me',
      '..%2f..%2fauth%2fme',
      '..',
      '.',
      '%2e%2e',
      '/auth/me',
      'd1/../../me',
      'x?admin=1',
      'x#y',
      '\\..\\me',
      '01J\u0000',
    ]
    const seen = gateway.proxy.calls.length
    for (const id of ways)
      await gateway.post(
        `
          query Q($id: ID!, $words: String!) {
            place(id: $id) { name homeOffer { __typename } }
            booking(id: $id) { __typename }
            places(search: $words) { __typename }
            salon(id: $id) { id services { isGenZ } }
          }
        `,
        { id, words: id },
      )
    const reached = gateway.proxy.calls.slice(seen).map(({ path }) => path)
    for (const path of reached) expect(path).not.toMatch(/auth|admin|\/me\b|\.\.|\\/)
  })
})

describe('through the site', () => {
  let chain: Chain

  beforeAll(async () => {
    chain = await openChain({
      watched: true,
      direct: ['site'],
      vars: { gateway: { GRAPHIQL: '', DOCUMENTS: 'any' } },
    })
    // The first request builds the server.
    await chain.graphql('{ now }')
  }, 300_000)
  afterAll(() => chain?.stop())

  test.each(names)('refused with the same words: %s', async (_name, attack) => {
    const endpoint = `${await chain.directUrl('site')}/graphql`
    const seen = chain.proxy.calls.length
    for (const round of [0, 1]) {
      const { status, headers, body } = await sendAttack(endpoint, attack, round)
      expect({ status, body }).toEqual({
        status: attack.status,
        body: expect.stringMatching(attack.refusal) as string,
      })
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['errors'])
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-request-id')).toBeTruthy()
    }
    expect(chain.proxy.calls.slice(seen)).toEqual([])
  })
})
