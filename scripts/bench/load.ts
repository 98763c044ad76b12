import autocannon, { type Result } from 'autocannon'
import { cpuSeconds } from './processes.ts'

/** Connections of a load, each with one request at a time. */
export const CONNECTIONS = 16

/** The measurements of one address under load. */
export type Load = {
  requestsPerSecond: number
  /** Milliseconds of CPU per request, of the measured process and its children. */
  cpuMs: number
  p50: number
  p99: number
  failures: number
}

export type Target = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** The browser has it already: a 304 is the right response. */
  isUnchanged?: boolean
}

/** The target, the seconds, and the expected response when it is always the same. */
export type Loading = { target: Target; pid: number; seconds: number; right?: string }

/** Sends requests to one address over all connections, after a warm-up that is not counted. */
export async function load({ target, pid, seconds, right }: Loading): Promise<Load> {
  const fireAtTarget = (duration: number) => fire(target, duration, right)
  const warmUp = Math.min(2, seconds)
  return measureLoad(fireAtTarget, { pid, seconds, warmUp, isUnchanged: target.isUnchanged })
}

type Timing = { pid: number; seconds: number; warmUp: number; isUnchanged?: boolean }

/** Loads a process for so many seconds after so many of warm-up, which are not counted. */
export async function measureLoad(
  fireFor: (seconds: number) => Promise<Result>,
  { pid, seconds, warmUp, isUnchanged = false }: Timing,
): Promise<Load> {
  await fireFor(warmUp)
  const before = cpuSeconds(pid)
  const result = await fireFor(seconds)
  const unchanged = isUnchanged ? result['3xx'] : 0
  const completed = result['2xx'] + unchanged - result.mismatches
  return {
    requestsPerSecond: completed / result.duration,
    cpuMs: ((cpuSeconds(pid) - before) * 1000) / completed,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx - unchanged + result.mismatches + result.errors + result.timeouts,
  }
}

function fire(
  { url, method = 'GET', headers, body }: Target,
  duration: number,
  expectBody?: string,
) {
  return autocannon({ url, method, headers, body, expectBody, connections: CONNECTIONS, duration })
}

/** `1.8 times`, rounded to where the noise begins. */
export function times(a: number, b: number): string {
  return `${(a / b).toFixed(2)} times`
}
