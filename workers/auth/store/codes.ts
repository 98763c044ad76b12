import * as z from 'zod'
import { firstObjectRow } from '../../kit/rows'
import type { CodePurpose } from '../channels/channel'
import { CODE_LIFE_MS, ENDED_CODE_MEMORY_MS } from '../limits/limits'

const codeRow = z.object({
  hash: z.string(),
  sentAt: z.int(),
  expiresAt: z.int(),
  wrongTries: z.int(),
})
const instantRow = z.object({ at: z.int().nullable() })

/** A stored code: its hash alone. Times in epoch ms; a used code has expired. */
export type StoredCode = z.output<typeof codeRow>

/** Where a code is stored: by its purpose; one for a proved browser also by that browser's hash. */
export type CodeSlot = CodePurpose | `${CodePurpose}@${string}`

/** Creates the table of codes inside a phone's object: at most one code a slot, its `purpose`. */
export function createCodes(sql: SqlStorage): void {
  sql.exec(
    `CREATE TABLE IF NOT EXISTS code (purpose TEXT PRIMARY KEY, hash TEXT NOT NULL,
       sent_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, wrong_tries INTEGER NOT NULL)`,
  )
}

/** The code in a slot, null when there is none. */
export function readCode(sql: SqlStorage, slot: CodeSlot): StoredCode | null {
  const stored = sql.exec(
    'SELECT hash, sent_at AS sentAt, expires_at AS expiresAt, wrong_tries AS wrongTries FROM code WHERE purpose = ?',
    slot,
  )
  return firstObjectRow(stored, codeRow) ?? null
}

/** Stores a new code in place of the old one. */
export function saveCode(
  sql: SqlStorage,
  slot: CodeSlot,
  hash: string,
  sentAt: number,
  expiresAt: number,
): void {
  sql.exec(
    'INSERT OR REPLACE INTO code (purpose, hash, sent_at, expires_at, wrong_tries) VALUES (?, ?, ?, ?, 0)',
    slot,
    hash,
    sentAt,
    expiresAt,
  )
}

/** Uses a code up: it expires now; when it was sent stays known, for the pause before the next. */
export function useUpCode(sql: SqlStorage, slot: CodeSlot, now: number): void {
  sql.exec('UPDATE code SET expires_at = ? WHERE purpose = ?', now, slot)
}

/**
 * Makes the code of a purpose with this hash valid again, in whichever slot it is, for the rest of
 * its time: whether it is used up or not does not depend on a clock.
 */
export function restoreCode(sql: SqlStorage, purpose: CodePurpose, hash: string): void {
  sql.exec(
    `UPDATE code SET expires_at = sent_at + ?1
     WHERE (purpose = ?2 OR purpose LIKE ?2 || '@%') AND hash = ?3`,
    CODE_LIFE_MS,
    purpose,
    hash,
  )
}

/**
 * Whether a browser has used up the code of a purpose with this hash, in whichever slot it is, and
 * the code's time is not over. The browser proved the phone by it.
 */
export function wasUsedUpBy(
  sql: SqlStorage,
  purpose: CodePurpose,
  hash: string,
  browser: string | null,
  now: number,
): boolean {
  const used = sql.exec(
    `SELECT 1 FROM code c
     JOIN proved_browser b ON b.browser = ?3 AND b.proved_at >= c.expires_at
     WHERE (c.purpose = ?1 OR c.purpose LIKE ?1 || '@%') AND c.hash = ?2
       AND c.expires_at <= ?4 AND c.sent_at > ?4 - ?5`,
    purpose,
    hash,
    browser,
    now,
    CODE_LIFE_MS,
  )
  return used.toArray().length > 0
}

/** Counts a wrong try. */
export function countWrongTry(sql: SqlStorage, slot: CodeSlot): void {
  sql.exec('UPDATE code SET wrong_tries = wrong_tries + 1 WHERE purpose = ?', slot)
}

/** Removes a code that could not be delivered. */
export function dropCode(sql: SqlStorage, slot: CodeSlot): void {
  sql.exec('DELETE FROM code WHERE purpose = ?', slot)
}

/** Deletes codes that ended so long ago that they need not be recognised. */
export function dropExpiredCodes(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM code WHERE expires_at <= ?', now - ENDED_CODE_MEMORY_MS)
}

/** When the next code is to be deleted, null when there is none. */
export function nextExpiry(sql: SqlStorage): number | null {
  const { at } = instantRow.parse(sql.exec('SELECT MIN(expires_at) AS at FROM code').one())
  return at === null ? null : at + ENDED_CODE_MEMORY_MS
}
