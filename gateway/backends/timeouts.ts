import type { Service } from '../../workers/kit/upstream'
import { putNewest } from '../../domain/put-newest'

/**
 * Ms for which a page that timed out on a backend does not wait for it again: no page render takes
 * longer.
 */
const REMEMBERED_MS = 15_000
/** Most waits that an isolate remembers. */
const MAX_REMEMBERED = 1000

/**
 * An isolate's record of the timeouts of each page: a page sends several requests to the gateway,
 * all under one request id.
 */
export type TimedOutBackends = {
  /** The page has waited for this backend in vain. */
  has: (requestId: string, service: Service) => boolean
  mark: (requestId: string, service: Service) => void
}

/**
 * Records timeouts by page, so that a page waits for a slow backend once, however many calls it
 * makes.
 */
export function createTimedOutBackends(): TimedOutBackends {
  const timedOutAt = new Map<string, number>()
  return {
    has: (requestId, service) =>
      Date.now() - (timedOutAt.get(`${service} ${requestId}`) ?? -Infinity) < REMEMBERED_MS,
    mark: (requestId, service) =>
      putNewest(timedOutAt, `${service} ${requestId}`, Date.now(), MAX_REMEMBERED),
  }
}
