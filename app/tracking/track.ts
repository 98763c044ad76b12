import { logClientError } from '../browser/log-client-error'
import { batchBody, batchSize, type TrackedEvent } from './events'

const waitMs = 2000

let waiting: TrackedEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends a click or view to tracking in the background; failures are not shown. `search` is the
 * query of the address where it happened, for a batch that it fills.
 */
export function track(event: TrackedEvent, search = location.search): void {
  waiting.push(event)
  if (waiting.length >= batchSize) return flush(search)
  timer ??= setTimeout(() => flush(), waitMs)
}

/**
 * Sends what waits, also while the page is being left; `search` is the query of the address where
 * it happened, which names the source.
 */
export function flush(search = location.search): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length === 0) return
  const body = batchBody(waiting, new URLSearchParams(search), {
    lang: document.documentElement.lang,
    isWide: matchMedia('(min-width: 768px)').matches,
  })
  waiting = []
  void fetch('/graphql', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    keepalive: true,
  }).catch(logClientError)
}
