import { afterAll, beforeAll, expect, test } from 'vitest'
import { attacks } from './chain/attacks.ts'
import { type GatewayHouse, openGateway } from './chain/gateway.ts'
import { strike } from './chain/strike.ts'

/** Each refusal in under so many ms: the median of ROUNDS, as one of them may meet a busy machine. A machine on which the plainest question takes longer than a third of that is given three times as long as the question. */
const LIMIT_MS = 100
const ROUNDS = 9

let gateway: GatewayHouse
const table: string[] = []

beforeAll(async () => {
  gateway = await openGateway({ isOpen: false, watched: true })
  // The first request builds the server.
  await gateway.post('{ now }')
}, 300_000)
afterAll(async () => {
  console.log(['| attack | status | median ms |', '|---|---|---|', ...table].join('\n'))
  await gateway?.stop()
})

test.each(attacks.map((attack) => [attack.name, attack] as const))(
  'refused at once, before any backend is asked: %s',
  async (name, attack) => {
    const seen = gateway.neighbours.calls.length
    const times: number[] = []
    const plain: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const asked = performance.now()
      await gateway.post('{ now }')
      const start = performance.now()
      plain.push(start - asked)
      const { status, headers, body } = await strike(gateway.endpoint, attack, round)
      times.push(performance.now() - start)
      expect({ status, body }).toEqual({
        status: attack.status,
        body: expect.stringMatching(attack.says) as string,
      })
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['errors'])
      expect(body.length).toBeLessThan(20_000)
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
    const median = medianOf(times)
    table.push(`| ${name} | ${attack.status} | ${median.toFixed(1)} |`)
    expect(gateway.neighbours.calls.slice(seen)).toEqual([])
    expect(median, `${name}: ${times.map((ms) => ms.toFixed()).join(' ')} ms`).toBeLessThan(
      Math.max(LIMIT_MS, 3 * medianOf(plain)),
    )
  },
)

test('what a client says as an id never becomes a path of a backend', async () => {
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
  const seen = gateway.neighbours.calls.length
  for (const id of ways)
    await gateway.post(
      'query Q($id: ID!, $words: String!) { place(id: $id) { name } booking(id: $id) { id } homeOffer(placeId: $id) { __typename } places(search: $words) { __typename } }',
      { id, words: id },
    )
  const asked = gateway.neighbours.calls.slice(seen).flatMap(({ path, reads }) => [path, ...reads])
  for (const path of asked) expect(path).not.toMatch(/auth|admin|\/me\b|\.\.|\\/)
})

function medianOf(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1]!
}
