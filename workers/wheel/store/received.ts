import * as z from 'zod'
import { allRows, rowsIn, totalIn } from '../../kit/rows'
import { giftKind } from '../contract/wire-wheel'

/** Something a customer has got, as they see it. */
export const storedGift = z.object({
  id: z.string(),
  source: z.enum(['wheel', 'voucher']),
  name: z.string(),
  image: z.string(),
  kind: giftKind,
  code: z.string().nullable(),
  expiresAt: z.int().nullable(),
  at: z.int(),
})
export type StoredGift = z.output<typeof storedGift>

/** What everybody may know of a gift that left. */
const winner = z.object({
  maskedName: z.string(),
  giftName: z.string(),
  image: z.string(),
  at: z.int(),
})
export type Winner = z.output<typeof winner>

const COLUMNS = 'id, source, name, image, kind, code, expires_at AS expiresAt, at'

/** What a customer has got, newest first, and how much there is. */
export async function readReceived(
  db: D1Database,
  customerId: number,
  page: number,
  pageSize: number,
): Promise<{ gifts: StoredGift[]; total: number }> {
  const [rows, count] = await db.batch([
    db
      .prepare(
        `SELECT ${COLUMNS} FROM received WHERE customer_id = ? ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`,
      )
      .bind(customerId, pageSize, (page - 1) * pageSize),
    db.prepare('SELECT count(*) AS total FROM received WHERE customer_id = ?').bind(customerId),
  ])
  return {
    gifts: rowsIn(rows, storedGift),
    total: totalIn(count),
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
  const winners = db
    .prepare(
      `SELECT masked_name AS maskedName, name AS giftName, image, at
       FROM received
       WHERE source = 'wheel' ORDER BY at DESC, id DESC LIMIT ?`,
    )
    .bind(most)
  return allRows(winners, winner)
}
