import * as z from 'zod'

const sinceRow = z.object({ count: z.int(), oldest: z.int().nullable() })
const instantRow = z.object({ at: z.int().nullable() })

/**
 * What is counted: codes sent and wrong codes (of all browsers, of a proved one `…@`, of a network
 * `…From:`), codes that a browser requested (`sentTo:`), wrong passwords, changes of an account, messages about bookings, captcha tries, an
 * action of an address, or log-in codes of a partner.
 */
export type AttemptKind =
  | 'sent'
  | `sent@${string}`
  | `sentFrom:${string}`
  | `sentTo:${string}`
  | 'wrong'
  | `wrong@${string}`
  | `wrongFrom:${string}`
  | 'password'
  | 'changes'
  | 'push tests'
  | 'notices'
  | 'captcha'
  | 'codes'
  | 'allCodes'
  | 'tries'
  | 'verifies'
  | 'consents'
  | 'logins'
  | 'partners'
  | 'partnerCodes'

/** Creates the table of attempts inside a phone's or address's object. */
export function createAttempts(sql: SqlStorage): void {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS attempt (kind TEXT NOT NULL, at INTEGER NOT NULL, forget_at INTEGER NOT NULL)',
  )
  sql.exec('CREATE INDEX IF NOT EXISTS attempt_by_kind ON attempt (kind, at)')
}

/** Whether the table of attempts was created. */
export function hasAttempts(sql: SqlStorage): boolean {
  return sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'attempt'").toArray().length > 0
}

/** The number of attempts of a kind after `since` (epoch ms), and the time of the oldest. */
export function attemptsSince(
  sql: SqlStorage,
  kind: AttemptKind,
  since: number,
): { count: number; oldest: number } {
  const counted = sql.exec(
    'SELECT COUNT(*) AS count, MIN(at) AS oldest FROM attempt WHERE kind = ? AND at > ?',
    kind,
    since,
  )
  const row = sinceRow.parse(counted.one())
  return { count: row.count, oldest: row.oldest ?? 0 }
}

/** Stores an attempt until `forgetAt`. */
export function addAttempt(sql: SqlStorage, kind: AttemptKind, at: number, forgetAt: number): void {
  sql.exec('INSERT INTO attempt (kind, at, forget_at) VALUES (?, ?, ?)', kind, at, forgetAt)
}

/** Takes back the latest attempt of a kind, as if it had not been made. */
export function takeBackAttempt(sql: SqlStorage, kind: AttemptKind): void {
  sql.exec(
    'DELETE FROM attempt WHERE rowid = (SELECT rowid FROM attempt WHERE kind = ? ORDER BY at DESC LIMIT 1)',
    kind,
  )
}

/** Deletes all attempts of a kind. */
export function clearAttempts(sql: SqlStorage, kind: AttemptKind): void {
  sql.exec('DELETE FROM attempt WHERE kind = ?', kind)
}

/** Deletes what has been remembered long enough. */
export function forgetAttempts(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM attempt WHERE forget_at <= ?', now)
}

/** When the next attempt expires, null when there is none. */
export function nextForgetting(sql: SqlStorage): number | null {
  return instantRow.parse(sql.exec('SELECT MIN(forget_at) AS at FROM attempt').one()).at
}

/** Seconds until one more attempt is allowed, 0 while fewer than `limit` lie within the window. */
export function secondsOver(
  sql: SqlStorage,
  kind: AttemptKind,
  limit: number,
  windowMs: number,
  now: number,
): number {
  const { count, oldest } = attemptsSince(sql, kind, now - windowMs)
  return count < limit ? 0 : Math.max(1, Math.ceil((oldest + windowMs - now) / 1000))
}
