import * as z from 'zod'
import { firstIn, firstRow, type Page, readPage, rowIn } from '../../kit/rows'
import {
  type Balance,
  balanceRow,
  balanceStatement,
  sumOf,
  receivedStatement,
  storedGift,
  type StoredGift,
} from './accounts'

/** A voucher for lucky points; `left` null means without limit, `value` is in đồng. */
const storedVoucher = z.object({
  id: z.int(),
  name: z.string(),
  image: z.string(),
  description: z.string(),
  points: z.int(),
  value: z.int(),
  left: z.int().nullable(),
  validDays: z.int(),
  offerId: z.int().nullable(),
})
export type StoredVoucher = z.output<typeof storedVoucher>

const GIVEN = "(SELECT count(*) FROM received WHERE source = 'voucher' AND item_id = v.id)"
const COLUMNS = `v.id, v.name, v.image, v.description, v.points, v.value,
  v.stock - ${GIVEN} AS "left", v.valid_days AS validDays, v.offer_id AS offerId`

/** Vouchers, the cheapest first, and how many there are. */
export function readVouchers(db: D1Database, page: Page) {
  const from = 'point_voucher v'
  return readPage(db, storedVoucher, { columns: COLUMNS, from, order: 'v.points, v.id' }, [], page)
}

/** One voucher, null when there is none of that number. */
export async function readVoucher(db: D1Database, id: number): Promise<StoredVoucher | null> {
  const voucher = db.prepare(`SELECT ${COLUMNS} FROM point_voucher v WHERE v.id = ?`).bind(id)
  return firstRow(voucher, storedVoucher)
}

/** An exchange of lucky points for a voucher. */
export type VoucherOrder = {
  id: string
  customerId: number
  key: string
  voucher: StoredVoucher
  code: string
  maskedName: string
  now: number
  expiresAt: number
}

/**
 * Buys a voucher, once for each key, in one transaction: what was bought, or null when points or
 * stock do not suffice.
 */
export async function buyVoucher(
  db: D1Database,
  { id, customerId, key, voucher, code, maskedName, now, expiresAt }: VoucherOrder,
): Promise<{ gift: StoredGift | null; balance: Balance }> {
  const cause = `voucher:${key}`
  const [, , gift, balance] = await db.batch([
    db
      .prepare(
        `INSERT INTO entry (customer_id, cause, spins, points, title, at)
         SELECT ?1, ?2, 0, -v.points, 'Đổi quà: ' || v.name, ?4
         FROM point_voucher v
         WHERE v.id = ?3 AND ${sumOf('points', '?1')} >= v.points
           AND (v.stock IS NULL OR v.stock > ${GIVEN})
         ON CONFLICT DO NOTHING`,
      )
      .bind(customerId, cause, voucher.id, now),
    db
      .prepare(
        `INSERT INTO received (id, customer_id, cause, source, item_id, name, image, kind, code,
           expires_at, masked_name, at, offer_id)
         SELECT ?1, ?2, ?3, 'voucher', ?4, ?5, ?6, 'voucher', ?7, ?8, ?9, ?10, ?11
         WHERE EXISTS (SELECT 1 FROM entry WHERE customer_id = ?2 AND cause = ?3)
         ON CONFLICT DO NOTHING`,
      )
      .bind(
        id,
        customerId,
        cause,
        voucher.id,
        voucher.name,
        voucher.image,
        code,
        expiresAt,
        maskedName,
        now,
        voucher.offerId,
      ),
    receivedStatement(db, customerId, cause),
    balanceStatement(db, customerId),
  ])
  return {
    gift: firstIn(gift, storedGift),
    balance: rowIn(balance, balanceRow),
  }
}
