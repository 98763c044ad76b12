import {
  BackendFailure,
  connect,
  contractStatus,
  type Fetcher,
  Unacceptable,
  Unauthenticated,
} from '../../workers/kit/connect'
import type { Api, Endpoint, Kind } from '../../workers/kit/endpoint'
import {
  AdaptFailure,
  contractResponse,
  type Host,
  hostRequest,
  toldStatus,
} from '../../workers/kit/host'
import { faultOf, NO_LIST, withDropped } from '../../workers/kit/wire'
import { apis } from '../contracts.ts'
import type { Service } from '../deployables.ts'
import { type Known, plans, reading, Unknown } from './plan.ts'

/** Requests a host gets at most, and ms between two. */
const MAX_REQUESTS = 150
const PAUSE_MS = 500

/** Failures in a row after which a host is left alone. */
const MAX_FAILURES = 5

/** Faults of a reply that are named. */
const MAX_FAULTS = 5

/** Ms that the gateway waits for a call, where neither contract nor map say otherwise. */
const TIMEOUT_MS: Partial<Record<Service, number>> & { other: number } = {
  tracking: 1000,
  other: 4000,
}

export type Verdict = 'fits' | 'missing' | 'shape' | 'slow' | 'not tried'

/** What was found of a call. `why` holds places, codes, statuses and times, never a value of a reply. */
export type Finding = {
  service: Service
  call: string
  kind: Kind
  verdict: Verdict
  why: string[]
  /** How it was asked for: `GET /salon/{id}`. */
  place: string
  /** The list stands without some of its rows. */
  isPartial?: boolean
  ms?: number
}

/** A host to look at. */
export type Subject = { service: Service; fetcher: Fetcher; host?: Host | undefined }

export type Options = {
  /** What the user has told. */
  told: Partial<Known>
  isWriting: boolean
  /** Whether the site makes a call. */
  isUsed: (service: Service, call: string) => boolean
  /** Whether the user wants no more: only what was made is cleaned up. */
  isStopped: () => boolean
  /** Epoch ms; the wait between two requests. */
  clock: () => number
  sleep: (ms: number) => Promise<unknown>
  /** Gets each reply that fits. */
  onReply?: (service: Service, call: string, body: unknown) => void
}

/** What was found of a host, and whether it went down while it was looked at. */
export type Found = { findings: Finding[]; isDown: boolean; leftBehind: string[] }

/** Tries the calls of the hosts, in an order in which one's lists give the ids for another's calls. */
export async function conform(subjects: readonly Subject[], options: Options): Promise<Found> {
  const found: Found = { findings: [], isDown: false, leftBehind: [] }
  for (const service of Object.keys(plans) as Service[])
    for (const subject of subjects)
      if (subject.service === service) await lookAt(subject, options, found)
  return found
}

type Step = {
  input: (known: Known) => unknown
  learn?: (body: unknown, told: Partial<Known>) => void
  isWrite?: true
  makes?: keyof Known
  cleans?: keyof Known
}

