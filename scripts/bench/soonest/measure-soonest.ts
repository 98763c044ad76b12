import { writeFileSync } from 'node:fs'
import { responseTo, dataOf } from '../response.ts'
import { post } from '../contenders/contender.ts'
import type { Load, Target } from '../load.ts'
import { medianLoad, middleOf } from '../median.ts'
import type { Options } from '../options.ts'
import { loadRow } from '../report.ts'
import { contenders } from '../screens.ts'
import { screens } from '../screens/documents.ts'
import { loadQueries } from '../traffic/load-queries.ts'
import { startUpstream, type Upstream } from '../upstream/start.ts'
import { recordSoonest, soonestDocument, type SoonestQuery } from './record.ts'

/** The marks of one question: CPU in ms, and readings of the board a second, whatever the load. */
const MAX_CPU_MS = 1.5
const MAX_READINGS = 1

type Soonest = { hours: object[]; isPartial: boolean } | null
type Round = { load: Load; callsPerSecond: number }

/**
 * The soonest hours through the gateway, by the site's own document: what a question costs once the
 * board is warm, and how often backends are called meanwhile. Leaves dist/bench/soonest.json.
 */
export async function measureSoonest({ rounds, seconds, seed }: Options): Promise<void> {
  const { recording, questions } = await recordSoonest(seed)
  const upstream = await startUpstream(recording)
  const measured: Round[] = []
  try {
    for (let round = 0; round < rounds; round++)
      measured.push(await measureRound(upstream, questions, seconds))
  } finally {
    await upstream.stop()
  }
  console.log(`\nThe soonest hours, ${questions.length} questions drawn with seed ${seed}`)
  const load = medianLoad(measured.map((round) => round.load))
  console.log(loadRow('workerd   this gateway', load))
  for (const line of verdicts(load, measured)) console.log(`  → ${line}`)
  writeFileSync('dist/bench/soonest.json', JSON.stringify({ seed, measured }, undefined, 2))
}

async function measureRound(
  upstream: Upstream,
  questions: readonly SoonestQuery[],
  seconds: number,
): Promise<Round> {
  const gateway = contenders.find(({ name, on }) => name === 'this gateway' && on === 'workerd')
  if (!gateway) throw new Error('The gateway is no contender any more.')
  const { id, text } = soonestDocument()
  const running = await gateway.start({
    upstream: upstream.url,
    screen: { ...screens('').booking, document: text },
    response: () => Promise.reject(new Error('Only the constant needs an answer.')),
  })
  try {
    const targets = questions.map((variables) =>
      post(`${running.url}/graphql`, { documentId: id, variables }),
    )
    await insistOnHours(targets)
    await upstream.counted()
    const started = performance.now()
    const load = await loadQueries(targets, running.pid, seconds)
    const { calls, unknown } = await upstream.counted()
    if (unknown > 0) throw new Error(`The gateway asked for ${unknown} unrecorded paths.`)
    return { load, callsPerSecond: (calls * 1000) / (performance.now() - started) }
  } finally {
    await running.stop()
  }
}

/** A gateway that finds nothing is fast and measures nothing. */
async function insistOnHours([first]: readonly Target[]): Promise<void> {
  const soonest = first && (dataOf(await responseTo(first)).soonest as Soonest)
  if (!soonest || soonest.isPartial || soonest.hours.length === 0)
    throw new Error(`No hours: ${JSON.stringify(soonest)}`)
}

function verdicts({ cpuMs, requestsPerSecond }: Load, measured: readonly Round[]): string[] {
  const calls = middleOf(measured.map(({ callsPerSecond }) => callsPerSecond))
  const input = (most: string, isEnough: boolean) => (isEnough ? '' : ` (wanted: ${most} at most)`)
  return [
    `${cpuMs.toFixed(2)} ms CPU a question${input(`${MAX_CPU_MS}`, cpuMs <= MAX_CPU_MS)}`,
    `${calls.toFixed(2)} calls of backends a second, ` +
      `${(calls / requestsPerSecond).toFixed(5)} a question` +
      input(`${MAX_READINGS} a second`, calls <= MAX_READINGS),
  ]
}
