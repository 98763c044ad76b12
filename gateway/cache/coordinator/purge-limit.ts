import { secondsToNextMinute } from '../../../workers/kit/rate-limit'

/** Purges a minute: an editor's button, not a way to keep the caches empty. */
const PURGES_PER_MINUTE = 20

/** Counts purges of the minute that `now` (epoch ms) lies in. */
export class PurgeLimit {
  #minute = 0
  #count = 0

  /** Counts one; seconds to wait where there were too many this minute, else 0. */
  count(now: number): number {
    const minute = Math.floor(now / 60_000)
    if (this.#minute !== minute) this.#count = 0
    this.#minute = minute
    this.#count += 1
    return this.#count > PURGES_PER_MINUTE ? secondsToNextMinute(now) : 0
  }
}