async function lookAt(subject: Subject, options: Options, found: Found): Promise<void> {
  const { service, host } = subject
  const { told, isWriting, isUsed, isStopped, clock, sleep } = options
  const plan = plans[service] as Record<string, Step>
  const calls = Object.entries(apis[service])
  const at = (name: string) => (Object.keys(plan).indexOf(name) + 1 || Infinity) - 1
  calls.sort(([one], [other]) => at(one) - at(other))
  let requests = 0
  let failures = 0
  let startedAt = -Infinity
  try {
    for (const [name, call] of calls) if (!plan[name]?.cleans) await look(name, call)
  } finally {
    for (const [name, call] of calls) if (plan[name]?.cleans) await look(name, call)
    found.isDown ||= failures >= MAX_FAILURES
  }

  async function look(name: string, call: Endpoint): Promise<void> {
    const step = plan[name]
    const input = step && inputOf(step)
    const reason = whyNot(name, step) ?? (input instanceof Unknown ? wordsFor(input) : undefined)
    if (!step || reason) return note({ verdict: 'not tried', why: [reason ?? ''] })
    const wait = startedAt + PAUSE_MS - clock()
    if (wait > 0) await sleep(wait)
    startedAt = clock()
    requests++
    const { body, hasFailed, ...finding } = await tryCall(subject, name, call, input, options)
    failures = hasFailed ? failures + 1 : 0
    note(finding)
    if (body !== undefined) step.learn?.(body, told)
    const isDone = finding.verdict === 'fits' || body !== undefined
    if (step.cleans && !isDone) found.leftBehind.push(String(told[step.cleans]))
    // Whether it was made is not known: it was asked for, and what came back names nothing.
    if (step.makes && !isDone && !/^\d{3}/.test(finding.why[0] ?? ''))
      found.leftBehind.push(`what ${name} may have made`)

    function note(finding: Omit<Finding, 'service' | 'call' | 'kind' | 'place'>): void {
      const { method, path } = hostRequest(host, name, call, {})
      found.findings.push({
        ...{ service, call: name, kind: call.kind, place: `${method} ${path}` },
        ...finding,
      })
    }
  }

  function whyNot(name: string, step: Step | undefined): string | undefined {
    if (!isUsed(service, name)) return 'the site never makes it'
    if (!step) return 'it writes, and of what writes only a booking is tried'
    if (host?.lacks?.includes(name)) return 'the map says that the host lacks it'
    if (step.isWrite && !isWriting) return 'it writes: --write'
    if (step.cleans) return undefined
    if (isStopped()) return 'stopped'
    if (failures >= MAX_FAILURES) return 'the host is down'
    return requests >= MAX_REQUESTS ? `${MAX_REQUESTS} requests are enough` : undefined
  }

  function inputOf(step: Step): unknown {
    try {
      return step.input(reading(told))
    } catch (error) {
      if (error instanceof Unknown) return error
      throw error
    }
  }
}

type Tried = {
  verdict: Verdict
  why: string[]
  ms: number
  isPartial?: boolean
  body?: unknown
  hasFailed?: boolean
}

