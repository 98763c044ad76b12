/** Something a customer has got, as he sees it. */
export type StoredGift = {
  id: string
  source: 'wheel' | 'voucher'
  name: string
  image: string
  kind: string
  code: string | null
  expiresAt: number | null
  at: number
}

/** What everybody may know of a gift that left. */
export type Winner = { maskedName: string; giftName: string; image: string; at: number }

const COLUMNS = 'id, source, name, image, kind, code, expires_at AS expiresAt, at'

/** What a customer has got, newest first, and how much there is. */
export async function readReceived(
  db: D1Database,
  customerId: number,
  page: number,
  pageSize: number,
): Promise<{ gifts: StoredGift[]; total: number }> {
  const [rows, count] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT ${COLUMNS} FROM received WHERE customer_id = ? ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`,
      )
      .bind(customerId, pageSize, (page - 1) * pageSize),
    db.prepare('SELECT count(*) AS total FROM received WHERE customer_id = ?').bind(customerId),
  ])
  return {
    gifts: rows!.results as StoredGift[],
    total: (count!.results[0] as { total: number }).total,
  }
}

/** One thing that a customer has got, by its cause. */
export function receivedStatement(
  db: D1Database,
  customerId: number,
  cause: string,
): D1PreparedStatement {
  return db
    .prepare(`SELECT ${COLUMNS} FROM received WHERE customer_id = ? AND cause = ?`)
    .bind(customerId, cause)
}

/** The gifts of the wheel that left last; who got them is masked. */
export async function readWinners(db: D1Database, most: number): Promise<Winner[]> {
  const { results } = await db
    .prepare(
      "SELECT masked_name AS maskedName, name AS giftName, image, at FROM received WHERE source = 'wheel' ORDER BY at DESC, id DESC LIMIT ?",
    )
    .bind(most)
    .all<Winner>()
  return results
}
