import type * as z from 'zod'
import { parseJson } from '../../domain/parse-json'
import type { AbsentCalls } from './absent-calls'
import {
  AdaptFailure,
  contractResponse,
  hostRequest,
  replyBytes,
  toldStatus,
  type Host,
} from './host'
import { respondsOnlyOk, type ResponseOf, type Api, type Endpoint, type InputOf } from './endpoint'
import { coded, messageDto, type WireIssue, wireIssues } from './message'
import { TIMEOUT_HEADER } from './time-limits'
import { createParseMemo } from './parse-memo'
import { logDropped } from './log'
import { faultOf, NO_LIST, withDropped, type DroppedRows } from './wire'

/**
 * Anything that handles requests: a service binding, or `fetchAt(url)` for a host of the chain's
 * own.
 */
export type Fetcher = { fetch: (request: Request) => Promise<Response> }

/** The headers of each call and its timeout. */
export type ClientOptions = {
  fetcher: Fetcher
  /** How the backend differs from the contract, where it is the chain's own. */
  host?: Host | undefined
  /** Calls that the backend has shown not to have: they are not sent for a while. */
  absent?: AbsentCalls | undefined
  /** Sent with every call: request id, bearer token, owner token, client address. */
  headers: Record<string, string>
  /** Milliseconds before a call counts as failed. */
  timeoutMs: number | ((call: Endpoint) => number)
  /** Told how many rows each response lost. */
  onDropped?: (rows: number, call: string) => void
}

/** A typed caller of one contract. */
export type Client<A extends Api> = {
  [K in keyof A]: (input: InputOf<A[K]>) => Promise<ResponseOf<A[K]>>
}

/**
 * A backend was slow, broke, or sent a response that breaks its contract: masked for the customer,
 * logged with its name.
 */
export class BackendFailure extends Error {
  override name = 'BackendFailure'
  constructor(
    readonly backend: string,
    readonly call: string,
    /**
     * `circuit-open`: the call was not sent, as the backend has been down. `absent`: the host has no
     * such call, which is no fault of its.
     */
    readonly why: 'timeout' | 'network' | 'status' | 'shape' | 'circuit-open' | 'absent',
    readonly detail: string,
  ) {
    super(`${backend}.${call}: ${why}: ${detail}`)
  }
}

/** Statuses with which a host says that it has no such call. */
export const ABSENT_STATUSES: readonly number[] = [404, 405, 501]

/** Whether a call failed as the chain's own host has none of the kind. */
export function isAbsent(error: unknown): boolean {
  return error instanceof BackendFailure && error.why === 'absent'
}

/** Throws where a host's description, or an earlier answer, says that it has no such call. */
export function refuseLacking(
  backend: string,
  name: string,
  { host, absent }: Pick<ClientOptions, 'host' | 'absent'>,
): void {
  if (host?.lacks?.some((one) => one === name))
    throw new BackendFailure(backend, name, 'absent', 'as its description says')
  if (absent?.has(name)) throw new BackendFailure(backend, name, 'absent', 'as before')
}

/** Thrown by a fetcher instead of calling a backend that has been down. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError'
}

/** The backend did not accept the access token (401): the stored token must go. */
export class Unauthenticated extends Error {
  override name = 'Unauthenticated'
}

/**
 * The backend found the input unacceptable (422, or another 4xx to a write that says why); `field`
 * is a dotted wire path, or nothing.
 */
export class Unacceptable extends Error {
  override name = 'Unacceptable'
  constructor(
    readonly issues: WireIssue[],
    /** A backend said so; else the contract, before anything was sent. */
    readonly isBackends = false,
  ) {
    super('input not acceptable')
  }
}

/** Makes a client for a contract; calls are looked up by name, so nothing is built per request but one object. */
export function connect<A extends Api>(backend: string, api: A, options: ClientOptions): Client<A> {
  return new Proxy({} as Client<A>, {
    get: (_target, name) => {
      const call = typeof name === 'string' ? api[name] : undefined
      return call
        ? (input: unknown) => callEndpoint(backend, String(name), call, input, options)
        : undefined
    },
  })
}

/**
 * A fetcher that sends requests to another origin, for a backend that is the chain's own host;
 * `via` a binding with a client certificate or into a private network.
 */
export function fetchAt(origin: string, via?: Fetcher): Fetcher {
  return {
    fetch: (request) => {
      const { pathname, search } = new URL(request.url)
      const there = new Request(origin.replace(/\/$/, '') + pathname + search, request)
      return via ? via.fetch(there) : fetch(there)
    },
  }
}

