import { buildSchema } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typeDefs } from '../schema/generated/type-defs.ts'
import { shotOf, type Shot } from './chain/fuzz/bodies.ts'
import { type GatewayHouse, openGateway } from './chain/gateway.ts'
import { workerdMegabytes } from './chain/memory.ts'

/** How many are fired: few in `npm test`, as many as one likes by `npm run fuzz`. */
const SHOTS = Number(process.env.FUZZ_SHOTS ?? 2000)
const FIRST = Number(process.env.FUZZ_FIRST ?? 0)
/** As many at once. */
const GUNS = 8
/** Longer than every timeout behind the gateway together. */
const HANGS_MS = 15_000

const schema = buildSchema(typeDefs)
let gateway: GatewayHouse

beforeAll(async () => {
  gateway = await openGateway({ isOpen: true, vars: { booking: { DEMO_LOAD: '' } } })
}, 300_000)
afterAll(() => gateway?.stop())

test(`${SHOTS} operations and bodies, half of them broken: each is answered, none by a fault of ours, and memory stays`, { timeout: 3_600_000 }, async () => {
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let answered = 0
  // Caches and the heap fill up first; after that it must not go on growing.
  const memory = [0, 0, 0, 0]
  for (const quarter of memory.keys()) {
    await fire((quarter * SHOTS) / memory.length, ((quarter + 1) * SHOTS) / memory.length)
    memory[quarter] = workerdMegabytes()
  }
  console.log(`${SHOTS} from seed ${FIRST}: ${answered} answered with data, statuses ${JSON.stringify(Object.fromEntries(statuses))}, workerd after each quarter: ${memory.join(', ')} MB`)
  expect(faults).toEqual([])
  expect(memory[3]! - memory[2]!).toBeLessThan(100)
  expect((await gateway.post('{ now }')).status).toBe(200)

  async function fire(from: number, to: number): Promise<void> {
    let next = from
    await Promise.all(Array.from({ length: GUNS }, async () => {
      while (next < to) await judge(FIRST + next++)
    }))
  }

  async function judge(number: number): Promise<void> {
    const shot = shotOf(schema, number)
    try {
      const { status, body } = await answerTo(shot)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (body.includes('"data":{')) answered++
      // All backends are well, so that a failure of one is a fault of ours too.
      if (status >= 500 || /INTERNAL_SERVER_ERROR|BACKEND_FAILED/.test(body)) faults.push(`${number}: ${status} ${body.slice(0, 500)} to ${describe(shot)}`)
    } catch (error) {
      faults.push(`${number}: ${String(error)} to ${describe(shot)}`)
    }
  }
})

/** The answer. A connection that the other side has just closed takes no request, which says nothing of the gateway: once more, on a new one. */
async function answerTo(shot: Shot): Promise<{ status: number; body: string }> {
  return send(shot).catch((error: unknown) => {
    if (String(error) !== 'TypeError: fetch failed') throw error
    return send(shot)
  })
}

async function send({ search, ...init }: Shot): Promise<{ status: number; body: string }> {
  const answer = await fetch(gateway.endpoint + search, { ...init, signal: AbortSignal.timeout(HANGS_MS) })
  // A stream of events has no end of its own.
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel()
    return { status: answer.status, body: '' }
  }
  return { status: answer.status, body: await answer.text() }
}

function describe({ body, ...shot }: Shot): string {
  return `${JSON.stringify(shot)} ${typeof body === 'string' ? body.slice(0, 1500) : Buffer.from(body ?? []).toString('base64').slice(0, 1500)}`
}
