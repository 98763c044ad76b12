import { buildSchema } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typeDefs } from '../../schema/generated/type-defs.ts'
import { shotOf, type Shot } from '../chain/fuzz/bodies.ts'
import { type GatewayChain, openGateway } from '../chain/gateway.ts'
import { workerdMegabytes } from '../chain/memory.ts'
import { SEED } from '../seed.ts'

const SHOTS = 20_000
/** As many at once. */
const GUNS = 8
/** Longer than every timeout behind the gateway together. */
const HANGS_MS = 15_000

const schema = buildSchema(typeDefs)
let gateway: GatewayChain

beforeAll(async () => {
  gateway = await openGateway({
    isOpen: true,
    vars: { booking: { DEMO_LOAD: '' } },
  })
}, 300_000)
afterAll(() => gateway?.stop())

test(
  `${SHOTS} operations and bodies, half of them broken: each is answered, none by a fault of ours, and memory stays`,
  { timeout: 3_600_000 },
  async () => {
    const statuses = new Map<number, number>()
    const faults: string[] = []
    let respondedAt = 0
    // Caches fill up first; after that it must not go on growing.
    const memory = [0, 0, 0, 0]
    for (const quarter of memory.keys()) {
      await fire((quarter * SHOTS) / memory.length, ((quarter + 1) * SHOTS) / memory.length)
      memory[quarter] = workerdMegabytes()
    }
    console.log(
      `${SHOTS} from seed ${SEED}: ${respondedAt} answered with data,`,
      `statuses ${JSON.stringify(Object.fromEntries(statuses))},`,
      `workerd after each quarter: ${memory.join(', ')} MB`,
    )
    expect(faults).toEqual([])
    // On Linux the memory is always known, so 0 is a failed reading.
    if (process.platform === 'linux') expect(Math.min(...memory)).toBeGreaterThan(0)
    expect(memory[3]! - memory[2]!).toBeLessThan(100)
    expect((await gateway.post('{ now }')).status).toBe(200)

    async function fire(from: number, to: number): Promise<void> {
      let next = from
      await Promise.all(
        Array.from({ length: GUNS }, async () => {
          while (next < to) await judge(SEED + next++)
        }),
      )
    }

    async function judge(number: number): Promise<void> {
      const shot = shotOf(schema, number)
      try {
        const { status, body } = await responseTo(shot)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (body.includes('"data":{')) respondedAt++
        // All backends are well, so that a failure of one is a fault of ours too.
        if (status >= 500 || /INTERNAL_SERVER_ERROR|BACKEND_FAILED/.test(body))
          faults.push(`${number}: ${status} ${body.slice(0, 500)} to ${describe(shot)}`)
      } catch (error) {
        faults.push(`${number}: ${String(error)} to ${describe(shot)}`)
      }
    }
  },
)

/**
 * The answer. A connection that the other side has just closed accepts no request, which is no
 * fault of the gateway: the shot is repeated once on a new one.
 */
async function responseTo(shot: Shot): Promise<{ status: number; body: string }> {
  return send(shot).catch((error: unknown) => {
    if (String(error) !== 'TypeError: fetch failed') throw error
    return send(shot)
  })
}

async function send({ search, ...init }: Shot): Promise<{ status: number; body: string }> {
  const response = await fetch(gateway.endpoint + search, {
    ...init,
    signal: AbortSignal.timeout(HANGS_MS),
  })
  // A stream of events has no end of its own.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { status: response.status, body: '' }
  }
  return { status: response.status, body: await response.text() }
}

function describe({ body, ...shot }: Shot): string {
  return `${JSON.stringify(shot)} ${
    typeof body === 'string'
      ? body.slice(0, 1500)
      : Buffer.from(body ?? [])
          .toString('base64')
          .slice(0, 1500)
  }`
}
