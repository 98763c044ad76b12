import { DurableObject } from 'cloudflare:workers'
import { nowOf } from '../../../domain/clock'
import type { CodePurpose } from '../channels/channel'
import {
  tokenStores,
  ZaloTokens,
  type ZaloTokenReply,
  type ZaloTokenRequest,
} from '../channels/zalo-tokens'
import { type Caller, drawCode, hashCode } from './codes'
import type { AuthEnv } from '../env'
import { HOUR_MS } from '../../../domain/durations'
import {
  CODE_LIFE_MS,
  PROVED_BROWSER_MEMORY_MS,
  resendAfterMs,
  MAX_WRONG_TRIES,
  WRONG_CODE_MEMORY_MS,
  WRONG_CODES_BEFORE_CAPTCHA,
  WRONG_CODES_PER_ADDRESS,
  WRONG_CODES_PER_BROWSER,
  WRONG_CODES_PER_DAY,
} from '../limits/limits'
import {
  addAttempt,
  attemptsSince,
  clearAttempts,
  createAttempts,
  forgetAttempts,
  hasAttempts,
  nextForgetting,
  secondsOver,
  takeBackAttempt,
  type AttemptKind,
} from '../store/attempts'
import {
  createCodes,
  dropCode,
  dropExpiredCodes,
  saveCode,
  nextExpiry,
  readCode,
  restoreCode,
  type CodeSlot,
  countWrongTry,
  useUpCode,
  wasUsedUpBy,
} from '../store/codes'
import {
  createVerifiedBrowsers,
  forgetVerifiedBrowsers,
  oldestProof,
  saveVerifiedBrowser,
  isVerifiedBrowser,
} from '../store/proved-browsers'
import { isSameHash } from '../../kit/digest'

/**
 * A code that somebody entered; `now` in epoch ms. `waitSeconds`: how long their address must wait
 * after its many wrong tries, 0 when it need not; until then a browser tries only what it requested
 * itself, so that a stranger locks out nobody else behind the address.
 */
type CodeTry = {
  phone: string
  purpose: CodePurpose
  code: string
  caller: Caller
  waitSeconds: number
  now: number
}

/**
 * The result of entering a code; `repeated` when it was right here before, `dead` when wrong tries
 * have invalidated it, `refused` when it was not looked at.
 */
