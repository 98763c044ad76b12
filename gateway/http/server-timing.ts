import type { Timing } from '../backends/client-middleware'

/**
 * Server-Timing by backend: for how long the request waited for each, with the names of its calls.
 * Calls at the same time are one wait.
 */
export function serverTiming(timings: readonly Timing[]): string {
  const nouns = [...new Set(timings.map(({ noun }) => noun))]
  return nouns
    .map((noun) => {
      const calls = timings.filter((call) => call.noun === noun)
      return `${noun};dur=${waited(calls)};desc="${[...new Set(calls.map(({ name }) => name))].join(' ')}"`
    })
    .join(', ')
}

/** Milliseconds in which at least one of the calls was under way. */
function waited(calls: readonly Timing[]): number {
  let sum = 0
  let until = 0
  for (const { startedAt, ms } of [...calls].sort(
    (one, other) => one.startedAt - other.startedAt,
  )) {
    sum += Math.max(0, startedAt + ms - Math.max(until, startedAt))
    until = Math.max(until, startedAt + ms)
  }
  return sum
}
