import { buildSchema } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typeDefs } from '../../schema/generated/type-defs.ts'
import { shotOf, type Shot } from '../chain/fuzz/bodies.ts'
import { type GatewayChain, openGateway } from '../chain/gateway.ts'
import { liveMegabytes } from '../../scripts/heap.ts'
import { workerdMegabytes } from '../chain/memory.ts'
import { SEED } from '../seed.ts'

/** Number of shots: `npm run fuzz` has any number. */
const SHOTS = Number(process.env.FUZZ_SHOTS ?? 20_000)
const FIRST = Number(process.env.FUZZ_FIRST ?? SEED)
/** Whether the gateway's own heap is measured, which takes an inspector: by `npm run fuzz`. */
const IS_INSPECTED = process.env.FUZZ_SHOTS !== undefined
/** As many at once. */
const GUNS = 8
/** Longer than every timeout behind the gateway together. */
const HANGS_MS = 15_000

const schema = buildSchema(typeDefs)
let gateway: GatewayChain

beforeAll(async () => {
  gateway = await openGateway({
    isOpen: true,
    inspected: IS_INSPECTED,
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
    // Caches and the heap fill up first; after that it must not go on growing.
    const memory = [0, 0, 0, 0]
    const heap: number[] = []
    for (const quarter of memory.keys()) {
      await fire((quarter * SHOTS) / memory.length, ((quarter + 1) * SHOTS) / memory.length)
      memory[quarter] = workerdMegabytes()
      if (IS_INSPECTED)
        heap.push(
          await liveMegabytes(await gateway.inspectorUrl(), 'muot-gateway', () =>
            gateway.post('{ now }'),
          ),
        )
    }
    console.log(
      `${SHOTS} from seed ${FIRST}: ${respondedAt} answered with data,`,
      `statuses ${JSON.stringify(Object.fromEntries(statuses))},`,
      `workerd after each quarter: ${memory.join(', ')} MB`,
    )
    if (IS_INSPECTED)
      console.log(
        "the gateway's heap after each quarter, garbage collected:",
        `${heap.map((size) => size.toFixed(1)).join(', ')} MB: ${verdictOn(heap)}`,
      )
    expect(faults).toEqual([])
    // On Linux the memory is always known, so 0 is a failed reading.
    if (process.platform === 'linux') expect(Math.min(...memory)).toBeGreaterThan(0)
    expect(memory[3]! - memory[2]!).toBeLessThan(100)
    expect(verdictOn(heap)).not.toBe('it grows')
    expect((await gateway.post('{ now }')).status).toBe(200)

    async function fire(from: number, to: number): Promise<void> {
      let next = from
      await Promise.all(
        Array.from({ length: GUNS }, async () => {
          while (next < to) await judge(FIRST + next++)
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

/** A shorter run ends before the permanent caches (documents, lists, code) are full. */
const LONG = 8000

/**
 * A heap is steady when the second half of a long run adds less than a tenth: the caches are full
 * by then, and a leak continues.
 */
function verdictOn([, half = 0, , full = 0]: readonly number[]): string {
  if (!IS_INSPECTED || SHOTS < LONG) return 'too short a run to judge'
  return full < half * 1.1 ? 'steady' : 'it grows'
}

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
