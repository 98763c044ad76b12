import { writeFileSync } from 'node:fs'
import type { Contender } from './contenders/contender.ts'
import { meshContender } from './contenders/mesh.ts'
import { peerContenders } from './contenders/peers.ts'
import { workerContenders } from './contenders/workers.ts'
import { verdicts } from './targets.ts'
import { dayAfter } from './day-after.ts'
import { expectedOf, measure, type Measured } from './measure.ts'
import { median } from './median.ts'
import type { Options } from './options.ts'
import { heading, row } from './report.ts'
import { installPeers } from './runtimes/peer.ts'
import { screens } from './screens/documents.ts'
import { record } from './upstream/recording.ts'
import { startUpstream } from './upstream/start.ts'

/** All that can be measured. */
export const contenders = [...workerContenders, ...peerContenders, meshContender]

/**
 * Every contender on every screen, one at a time against the same backends; prints as it goes and
 * leaves the figures in dist/bench/report.json.
 */
export async function measureScreens(options: Options): Promise<void> {
  const chosen = contenders.filter(
    ({ name, on }) => isSelected(name, options.only) && isSelected(on, options.on),
  )
  if (chosen.some(({ on }) => on === 'Node')) await installPeers()
  const { recording, input } = await record((filledAt) => screens(dayAfter(filledAt)).booking.input)
  const upstream = await startUpstream(recording)
  const all: Measured[] = []
  try {
    for (const screen of Object.values(screens(input.date)).filter(({ name }) =>
      isSelected(name, options.screens),
    )) {
      const expected = await expectedOf(contenders[0]!, screen, upstream)
      for (const latencyMs of options.latencies) {
        console.log(heading(screen, latencyMs, Buffer.byteLength(expected.text)))
        const trial = { screen, upstream, seconds: options.seconds, latencyMs, expected }
        const measured = await inRounds(
          options.rounds,
          chosen.filter(({ only }) => !only || only === screen.name),
          (contender) => measure({ contender, ...trial }),
        )
        for (const line of verdicts(screen.name, measured)) console.log(line)
        all.push(...measured)
      }
    }
  } finally {
    await upstream.stop()
  }
  writeFileSync('dist/bench/report.json', JSON.stringify(all, undefined, 2))
}

/** Measures all in turn, several times over, and prints each with the medians in the last round. */
async function inRounds(
  count: number,
  chosen: readonly Contender[],
  measureOne: (contender: Contender) => Promise<Measured>,
): Promise<Measured[]> {
  const rounds = chosen.map((): Measured[] => [])
  for (let round = 1; round <= count; round++) {
    for (const [index, contender] of chosen.entries()) {
      rounds[index]!.push(await measureOne(contender))
      if (round === count) console.log(row(median(rounds[index]!)))
    }
  }
  return rounds.map(median)
}

/** Whether a name has one of the pieces that the command line names; all have when it names none. */
export function isSelected(name: string, pieces: readonly string[]): boolean {
  return pieces.length === 0 || pieces.some((piece) => name.toLowerCase().includes(piece))
}
