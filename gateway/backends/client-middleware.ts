import {
  BackendFailure,
  Unacceptable,
  Unauthenticated,
  type Client,
} from '../../workers/kit/connect'
import { respondsOnlyOk, type Api } from '../../workers/kit/endpoint'
import { logFailure, logRefusal } from '../../workers/kit/log'
import type { KnownAbsent } from '../../workers/kit/absent-calls'
import type { Service } from '../../workers/kit/upstream'
import type { TimedOutBackends } from './timeouts'

/** One call of a backend, as it went. */
export type Timing = {
  service: Service
  name: string
  /** Epoch ms. */
  startedAt: number
  ms: number
  /** The status of the response, or why there was none. */
  outcome: number | string
  /** The response is every visitor's, for a list. */
  isForAll: boolean
}

/** A response that was not whole, and how many rows it has lost. */
export type Dropped = { call: string; rows: number }

/** What the calls of one request share. */
export type CallContext = {
  requestId: string
  /** Sent with every call; changes when the customer logs in or out midway. */
  headers: Record<string, string>
  /** Epoch ms, now. */
  clock: () => number
  /** The calls so far, for the log. */
  timings: Timing[]
  dropped: Dropped[]
  /** Auth's getUser did not know the token: it is taken away from the customer. */
  dropSession: () => void
  /** Whether that has happened. */
  hasEnded?: boolean
  /** Until when (epoch ms) the customer is kept waiting, for all calls together; undefined for lists. */
  deadline?: number | undefined
  /** Calls that hosts do not have. */
  absent?: KnownAbsent
  /** Backends that timed out for this page; undefined: none is skipped. */
  timedOut?: TimedOutBackends
}

/** A backend's client, and what its calls share with those of the other backends. */
type WrappedClient = {
  service: Service
  api: Api
  calls: CallsByName
  /** The same without the session. */
  visitorCalls: () => CallsByName
  callContext: CallContext
  askAuth: () => Promise<unknown>
}

type CallsByName = Record<string, (input: unknown) => Promise<unknown>>

/**
 * Wraps a backend client for one request: dedupes GETs, retries a GET once if it failed within 1 s,
 * skips a backend that already timed out for this request id and calls that a host does not have,
 * drops a session that auth does not know, repeats without it a read that another backend refused,
 * logs each failure once. `askAuth` makes a call of auth that needs the session.
 */
export function withClientMiddleware<A extends Api>(
  service: Service,
  api: A,
  client: Client<A>,
  visitorClient: () => Client<A>,
  callContext: CallContext,
  askAuth: () => Promise<unknown>,
): Client<A> {
  const calls = client as CallsByName
  const visitorCalls = visitorClient as () => CallsByName
  const wrapped: WrappedClient = { service, api, calls, visitorCalls, callContext, askAuth }
  const responses = new Map<string, Promise<unknown>>()
  return new Proxy(client, {
    get: (_client, name) => {
      const endpoint = typeof name === 'string' ? api[name] : undefined
      if (!endpoint) return undefined
      return endpoint.method === 'GET' && !endpoint.isWrite
        ? (input: unknown) => readOnce(String(name), input)
        : (input: unknown) => writeAnew(String(name), input)
    },
  })

  function readOnce(name: string, input: unknown): Promise<unknown> {
    const key = `${name} ${JSON.stringify(input)}`
    const known = responses.get(key)
    if (known) return known
    const response = logged(wrapped, name, () => read(wrapped, name, input))
    responses.set(key, response)
    return response
  }

  function writeAnew(name: string, input: unknown): Promise<unknown> {
    // The write may have changed what earlier reads returned.
    responses.clear()
    return logged(wrapped, name, () => write(wrapped, name, input))
  }
}

async function read(wrapped: WrappedClient, name: string, input: unknown): Promise<unknown> {
  const { service, callContext } = wrapped
  const start = Date.now()
  const sent = callContext.headers.authorization
  try {
    return await timed(wrapped, name, input)
  } catch (error) {
    if (error instanceof Unauthenticated) {
      const refusal = await refusalOf(wrapped, name, sent)
      // Auth has no response without a session; every other read is public, at a host that does not
      // know the session as well.
      if (service === 'auth' || sent === undefined) throw refusal
      const isStanding = callContext.headers.authorization === sent
      const again = isStanding ? { ...wrapped, calls: wrapped.visitorCalls() } : wrapped
      return timed(again, name, input).catch((other: unknown) => {
        throw other instanceof Unauthenticated ? refusal : other
      })
    }
    if (error instanceof BackendFailure && isTransient(error) && Date.now() - start < SHORT_MS)
      return timed(wrapped, name, input)
    throw error
  }
}

