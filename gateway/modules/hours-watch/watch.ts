import * as z from 'zod'
import { bookingApi } from '../../../workers/booking/contract'
import { BackendFailure, type Fetcher } from '../../../workers/kit/connect'
import type { InputOf, ResponseOf } from '../../../workers/kit/endpoint'
import { nearCustomers } from '../../../workers/kit/location'
import { logFailure } from '../../../workers/kit/log'
import { stream, type Listener, type Source } from '../../../workers/kit/streams'

/** Ms between two requests to the host for the same hours. */
export const EVERY_MS = 10_000

/** After so many equal replies in a row the interval is twice as long. */
const QUIET_AFTER = 5

/** A reply that takes longer (ms) doubles the interval, up to a minute. */
const SLOW_MS = 2_000
const SLOWEST_EVERY_MS = 60_000

/** Ms for which a host that fails is left alone: screens poll by themselves meanwhile. */
const REST_MS = 30_000

/** Ms between two requests to the host for all salon-days: fewer than five a second. */
const TURN_MS = 220

type Hours = ResponseOf<typeof bookingApi.listHours>
/** The query to the host. */
export type HoursInput = InputOf<typeof bookingApi.listHours>

/** Hours as the host has shown them. */
export type WatchedHours = Hours & {
  /** Epoch ms of the request that brought them. */
  seenAt: number
  /** Seconds between two requests, where they are more than usual. */
  everySeconds: number | null
}

/** The stream of an object; its events come from ourselves. */
export const watchedHours = stream({
  path: '/',
  input: bookingApi.listHours.input,
  event: z.custom<WatchedHours>(),
})

type Watched = typeof watchedHours

/** An object as the gateway uses it. */
type HoursWatcher = Fetcher & {
  /** Somebody has booked there. */
  booked: () => Promise<void>
  /** Takes a turn; ms to wait for it. */
  turn: () => Promise<number>
}

/** The objects: one of each salon-day, and one that gives out turns. */
export type HoursWatchVars = {
  /** For tests: a shorter interval than ten seconds, in ms. */
  HOURS_EVERY_MS?: string
  HOURS_WATCH?: { getByName: (name: string, where: typeof nearCustomers) => HoursWatcher }
}

/** The object that watches a salon-day. */
export function hoursWatchOf(
  { HOURS_WATCH }: HoursWatchVars,
  { salonId, bookDate }: Pick<HoursInput, 'salonId' | 'bookDate'>,
): HoursWatcher | undefined {
  return HOURS_WATCH?.getByName(`${salonId}:${bookDate}`, nearCustomers)
}

/** The host, and the clock in epoch ms. */
type WatchedHost = {
  ask: (input: HoursInput) => Promise<Hours>
  /** Takes a turn of those that all objects share; ms to wait for it. */
  turn: () => Promise<number>
  clock: () => number
  /** Ms between two requests. */
  everyMs: number
}

type View = {
  input: HoursInput
  listeners: Set<Listener<Watched>>
  last: WatchedHours | null
  /** Ends the pause before the next request; one that is on its way is repeated. */
  askSoon: () => void
}

/**
 * Follows the hours of one salon-day at a host that sends no events: asks it as long as somebody
 * listens, once for all who look at the same stylist and services.
 */
export function createHoursWatch({ ask, turn, clock, everyMs: usualMs }: WatchedHost) {
  const views = new Map<string, View>()
  let restUntil = -Infinity
  return {
    /** What to listen to; null while the host is left alone. */
    listen(input: HoursInput): Source<Watched> | null {
      return clock() < restUntil ? null : (listener) => join(viewOf(input), listener)
    },
    /** Somebody has booked: the hours are asked for at once. */
    booked() {
      for (const view of views.values()) view.askSoon()
    },
  }

  function viewOf(input: HoursInput): View {
    const key = JSON.stringify(input)
    const known = views.get(key)
    if (known) return known
    const view: View = { input, listeners: new Set(), last: null, askSoon: () => undefined }
    views.set(key, view)
    // Its first listener comes before the first turn.
    void follow(view)
      .catch((error: unknown) => {
        restUntil = clock() + REST_MS
        // What the host does wrong is logged where it is asked.
        if (!(error instanceof BackendFailure))
          logFailure({ worker: 'gateway', call: 'hoursWatch', requestId: '' }, error)
      })
      .finally(() => {
        views.delete(key)
        for (const { end } of view.listeners) end()
      })
    return view
  }

  function join(view: View, listener: Listener<Watched>): () => void {
    if (view.listeners.size === 0) view.askSoon()
    // Without any a screen would not count as live until something changes.
    if (view.last) listener.emit(view.last)
    view.listeners.add(listener)
    return () => view.listeners.delete(listener)
  }

  async function follow(view: View): Promise<void> {
    let everyMs = usualMs
    let equal = 0
    let text = ''
    do {
      const turnMs = await turn()
      await pause(turnMs)
      const askedAt = clock()
      let isStale = false
      view.askSoon = () => (isStale = true)
      const hours = await hoursOf(view)
      const now = hours === 'slow' ? text : JSON.stringify(hours)
      equal = now === text ? equal + 1 : 0
      everyMs =
        clock() - askedAt > SLOW_MS
          ? Math.min(2 * everyMs, SLOWEST_EVERY_MS)
          : equal < QUIET_AFTER
            ? usualMs
            : 2 * usualMs
      const everySeconds = shownSeconds(everyMs + turnMs)
      const seen =
        hours === 'slow'
          ? { ...view.last!, everySeconds }
          : { ...hours, seenAt: askedAt, everySeconds }
      if (now !== text || everySeconds !== null || view.last?.everySeconds)
        for (const { emit } of view.listeners) emit(seen)
      view.last = seen
      text = now
      if (!isStale) await pause(everyMs, view)
    } while (view.listeners.size > 0)
  }

  async function hoursOf({ input, last }: View): Promise<Hours | 'slow'> {
    try {
      return await ask(input)
    } catch (error) {
      if (last && error instanceof BackendFailure && error.why === 'timeout') return 'slow'
      throw error
    }
  }
}

/** Seconds between requests as they are shown, to ten; null where they are the usual ones. */
function shownSeconds(ms: number): number | null {
  const seconds = Math.round(ms / 10_000) * 10
  return seconds > (2 * EVERY_MS) / 1000 ? seconds : null
}

/** Waits so many ms; for a view, until it is wanted sooner. */
function pause(ms: number, view?: View): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    if (!view) return
    view.askSoon = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

/** Gives out turns in order, so that all wait alike when there are too many; ms until the next one. */
export function createTurns(clock: () => number): () => number {
  let next = -Infinity
  return () => {
    const at = Math.max(clock(), next)
    next = at + TURN_MS
    return at - clock()
  }
}
