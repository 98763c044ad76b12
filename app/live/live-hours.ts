import { whenSeen } from '~/browser/when-seen'
import { currentClient } from '~/urql/client'
import {
  HoldHourDocument,
  HoursNowDocument,
  LiveHoursDocument,
  ReleaseHourDocument,
  type HoldHourInput,
  type HoldHourMutation,
  type LiveHoursSubscription,
  type LiveHoursSubscriptionVariables,
} from '../../schema/generated/graphql'
import { byId } from '../persisted-document'
import { logClientError } from '~/browser/log-client-error'

/**
 * Sources of the newest value: `listen` calls back with each value until the returned function is
 * called, `ask` fetches one.
 */
type LiveSource<Value> = {
  listen: (on: {
    value: (value: Value) => void
    ended: () => void
    failed: () => void
  }) => () => void
  ask: () => Promise<Value | null>
}

/** The receiver: each new value, and whether it stays the newest until further notice. */
type Follower<Value> = {
  value: (value: Value) => void
  isFollowing: (isFollowing: boolean) => void
}

/** The browser's information about the page's visibility. */
type Page = Pick<Document, 'hidden' | 'addEventListener'>

/** Failures in a row after which the screen polls instead. */
const FAILURES_BEFORE_POLLING = 3

/** Milliseconds between two polls, and how many of them pass before it tries to listen again. */
const POLL_EVERY_MS = 10_000
const POLLS_BEFORE_LISTENING = 6

/** Milliseconds before the first new try; each further one waits twice as long. */
const FIRST_RETRY_MS = 1000

/**
 * A stream that was ended in good order is resumed within so many ms, at random, so that not all
 * screens come at once.
 */
const RESUME_MS = 1000

/**
 * Keeps a value up to date while the page is visible: by listening, by polling when that fails, not
 * at all while it is hidden. The returned function stops it.
 */
export function follow<Value>(
  { listen, ask }: LiveSource<Value>,
  follower: Follower<Value>,
  page: Page = document,
  network: EventTarget = window,
): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let failures = 0
  let isFollowing = false
  let isPaused = false
  /** Drops the open stream, poll or timer. */
  let drop = (): void => undefined

  function setFollowing(is: boolean): void {
    if (is !== isFollowing) follower.isFollowing((isFollowing = is))
  }

  function close(): void {
    drop()
    drop = () => undefined
    setFollowing(false)
  }

  function wait(ms: number, act: () => void): void {
    const timer = setTimeout(act, Math.round(ms))
    drop = () => clearTimeout(timer)
  }

  function open(): void {
    close()
    let isDropped = false
    let hasValue = false
    let unsubscribe = (): void => undefined
    const fail = (): void => {
      if (isDropped) return
      close()
      failures++
      if (failures >= FAILURES_BEFORE_POLLING) void poll(1)
      else wait(FIRST_RETRY_MS * 2 ** (failures - 1) * (0.5 + Math.random()), open)
    }
    drop = () => {
      isDropped = true
      unsubscribe()
    }
    unsubscribe = listen({
      value(value) {
        if (isDropped) return
        hasValue = true
        failures = 0
        setFollowing(true)
        follower.value(value)
      },
      ended() {
        // A stream that ends before its first value counts as a failure.
        if (isDropped || !hasValue) return fail()
        close()
        wait(RESUME_MS * Math.random(), open)
      },
      failed: fail,
    })
  }

  async function poll(count: number): Promise<void> {
    let isDropped = false
    drop = () => void (isDropped = true)
    const value = (await ask().catch(logClientError)) ?? null
    if (isDropped) return
    if (value !== null) follower.value(value)
    wait(POLL_EVERY_MS, () => (count < POLLS_BEFORE_LISTENING ? void poll(count + 1) : open()))
  }

  function pause(): void {
    isPaused = true
    close()
  }

  // Earlier failures do not count: the customer is looking now, and perhaps from another network.
  function openAnew(): void {
    isPaused = false
    failures = 0
    open()
  }

  const onVisibility = (): void => {
    if (page.hidden) pause()
    else if (isPaused) openAnew()
  }
  page.addEventListener('visibilitychange', onVisibility, { signal })
  // Into and out of the back/forward cache, which keeps no page with an open connection.
  network.addEventListener('pagehide', pause, { signal })
  network.addEventListener('pageshow', onVisibility, { signal })
  network.addEventListener('online', () => isPaused || openAnew(), { signal })
  network.addEventListener('offline', close, { signal })
  if (page.hidden) isPaused = true
  else open()
  return () => {
    listeners.abort()
    close()
  }
}