async function tryCall(
  { service, fetcher, host }: Subject,
  name: string,
  call: Endpoint,
  input: unknown,
  { told, clock, onReply }: Options,
): Promise<Tried> {
  const timeoutMs = call.timeoutMs ?? host?.timeoutMs ?? TIMEOUT_MS[service] ?? TIMEOUT_MS.other
  const from = clock()
  let reply: Response | undefined
  const client = connect<Api>(
    service,
    { [name]: call },
    {
      host,
      timeoutMs,
      headers: {
        'x-request-id': crypto.randomUUID(),
        ...(told.token ? { authorization: `Bearer ${told.token}` } : {}),
      },
      fetcher: {
        async fetch(request) {
          const response = await fetcher.fetch(request)
          const bytes = await response.arrayBuffer()
          const body = bytes.byteLength > 0 ? bytes : null
          reply = new Response(body, response)
          return new Response(body, response)
        },
      },
    },
  )
  const failed = async (error: unknown): Promise<Omit<Tried, 'ms'>> => {
    if (error instanceof Unauthenticated) return { verdict: 'missing', why: [refused(401)] }
    if (error instanceof Unacceptable)
      return {
        verdict: error.isBackends ? 'shape' : 'not tried',
        why: error.issues.map(({ field }) => `input ${field ? `${field} ` : ''}is refused`),
      }
    if (!(error instanceof BackendFailure)) throw error
    const { why, detail } = error
    if (why === 'timeout')
      return { verdict: 'slow', why: [`no reply in ${timeoutMs} ms`], hasFailed: true }
    if (why === 'network')
      return { verdict: 'missing', why: ['cannot be reached'], hasFailed: true }
    if (why === 'status' || why === 'absent')
      return {
        ...{ verdict: 'missing', hasFailed: detail.startsWith('5') },
        why: [detail === '403' ? refused(403) : redirected(detail)],
      }
    const { faults } = await read()
    return { verdict: 'shape', why: faults.length > 0 ? faults : [detail] }
  }
  try {
    const answer = await client[name]!(input)
    const ms = clock() - from
    const { status, body, faults, sent, isPartial } = await read(answer)
    if (status === 429) return { verdict: 'not tried', why: ['429: too many requests'], ms }
    if (status !== 200) return { verdict: 'missing', why: [String(status)], ms }
    if (faults.length > 0) return { verdict: 'shape', why: faults, ms, body, isPartial }
    onReply?.(service, name, sent)
    if (ms > timeoutMs / 2) return { verdict: 'slow', why: [`${ms} ms of ${timeoutMs}`], ms, body }
    return { verdict: 'fits', why: [], ms, body }
  } catch (error) {
    return { ...(await failed(error)), ms: clock() - from }
  }

  function refused(status: number): string {
    return `${status}: the token, or the headers of ${service.toUpperCase()}_HEADERS, are not accepted`
  }

  /** The reply once more, with all its faults; none of a page or an empty body. */
  async function read(answer?: unknown) {
    const response = await contractResponse(host, name, reply!).catch((error: unknown) => {
      if (error instanceof AdaptFailure) return new Response(null)
      throw error
    })
    const sent: unknown = await response.json().catch(() => undefined)
    const status =
      (call.readsStatusCode ? undefined : toldStatus(sent)) ?? contractStatus(call, response)
    const schema = call.responses[status]
    const { result, dropped } = withDropped(sent, (body) => schema?.safeParse(body))
    const isRefused = result?.success === false
    const faults =
      isRefused && sent !== undefined
        ? result.error.issues.slice(0, MAX_FAULTS).map((issue) => whatIsAt(faultOf([issue]), sent))
        : []
    if (dropped && dropped.first !== NO_LIST) {
      const first = whatIsAt(dropped.first, sent)
      faults.push(`dropped ${dropped.rows} of ${dropped.of}, first ${first}`)
    } else if (dropped && !isRefused) faults.push(NO_LIST)
    const isOnlyOk = Object.keys(call.responses).length === 1
    return {
      status,
      sent,
      faults,
      isPartial: !isRefused,
      body: isOnlyOk ? answer : (answer as { body?: unknown } | undefined)?.body,
    }
  }
}

/** A redirect is not followed: it would take the customer's token along. */
function redirected(status: string): string {
  return /^(0|3\d\d)$/.test(status) ? `${status}: a redirect, which is not followed` : status
}

/** A fault such as `data.3.name invalid_type` with what stands there: a type and names of fields, never a value. */
function whatIsAt(fault: string, sent: unknown): string {
  const names = (/^(\S+) /.exec(fault)?.[1] ?? '').split('.').filter(Boolean)
  const at = (from: unknown, path: string[]): unknown =>
    path.reduce(
      (inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name],
      from,
    )
  // Rows are named from their list on.
  const isHere = names[0] === 'data' || at(sent, names.slice(0, 1)) !== undefined
  const body = isHere ? sent : (sent as { data?: unknown } | null)?.data
  const there = at(body, names)
  if (there !== undefined) return `${fault}: ${typeName(there)}${fieldsOf(' of', there)}`
  return `${fault}: nothing${fieldsOf(' beside', at(body, names.slice(0, -1)))}`
}

function typeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value
}

function fieldsOf(word: string, value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  const names = Object.keys(value).filter((key) => /^[a-z_]\w{0,30}$/i.test(key))
  return names.length > 0 ? `${word} ${names.slice(0, MAX_FAULTS).join(', ')}` : ''
}

function wordsFor({ message: name }: Unknown): string {
  if (name === 'token') return 'needs a session: --token-file'
  if (name === 'phone') return 'needs a test phone: --phones'
  if (name === 'customerId') return 'needs the customer of the session: --auth and --token-file'
  if (name === 'salonId') return 'needs a salon: of a list of --salons that fits, or --salon'
  return `the host has told no ${name}`
}