async function callEndpoint(
  backend: string,
  name: string,
  call: Endpoint,
  input: unknown,
  options: ClientOptions,
): Promise<unknown> {
  refuseLacking(backend, name, options)
  const { timeoutMs: limit } = options
  const timeoutMs = typeof limit === 'number' ? limit : limit(call)
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await send(backend, name, partsOf(name, call, input, options.host), {
    ...options,
    timeoutMs,
    signal,
  })
  const read = () => bytesOf(backend, name, response, { signal, host: options.host })
  const sent = contractStatus(call, response)
  const whole = sent === 200 && !call.readsStatusCode ? await read() : undefined
  const status = (whole && statusIn(whole)) ?? sent
  if (status === 401 && !call.responses[401]) throw new Unauthenticated()
  const schema = call.responses[status]
  const mayLack = ['ours', 'between'].includes(call.kind) && ABSENT_STATUSES.includes(status)
  const lacking = (): BackendFailure => {
    options.absent?.note(name)
    return new BackendFailure(backend, name, 'absent', String(status))
  }
  const failed = () => new BackendFailure(backend, name, 'status', String(status))
  if (!schema && !mayRefuse(call, status)) {
    if (!whole) await response.body?.cancel()
    throw mayLack ? lacking() : failed()
  }
  const bytes = whole ?? (await read())
  const isDeed = status === 200 && changes(call)
  if (!schema) {
    const issues = issuesIn(parseJson(decoder.decode(bytes)))
    if (!issues && status !== 422) throw failed()
    throw new Unacceptable(issues ?? [{ field: '', message: coded('INVALID_VALUE') }], true)
  }
  const check = () => {
    try {
      const said = isDeed && bytes.length === 0 ? NOTHING : bytes
      return checked(backend, name, { schema, bytes: said, isRead: status === 200 && !isDeed })
    } catch (error) {
      // A refusal of the contract has its form, unless it broke off; any other page of this status is of a server that lacks the call.
      const isBroken = error instanceof BackendFailure && error.detail === BROKE_OFF
      if (mayLack && !isBroken) throw lacking()
      throw error
    }
  }
  const body = call.isShared ? parseMemo.checked({ schema, bytes }, check) : check()
  const dropped = droppedFrom.get(Object(body))
  if (dropped) {
    logDropped(`${backend}.${name}`, options.headers['x-request-id'], dropped)
    options.onDropped?.(dropped.rows, name)
  }
  return respondsOnlyOk(call) ? body : { status, body }
}

/** The status as contracts have it: hosts answer 201 or 204, too, where they have done something. */
export function contractStatus(call: Endpoint, { ok, status }: Response): number {
  return ok && changes(call) ? 200 : status
}

/** Whether a call changes something. */
function changes({ method, isWrite = method !== 'GET' }: Endpoint): boolean {
  return isWrite
}

/** What a host says that has done something and says nothing. */
const NOTHING = new TextEncoder().encode('{}')

/** Whether a status outside the contract may be a refusal that says why in the customer's words. */
function mayRefuse(call: Endpoint, status: number): boolean {
  if (status === 422) return true
  // After 408 nobody knows whether it was done.
  const isFailure = status < 400 || status >= 500 || status === 408
  return changes(call) && !isFailure && !ABSENT_STATUSES.includes(status)
}

const parseMemo = createParseMemo()

/** The rows that bodies lost; one that many get lost them for each. */
const droppedFrom = new WeakMap<object, DroppedRows>()

/** `isRead`: it answers a question, so that a refusal is no answer, whatever the schema can do without. */
function checked(
  backend: string,
  name: string,
  { schema, bytes, isRead }: { schema: z.ZodType; bytes: Uint8Array; isRead: boolean },
): unknown {
  const sent = jsonOf(backend, name, bytes)
  const { result, dropped } = withDropped(sent, (body) => schema.safeParse(body))
  const isNoList = dropped?.first === NO_LIST
  const isRefused = isRefusal(sent)
  const { data } = Object(sent) as { data?: unknown }
  const isNoAnswer = isRead && isRefused && !data
  if (result.success && !isNoList && !isNoAnswer) {
    if (dropped) droppedFrom.set(Object(result.data), dropped)
    return result.data
  }
  const fault = result.success ? isNoList && NO_LIST : faultOf(result.error.issues)
  const detail = [isRefused && 'success is false', fault].filter(Boolean).join(', ')
  throw new BackendFailure(backend, name, 'shape', detail)
}

/** Some hosts answer 200 to everything and say in the body that they refuse. */
function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false
}

type RequestOptions = { headers: Record<string, string>; signal: AbortSignal }

/** What of a contract's call or stream says how it is sent. */
type SentCall = Pick<Endpoint, 'method' | 'path' | 'input'>

/** A call as it is sent: its path with the query, and the body of one that writes. */
type CallParts = { method: Endpoint['method']; path: string; body?: string }

