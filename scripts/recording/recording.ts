import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildRequest } from '../../workers/kit/connect'
import { contractResponse } from '../../workers/kit/host'
import { type Upstream, upstreamOf } from '../../workers/kit/upstream'
import { parseJson } from '../../domain/parse-json'
import { callOf } from '../contracts.ts'
import { type Service, services } from '../deployables.ts'
import type { OwnHosts } from '../hosts.ts'
import { maskWith } from './mask.ts'

/** A reply as it is stored, a line of JSON each. */
export type Line = {
  call: string
  /** What travelled, masked. */
  input: Record<string, unknown>
  status: number
  type: string
  body: unknown
  ms: number
  /** Epoch ms by the clock of the chain. */
  at: number
}

/** A request by its call and what travels; undefined for streams and unknown addresses. */
async function calledBy(service: Service, request: Request) {
  const found = callOf(request, service)
  if (!found) return undefined
  const { name, call, form } = found
  const { pathname, searchParams } = new URL(request.url)
  const body = parseJson(await request.clone().text())
  const input = {
    ...Object.fromEntries(searchParams),
    ...(typeof body === 'object' ? body : {}),
    ...form.exec(pathname)?.groups,
  }
  return { name, call, input: input as Record<string, unknown> }
}

type Called = NonNullable<Awaited<ReturnType<typeof calledBy>>>
type Backend = (request: Request) => Promise<Response>

/** Ms that a host may take here; the gateway has limits of its own. */
const TIMEOUT_MS = 10_000

/** A host's response to a call as the contract has it. */
export async function ask(
  { fetcher, host }: Upstream,
  { name, call, input }: Called,
  headers: Record<string, string>,
): Promise<Response> {
  const own = name.split('.')[1] ?? ''
  const decoded: unknown = call.input.decode(input as never)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetcher.fetch(
    buildRequest(call, decoded, { name: own, host, headers, signal }),
  )
  return contractResponse(host, own, response)
}

/** Stores what passes, without anything of a person, one file a backend. */
export function openRecorder(folder: string, now: () => number, hosts: OwnHosts = {}) {
  mkdirSync(folder, { recursive: true })
  const mask = maskWith(randomBytes(32))
  return async (service: Service, request: Request, backend: Backend): Promise<Response> => {
    const called = await calledBy(service, request)
    if (!called) return backend(request)
    const own = ownHost(service, hosts)
    const from = performance.now()
    const response = own
      ? await ask(own, called, Object.fromEntries(request.headers))
      : await backend(request)
    const ms = Math.round(performance.now() - from)
    const type = response.headers.get('content-type') ?? ''
    if (!type.includes('json')) return response
    const text = await response.text()
    const line: Line = {
      ...{ call: called.name, input: mask.input(called.name, called.input) },
      ...{
        status: response.status,
        type,
        body: mask.body(called.name, parseJson(text)),
        ms,
        at: now(),
      },
    }
    appendFileSync(join(folder, `${service}.jsonl`), `${JSON.stringify(line)}\n`)
    return new Response(text, response)
  }
}

function ownHost(service: Service, hosts: OwnHosts): Upstream | undefined {
  const { url, headers } = hosts[service] ?? {}
  const name = service.toUpperCase()
  return url
    ? upstreamOf(service, { [`${name}_URL`]: url, [`${name}_HEADERS`]: headers })
    : undefined
}

/** The lines of a recording; broken ones are left out and counted. */
export function readRecording(folder: string): { lines: Line[]; broken: number } {
  const files = services
    .map((service) => join(folder, `${service}.jsonl`))
    .filter((file) => existsSync(file))
  if (files.length === 0) throw new Error(`There is no recording in ${folder}.`)
  const texts = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
  const lines = texts.map((text) => parseJson(text) as Line | undefined)
  const whole = lines.filter(
    (line) => line !== undefined && typeof line.call === 'string',
  ) as Line[]
  return { lines: whole, broken: texts.length - whole.length }
}

/** Answers from a recording; nothing reaches a host. */
export function openPlayer(folder: string) {
  const { lines } = readRecording(folder)
  const byCall = Map.groupBy(lines, ({ call }) => call)
  const mask = maskWith(randomBytes(32))
  return {
    /** When the recording began, epoch ms. */
    startedAt: Math.min(...lines.map(({ at }) => at)),
    async reply(service: Service, request: Request): Promise<Response> {
      const called = await calledBy(service, request)
      const known = called ? (byCall.get(called.name) ?? []) : []
      const input = called ? mask.input(called.name, called.input) : {}
      const [best] = known
        .map((line) => ({ line, differing: differing(line.input, input) }))
        .sort((one, other) => one.differing - other.differing)
      if (!best) return Response.json({ message: 'not recorded' }, { status: 404 })
      const { status, body, type } = best.line
      const headers = { 'content-type': type, ...(best.differing ? { 'x-replayed': 'near' } : {}) }
      return new Response(body === undefined ? null : JSON.stringify(body), { status, headers })
    },
  }
}

function differing(one: Record<string, unknown>, other: Record<string, unknown>): number {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .length
}
