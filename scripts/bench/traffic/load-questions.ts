import autocannon from 'autocannon'
import type { Load, Target } from '../load.ts'
import { cpuSeconds } from '../processes.ts'

const CONNECTIONS = 16

/** Seconds of warm-up, in which caches and memos fill as they would on the first minutes of a day. */
const WARM_UP = 3

/**
 * Sends varied questions over 16 connections, each the next of the list, whichever connection is
 * free; after a warm-up that is not counted.
 */
export async function loadQuestions(
  targets: readonly Target[],
  pid: number,
  seconds: number,
): Promise<Load> {
  const next = inTurn(targets)
  await fire(next, WARM_UP)
  const before = cpuSeconds(pid)
  const result = await fire(next, seconds)
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    cpuMs: ((cpuSeconds(pid) - before) * 1000) / result['2xx'],
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
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
