import * as z from 'zod'
import { allRows, rowIn } from '../../kit/rows'

const deletionRow = z.object({ requestedAt: z.int(), dueAt: z.int() })

/** A deletion request; times in epoch ms. */
export type Deletion = z.output<typeof deletionRow>

/** Stores a customer's deletion request and returns the one that counts: their first. */
export async function saveDeletion(
  db: D1Database,
  customerId: number,
  { requestedAt, dueAt }: Deletion,
): Promise<Deletion> {
  const [, read] = await db.batch([
    db
      .prepare(
        `INSERT INTO deletions (customer_id, requested_at, due_at)
         VALUES (?, ?, ?) ON CONFLICT (customer_id) DO NOTHING`,
      )
      .bind(customerId, requestedAt, dueAt),
    db
      .prepare(
        'SELECT requested_at AS requestedAt, due_at AS dueAt FROM deletions WHERE customer_id = ?',
      )
      .bind(customerId),
  ])
  return rowIn(read, deletionRow)
}

/** Withdraws a customer's deletion request; without one nothing changes. */
export async function dropDeletion(db: D1Database, customerId: number): Promise<void> {
  await db.prepare('DELETE FROM deletions WHERE customer_id = ?').bind(customerId).run()
}

const erasedRow = z.object({
  number: z.int(),
  customerId: z.int(),
  phone: z.string(),
  at: z.int(),
})

/**
 * A deleted customer: their sequence number, their customer number and former phone; `at` in epoch
 * ms.
 */
export type DueDeletion = z.output<typeof erasedRow>

const dueRow = z.object({ id: z.int(), phone: z.string() })

/** The customers whose deletion is due. */
export async function dueCustomers(
  db: D1Database,
  now: number,
): Promise<z.output<typeof dueRow>[]> {
  const due = db
    .prepare(
      `SELECT c.id, c.phone FROM deletions d JOIN customers c ON c.id = d.customer_id
       WHERE d.due_at <= ? ORDER BY c.id`,
    )
    .bind(now)
  return allRows(due, dueRow)
}

/**
 * Deletes a customer, unless they have withdrawn their request meanwhile: account, profile,
 * password, sessions and consents, in one transaction. Their number stays taken, and their phone is
 * stored for the other backends.
 */
export async function eraseCustomer(db: D1Database, id: number, now: number): Promise<void> {
  const due = 'SELECT customer_id FROM deletions WHERE customer_id = ?2 AND due_at <= ?1'
  await db.batch([
    db
      .prepare(
        `INSERT INTO forgotten (customer_id, phone, at)
         SELECT id, phone, ?1 FROM customers WHERE id IN (${due})`,
      )
      .bind(now, id),
    db
      .prepare(
        `DELETE FROM consents WHERE phone IN (SELECT phone FROM customers WHERE id IN (${due}))`,
      )
      .bind(now, id),
    db.prepare(`DELETE FROM customers WHERE id IN (${due})`).bind(now, id),
  ])
}

/** Forgets the phones of customers who were deleted before an instant (epoch ms). */
export async function forgetOldPhones(db: D1Database, before: number): Promise<void> {
  await db
    .prepare('UPDATE forgotten SET phone = NULL WHERE at < ? AND phone IS NOT NULL')
    .bind(before)
    .run()
}

/**
 * The customers deleted after a sequence number, 100 at most; without those whose phone is no
 * longer stored.
 */
export async function readErased(db: D1Database, after: number): Promise<DueDeletion[]> {
  const erased = db
    .prepare(
      `SELECT seq AS number, customer_id AS customerId, phone, at FROM forgotten
       WHERE seq > ? AND phone IS NOT NULL ORDER BY seq LIMIT 100`,
    )
    .bind(after)
  return allRows(erased, erasedRow)
}
