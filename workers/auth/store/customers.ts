import * as z from 'zod'
import { randomToken } from '../../kit/digest'
import { firstRow, flag, rowIn } from '../../kit/rows'

const idRow = z.object({ id: z.int() })

const logInRow = z.object({
  id: z.int(),
  passwordHash: z.string().nullable(),
  alwaysCaptcha: flag,
})

/**
 * A customer as the log-in sees them: their password hash, null without a password, and whether a
 * captcha is always required.
 */
export type LogInRecord = z.output<typeof logInRow>

/** The customer with this phone, null when it has no account. */
export async function findByPhone(db: D1Database, phone: string): Promise<LogInRecord | null> {
  const customer = db
    .prepare(
      'SELECT id, password_hash AS passwordHash, always_captcha AS alwaysCaptcha FROM customers WHERE phone = ?',
    )
    .bind(phone)
  return firstRow(customer, logInRow)
}

/** The id of the customer with this phone, who is made when new; two requests at once make one. */
export async function findOrCreate(db: D1Database, phone: string, now: number): Promise<number> {
  const found = await findByPhone(db, phone)
  if (found) return found.id
  const [, read] = await db.batch([
    // SQLite would reuse the number of the last customer after their deletion, and with it the data
    // that other backends store under it.
    db
      .prepare(
        `INSERT INTO customers (id, public_id, phone, name, created_at)
         SELECT 1 + max(coalesce((SELECT max(id) FROM customers), 0),
             coalesce((SELECT max(customer_id) FROM forgotten), 0)),
           ?1, ?2, '', ?3
         WHERE true ON CONFLICT (phone) DO NOTHING`,
      )
      .bind(randomToken(12), phone, now),
    db.prepare('SELECT id FROM customers WHERE phone = ?').bind(phone),
  ])
  return rowIn(read, idRow).id
}

/**
 * Stores the password of a session's customer by its hash and ends all their other sessions, in one
 * transaction; false when the session has ended.
 */
export async function savePassword(
  db: D1Database,
  tokenHash: string,
  passwordHash: string,
): Promise<boolean> {
  const owner = 'SELECT customer_id FROM sessions WHERE token_hash = ?1'
  const [saved] = await db.batch([
    db
      .prepare(`UPDATE customers SET password_hash = ?2 WHERE id = (${owner})`)
      .bind(tokenHash, passwordHash),
    db
      .prepare(`DELETE FROM sessions WHERE customer_id = (${owner}) AND token_hash <> ?1`)
      .bind(tokenHash),
  ])
  return (saved?.meta.changes ?? 0) > 0
}

/** Stores a customer's name. */
export async function saveName(db: D1Database, customerId: number, name: string): Promise<void> {
  await db.prepare('UPDATE customers SET name = ? WHERE id = ?').bind(name, customerId).run()
}

/** Completes a customer's account. */
export async function saveRegistered(db: D1Database, customerId: number): Promise<void> {
  await db.prepare('UPDATE customers SET is_registered = 1 WHERE id = ?').bind(customerId).run()
}

/** Whether a phone belongs to the demo, whose phones may get a fixed code. */
export async function isDemoPhone(db: D1Database, phone: string): Promise<boolean> {
  return (
    (await db.prepare('SELECT 1 FROM demo_phones WHERE phone = ?').bind(phone).first()) !== null
  )
}
