import { logClientError } from '../browser/log-client-error'
import { batchBody, batchSize, readSource, type TrackedEvent } from './events'

const waitMs = 2000

let waiting: TrackedEvent[] = []
/** The query of the address where they happened, which names their source. */
let from = new URLSearchParams()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends a click or view to tracking in the background; failures are not shown. `search` is the
 * query of the address where it happened; what follows each other with the same source is sent
 * together.
 */
export function track(event: TrackedEvent, search = location.search): void {
  const query = new URLSearchParams(search)
  if (sourceOf(query) !== sourceOf(from)) flush()
  from = query
  waiting.push(event)
  if (waiting.length >= batchSize) return flush()
  timer ??= setTimeout(flush, waitMs)
}

/** The source that a query names, for comparison. */
function sourceOf(query: URLSearchParams): string {
  return JSON.stringify(readSource(query))
}

/** Sends what waits, also while the page is being left. */
export function flush(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length === 0) return
  const body = batchBody(waiting, from, {
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