/** Throws Unacceptable for input that the contract refuses. */
function partsOf(name: string, call: SentCall, given: unknown, host: Host | undefined): CallParts {
  const encoded = call.input.safeEncode(given as never)
  if (!encoded.success) throw new Unacceptable(wireIssues(encoded.error))
  const wire = encoded.data as Record<string, unknown>
  const { method, path: form, input, rest } = hostRequest(host, name, call, wire)
  const path = form.replace(/\{(\w+)\}/g, (_whole, key: string) => segment(key, String(input[key])))
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: JSON.stringify(rest) }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(rest))
    if (value !== undefined && value !== null) query.set(key, String(value))
  if (query.size === 0) return { method, path }
  return { method, path: `${path}${path.includes('?') ? '&' : '?'}${query}` }
}

/** Builds the request of a call; throws Unacceptable for input that the contract refuses. */
export function buildRequest(
  call: SentCall,
  input: unknown,
  { name = '', host, ...options }: RequestOptions & Pick<ClientOptions, 'host'> & { name?: string },
): Request {
  return requestOf(partsOf(name, call, input, host), options)
}

/**
 * Redirects are not followed: another address would get the customer's token and answer in the
 * backend's name.
 */
function requestOf(
  { method, path, body }: CallParts,
  { headers, signal }: RequestOptions,
): Request {
  return new Request(`https://backend${path}`, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
    signal,
  })
}

/** A value as one piece of a path. Dots alone mean other folders, percent-encoded or not, so they are no value. */
function segment(field: string, value: string): string {
  if (/^\.{1,2}$/.test(value)) throw new Unacceptable([{ field, message: coded('INVALID_ID') }])
  return encodeURIComponent(value)
}

/** How a call is sent. */
type SendOptions = Pick<ClientOptions, 'fetcher' | 'headers' | 'host'> & {
  timeoutMs: number
  signal: AbortSignal
}

async function send(
  backend: string,
  name: string,
  parts: CallParts,
  { fetcher, headers, host, timeoutMs, signal }: SendOptions,
): Promise<Response> {
  try {
    const response = await fetcher.fetch(
      requestOf(parts, {
        // Who calls others in turn must know how long it is waited for.
        headers: { ...headers, [TIMEOUT_HEADER]: String(timeoutMs) },
        signal,
      }),
    )
    return await contractResponse(host, name, response)
  } catch (error) {
    if (error instanceof AdaptFailure)
      throw new BackendFailure(backend, name, 'shape', error.message)
    const why =
      error instanceof CircuitOpenError ? 'circuit-open' : signal.aborted ? 'timeout' : 'network'
    throw new BackendFailure(backend, name, why, error instanceof Error ? error.name : 'unknown')
  }
}

async function bytesOf(
  backend: string,
  name: string,
  response: Response,
  { signal, host }: Pick<ClientOptions, 'host'> & { signal: AbortSignal },
): Promise<Uint8Array> {
  try {
    return await (host ? replyBytes(response) : response.bytes())
  } catch (error) {
    if (error instanceof AdaptFailure)
      throw new BackendFailure(backend, name, 'shape', error.message)
    // A page waits for a slow backend once, and slow is also who sends headers and then nothing.
    if (signal.aborted) throw new BackendFailure(backend, name, 'timeout', 'in the body')
    throw new BackendFailure(backend, name, 'shape', BROKE_OFF)
  }
}

/** Said of a body that ends too early. */
const BROKE_OFF = 'broke off'

const decoder = new TextDecoder()

/** Longest body of a refusal, in bytes: what is longer has rows, and is parsed once only. */
const MAX_REFUSAL = 4000

/** The status that a 200 says of a refusal; only a body that may have one is parsed for it. */
function statusIn(bytes: Uint8Array): number | undefined {
  if (bytes.length > MAX_REFUSAL) return undefined
  const text = decoder.decode(bytes)
  return text.includes('"statusCode"') ? toldStatus(parseJson(text)) : undefined
}

function jsonOf(backend: string, name: string, bytes: Uint8Array): unknown {
  const text = decoder.decode(bytes).trim()
  try {
    return JSON.parse(text)
  } catch {
    const what = text === '' ? 'empty' : text.startsWith('<') ? 'a page and no JSON' : 'not JSON'
    throw new BackendFailure(backend, name, 'shape', text.startsWith('{') ? BROKE_OFF : what)
  }
}

/** What a backend finds unacceptable: fields, or its sentence; undefined where it says neither. */
function issuesIn(body: unknown): WireIssue[] | undefined {
  const { issues, message } = Object(body) as { issues?: unknown; message?: unknown }
  if (Array.isArray(issues) && issues.length > 0)
    return issues.map((issue: { field?: unknown; message?: unknown }) => ({
      field: String(issue.field ?? ''),
      message: messageDto.safeParse(issue.message).data ?? '',
    }))
  const sentence = messageDto.safeParse(message).data
  return sentence?.length ? [{ field: '', message: sentence }] : undefined
}
