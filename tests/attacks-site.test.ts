import { afterAll, beforeAll, expect, test } from 'vitest'
import { attacks } from './chain/attacks.ts'
import { medianOf, table } from './chain/refusals.ts'
import { strike } from './chain/strike.ts'
import { type House, openHouse } from './house.ts'

/** Rounds of each attack; the median is printed, as one of them may meet a busy machine. How long a refusal may take is held at the gateway itself. */
const ROUNDS = 5

let house: House
let endpoint: string
const rows: string[] = []

beforeAll(async () => {
  house = await openHouse({
    watched: true,
    direct: ['site'],
    vars: { gateway: { GRAPHIQL: '', DOCUMENTS: 'any' } },
  })
  endpoint = `${await house.directUrl('site')}/graphql`
  // The first request builds the server.
  await house.graphql('{ now }')
}, 300_000)
afterAll(async () => {
  console.log(table('through the site', rows))
  await house?.stop()
})

test.each(attacks.map((attack) => [attack.name, attack] as const))(
  'refused through the site as well, with the same words: %s',
  async (name, attack) => {
    const seen = house.neighbours.calls.length
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      // Rounds of their own: nothing is answered from what the other test left behind.
      const { status, headers, body } = await strike(endpoint, attack, 1000 + round)
      times.push(performance.now() - start)
      expect({ status, body }).toEqual({
        status: attack.status,
        body: expect.stringMatching(attack.says) as string,
      })
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['errors'])
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-request-id')).toBeTruthy()
    }
    rows.push(`| ${name} | ${attack.status} | ${medianOf(times).toFixed(1)} |`)
    expect(house.neighbours.calls.slice(seen)).toEqual([])
  },
)
