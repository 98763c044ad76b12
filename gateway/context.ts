import type { Lease } from '../domain/lease'
import { spreadMsOf, readPurges, type KnownPurges } from '../domain/purges'
import { readTraceparent } from '../domain/traceparent'
import type { Profile } from '../schema/generated/resolvers'
import { nowOf, type ClockVars } from '../domain/clock'
import { Unauthenticated, BackendFailure, isAbsent } from '../workers/kit/connect'
import { isOwnHost, nameOfHosts, upstreamOf, type Service } from '../workers/kit/upstream'
import { logFailure } from '../workers/kit/log'
import type { nearCustomers } from '../workers/kit/location'
import { noCache } from '../workers/kit/request'
import { toProfile } from './modules/auth/profile'
import type { CallContext, Dropped, Timing } from './backends/client-middleware'
import type { KnownAbsent } from '../workers/kit/absent-calls'
import type { OpenStreams } from './backends/open-streams'
import { openBackends, type Backends, type BackendVars, type Breakers } from './backends/table'
import type { Cache } from './cache/cache'
import type { Store } from './cache/store'
import type { PurgeCalls } from './cache/coordinator/purges'
import type { Cached, ContentInput, Language } from './cache/list-table'
import { contentIn, openLists, type Lists } from './cache/lists'
import type { TimedOutBackends } from './backends/timeouts'
import type { PurgeVars } from './cache/purge/call'
import type { BoardReader } from './modules/soonest/board-reader'
import { allowsMutation, type RateVars } from './graphql/rate-limit'
import { visitorOf, type Visitor } from './http/session'
import type * as z from 'zod'
import { bookingStreams } from '../workers/booking/contract'
import { openStream, whenOver, type Events, type StreamInputOf } from '../workers/kit/streams'
import {
  hoursWatchOf,
  watchedHours,
  type HoursWatchVars,
  type WatchedHours,
} from './modules/hours-watch/watch'
import { tooManyStreams } from './graphql/errors'

/**
 * Ms that a stream lives. A client that still listens reconnects, so no stream outlives its page
 * for long.
 */
const STREAM_LIFE_MS = 5 * 60_000

/** Milliseconds for a stream's first bytes. */
const TIMEOUT_MS = 4000

/** Ms that all calls of one request may take together: three that wait for one another, each its longest. */
const REQUEST_MS = 12_000

/** The frames of a day, as they change. */
type LiveHours = z.output<typeof bookingStreams.watchHours.event> | WatchedHours

type WatchHoursInput = StreamInputOf<typeof bookingStreams.watchHours>

/** Listens to the booking backend in the visitor's name. */
type StreamClient = {
  watchHours: (input: WatchHoursInput) => Promise<Events<LiveHours>>
  /** Hours have been booked: who listens through an object of ours sees it at once. */
  booked: (place: { salonId: number; bookDate: string }) => Promise<void>
}

/**
 * The streams that one request can open; `signal` aborts when the client leaves. Our own backend
 * sends events of each browser's view; in front of a host without them an object of ours asks it,
 * once for all who listen. Too many streams, which we count and the salon-day, throw a named error;
 * any other failure is logged and thrown as a BackendFailure.
 */
function openListening(
  vars: BackendVars & HoursWatchVars,
  { requestId, headers, absent, clock }: CallContext,
  signal: AbortSignal,
  streams: OpenStreams,
): StreamClient {
  return {
    watchHours: async (input) => {
      const leave = streams.enter(headers['x-client-address'])
      if (!leave) throw tooManyStreams()
      try {
        return endedAfter(whenOver(await eventsOf(input), leave), STREAM_LIFE_MS, signal)
      } catch (error) {
        leave()
        if (isTooManyStreams(error)) throw tooManyStreams()
        if (error instanceof BackendFailure)
          logFailure({ worker: 'gateway', call: 'booking.watchHours', requestId }, error)
        throw error
      }
    },
    booked: async (place) => hoursWatchOf(vars, place)?.booked(),
  }

  async function eventsOf(input: WatchHoursInput): Promise<Events<LiveHours>> {
    const toBooking = {
      ...upstreamOf('booking', vars),
      absent: absent?.of('booking', clock),
      headers,
      timeoutMs: TIMEOUT_MS,
    }
    try {
      return await openStream('booking', 'watchHours', bookingStreams.watchHours, input, toBooking)
    } catch (error) {
      if (!isAbsent(error)) throw error
      const watch = hoursWatchOf(vars, input)
      if (!watch) throw error
      const { salonId, bookDate, stylistId, listServiceId } = input
      const view = { salonId, bookDate, stylistId, listServiceId: listServiceId.toSorted() }
      const asked = { customerPhone: undefined, utmSource: undefined, ...view }
      return openStream('gateway', 'watchHours', watchedHours, asked, {
        fetcher: watch,
        headers: {},
        timeoutMs: TIMEOUT_MS,
      })
    }
  }
}

