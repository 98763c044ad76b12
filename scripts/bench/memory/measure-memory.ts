import { liveMegabytes } from '../../heap.ts'
import { byId, cachingGateway } from '../contenders/workers.ts'
import { eachAtOnce } from '../each-at-once.ts'
import { CONNECTIONS } from '../load.ts'
import type { Options } from '../options.ts'
import { residentMb } from '../processes.ts'
import { dataOf, responseTo } from '../response.ts'
import { serveWorker } from '../runtimes/workerd.ts'
import { bookingMain } from '../screens/main-document.ts'
import type { PathInput } from '../screens/paths.ts'
import { recordTraffic } from '../traffic/record.ts'
import { scenarios, type World } from '../traffic/scenarios.ts'
import { startUpstream } from '../upstream/start.ts'
import { freePort } from './free-port.ts'

/** Different queries that the gateway gets, and after how many its memory is read. */
const QUERIES = 75_000
const STEP = 7500

/** The gateway's memory while it answers 75,000 different booking screens whose hours move. */
export async function measureMemory({ seed }: Options): Promise<void> {
  const { recording, world } = await recordTraffic()
  const upstream = await startUpstream(recording)
  const inspectorPort = await freePort()
  const gateway = await serveWorker({
    name: 'memory-gateway',
    ...(await cachingGateway(upstream.url)),
    inspectorPort,
  })
  try {
    await upstream.change(5)
    console.log(`\nMemory of the gateway, MB: heap after a collection, process (seed ${seed})`)
    const inspector = new URL(`http://127.0.0.1:${inspectorPort}`)
    const queries = differentQueries(world, seed)
    for (let sent = 0; sent <= QUERIES; sent += STEP) {
      const heap = await liveMegabytes(inspector, 'main', () => fetch(gateway.url))
      const resident = residentMb(gateway.pid)
      console.log(
        `  ${String(sent).padStart(6)} queries ${heap.toFixed(1)}, ${resident.toFixed(0)}`,
      )
      await send(gateway.url, queries.slice(sent, sent + STEP))
    }
  } finally {
    await Promise.all([gateway.stop(), upstream.stop()])
  }
}

/** Booking screens with a phone, by Zipf's law, no two alike. */
function differentQueries(world: World, seed: number): PathInput[] {
  const withPhone = scenarios.at(-1)
  const drawn = new Map<string, PathInput>()
  for (let more = seed; withPhone && drawn.size < QUERIES; more += 1)
    for (const query of withPhone.questions(world, more)) drawn.set(JSON.stringify(query), query)
  return [...drawn.values()].slice(0, QUERIES)
}

async function send(url: string, queries: readonly PathInput[]): Promise<void> {
  await eachAtOnce(queries, CONNECTIONS, async (input) => {
    dataOf(await responseTo(byId(url, bookingMain(input))))
  })
}
