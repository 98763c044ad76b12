import { readdirSync, readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** What one address did under load. */
export type Load = {
  requestsPerSecond: number
  /** Milliseconds of the runtime's CPU per request. */
  cpuMs: number
  p50: number
  p99: number
  failures: number
}

export type Target = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/** Asks one address from 16 connections for `seconds`, after a warm-up that is not counted. */
export async function load(target: Target, seconds = 5): Promise<Load> {
  await fire(target, 1)
  const before = cpuSeconds()
  const result = await fire(target, seconds)
  const answered = result['2xx']
  return {
    requestsPerSecond: answered / result.duration,
    cpuMs: ((cpuSeconds() - before) * 1000) / answered,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

function fire({ url, method = 'GET', headers, body }: Target, duration: number) {
  return autocannon({ url, method, headers, body, connections: 16, duration })
}

/** CPU seconds that this process's workerd has used so far. */
function cpuSeconds(): number {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => statOf(pid))
    .filter((stat) => stat !== undefined && stat.parent === process.pid && stat.name.startsWith('workerd'))
    .reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0)
  return ticks / 100
}

function statOf(pid: string): { name: string; parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return undefined
  }
}

/** One row of the report. */
export function row(label: string, { requestsPerSecond, cpuMs, p50, p99, failures }: Load): string {
  const failed = failures > 0 ? `, ${failures} FAILED` : ''
  return `  ${label.padEnd(34)} ${requestsPerSecond.toFixed(0).padStart(6)}/s  ${cpuMs.toFixed(2).padStart(6)} ms CPU  p50 ${p50} ms  p99 ${p99} ms${failed}`
}

/** `1.8 times`, rounded to where the noise begins. */
export function times(a: number, b: number): string {
  return `${(a / b).toFixed(2)} times`
}
