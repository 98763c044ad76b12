import * as z from 'zod'
import { firstObjectRow } from '../../kit/rows'
import { MAX_PROVED_BROWSERS } from '../limits/limits'

const verifiedRow = z.object({ provedAt: z.int() })
const instantRow = z.object({ at: z.int().nullable() })

/** Creates the table of the browsers in which a right code of the phone was entered. */
export function createVerifiedBrowsers(sql: SqlStorage): void {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS proved_browser (browser TEXT PRIMARY KEY, proved_at INTEGER NOT NULL)',
  )
}

/** Whether a right code was entered in a browser after `since` (epoch ms). */
export function isVerifiedBrowser(sql: SqlStorage, browser: string, since: number): boolean {
  const verified = sql.exec(
    'SELECT proved_at AS provedAt FROM proved_browser WHERE browser = ? AND proved_at > ?',
    browser,
    since,
  )
  return firstObjectRow(verified, verifiedRow) !== undefined
}

/** Remembers that a right code was entered in a browser. */
export function saveVerifiedBrowser(sql: SqlStorage, browser: string, now: number): void {
  sql.exec('INSERT OR REPLACE INTO proved_browser (browser, proved_at) VALUES (?, ?)', browser, now)
  sql.exec(
    `DELETE FROM proved_browser WHERE browser NOT IN
       (SELECT browser FROM proved_browser ORDER BY proved_at DESC, browser LIMIT ?)`,
    MAX_PROVED_BROWSERS,
  )
}

/** Deletes the browsers that were proved at `until` or before; all without it. */
export function forgetVerifiedBrowsers(sql: SqlStorage, until = Number.MAX_SAFE_INTEGER): void {
  sql.exec('DELETE FROM proved_browser WHERE proved_at <= ?', until)
}

/** When the oldest proof was made, null when there is none. */
export function oldestProof(sql: SqlStorage): number | null {
  return instantRow.parse(sql.exec('SELECT MIN(proved_at) AS at FROM proved_browser').one()).at
}
