import type { Noun } from './table'

/** How long a page that waited for a slow backend waits for it no more, in ms: no page is made for longer. */
const REMEMBERED_MS = 15_000
/** Most waits that an isolate remembers. */
const MOST = 1000

/**
 * What an isolate knows of the waits of each page: a page asks the gateway more than once, all
 * under one request id.
 */
export type TimedOutBackends = {
  /** The page has waited for this backend in vain. */
  has: (requestId: string, noun: Noun) => boolean
  mark: (requestId: string, noun: Noun) => void
}

/** A page waits for a slow backend once, whatever it still wants of it. */
export function createTimedOutBackends(): TimedOutBackends {
  const lostAt = new Map<string, number>()
  return {
    has: (requestId, noun) =>
      Date.now() - (lostAt.get(`${noun} ${requestId}`) ?? -Infinity) < REMEMBERED_MS,
    mark: (requestId, noun) => {
      const [oldest] = lostAt.keys()
      if (lostAt.size >= MOST && oldest !== undefined) lostAt.delete(oldest)
      lostAt.set(`${noun} ${requestId}`, Date.now())
    },
  }
}
