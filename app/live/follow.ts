import { logClientError } from '~/browser/log-client-error'
import { idle, liveStateAfter, type LiveEvent } from './live-state'

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
export type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

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
  let state = idle
  let unsubscribe = (): void => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The number of the current attempt, so that late responses of earlier ones are ignored. */
  let round = 0

  function dispatch(event: LiveEvent): void {
    const [next, effects] = liveStateAfter(state, event, Math.random())
    const was = state.phase === 'listening' && state.hasValue
    state = next
    const is = state.phase === 'listening' && state.hasValue
    if (was !== is) follower.isFollowing(is)
    for (const effect of effects) {
      if (effect.do === 'close') close()
      else if (effect.do === 'wait') timer = setTimeout(() => dispatch('due'), effect.ms)
      else if (effect.do === 'listen') open()
      else void poll()
    }
  }

  function close(): void {
    round++
    clearTimeout(timer)
    unsubscribe()
    unsubscribe = () => undefined
  }

  function open(): void {
    const mine = ++round
    const ifMine = (act: () => void) => () => void (mine === round && act())
    unsubscribe = listen({
      value: (value) => ifMine(() => receive(value))(),
      ended: ifMine(() => dispatch('ended')),
      failed: ifMine(() => dispatch('failed')),
    })
  }

  async function poll(): Promise<void> {
    const mine = ++round
    const value = (await ask().catch(logClientError)) ?? null
    if (mine !== round) return
    if (value === null) dispatch('failed')
    else receive(value)
  }

  function receive(value: Value): void {
    dispatch('value')
    follower.value(value)
  }

  return watchPage(page, network, dispatch)
}

/**
 * Reports the start, what happens to the page and its network, and the stop, which is when the
 * returned function is called.
 */
function watchPage(
  page: Page,
  network: EventTarget,
  dispatch: (event: LiveEvent) => void,
): () => void {
  const onVisibility = (): void => dispatch(page.hidden ? 'hidden' : 'shown')
  // Into and out of the back/forward cache, which keeps no page with an open connection.
  const onPageHide = (): void => dispatch('hidden')
  const onOnline = (): void => dispatch('online')
  const onOffline = (): void => dispatch('offline')
  page.addEventListener('visibilitychange', onVisibility)
  network.addEventListener('online', onOnline)
  network.addEventListener('offline', onOffline)
  network.addEventListener('pagehide', onPageHide)
  network.addEventListener('pageshow', onVisibility)
  dispatch(page.hidden ? 'startHidden' : 'start')
  return () => {
    dispatch('stop')
    page.removeEventListener('visibilitychange', onVisibility)
    network.removeEventListener('online', onOnline)
    network.removeEventListener('offline', onOffline)
    network.removeEventListener('pagehide', onPageHide)
    network.removeEventListener('pageshow', onVisibility)
  }
}
