import { createMinuteRateLimiter, secondsToNextMinute } from '../../../workers/kit/rate-limit'

/** Most purges a minute: enough for an editor, too few to keep the caches empty. */
const PURGES_PER_MINUTE = 20

/** Counts purges of the minute that `now` (epoch ms) lies in. */
export class PurgeLimit {
  readonly #purges = createMinuteRateLimiter(PURGES_PER_MINUTE)

  /** Counts one; seconds to wait where there were too many this minute, else 0. */
  count(now: number): number {
    return this.#purges.exceedsRateLimit('purges', now) ? secondsToNextMinute(now) : 0
  }
}
