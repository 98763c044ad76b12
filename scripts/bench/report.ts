import type { Load } from './load.ts'
import type { Measured } from './measure.ts'
import type { Screen } from './screens/documents.ts'

/** One row of what was under load. */
export function loadRow(
  label: string,
  { requestsPerSecond, cpuMs, p50, p99, failures }: Load,
): string {
  const failed = failures > 0 ? `, ${failures} FAILED` : ''
  return (
    `  ${label.padEnd(46)} ${requestsPerSecond.toFixed(0).padStart(6)}/s  ` +
    `${cpuMs.toFixed(3).padStart(7)} ms CPU  p50 ${String(p50).padStart(3)}  p99 ` +
    `${String(p99).padStart(3)} ms${failed}`
  )
}

/** The heading of a screen's rows. */
export function heading({ title }: Screen, latencyMs: number, length: number): string {
  const backends =
    latencyMs > 0 ? `backends that take ${latencyMs} ms` : 'backends that answer at once'
  return `\n${title} (${(length / 1000).toFixed(0)} kB), ${backends}`
}

/** One contender's row: warm, then its first response. */
export function row({ contender, on, warm, cold }: Measured): string {
  const upstream = `${warm.calls.toFixed(1).padStart(4)} calls in ${warm.hops.toFixed(1)}`
  return (
    `${loadRow(`${on.padEnd(9)} ${contender}`, warm)}  ${upstream}  | first: ` +
    `${cold.ms.toFixed(0).padStart(4)} ms, ${cold.cpuMs.toFixed(0).padStart(4)} ms CPU, ` +
    `${cold.calls} calls in ${cold.hops}`
  )
}
