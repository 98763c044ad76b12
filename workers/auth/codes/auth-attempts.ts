import { DurableObject } from 'cloudflare:workers'
import { nowOf } from '../../kit/clock'
import type { CodePurpose } from '../channels/channel'
import {
  tokenStores,
  ZaloTokens,
  type ZaloTokenReply,
  type ZaloTokenRequest,
} from '../channels/zalo-tokens'
import { bucketOf, sharedRefusal } from './buckets'
import type { Caller } from './caller'
import { drawCode, hashCode } from './code'
import { tryHash, type CodeTry, type TryResult } from './try-code'
import type { AuthEnv } from '../env'
import { HOUR_MS } from '../../../domain/durations'
import { CODE_LIFE_MS, PROVED_BROWSER_MEMORY_MS, resendAfterMs } from '../limits/limits'
import {
  addAttempt,
  attemptsSince,
  clearAttempts,
  createAttempts,
  forgetAttempts,
  nextForgetting,
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
} from '../store/codes'
import { createProvedBrowsers, forgetProvedBrowsers, oldestProof } from '../store/proved-browsers'

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
    const sent = { kind: `sent${bucket}`, limit: perHour, windowMs: HOUR_MS, now } as const
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
    restoreCode(this.tables(), purpose, await hashCode(this.env, phone, purpose, code), now)
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
    forgetProvedBrowsers(this.tables())
    await this.alarm()
  }

  /** Counts an attempt if it is still allowed. */
  async attempt(attempt: Attempt): Promise<Allowance> {
    const allowance = count(this.tables(), attempt)
    await this.wakeForCleaning(attempt.now)
    return allowance
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

  /** Deletes expired codes and old counts; an object with nothing left gives its storage back. */
  override async alarm(): Promise<void> {
    const now = nowOf(this.env)
    dropExpiredCodes(this.tables(), now)
    forgetAttempts(this.tables(), now)
    forgetProvedBrowsers(this.tables(), now - PROVED_BROWSER_MEMORY_MS)
    if (await this.wakeForCleaning(now)) return
    // Before the wait: a call that comes meanwhile must create its tables anew.
    this.hasTables = false
    await this.ctx.storage.deleteAll()
  }

  /** Sets the alarm to the first thing that ends; false when nothing is left to end. */
  private async wakeForCleaning(now: number): Promise<boolean> {
    const sql = this.tables()
    const proof = oldestProof(sql)
    const ends = [
      nextExpiry(sql),
      nextForgetting(sql),
      proof === null ? null : proof + PROVED_BROWSER_MEMORY_MS,
    ].filter((at) => at !== null)
    if (ends.length === 0) return false
    // Alarms ring in real time, while `now` may be shifted: only the distance counts.
    await this.ctx.storage.setAlarm(Date.now() + Math.max(0, Math.min(...ends) - now))
    return true
  }

  private tables(): SqlStorage {
    const { sql } = this.ctx.storage
    if (!this.hasTables) {
      createCodes(sql)
      createAttempts(sql)
      createProvedBrowsers(sql)
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
