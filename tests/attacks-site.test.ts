import { afterAll, beforeAll, expect, test } from 'vitest'
import { attacks } from './chain/attacks.ts'
import { sendAttack } from './chain/send-attack.ts'
import { type Chain, openChain } from './open-chain.ts'

/** Each attack comes in so many forms. */
const ROUNDS = 2

let chain: Chain
let endpoint: string

beforeAll(async () => {
  chain = await openChain({
    watched: true,
    direct: ['site'],
    vars: { gateway: { GRAPHIQL: '', DOCUMENTS: 'any' } },
  })
  endpoint = `${await chain.directUrl('site')}/graphql`
  // The first request builds the server.
  await chain.graphql('{ now }')
}, 300_000)
afterAll(() => chain?.stop())

test.each(attacks.map((attack) => [attack.name, attack] as const))(
  'refused through the site as well, with the same words: %s',
  async (name, attack) => {
    const seen = chain.proxy.calls.length
    for (let round = 0; round < ROUNDS; round++) {
      // Rounds of their own: nothing is answered from what the other test left behind.
      const { status, headers, body } = await sendAttack(endpoint, attack, 1000 + round)
      expect({ status, body }).toEqual({
        status: attack.status,
        body: expect.stringMatching(attack.refusal) as string,
      })
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['errors'])
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-request-id')).toBeTruthy()
    }
    expect(chain.proxy.calls.slice(seen)).toEqual([])
  },
)
