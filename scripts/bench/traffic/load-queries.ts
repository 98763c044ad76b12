import autocannon from 'autocannon'
import { CONNECTIONS, type Load, measureLoad, type Target } from '../load.ts'

/** Seconds of warm-up, in which caches and memos fill as they would on the first minutes of a day. */
const WARM_UP = 3

/**
 * Sends varied questions over all connections, each the next of the list, whichever connection is
 * free; after a warm-up that is not counted.
 */
export function loadQueries(
  targets: readonly Target[],
  pid: number,
  seconds: number,
): Promise<Load> {
  const next = inTurn(targets)
  return measureLoad((duration) => fire(next, duration), { pid, seconds, warmUp: WARM_UP })
}

function inTurn(targets: readonly Target[]): () => Target {
  let index = -1
  return () => {
    index = (index + 1) % targets.length
    const target = targets[index]
    if (!target) throw new Error('There is no question.')
    return target
  }
}

function fire(next: () => Target, duration: number) {
  const { url, method, headers } = next()
  return autocannon({
    url,
    method,
    headers,
    connections: CONNECTIONS,
    duration,
    requests: [
      { setupRequest: (request) => ({ ...request, method, headers, body: next().body ?? '' }) },
    ],
  })
}
