import type { CodePurpose } from '../channels/channel'
import { MAX_WRONG_TRIES, WRONG_CODE_MEMORY_MS } from '../limits/limits'
import { addAttempt, clearAttempts } from '../store/attempts'
import { countWrongTry, readCode, useUpCode, type CodeSlot } from '../store/codes'
import { saveProvedBrowser } from '../store/proved-browsers'
import { bucketOf, networkWait } from './buckets'
import type { Caller } from './caller'
import { sameHash } from './code'

/** A code that somebody entered; `now` in epoch ms. */
export type CodeTry = {
  phone: string
  purpose: CodePurpose
  code: string
  caller: Caller
  now: number
}

/**
 * The result of entering a code; `dead` when wrong tries have invalidated it, `refused` when it was
 * not looked at.
 */
export type Verdict = {
  outcome: 'right' | 'wrong' | 'expired' | 'dead' | 'refused'
  retryAfterSeconds: number
}

/** Stands in for the hash of a code that there is not, so that comparing takes as long. */
const NO_HASH = '-'.repeat(64)

/**
 * Tries the hash of a code: a right one is used up, the fifth wrong try invalidates it. The result
 * of a wrong one does not show whether a code is pending; only the code that was sent is recognised
 * as expired. Without a pending code the try counts for the network and not for the phone, as there
 * is nothing to guess: strangers could use up the owner's codes by it.
 */
export function tryHash(
  sql: SqlStorage,
  hash: string,
  { purpose, caller, now }: CodeTry,
  resendMs: number,
): Verdict {
  const own = bucketOf(sql, caller, now)
  const codes = { own: readCode(sql, `${purpose}${own}`), shared: readCode(sql, purpose) }
  // What a browser requested before it proved the phone is in the shared bucket.
  const bucket = codes.own && codes.own.expiresAt > now ? own : ''
  const wait = bucket === '' ? networkWait(sql, caller, now) : 0
  if (wait > 0) return { outcome: 'refused', retryAfterSeconds: wait }
  const stored = bucket === '' ? codes.shared : codes.own
  if (!stored || stored.expiresAt <= now) {
    const isOld = [codes.own, codes.shared].map((old) => sameHash(hash, old?.hash ?? NO_HASH))
    if (isOld.includes(true)) return { outcome: 'expired', retryAfterSeconds: 0 }
    countOfNetwork(sql, caller, now)
    return { outcome: 'wrong', retryAfterSeconds: 0 }
  }
  const slot: CodeSlot = `${purpose}${bucket}`
  const retryAfterSeconds = Math.max(0, Math.ceil((stored.sentAt + resendMs - now) / 1000))
  if (stored.wrongTries >= MAX_WRONG_TRIES) return { outcome: 'dead', retryAfterSeconds }
  if (sameHash(hash, stored.hash)) {
    useUpCode(sql, slot, now)
    clearAttempts(sql, `wrong${bucket}`)
    if (caller.network !== null) clearAttempts(sql, `wrongFrom:${caller.network}`)
    if (caller.browser !== null) saveProvedBrowser(sql, caller.browser, now)
    return { outcome: 'right', retryAfterSeconds: 0 }
  }
  countWrongTry(sql, slot)
  addAttempt(sql, `wrong${bucket}`, now, now + WRONG_CODE_MEMORY_MS)
  if (bucket === '') countOfNetwork(sql, caller, now)
  const isLast = stored.wrongTries + 1 >= MAX_WRONG_TRIES
  return { outcome: isLast ? 'dead' : 'wrong', retryAfterSeconds }
}

function countOfNetwork(sql: SqlStorage, { network }: Caller, now: number): void {
  if (network !== null) addAttempt(sql, `wrongFrom:${network}`, now, now + WRONG_CODE_MEMORY_MS)
}