/** Whether the backend refused because the address has too many open streams there. */
function isTooManyStreams(error: unknown): boolean {
  return error instanceof BackendFailure && error.why === 'status' && error.detail === '429'
}

/** Events that end after `ms`, or when `signal` aborts or has aborted. */
export function endedAfter<E>(events: Events<E>, ms: number, signal?: AbortSignal): Events<E> {
  const stopWaiting = (): void => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
  const end = (): void => {
    stopWaiting()
    void events.return?.()
  }
  const timer = setTimeout(end, ms)
  signal?.addEventListener('abort', end)
  // The client may have left while the stream was opened.
  if (signal?.aborted) end()
  return whenOver(events, stopWaiting)
}

declare global {
  /**
   * Defined for production only (wrangler.toml), whose bundle then lacks the schema's descriptions,
   * which take an isolate most of its start, and all that explains a request.
   */
  const WITHOUT_DESCRIPTIONS: true | undefined
}

/** The gateway's configuration from wrangler.toml. */
export type Env = BackendVars &
  HoursWatchVars &
  ClockVars &
  PurgeVars &
  RateVars & {
    LISTS: Store
    /**
     * One object for all purges (`getByName('lists')`): coordinator/coordinator.ts. Without it
     * nothing can be purged.
     */
    COORDINATOR?: { getByName: (name: string, where: typeof nearCustomers) => PurgeCalls }
    /** For tests: a shorter time within which everybody knows of a purge, in ms. */
    PURGE_SPREAD_MS?: string
    /** Parent domain of the session cookie; the site's own host when absent. */
    COOKIE_DOMAIN?: string
    /** Signs the cookie of bookings that a browser may see at a host that numbers them. */
    BOOKINGS_KEY?: string
    /** "1" in local runs and previews: introspection, suggestions and any document, for GraphiQL. */
    GRAPHIQL?: string
    /**
     * "any": documents that the site does not have are executed even without GRAPHIQL. For tests.
     */
    DOCUMENTS?: string
  }

/** The part of workerd's execution context that the gateway uses. */
export type Execution = { waitUntil: (work: Promise<unknown>) => void }

/** What resolvers can use. */
export type Context = {
  /** Epoch ms; the one "now" of this request. */
  now: number
  /** The same clock after backends were waited for. */
  clock: () => number
  /** The six backends, each call in the visitor's name. */
  backends: Backends
  /** The same in nobody's name, for what others get too. */
  shared: () => Backends
  /** The booking backend is a host of the chain's own, which gets more with a booking. */
  isBookingHost: boolean
  bookingsKey: string | undefined
  /** Whether a host is known not to have a call, by its description or by an answer. */
  lacks: (service: Service, call: string) => boolean
  /** Server-sent event streams of the backends. */
  listening: StreamClient
  /** Lists that are the same for all visitors, from the cache. */
  lists: Lists
  /** Who is free at every salon. */
  board: BoardReader
  visitor: Visitor
  /**
   * The logged-in customer, fetched at most once a request; null for visitors and ended sessions.
   */
  profile: () => Promise<Profile | null>
  /** Counts a mutation and returns whether it may run. */
  allowsMutation: (onlyTracks: boolean) => Promise<boolean>
  /** Keeps the worker alive for background work. */
  waitUntil: (work: Promise<unknown>) => void
  timings: Timing[]
  /** How many rows each response that was not whole has lost. */
  dropped: readonly Dropped[]
  outcome: LoggedOperation
  /** The language of sentences for the customer. */
  language: Language
  /** The language of content. */
  contentLanguage: Language
  /** A part of the input of calls that answer content. */
  content: ContentInput
}

/** What is logged about a request. */
export type LoggedOperation = {
  /**
   * Name of the site's document; `other` for any other, as outside callers choose their own names.
   */
  operation: string
  /** Whose document it is: the site's, or that of a folder in clients/; `other` without one. */
  client: string
  /** Codes of errors; a response with any is not cached. */
  errors: string[]
  /** Mutations that responded, each with the type of its response. */
  mutations: string[]
  /** The cached lists that its document reads, if it reads nothing else. */
  publicLists: readonly Cached[]
}

