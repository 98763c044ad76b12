import { CircuitOpenError, type Fetcher } from '../../workers/kit/connect'

/**
 * Failures in a row after which a backend is left alone: three failing requests in ten hardly ever
 * do that, a backend that is down does at once.
 */
const MAX_FAILURES = 8

/**
 * Ms that an open circuit waits before it lets one request try the backend again; starts anew when
 * that request fails.
 */
const OPEN_MS = 500

/**
 * Ms after which a second trial request may be sent: the first may hang, or may have been aborted.
 */
const TRIAL_MS = 1000

/** Watches the requests of one isolate to one backend. */
export type Breaker = {
  /**
   * Whether a request may go out at this instant (epoch ms): none while open, one while half open.
   */
  admits: (now: number) => boolean
  /** The backend responded, with any status. */
  responded: () => void
  /** The backend broke or was too slow. */
  failed: (now: number) => void
}

/** A breaker that is closed. */
export function createBreaker(): Breaker {
  let failures = 0
  let restUntil: number | undefined
  return {
    admits(now) {
      if (restUntil === undefined) return true
      if (now < restUntil) return false
      restUntil = now + TRIAL_MS
      return true
    },
    responded() {
      failures = 0
      restUntil = undefined
    },
    failed(now) {
      failures++
      if (restUntil !== undefined || failures >= MAX_FAILURES) restUntil = now + OPEN_MS
    },
  }
}

/**
 * A fetcher that sends nothing to a backend that is down, except one request from time to time: all
 * others throw CircuitOpenError instead of waiting.
 */
export function withCircuitBreaker(
  fetcher: Fetcher,
  breaker: Breaker,
  clock: () => number,
): Fetcher {
  return {
    async fetch(request) {
      if (!breaker.admits(clock())) throw new CircuitOpenError()
      try {
        const response = await fetcher.fetch(request)
        if (response.status >= 500) breaker.failed(clock())
        else breaker.responded()
        return response
      } catch (error) {
        breaker.failed(clock())
        throw error
      }
    },
  }
}
