import type { CodePurpose } from '../channels/channel'
import { CODE_LIFE_MS, MAX_WRONG_TRIES, WRONG_CODE_MEMORY_MS } from '../limits/limits'
import { addAttempt, attemptsSince, clearAttempts } from '../store/attempts'
import { countWrongTry, readCode, useUpCode } from '../store/codes'
import { saveProvedBrowser } from '../store/proved-browsers'
import { bucketOf, networkWait, type Bucket } from './buckets'
import type { Caller } from './caller'
import { isSameHash } from '../../kit/digest'

/**
 * A code that somebody entered; `now` in epoch ms. `waitSeconds`: how long their address must wait
 * after its many wrong tries, 0 when it need not; until then a browser tries only what it requested
 * itself, so that a stranger locks out nobody else behind the address.
 */
export type CodeTry = {
  phone: string
  purpose: CodePurpose
  code: string
  caller: Caller
  waitSeconds: number
  now: number
}

/**
 * The result of entering a code; `dead` when wrong tries have invalidated it, `refused` when it was
 * not looked at.
 */
export type TryResult = {
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
  { purpose, caller, waitSeconds, now }: CodeTry,
  resendMs: number,
): TryResult {
  if (waitSeconds > 0 && !hasRequested(sql, caller, now))
    return { outcome: 'refused', retryAfterSeconds: waitSeconds }
  const own = bucketOf(sql, caller, now)
  const read = (bucket: Bucket) => ({ bucket, code: readCode(sql, `${purpose}${bucket}`) })
  // What a customer requested in another browser, or in this one before it proved the phone, is in
  // the shared bucket: it is as right as what they requested here.
  const stored = own === '' ? [read('')] : [read(own), read('')]
  const pending = stored.flatMap(({ bucket, code }) =>
    code && code.expiresAt > now ? [{ bucket, code }] : [],
  )
  const wait = networkWait(sql, caller, now)
  const tried = wait > 0 ? pending.filter(({ bucket }) => bucket !== '') : pending
  const [first] = tried
  if (!first && wait > 0) return { outcome: 'refused', retryAfterSeconds: wait }
  if (!first) {
    const isOld = stored.map(({ code }) => isSameHash(hash, code?.hash ?? NO_HASH))
    if (isOld.includes(true)) return { outcome: 'expired', retryAfterSeconds: 0 }
    countOfNetwork(sql, caller, now)
    return { outcome: 'wrong', retryAfterSeconds: 0 }
  }
  const alive = tried.filter(({ code }) => code.wrongTries < MAX_WRONG_TRIES)
  const [right] = alive.filter(({ code }) => isSameHash(hash, code.hash))
  if (right) {
    useUpCode(sql, `${purpose}${right.bucket}`, now)
    clearAttempts(sql, `wrong${right.bucket}`)
    if (caller.network !== null) clearAttempts(sql, `wrongFrom:${caller.network}`)
    if (caller.browser !== null) saveProvedBrowser(sql, caller.browser, now)
    return { outcome: 'right', retryAfterSeconds: 0 }
  }
  // A wrong one counts for each code that it could have been, so that none has more tries than five.
  for (const { bucket } of alive) {
    countWrongTry(sql, `${purpose}${bucket}`)
    addAttempt(sql, `wrong${bucket}`, now, now + WRONG_CODE_MEMORY_MS)
    if (bucket === '') countOfNetwork(sql, caller, now)
  }
  return {
    outcome: first.code.wrongTries + 1 >= MAX_WRONG_TRIES ? 'dead' : 'wrong',
    retryAfterSeconds: Math.max(0, Math.ceil((first.code.sentAt + resendMs - now) / 1000)),
  }
}

function countOfNetwork(sql: SqlStorage, { network }: Caller, now: number): void {
  if (network !== null) addAttempt(sql, `wrongFrom:${network}`, now, now + WRONG_CODE_MEMORY_MS)
}

/** Whether a browser has requested a code of this phone that may still be valid. */
function hasRequested(sql: SqlStorage, { browser }: Caller, now: number): boolean {
  return browser !== null && attemptsSince(sql, `sentTo:${browser}`, now - CODE_LIFE_MS).count > 0
}
