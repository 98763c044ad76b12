import { randomToken } from '../../kit/digest'

/**
 * A customer as the log-in sees him: his password hash, null without a password, and whether a
 * captcha is always asked.
 */
export type LogInRecord = { id: number; passwordHash: string | null; alwaysCaptcha: boolean }

/** The customer with this phone, null when it has no account. */
export async function findByPhone(db: D1Database, phone: string): Promise<LogInRecord | null> {
  const row = await db
    .prepare('SELECT id, password_hash, always_captcha FROM customers WHERE phone = ?')
    .bind(phone)
    .first<{ id: number; password_hash: string | null; always_captcha: number }>()
  return row
    ? { id: row.id, passwordHash: row.password_hash, alwaysCaptcha: row.always_captcha === 1 }
    : null
}

/** The id of the customer with this phone, who is made when new; two requests at once make one (H-180). */
export async function findOrCreate(db: D1Database, phone: string, now: number): Promise<number> {
  const found = await findByPhone(db, phone)
  if (found) return found.id
  const [, read] = await db.batch<{ id: number }>([
    // SQLite would reuse the number of the last customer after his deletion, and with it the data
    // that other backends store under it.
    db
      .prepare(
        `INSERT INTO customers (id, public_id, phone, name, created_at)
         SELECT 1 + max(coalesce((SELECT max(id) FROM customers), 0), coalesce((SELECT max(customer_id) FROM forgotten), 0)), ?1, ?2, '', ?3 WHERE true ON CONFLICT (phone) DO NOTHING`,
      )
      .bind(randomToken(12), phone, now),
    db.prepare('SELECT id FROM customers WHERE phone = ?').bind(phone),
  ])
  return read!.results[0]!.id
}

/** Stores a customer's password by its hash. */
export async function savePassword(
  db: D1Database,
  customerId: number,
  passwordHash: string,
): Promise<void> {
  await db
    .prepare('UPDATE customers SET password_hash = ? WHERE id = ?')
    .bind(passwordHash, customerId)
    .run()
}

/** Stores a customer's name (B-360). */
export async function saveName(db: D1Database, customerId: number, name: string): Promise<void> {
  await db.prepare('UPDATE customers SET name = ? WHERE id = ?').bind(name, customerId).run()
}

/** Completes a customer's account (H-189). */
export async function saveRegistered(db: D1Database, customerId: number): Promise<void> {
  await db.prepare('UPDATE customers SET is_registered = 1 WHERE id = ?').bind(customerId).run()
}

/** Whether a phone belongs to the demo, whose phones may get a fixed code. */
export async function isDemoPhone(db: D1Database, phone: string): Promise<boolean> {
  return (
    (await db.prepare('SELECT 1 FROM demo_phones WHERE phone = ?').bind(phone).first()) !== null
  )
}
