import { writeFileSync } from 'node:fs'
import type { Contender } from '../contenders/contender.ts'
import type { Load } from '../load.ts'
import { medianLoad } from '../median.ts'
import type { Options } from '../options.ts'
import { loadRow } from '../report.ts'
import { installPeers } from '../runtimes/peer.ts'
import { contenders, isSelected } from '../screens.ts'
import { bookingMain } from '../screens/main-document.ts'
import type { Screen } from '../screens/documents.ts'
import type { PathInput } from '../screens/paths.ts'
import { startUpstream, type Upstream } from '../upstream/start.ts'
import { compareResponses } from './compare-responses.ts'
import { loadQueries } from './load-queries.ts'
import { recordTraffic } from './record.ts'
import { scenarios, type Scenario } from './scenarios.ts'

/** The independent worker with which all others are compared. */
const REFERENCE = 'fan-out without GraphQL'

type Row = { scenario: string; contender: string; on: string; load: Load }

/**
 * The site's own BookingMain on questions as customers ask them; each contender in turn, several rounds,
 * against the same questions in the same order. Responses are compared with the fan-out's before
 * the load and, with hours that have changed, after it. Leaves dist/bench/traffic.json.
 */
export async function measureTraffic({ rounds, seconds, seed, only, on }: Options): Promise<void> {
  const chosen = contenders.filter(
    ({ name, on: runtime, only: screen }) =>
      (!screen || screen === 'booking') &&
      runtime !== 'Miniflare' &&
      // These two give other responses: a constant, and the backends' own names.
      !/constant|Mesh/.test(name) &&
      (name === REFERENCE || (isSelected(name, only) && isSelected(runtime, on))),
  )
  if (chosen.some(({ on: runtime }) => runtime === 'Node')) await installPeers()
  const { recording, world } = await recordTraffic()
  console.log(
    `\nBookingMain, questions drawn with seed ${seed}: ${world.salons.length} salons, ` +
      `${world.dates.length} days, ${world.selections.length} selections`,
  )
  const upstream = await startUpstream(recording)
  const rows: Row[] = []
  try {
    for (const scenario of scenarios) {
      const input = scenario.questions(world, seed)
      const loads = new Map<Contender, Load[]>(chosen.map((contender) => [contender, []]))
      for (let round = 0; round < rounds; round++)
        for (const contender of chosen)
          loads
            .get(contender)
            ?.push(await measureOne({ contender, scenario, input, upstream, seconds }))
      console.log(`\n${scenario.title}`)
      rows.push(...printed(scenario, loads))
    }
  } finally {
    await upstream.stop()
  }
  writeFileSync('dist/bench/traffic.json', JSON.stringify({ seed, rows }, undefined, 2))
}

type Trial = {
  contender: Contender
  scenario: Scenario
  input: readonly PathInput[]
  upstream: Upstream
  seconds: number
}

async function measureOne({ contender, scenario, input, upstream, seconds }: Trial) {
  const [reference] = contenders.filter(({ name, on }) => name === REFERENCE && on === 'workerd')
  if (!reference) throw new Error('The fan-out is gone.')
  const setting = {
    upstream: upstream.url,
    screen: screenOf(input[0]),
    response: () => Promise.reject(new Error('Only the constant needs an answer.')),
  }
  const running = await contender.start(setting)
  const trusted = await reference.start(setting)
  try {
    const compare = (from: number) =>
      compareResponses(
        { contender, url: running.url },
        { contender: reference, url: trusted.url },
        input.slice(from, from + 25).map(screenOf),
      )
    await upstream.change(0)
    await compare(0)
    await upstream.change(scenario.changesEach)
    await upstream.counted()
    const targets = input.map((one) => contender.execute(running.url, screenOf(one)))
    const load = await loadQueries(targets, running.pid, seconds)
    const { unknown } = await upstream.counted()
    if (unknown > 0) throw new Error(`${contender.name} asked for ${unknown} unrecorded paths.`)
    await upstream.change(0)
    await compare(input.length > 100 ? 50 : 0)
    return load
  } finally {
    await Promise.all([running.stop(), trusted.stop()])
  }
}

function screenOf(input: PathInput | undefined): Screen {
  if (!input) throw new Error('There is no question.')
  return bookingMain(input)
}

function printed({ title }: Scenario, loads: Map<Contender, Load[]>): Row[] {
  const rows = [...loads].map(([{ name, on }, rounds]) => ({
    scenario: title,
    contender: name,
    on,
    load: medianLoad(rounds),
  }))
  const fanOut = rows.find(({ contender }) => contender === REFERENCE)
  for (const { contender, on, load } of rows) {
    const ratio = fanOut
      ? `  ${(load.requestsPerSecond / fanOut.load.requestsPerSecond).toFixed(2)} × requests, ` +
        `${(load.cpuMs / fanOut.load.cpuMs).toFixed(2)} × CPU`
      : ''
    console.log(loadRow(`${on.padEnd(9)} ${contender}`, load) + ratio)
  }
  return rows
}
