import { afterAll, beforeAll, expect, test } from 'vitest'
import { attacks } from './chain/attacks.ts'
import { type GatewayChain, openGateway } from './chain/gateway.ts'
import { sendAttack } from './chain/send-attack.ts'

/** Each attack comes in so many forms. */
const ROUNDS = 3

let gateway: GatewayChain

beforeAll(async () => {
  gateway = await openGateway({ isOpen: false, watched: true })
  // The first request builds the server.
  await gateway.post('{ now }')
}, 300_000)
afterAll(async () => {
  await gateway?.stop()
})

test.each(attacks.map((attack) => [attack.name, attack] as const))(
  'refused without a backend request: %s',
  async (name, attack) => {
    const seen = gateway.proxy.calls.length
    for (let round = 0; round < ROUNDS; round++) {
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
  },
)

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
