import * as z from 'zod'
import { allRows, firstIn, type Page, readPage, rowIn } from '../../kit/rows'
import { giftKind } from '../contract'

/** Something a customer has got, as it is sent to them. */
export const storedGift = z.object({
  id: z.string(),
  source: z.enum(['wheel', 'voucher']),
  name: z.string(),
  image: z.string(),
  kind: giftKind,
  code: z.string().nullable(),
  expiredAt: z.int().nullable(),
  createdAt: z.int(),
})
export type StoredGift = z.output<typeof storedGift>

/** What everybody may know of a gift that left. */
const winner = z.object({
  customerName: z.string(),
  giftName: z.string(),
  image: z.string(),
  createdAt: z.int(),
})
export type Winner = z.output<typeof winner>

/** The code of a received thing and its end: an offer has none, as it would be worth both. */
export const CODE_UNLESS_OFFER = `iif(offer_id IS NULL, code, NULL) AS code,
   iif(offer_id IS NULL, expires_at, NULL) AS expiredAt`

const COLUMNS = `id, source, name, image, kind, ${CODE_UNLESS_OFFER}, at AS createdAt`

/** What a customer has got, newest first, and how much there is. */
export function readReceived(db: D1Database, customerId: number, page: Page) {
  const from = 'received WHERE customer_id = ?'
  const order = 'at DESC, id DESC'
  return readPage(db, storedGift, { columns: COLUMNS, from, order }, [customerId], page)
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

/** The gifts of the wheel that left last, none later than `now` (epoch ms); who got them is masked. */
export async function readWinners(db: D1Database, most: number, now: number): Promise<Winner[]> {
  const winners = db
    .prepare(
      `SELECT masked_name AS customerName, name AS giftName, image, min(at, ?2) AS createdAt
       FROM received
       WHERE source = 'wheel' ORDER BY at DESC, id DESC LIMIT ?1`,
    )
    .bind(most, now)
  return allRows(winners, winner)
}

/** The spins and points that a customer has. */
export const balanceRow = z.object({ timesLeft: z.int(), point: z.int() })
export type Balance = z.output<typeof balanceRow>

/** A line of the history of lucky points. */
const pointEntry = z.object({
  id: z.string(),
  title: z.string(),
  point: z.int(),
  createdAt: z.int(),
})

/** Sum of a customer's spins or points, as part of a statement in which `customer` is a placeholder. */
export function sumOf(what: 'spins' | 'points', customer: string): string {
  return `(SELECT coalesce(sum(${what}), 0) FROM entry WHERE customer_id = ${customer})`
}

/** What a customer has: the sum of all that ever changed it. */
export async function readBalance(db: D1Database, customerId: number): Promise<Balance> {
  return balanceRow.parse(await balanceStatement(db, customerId).first())
}

/** The statement of readBalance, for batches. */
export function balanceStatement(db: D1Database, customerId: number): D1PreparedStatement {
  return db
    .prepare(`SELECT ${sumOf('spins', '?1')} AS timesLeft, ${sumOf('points', '?1')} AS point`)
    .bind(customerId)
}

/** What changed a customer's lucky points, newest first, and how many such changes there are in all. */
export function readPointHistory(db: D1Database, customerId: number, page: Page) {
  const columns = 'cause AS id, title, points AS point, at AS createdAt'
  const from = 'entry WHERE customer_id = ? AND points <> 0'
  const order = 'at DESC, cause'
  return readPage(db, pointEntry, { columns, from, order }, [customerId], page)
}

/** Gives points for spins, once for each key; false when there are too few points. */
export async function exchangeForSpins(
  db: D1Database,
  {
    customerId,
    key,
    points,
    spins,
    now,
  }: { customerId: number; key: string; points: number; spins: number; now: number },
): Promise<{ isDone: boolean; balance: Balance }> {
  const cause = `pack:${key}`
  const [, done, balance] = await db.batch([
    db
      .prepare(
        `INSERT INTO entry (customer_id, cause, spins, points, title, at)
         SELECT ?1, ?2, ?3, -?4, ?5, ?6
         WHERE ${sumOf('points', '?1')} >= ?4 ON CONFLICT DO NOTHING`,
      )
      .bind(customerId, cause, spins, points, `Đổi ${spins} lượt quay`, now),
    db.prepare('SELECT 1 FROM entry WHERE customer_id = ? AND cause = ?').bind(customerId, cause),
    balanceStatement(db, customerId),
  ])
  return { isDone: firstIn(done, z.unknown()) !== null, balance: rowIn(balance, balanceRow) }
}