type TryResult = {
  outcome: 'right' | 'repeated' | 'wrong' | 'expired' | 'dead' | 'refused'
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
function tryHash(
  sql: SqlStorage,
  hash: string,
  { purpose, caller, waitSeconds, now }: CodeTry,
  resendMs: number,
): TryResult {
  if (waitSeconds > 0 && !hasRequested(sql, caller, now))
    return { outcome: 'refused', retryAfterSeconds: waitSeconds }
  // What it was entered for has failed since. A log-in gives its code back itself.
  if (purpose !== 'login' && wasUsedUpBy(sql, purpose, hash, caller.browser, now))
    return { outcome: 'repeated', retryAfterSeconds: 0 }
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
    if (caller.browser !== null) saveVerifiedBrowser(sql, caller.browser, now)
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

/** A request for a code: `fixed` is the demo's code, null draws one; `now` in epoch ms. */
export type CodeRequest = {
  phone: string
  purpose: CodePurpose
  perHour: number
  fixed: string | null
  /** Whether the request had a solved captcha. */
  isSolved: boolean
  caller: Caller
  now: number
}

/** The code to deliver, or why there is none and in how many seconds there may be one. */
export type IssuedCode =
  | { code: string }
  | { code: null; because: 'pause' | 'limit'; retryAfterSeconds: number }
  | { code: null; because: 'captcha' }

/**
 * A counted attempt: allowed while fewer than `limit` lie within `windowMs`; remembered for
 * `rememberMs`, or else as long as the window.
 */
export type Attempt = {
  kind: AttemptKind
  limit: number
  windowMs: number
  rememberMs?: number
  now: number
}

/** Seconds to wait, 0 when the attempt was allowed and counted; `made` is how many lie in the window now. */
export type Allowance = { waitSeconds: number; made: number }

/**
 * Counts the attempts of one phone (`phone:…`, whose codes it also stores), of one client address
 * (`address:…`), of one partner (`partner:…`) or at one captcha (`captcha:…`); renews Zalo's tokens
 * (`zalo:…`). A single writer: parallel attempts cannot exceed a limit, as nothing is awaited between
 * reading and writing.
 */
export class AuthAttempts extends DurableObject<AuthEnv> {
  private hasTables = false
  private readonly zaloTokens = new ZaloTokens(tokenStores(this.ctx.storage, this.env.DB))

  /**
   * Creates a code, invalidates the older one of that purpose, and stores only its hash. A browser
   * that has proved this phone has codes and limits of its own.
   */
  async issue(request: CodeRequest): Promise<IssuedCode> {
    const { phone, purpose, perHour, fixed, caller, now } = request
    const code = fixed ?? drawCode()
    const hash = await hashCode(this.env, phone, purpose, code)
    const sql = this.tables()
    const bucket = bucketOf(sql, caller, now)
    const slot: CodeSlot = `${purpose}${bucket}`
    const pause = (readCode(sql, slot)?.sentAt ?? -Infinity) + resendAfterMs(this.env) - now
    if (pause > 0)
      return { code: null, because: 'pause', retryAfterSeconds: Math.ceil(pause / 1000) }
    const refusal = bucket === '' ? sharedRefusal(sql, caller, request) : null
    if (refusal) return refusal
    const limit = bucket === '' ? sharedLimit(sql, caller, perHour, now) : perHour
    const sent = { kind: `sent${bucket}`, limit, windowMs: HOUR_MS, now } as const
    const { waitSeconds } = count(sql, sent)
    if (waitSeconds > 0) return { code: null, because: 'limit', retryAfterSeconds: waitSeconds }
    if (bucket === '' && caller.network !== null)
      addAttempt(sql, `sentFrom:${caller.network}`, now, now + HOUR_MS)
    if (caller.browser !== null)
      addAttempt(sql, `sentTo:${caller.browser}`, now, now + CODE_LIFE_MS)
    saveCode(sql, slot, hash, now, now + CODE_LIFE_MS)
    await this.wakeForCleaning(now)
    return { code }
  }

  /**
   * Deletes a code that no channel could deliver, so that the customer can request another at once.
   */
  async withdraw(purpose: CodePurpose, caller: Caller, now: number): Promise<void> {
    const sql = this.tables()
    const bucket = bucketOf(sql, caller, now)
    dropCode(sql, `${purpose}${bucket}`)
    takeBackAttempt(sql, `sent${bucket}`)
    if (bucket === '' && caller.network !== null) takeBackAttempt(sql, `sentFrom:${caller.network}`)
    if (caller.browser !== null) takeBackAttempt(sql, `sentTo:${caller.browser}`)
  }

  /** Makes a code that was right valid again, as what it was entered for failed. */
  async giveBackCode({ phone, purpose, code, now }: Omit<CodeTry, 'caller' | 'waitSeconds'>) {
    restoreCode(this.tables(), purpose, await hashCode(this.env, phone, purpose, code))
    await this.wakeForCleaning(now)
  }

  /** Tries a code; a right one is used up. */
  async check(tried: CodeTry): Promise<TryResult> {
    const hash = await hashCode(this.env, tried.phone, tried.purpose, tried.code)
    const verdict = tryHash(this.tables(), hash, tried, resendAfterMs(this.env))
    await this.wakeForCleaning(tried.now)
    return verdict
  }

  /** Forgets which browsers have proved this phone. */
  async forgetBrowsers(): Promise<void> {
    forgetVerifiedBrowsers(this.tables())
    await this.alarm()
  }

  /** Counts an attempt if it is still allowed. */
  async attempt(attempt: Attempt): Promise<Allowance> {
    const allowance = count(this.tables(), attempt)
    await this.wakeForCleaning(attempt.now)
    return allowance
  }

  /** How many attempts of a kind were made after `since`, epoch ms. */
  async made(kind: AttemptKind, since: number): Promise<number> {
    // Anybody may ask about any phone: where nothing was counted, nothing is written.
    const { sql } = this.ctx.storage
    return this.hasTables || hasAttempts(sql) ? attemptsSince(sql, kind, since).count : 0
  }

  /** Takes back the latest attempt of a kind. */
  async takeBack(kind: AttemptKind): Promise<void> {
    takeBackAttempt(this.tables(), kind)
  }

  /** An access token of Zalo's, which the object `zalo:…` alone renews. */
  async zaloToken(request: ZaloTokenRequest): Promise<ZaloTokenReply> {
    return this.zaloTokens.token(request)
  }

  /** Deletes all attempts of a kind, e.g. after the right password. */
  async forget(kind: AttemptKind): Promise<void> {
    clearAttempts(this.tables(), kind)
  }

  /** Deletes expired codes and old counts. */
  override async alarm(): Promise<void> {
    const now = nowOf(this.env)
    dropExpiredCodes(this.tables(), now)
    forgetAttempts(this.tables(), now)
    forgetVerifiedBrowsers(this.tables(), now - PROVED_BROWSER_MEMORY_MS)
    await this.wakeForCleaning(now)
  }

  /** Sets the alarm to the first thing that ends; without one the object gives its storage back. */
  private async wakeForCleaning(now: number): Promise<void> {
    const sql = this.tables()
    const proof = oldestProof(sql)
    const ends = [
      nextExpiry(sql),
      nextForgetting(sql),
      proof === null ? null : proof + PROVED_BROWSER_MEMORY_MS,
    ].filter((at) => at !== null)
    // Alarms ring in real time, while `now` may be shifted: only the distance counts.
    if (ends.length > 0)
      return this.ctx.storage.setAlarm(Date.now() + Math.max(0, Math.min(...ends) - now))
    // Before the wait: a call that comes meanwhile must create its tables anew.
    this.hasTables = false
    await this.ctx.storage.deleteAll()
  }

  private tables(): SqlStorage {
    const { sql } = this.ctx.storage
    if (!this.hasTables) {
      createCodes(sql)
      createAttempts(sql)
      createVerifiedBrowsers(sql)
      this.hasTables = true
    }
    return sql
  }
}

function count(
  sql: SqlStorage,
  { kind, limit, windowMs, rememberMs = windowMs, now }: Attempt,
): Allowance {
  const { count: made, oldest } = attemptsSince(sql, kind, now - windowMs)
  if (made >= limit)
    return {
      waitSeconds: made === 0 ? 1 : Math.max(1, Math.ceil((oldest + windowMs - now) / 1000)),
      made,
    }
  addAttempt(sql, kind, now, now + rememberMs)
  return { waitSeconds: 0, made: made + 1 }
}

/**
 * Whose codes and counts a caller of a phone's object uses: '' the ones that all browsers share,
 * `@…` those of one browser that has proved the phone. Strangers cannot use the latter up.
 */
type Bucket = '' | `@${string}`

/** The bucket of a caller; a proved browser with many wrong codes shares that of all others. */
function bucketOf(sql: SqlStorage, { browser }: Caller, now: number): Bucket {
  if (browser === null || !isVerifiedBrowser(sql, browser, now - PROVED_BROWSER_MEMORY_MS))
    return ''
  const own: Bucket = `@${browser}`
  const wrong = attemptsSince(sql, `wrong${own}`, now - WRONG_CODE_MEMORY_MS)
  return wrong.count < WRONG_CODES_PER_BROWSER ? own : ''
}

/** Seconds that a network may not try codes of this phone, 0 when it may. */
function networkWait(sql: SqlStorage, { network }: Caller, now: number): number {
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
function sharedRefusal(
  sql: SqlStorage,
  caller: Caller,
  { perHour, isSolved, now }: CodeRequest,
): Extract<IssuedCode, { code: null }> | null {
  const retryAfterSeconds =
    secondsOver(sql, 'wrong', WRONG_CODES_PER_DAY, WRONG_CODE_MEMORY_MS, now) ||
    networkWait(sql, caller, now) ||
    // The last code of an hour is for another network, e.g. the owner's.
    (caller.network === null
      ? 0
      : secondsOver(sql, `sentFrom:${caller.network}`, Math.max(1, perHour - 1), HOUR_MS, now))
  if (retryAfterSeconds > 0) return { code: null, because: 'limit', retryAfterSeconds }
  const wrong = attemptsSince(sql, 'wrong', now - WRONG_CODE_MEMORY_MS).count
  const sent = attemptsSince(sql, 'sent', now - HOUR_MS).count
  const isExtra = sent >= perHour && sent < sharedLimit(sql, caller, perHour, now)
  return (wrong >= WRONG_CODES_BEFORE_CAPTCHA || isExtra) && !isSolved
    ? { code: null, because: 'captcha' }
    : null
}

/**
 * Codes of an hour up to which a network gets one. Two networks can use up what there is, so one
 * that has had none gets one of as many more, by a captcha.
 */
function sharedLimit(sql: SqlStorage, { network }: Caller, perHour: number, now: number): number {
  const isNew =
    network !== null && attemptsSince(sql, `sentFrom:${network}`, now - HOUR_MS).count === 0
  return isNew ? 2 * perHour : perHour
}
