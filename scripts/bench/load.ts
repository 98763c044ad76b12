import { readdirSync, readFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** Connections of a load, each with one request at a time. */
const CONNECTIONS = 16

/** Seconds of warm-up, in which caches fill as they would on the first minutes of a day. */
const WARM_UP = 3

const TICKS_PER_SECOND = 100

/** A POST of JSON. */
export type Target = { url: string; method: 'POST'; headers: Record<string, string>; body: string }

/** The measurements of one server under load; CPU per request, of its process and its children. */
export type Load = {
  requestsPerSecond: number
  cpuMs: number
  p99: number
  failures: number
}

/** A POST of JSON to an address. */
export function post(url: string, body: unknown): Target {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  return { url, method: 'POST', headers, body: JSON.stringify(body) }
}

/** Connections that stand idle, and may all be closed at the moment at which they are used again. */
const IDLE = 5

/** Work that is begun again when it meets such a connection. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let time = 0; time < IDLE; time++) {
    try {
      return await work()
    } catch {
      continue
    }
  }
  return work()
}

/** A request, begun again likewise. */
export function send(url: string, init?: RequestInit): Promise<Response> {
  return again(() => fetch(url, init))
}

/** The data of the response to a GraphQL request; throws when it failed. */
export async function dataFrom({ url, ...request }: Target): Promise<Record<string, unknown>> {
  const response = await send(url, request)
  const text = await response.text()
  const { data, errors } = (response.ok ? JSON.parse(text) : {}) as {
    data?: Record<string, unknown> | null
    errors?: unknown
  }
  if (!data || errors) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 500)}`)
  return data
}

/** Sends targets in turn over all connections, after a warm-up that is not counted. */
export async function load(
  targets: readonly Target[],
  { pid, seconds }: { pid: number; seconds: number },
): Promise<Load> {
  let index = -1
  const next = () => targets[(index = (index + 1) % targets.length)]!
  const fire = (duration: number) => {
    const { url, method, headers } = next()
    const setupRequest = (request: object) => ({ ...request, method, headers, body: next().body })
    const requests = [{ setupRequest }]
    return autocannon({ url, method, headers, connections: CONNECTIONS, duration, requests })
  }
  await fire(WARM_UP)
  const before = cpuSeconds(pid)
  const result = await fire(seconds)
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    cpuMs: ((cpuSeconds(pid) - before) * 1000) / result['2xx'],
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

/** The median of each figure of several loads; failures are added up. */
export function medianLoad(rounds: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(rounds.map((load) => load[figure]))
  return {
    requestsPerSecond: of('requestsPerSecond'),
    cpuMs: of('cpuMs'),
    p99: of('p99'),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  }
}

/** The figure in the middle, or the mean of the two there. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? NaN)) / 2
}

/** The figure below which a share of all lies, from 0 to 1. */
export function quantile(figures: readonly number[], share: number): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length * share)] ?? NaN
}

/** Reads an address to its end; the milliseconds until its first byte. */
export async function firstByteOf(
  url: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const started = performance.now()
  const response = await send(url, { headers })
  const first = performance.now() - started
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`)
  return first
}

/** Does the work for each item, for so many of them at a time: all take from the same iterator. */
export async function eachAtOnce<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items.values()
  const take = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: count }, take))
}

type Process = { pid: number; name: string; parent: number; ticks: number }

/** CPU seconds that a process and all below it have used so far. */
export function cpuSeconds(pid: number): number {
  const all = processes()
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)])
  const family = [...all.filter((one) => one.pid === pid), ...below(pid)]
  return family.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND
}

/** The workerd that this process has started through Miniflare. */
export function ownWorkerd(): number {
  const own = processes().find(
    ({ parent, name }) => parent === process.pid && name.startsWith('workerd'),
  )
  if (!own) throw new Error('No workerd runs below this process.')
  return own.pid
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf)
}

function processOf(name: string): Process[] {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const command = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    const ticks = Number(fields[11]) + Number(fields[12])
    return [{ pid: Number(name), name: command, parent: Number(fields[1]), ticks }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
