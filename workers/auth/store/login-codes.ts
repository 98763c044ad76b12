import * as z from 'zod'
import { firstRow } from '../../kit/rows'

/** A code by its hash, for the session of that hash; `expiresAt` in epoch ms. */
export type LoginCode = {
  codeHash: string
  sessionHash: string
  partner: string
  expiresAt: number
}

const usedRow = z.object({ sessionHash: z.string() })

/** Stores a code, and deletes those that have expired. */
export async function saveLoginCode(
  db: D1Database,
  { codeHash, sessionHash, partner, expiresAt }: LoginCode,
  now: number,
): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM login_codes WHERE expires_at <= ?').bind(now),
    db
      .prepare(
        `INSERT INTO login_codes (code_hash, session_hash, partner, expires_at)
         VALUES (?, ?, ?, ?)`,
      )
      .bind(codeHash, sessionHash, partner, expiresAt),
  ])
}

/**
 * Uses a code up and returns the hash of its session; null when it is unknown, used, expired or of
 * none of these partners (null: of any). Reading and deleting are one statement, so that of two
 * exchanges at once one gets the session.
 */
export async function useLoginCode(
  db: D1Database,
  codeHash: string,
  partners: readonly string[] | null,
  now: number,
): Promise<string | null> {
  const used = db
    .prepare(
      `DELETE FROM login_codes
       WHERE code_hash = ?1 AND expires_at > ?2
         AND (?3 IS NULL OR partner IN (SELECT value FROM json_each(?3)))
       RETURNING session_hash AS sessionHash`,
    )
    .bind(codeHash, now, partners && JSON.stringify(partners))
  return (await firstRow(used, usedRow))?.sessionHash ?? null
}
