import { DurableObject } from 'cloudflare:workers'
import { nowOf } from '../../kit/clock'
import type { CodePurpose } from '../channels/channel'
import { drawCode, hashCode, sameHash } from './code'
import type { AuthEnv } from '../env'
import {
  CODE_LIFE_MS,
  HOUR_MS,
  MAX_WRONG_TRIES,
  resendAfterMs,
  WRONG_CODE_MEMORY_MS,
  WRONG_CODES_BEFORE_CAPTCHA,
  WRONG_CODES_PER_DAY,
} from '../limits/limits'
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
  countWrongTry,
  createCodes,
  dropCode,
  dropExpiredCodes,
  saveCode,
  nextExpiry,
  readCode,
  useUpCode,
} from '../store/codes'

/** A request for a code: `fixed` is the demo's code, null draws one; `now` in epoch ms. */
export type CodeRequest = {
  phone: string
  purpose: CodePurpose
  perHour: number
  fixed: string | null
  /** Whether the request had a solved captcha. */
  isSolved: boolean
  now: number
}

/** The code to deliver, or why there is none and in how many seconds there may be one. */
export type IssuedCode =
  | { code: string }
  | { code: null; because: 'pause' | 'limit'; retryAfterSeconds: number }
  | { code: null; because: 'captcha' }

/** The result of entering a code; `dead` when wrong tries have invalidated it. */
export type Verdict = { outcome: 'right' | 'wrong' | 'expired' | 'dead'; retryAfterSeconds: number }

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
 * (`address:…`), of one partner (`partner:…`) or at one captcha (`captcha:…`). A single writer: parallel attempts cannot exceed a
 * limit, as nothing is awaited between reading and writing.
 */
export class AuthAttempts extends DurableObject<AuthEnv> {
  private hasTables = false

  /** Creates a code, invalidates the older one of that purpose, and stores only its hash. */
  async issue({ phone, purpose, perHour, fixed, isSolved, now }: CodeRequest): Promise<IssuedCode> {
    const code = fixed ?? drawCode()
    const hash = await hashCode(this.env, phone, purpose, code)
    const sql = this.tables()
    const pause = (readCode(sql, purpose)?.sentAt ?? -Infinity) + resendAfterMs(this.env) - now
    if (pause > 0)
      return { code: null, because: 'pause', retryAfterSeconds: Math.ceil(pause / 1000) }
    const wrong = attemptsSince(sql, 'wrong', now - WRONG_CODE_MEMORY_MS)
    if (wrong.count >= WRONG_CODES_PER_DAY)
      return { code: null, because: 'limit', retryAfterSeconds: dayAfter(wrong.oldest, now) }
    if (wrong.count >= WRONG_CODES_BEFORE_CAPTCHA && !isSolved)
      return { code: null, because: 'captcha' }
    const { waitSeconds } = count(sql, { kind: 'sent', limit: perHour, windowMs: HOUR_MS, now })
    if (waitSeconds > 0) return { code: null, because: 'limit', retryAfterSeconds: waitSeconds }
    saveCode(sql, purpose, hash, now, now + CODE_LIFE_MS)
    await this.wakeForCleaning(now)
    return { code }
  }

  /**
   * Deletes a code that no channel could deliver, so that the customer can request another at once.
   */
  async withdraw(purpose: CodePurpose): Promise<void> {
    dropCode(this.tables(), purpose)
    takeBackAttempt(this.tables(), 'sent')
  }

  /**
   * Tries a code: a right one is used up, the fifth wrong try invalidates it. The result of a wrong
   * one does not show whether a code is pending; only the code that was sent is recognised as expired.
   */
  async check(phone: string, purpose: CodePurpose, code: string, now: number): Promise<Verdict> {
    const hash = await hashCode(this.env, phone, purpose, code)
    const sql = this.tables()
    const stored = readCode(sql, purpose)
    if (!stored || stored.expiresAt <= now) {
      if (stored && sameHash(hash, stored.hash)) return { outcome: 'expired', retryAfterSeconds: 0 }
      await this.countWrong(now)
      return { outcome: 'wrong', retryAfterSeconds: 0 }
    }
    const retryAfterSeconds = Math.max(
      0,
      Math.ceil((stored.sentAt + resendAfterMs(this.env) - now) / 1000),
    )
    if (stored.wrongTries >= MAX_WRONG_TRIES) return { outcome: 'dead', retryAfterSeconds }
    if (sameHash(hash, stored.hash)) {
      useUpCode(sql, purpose, now)
      clearAttempts(sql, 'wrong')
      return { outcome: 'right', retryAfterSeconds: 0 }
    }
    countWrongTry(sql, purpose)
    await this.countWrong(now)
    return {
      outcome: stored.wrongTries + 1 >= MAX_WRONG_TRIES ? 'dead' : 'wrong',
      retryAfterSeconds,
    }
  }

  private async countWrong(now: number): Promise<void> {
    addAttempt(this.tables(), 'wrong', now, now + WRONG_CODE_MEMORY_MS)
    await this.wakeForCleaning(now)
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

  /** Deletes all attempts of a kind, e.g. after the right password. */
  async forget(kind: AttemptKind): Promise<void> {
    clearAttempts(this.tables(), kind)
  }

  /** Deletes expired codes and old counts; an object with nothing left gives its storage back. */
  override async alarm(): Promise<void> {
    const now = nowOf(this.env)
    dropExpiredCodes(this.tables(), now)
    forgetAttempts(this.tables(), now)
    if (await this.wakeForCleaning(now)) return
    await this.ctx.storage.deleteAll()
    this.hasTables = false
  }

  /** Sets the alarm to the first thing that ends; false when nothing is left to end. */
  private async wakeForCleaning(now: number): Promise<boolean> {
    const ends = [nextExpiry(this.tables()), nextForgetting(this.tables())].filter(
      (at) => at !== null,
    )
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
      this.hasTables = true
    }
    return sql
  }
}

/** Seconds until a day after `at` is over. */
function dayAfter(at: number, now: number): number {
  return Math.max(1, Math.ceil((at + WRONG_CODE_MEMORY_MS - now) / 1000))
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