/** The query of the followed hours. */
export type HoursQuery = LiveHoursSubscriptionVariables

/** The hours of a day. */
export type LiveHours = LiveHoursSubscription['hours']

/** The server's response to a hold. */
export type HoldResult = HoldHourMutation['holdHour']

/**
 * Wait this many ms for the stream to set the owner token's cookie; a hold without it would have
 * another owner.
 */
const OWNER_TOKEN_WAIT_MS = 2000

let endTokenWait = (): void => undefined
let tokenWait: Promise<void> = Promise.resolve()

/** Follows the hours of a day until the returned function is called. */
export function followHours(query: HoursQuery, follower: Follower<LiveHours>): () => void {
  tokenWait = new Promise((resolve) => (endTokenWait = resolve))
  setTimeout(endTokenWait, OWNER_TOKEN_WAIT_MS)
  return follow<LiveHours>(
    {
      listen: (on) => {
        const { unsubscribe } = currentClient()
          .subscription(byId(LiveHoursDocument), query)
          .subscribe(({ data, error, hasNext }) => {
            endTokenWait()
            if (error || (!data && hasNext)) on.failed()
            else if (!hasNext) on.ended()
            else if (data) on.value(data.hours)
          })
        return unsubscribe
      },
      ask: async () => {
        const { data } = await currentClient()
          .query(byId(HoursNowDocument), query, { requestPolicy: 'network-only' })
          .toPromise()
        return data?.salon?.hours ?? null
      },
    },
    follower,
  )
}

/**
 * The server stores one choice of a browser, the last one, so a hold in this tab ends those of
 * other tabs.
 */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('held-hours')

/**
 * Calls `taken` when another tab has taken over the hold, until the returned function is called.
 */
export function onHeldElsewhere(taken: () => void): () => void {
  tabs?.addEventListener('message', taken)
  return () => tabs?.removeEventListener('message', taken)
}

/** Holds the pressed hours, or releases the hold. */
export const holdHours = createHolding<HoldHourInput, HoldResult>(async (input) => {
  // A page that nobody has opened holds nothing.
  await new Promise<void>(whenSeen)
  await tokenWait
  if (!input) {
    await currentClient().mutation(byId(ReleaseHourDocument), {}).toPromise()
    return null
  }
  // An hour can be booked without a hold, so a failure is only logged.
  const { data } = await currentClient().mutation(byId(HoldHourDocument), { input }).toPromise()
  if (data?.holdHour.__typename === 'HourHeld') tabs?.postMessage(null)
  return data?.holdHour ?? null
}, tabs)

/**
 * Holds what was requested last; null releases it. `onAnswer` is called with the response unless a
 * newer request was made meanwhile.
 */
type Holding<Request, Result> = (
  request: Request | null,
  onResult: (result: Result) => void,
) => void

/**
 * Sends one request at a time, as two on their way could arrive in another order; of those made
 * meanwhile only the last is sent. A failure is logged and otherwise ignored: an hour can be booked
 * without being held. A message of `others` says that another tab has taken over the hold.
 */
export function createHolding<Request, Result>(
  send: (request: Request | null) => Promise<Result | null>,
  others: EventTarget | null,
): Holding<Request, Result> {
  let next: { request: Request | null; onResult: (result: Result) => void } | undefined
  let isSending = false
  let holdsNothing = true
  // A tab that took over has the one hold, which is its own to release.
  others?.addEventListener('message', () => (holdsNothing = true))

  async function sendAll(): Promise<void> {
    isSending = true
    while (next) {
      const { request, onResult } = next
      next = undefined
      // Nothing was held yet, so there is nothing to release.
      if (request === null && holdsNothing) continue
      holdsNothing = request === null
      const result = (await send(request).catch(logClientError)) ?? null
      if (result !== null && !next) onResult(result)
    }
    isSending = false
  }

  return (request, onResult) => {
    next = { request, onResult }
    if (!isSending) void sendAll()
  }
}