/** State that an isolate shares between requests. */
export type Isolate = {
  cache: Cache
  board: BoardReader
  purges: Lease<KnownPurges>
  timedOut: TimedOutBackends
  absent: KnownAbsent
  breakers: Breakers
  streams: OpenStreams
}

/** Builds the context of a request; sends nothing yet. */
export function openContext(
  request: Request,
  env: Env,
  execution: Execution,
  { cache, board, purges, timedOut, absent, breakers, streams }: Isolate,
): Context {
  const visitor = visitorOf(request, env.COOKIE_DOMAIN)
  const { requestId } = visitor
  const given = request.headers.get('traceparent')
  const traceparent = given && readTraceparent(given) ? given : undefined
  if (traceparent) visitor.headers.traceparent = traceparent
  const waitUntil = execution.waitUntil.bind(execution)
  const now = nowOf(env)
  const language = languageOf(request)
  // A GET's response may be cached by its address, which has no language.
  const contentLanguage = request.method === 'POST' ? language : 'vi'
  const callContext: CallContext = {
    requestId,
    timings: [],
    dropped: [],
    clock: () => nowOf(env),
    headers: visitor.headers,
    dropSession: visitor.forgetSession,
    timedOut,
    absent,
    deadline: Date.now() + REQUEST_MS,
  }
  const anonymous = {
    ...callContext,
    // Lists are for everybody, and may be read again behind the response.
    deadline: undefined,
    headers: { 'x-request-id': requestId, ...noCache, ...(traceparent ? { traceparent } : {}) },
  }
  const backends = openBackends(env, callContext, breakers)
  let nobodys: Backends | undefined
  // The same for all lists of the request, so that those of one backend travel together.
  const shared = () => (nobodys ??= openBackends(env, anonymous, breakers))
  const scope = { now, requestId, waitUntil }
  return {
    now,
    clock: callContext.clock,
    backends,
    shared,
    isBookingHost: isOwnHost('booking', env),
    bookingsKey: env.BOOKINGS_KEY,
    lacks: (service, call) =>
      upstreamOf(service, env).host?.lacks?.some((one) => one === call) === true ||
      absent.of(service, callContext.clock).has(call),
    listening: openListening(env, callContext, request.signal, streams),
    board,
    lists: openLists(cache, shared, {
      ...scope,
      purges: () => purgesKnown(env, purges, scope),
      spreadMs: spreadMsOf(env),
      language: contentLanguage,
      hosts: nameOfHosts(env),
      timedOut,
      store: env.LISTS,
    }),
    visitor,
    profile: () => readProfile(visitor, backends),
    allowsMutation: (onlyTracks) => allowsMutation(env, visitor.headers, onlyTracks),
    waitUntil,
    timings: callContext.timings,
    dropped: callContext.dropped,
    outcome: { operation: 'other', client: 'other', errors: [], mutations: [], publicLists: [] },
    language,
    contentLanguage,
    content: contentIn(contentLanguage),
  }
}

/** The purges so far; undefined where they could never be read. */
async function purgesKnown(
  env: Env,
  lease: Lease<KnownPurges>,
  request: Pick<Context, 'now' | 'waitUntil'> & { requestId: string },
): Promise<KnownPurges['purges'] | undefined> {
  const known = await lease.read({
    ...request,
    fetchValue: () => readPurges(env.LISTS, spreadMsOf(env)),
    onFailure: (error) =>
      logFailure({ worker: 'gateway', call: 'purges.read', requestId: request.requestId }, error),
  })
  return known?.purges
}

/** The language that a request asks for. */
export function languageOf({ headers }: Request): Language {
  return /^en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : 'vi'
}

async function readProfile(visitor: Visitor, backends: Backends): Promise<Profile | null> {
  if (!visitor.isLoggedIn()) return null
  try {
    const me = toProfile(await backends.auth.getUser({}))
    followAccount(visitor, me)
    return me
  } catch (error) {
    if (error instanceof Unauthenticated) return null
    throw error
  }
}

/**
 * The decisions in a customer's account apply in all their browsers: consent withdrawn elsewhere is
 * deleted here too.
 */
function followAccount(visitor: Visitor, { phone, consents }: Profile): void {
  const stored = visitor.consent()
  if (stored?.phone !== phone) return
  if (consents.booking === false) return visitor.storeConsent(null)
  const decided = {
    phone,
    photo: consents.photo ?? stored.photo,
    location: consents.location ?? stored.location,
  }
  if (decided.photo !== stored.photo || decided.location !== stored.location)
    visitor.storeConsent(decided)
}
