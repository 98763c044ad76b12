import { logClientError } from '~/browser/log-client-error'

/**
 * Sources of the newest value: `listen` calls back with each value until the returned function is
 * called, `ask` fetches one.
 */
export type LiveSource<Value> = {
  listen: (on: {
    value: (value: Value) => void
    ended: () => void
    failed: () => void
  }) => () => void
  ask: () => Promise<Value | null>
}

/** The receiver: each new value, and whether it stays the newest until further notice. */
export type Follower<Value> = {
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
