/** A wish to be forgotten; times in epoch ms. */
export type Deletion = { requestedAt: number; dueAt: number }

/** Keeps the wish of a customer, and gives the one that counts: his first. */
export async function keepDeletion(db: D1Database, customerId: number, { requestedAt, dueAt }: Deletion): Promise<Deletion> {
  const [, read] = await db.batch<Deletion>([
    db.prepare('INSERT INTO deletions (customer_id, requested_at, due_at) VALUES (?, ?, ?) ON CONFLICT (customer_id) DO NOTHING').bind(customerId, requestedAt, dueAt),
    db.prepare('SELECT requested_at AS requestedAt, due_at AS dueAt FROM deletions WHERE customer_id = ?').bind(customerId),
  ])
  return read!.results[0]!
}

/** Takes the wish of a customer back; without one nothing changes. */
export async function dropDeletion(db: D1Database, customerId: number): Promise<void> {
  await db.prepare('DELETE FROM deletions WHERE customer_id = ?').bind(customerId).run()
}

/** Forgets everybody whose time has come: account, profile, password, sessions and all words about purposes. */
export async function forgetDueCustomers(db: D1Database, now: number): Promise<void> {
  const due = 'SELECT customer_id FROM deletions WHERE due_at <= ?'
  await db.batch([
    db.prepare(`DELETE FROM consents WHERE phone IN (SELECT phone FROM customers WHERE id IN (${due}))`).bind(now),
    db.prepare(`DELETE FROM customers WHERE id IN (${due})`).bind(now),
  ])
}
