import { HOUR_MS } from '../../../domain/durations'
import {
  PROVED_BROWSER_MEMORY_MS,
  WRONG_CODE_MEMORY_MS,
  WRONG_CODES_BEFORE_CAPTCHA,
  WRONG_CODES_PER_ADDRESS,
  WRONG_CODES_PER_BROWSER,
  WRONG_CODES_PER_DAY,
} from '../limits/limits'
import { attemptsSince, type AttemptKind } from '../store/attempts'
import { isProvedBrowser } from '../store/proved-browsers'
import type { Caller } from './caller'

/**
 * Whose codes and counts a caller of a phone's object uses: '' the ones that all browsers share,
 * `@…` those of one browser that has proved the phone. Strangers cannot use the latter up.
 */
export type Bucket = '' | `@${string}`

/** The bucket of a caller; a proved browser with many wrong codes shares that of all others. */
export function bucketOf(sql: SqlStorage, { browser }: Caller, now: number): Bucket {
  if (browser === null || !isProvedBrowser(sql, browser, now - PROVED_BROWSER_MEMORY_MS)) return ''
  const own: Bucket = `@${browser}`
  const wrong = attemptsSince(sql, `wrong${own}`, now - WRONG_CODE_MEMORY_MS)
  return wrong.count < WRONG_CODES_PER_BROWSER ? own : ''
}

/** Seconds that a network may not try codes of this phone, 0 when it may. */
export function networkWait(sql: SqlStorage, { network }: Caller, now: number): number {
  if (network === null) return 0
  return secondsOver(
    sql,
    `wrongFrom:${network}`,
    WRONG_CODES_PER_ADDRESS,
    WRONG_CODE_MEMORY_MS,
    now,
  )
}

/** Why the shared bucket has no code for a caller, null when it has one. */
export function sharedRefusal(
  sql: SqlStorage,
  caller: Caller,
  { perHour, isSolved, now }: { perHour: number; isSolved: boolean; now: number },
):
  | { code: null; because: 'limit'; retryAfterSeconds: number }
  | { code: null; because: 'captcha' }
  | null {
  const retryAfterSeconds =
    secondsOver(sql, 'wrong', WRONG_CODES_PER_DAY, WRONG_CODE_MEMORY_MS, now) ||
    networkWait(sql, caller, now) ||
    // The last code of an hour is for another network, e.g. the owner's.
    (caller.network === null
      ? 0
      : secondsOver(sql, `sentFrom:${caller.network}`, Math.max(1, perHour - 1), HOUR_MS, now))
  if (retryAfterSeconds > 0) return { code: null, because: 'limit', retryAfterSeconds }
  const wrong = attemptsSince(sql, 'wrong', now - WRONG_CODE_MEMORY_MS)
  return wrong.count >= WRONG_CODES_BEFORE_CAPTCHA && !isSolved
    ? { code: null, because: 'captcha' }
    : null
}

/** Seconds until one more attempt is allowed, 0 while fewer than `limit` lie within the window. */
function secondsOver(
  sql: SqlStorage,
  kind: AttemptKind,
  limit: number,
  windowMs: number,
  now: number,
): number {
  const { count, oldest } = attemptsSince(sql, kind, now - windowMs)
  return count < limit ? 0 : Math.max(1, Math.ceil((oldest + windowMs - now) / 1000))
}
