import { bundled } from '../bundles.ts'
import { serveWorker, type Running } from '../runtimes/workerd.ts'
import type { Recording } from './recording.ts'

/**
 * Requests that reached the backends, the calls in them (several are batched in one), and those
 * without a recording.
 */
export type Counted = { hops: number; calls: number; unknown: number }

/** The backends of all contenders. */
export type Upstream = Pick<Running, 'url' | 'stop'> & {
  /** The counts since the last call. */
  counted: () => Promise<Counted>
  /** Makes hours change with one of so many questions about them; 0: never. */
  change: (each: number) => Promise<void>
  /** Makes every call take so many milliseconds more. */
  delay: (ms: number) => Promise<void>
}

/** Starts the backends in a process of their own. */
export async function startUpstream(recording: Recording): Promise<Upstream> {
  // Many paths have the same body.
  const bodies = [...new Set(Object.values(recording))]
  const places = new Map(bodies.map((body, place) => [body, place]))
  const paths = Object.entries(recording).map(([path, body]) => [path, places.get(body)])
  const { url, stop } = await serveWorker({
    name: 'upstream',
    script: await bundled('scripts/bench/upstream/worker.ts'),
    json: { PATHS: Object.fromEntries(paths), BODIES: bodies },
  })
  return {
    url,
    stop,
    counted: async () => (await (await fetch(`${url}/bench/counted`)).json()) as Counted,
    change: async (each) => void (await fetch(`${url}/bench/changes?each=${each}`)),
    delay: async (ms) => void (await fetch(`${url}/bench/latency?ms=${ms}`)),
  }
}
