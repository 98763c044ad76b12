import { writeFileSync } from 'node:fs'
import { meshContender } from './contenders/mesh.ts'
import { peerContenders } from './contenders/peers.ts'
import { workerContenders } from './contenders/workers.ts'
import { verdicts } from './marks.ts'
import { expectedOf, measure, type Measured } from './measure.ts'
import type { Options } from './options.ts'
import { heading, row } from './report.ts'
import { installPeers } from './runtimes/peer.ts'
import { screens } from './screens/documents.ts'
import { record } from './upstream/recording.ts'
import { startUpstream } from './upstream/start.ts'

const contenders = [...workerContenders, ...peerContenders, meshContender]

/** Every contender on every screen, one at a time against the same backends; prints as it goes and leaves the figures in dist/bench/report.json. */
export async function measureScreens(options: Options): Promise<void> {
  const chosen = contenders.filter(({ name, on }) => isWanted(name, options.only) && isWanted(on, options.on))
  if (chosen.some(({ on }) => on === 'Node')) await installPeers()
  const { recording, wanted } = await record((filledAt) => screens(dayAfter(filledAt)).booking.wanted)
  const upstream = await startUpstream(recording)
  const all: Measured[] = []
  try {
    for (const screen of Object.values(screens(wanted.date)).filter(({ name }) => isWanted(name, options.screens))) {
      const expected = await expectedOf(contenders[0]!, screen, upstream)
      for (const latencyMs of options.latencies) {
        console.log(heading(screen, latencyMs, Buffer.byteLength(expected.text)))
        const measured: Measured[] = []
        for (const contender of chosen.filter(({ only }) => !only || only === screen.name)) {
          const one = await measure({ contender, screen, upstream, seconds: options.seconds, latencyMs, expected })
          console.log(row(one))
          measured.push(one)
        }
        for (const line of verdicts(screen.name, measured)) console.log(line)
        all.push(...measured)
      }
    }
  } finally {
    await upstream.stop()
  }
  writeFileSync('dist/bench/report.json', JSON.stringify(all, undefined, 2))
}

function isWanted(name: string, pieces: readonly string[]): boolean {
  return pieces.length === 0 || pieces.some((piece) => name.toLowerCase().includes(piece))
}

/** The Vietnamese day after an instant (ISO), `YYYY-MM-DD`. */
export function dayAfter(iso: string): string {
  return new Date(new Date(iso).getTime() + (7 + 24) * 3_600_000).toISOString().slice(0, 10)
}