async function write(wrapped: WrappedClient, name: string, input: unknown): Promise<unknown> {
  const sent = wrapped.callContext.headers.authorization
  try {
    return await timed(wrapped, name, input)
  } catch (error) {
    throw error instanceof Unauthenticated ? await refusalOf(wrapped, name, sent) : error
  }
}

/**
 * What a 401 means, as only auth's getUser ends a session: a call that refuses one which getUser
 * knows, or that refuses a public read, is at fault and has failed.
 */
async function refusalOf(
  { service, api, callContext, askAuth }: WrappedClient,
  name: string,
  sent: string | undefined,
): Promise<Unauthenticated | BackendFailure> {
  const { headers } = callContext
  const isStanding = () => headers.authorization === sent
  // Auth may refuse another call for another reason, such as a wrong password.
  if (service === 'auth' && name === 'getUser') {
    // The customer may have logged in meanwhile.
    if (sent !== undefined && isStanding()) {
      callContext.hasEnded = true
      callContext.dropSession()
    }
    return new Unauthenticated()
  }
  // That drops the session if it has ended; one that cannot be checked stands.
  if (sent !== undefined && isStanding()) await askAuth().catch(() => undefined)
  const isAtFault =
    sent === undefined ? api[name]?.method === 'GET' && !callContext.hasEnded : isStanding()
  return isAtFault ? new BackendFailure(service, name, 'status', '401') : new Unauthenticated()
}

async function timed(
  { service, api, calls, callContext }: WrappedClient,
  name: string,
  input: unknown,
): Promise<unknown> {
  const { requestId, timedOut } = callContext
  if (timedOut?.has(requestId, service))
    throw new BackendFailure(service, name, 'timeout', 'this page has waited for it before')
  const timing: Timing = {
    service,
    name,
    startedAt: Date.now(),
    ms: 0,
    outcome: 200,
    isForAll: callContext.deadline === undefined,
  }
  try {
    const response = await calls[name]?.(input)
    if (!respondsOnlyOk(api[name]!)) timing.outcome = (response as { status: number }).status
    return response
  } catch (error) {
    timing.outcome = timingResultOf(error)
    if (error instanceof BackendFailure && error.why === 'timeout')
      timedOut?.mark(requestId, service)
    throw error
  } finally {
    timing.ms = Date.now() - timing.startedAt
    callContext.timings.push(timing)
  }
}

async function logged(
  { service, callContext }: WrappedClient,
  name: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    const site = {
      worker: 'gateway',
      call: `${service}.${name}`,
      requestId: callContext.requestId,
    }
    // The failures that opened the circuit are logged already, and what a host lacks is no failure.
    if (error instanceof BackendFailure && !['circuit-open', 'absent'].includes(error.why))
      logFailure(site, error)
    // A backend may refuse what a customer typed, or what it alone does not understand.
    if (error instanceof Unacceptable && error.isBackends) logRefusal(site, fieldsOf(error))
    throw error
  }
}

/** Names of at most ten fields; a host may put anything there, so only what looks like a name. */
function fieldsOf({ issues }: Unacceptable): string[] {
  return issues.slice(0, 10).map(({ field }) => (/^[\w.[\]-]{0,60}$/.test(field) ? field : '?'))
}

/** A read that failed after more ms than this is not retried: the customer is waiting. */
const SHORT_MS = 1000

/** Whether a retry makes sense: the network or the backend broke. A timeout is not retried. */
function isTransient({ why, detail }: BackendFailure): boolean {
  return why === 'network' || (why === 'status' && detail.startsWith('5'))
}

/** The status that a backend refused with, or why nothing came of the call. */
function timingResultOf(error: unknown): number | string {
  if (error instanceof Unauthenticated) return 401
  if (error instanceof Unacceptable) return 422
  if (!(error instanceof BackendFailure)) return 'fault'
  return error.why === 'status' ? Number(error.detail) : error.why
}
