import { nowOf } from '../../../domain/clock'
import { coded } from '../../kit/message'
import { ulid } from '../../kit/ids'
import type { HandlerContext } from '../../kit/serve'
import { pageWithin } from '../../kit/wire'
import { vietnamDay } from '../../kit/vietnam-time'
import type { Input, Reply } from '../contract'
import type { WheelEnv } from '../env'
import { grantInBackground } from '../fulfilment'
import { giftCode, lastInstantOf } from '../gift-code'
import { customerOf, maskedName } from '../clients/auth'
import {
  type Balance,
  exchangeForSpins,
  readBalance,
  readPointHistory,
  balanceRow,
  balanceStatement,
  sumOf,
  receivedStatement,
  storedGift,
  type StoredGift,
} from '../store/accounts'
import { readPack } from '../read-wheel'
import { tooManyPlays } from './play'
import * as z from 'zod'
import { firstIn, firstRow, type Page, readPage, rowIn } from '../../kit/rows'

/** What the bearer has. */
export async function getAccount(
  _input: unknown,
  context: HandlerContext<WheelEnv>,
): Promise<Reply<'getAccount'>> {
  const { id } = await customerOf(context)
  return { data: await readBalance(context.env.DB, id) }
}

/** What changed the bearer's points. */
export async function listPointHistory(
  input: Input<'listPointHistory'>,
  context: HandlerContext<WheelEnv>,
): Promise<Reply<'listPointHistory'>> {
  const { id } = await customerOf(context)
  const { rows, total } = await readPointHistory(context.env.DB, id, pageWithin(input))
  return { data: rows, total }
}

/** Points of the bearer for spins. */
export async function exchangePack(
  { idPackage, idempotencyKey }: Input<'exchangePack'>,
  context: HandlerContext<WheelEnv>,
): Promise<Reply<'exchangePack'>> {
  const customer = await customerOf(context)
  const tooMany = await tooManyPlays(context.env, customer.id)
  if (tooMany) return tooMany
  const pack = await readPack(context.env.DB, idPackage)
  if (!pack) return { status: 404, body: { message: coded('NO_PACK') } }
  const { isDone, balance } = await exchangeForSpins(context.env.DB, {
    ...pack,
    customerId: customer.id,
    key: idempotencyKey,
    now: nowOf(context.env),
  })
  return isDone
    ? { status: 200, body: { data: balance } }
    : { status: 409, body: { message: coded('TOO_FEW_POINTS') } }
}

/** The bearer's points; another customer's number is refused. */
export async function getPoints(
  { customerId }: Input<'getPoints'>,
  context: HandlerContext<WheelEnv>,
): Promise<Reply<'getPoints'>> {
  const { id } = await customerOf(context, customerId)
  const { point } = await readBalance(context.env.DB, id)
  return { data: { point } }
}

/** A page of vouchers. */
export async function listVouchers(
  input: Input<'listVouchers'>,
  { env }: HandlerContext<WheelEnv>,
): Promise<Reply<'listVouchers'>> {
  const { rows, total } = await readVouchers(env.DB, pageWithin(input))
  return { data: rows.map(voucherOf), total }
}

/** One voucher. */
export async function getVoucher(
  { voucherId }: Input<'getVoucher'>,
  { env }: HandlerContext<WheelEnv>,
): Promise<Reply<'getVoucher'>> {
  const voucher = await readVoucher(env.DB, voucherId)
  return voucher
    ? { status: 200, body: { data: voucherOf(voucher) } }
    : { status: 404, body: { message: coded('NO_LUCKY_VOUCHER') } }
}

/** Exchanges the bearer's points for a voucher; another customer's number is refused. */
export async function exchangeVoucher(
  { voucherId, customerId, idempotencyKey }: Input<'exchangeVoucher'>,
  context: HandlerContext<WheelEnv>,
): Promise<Reply<'exchangeVoucher'>> {
  const customer = await customerOf(context, customerId)
  const tooMany = await tooManyPlays(context.env, customer.id)
  if (tooMany) return tooMany
  const { DB } = context.env
  const now = nowOf(context.env)
  const voucher = await readVoucher(DB, voucherId)
  if (!voucher) return { status: 404, body: { message: coded('NO_LUCKY_VOUCHER') } }
  const order = {
    id: ulid(now),
    customerId: customer.id,
    key: idempotencyKey,
    voucher,
    code: giftCode(),
    maskedName: maskedName(customer.name),
    now,
    expiresAt: lastInstantOf(vietnamDay(now), voucher.validDays),
  }
  const { gift, balance } = await buyVoucher(DB, order)
  if (gift) grantInBackground(context, customer)
  if (gift) return { status: 200, body: { data: gift, account: balance } }
  return balance.point < voucher.points
    ? { status: 409, body: { message: coded('TOO_FEW_POINTS') } }
    : { status: 410, body: { message: coded('LUCKY_VOUCHER_SOLD_OUT') } }
}

function voucherOf({ id, points, left, offerId, validDays, ...voucher }: StoredVoucher) {
  return {
    ...voucher,
    voucherId: id,
    point: points,
    quantity: left === null ? null : Math.max(0, left),
    validDays: offerId === null ? validDays : 0,
  }
}

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
type StoredVoucher = z.output<typeof storedVoucher>

const GIVEN = "(SELECT count(*) FROM received WHERE source = 'voucher' AND item_id = v.id)"
const COLUMNS = `v.id, v.name, v.image, v.description, v.points, v.value,
  v.stock - ${GIVEN} AS "left", v.valid_days AS validDays, v.offer_id AS offerId`

/** Vouchers, the cheapest first, and how many there are. */
function readVouchers(db: D1Database, page: Page) {
  const from = 'point_voucher v'
  return readPage(db, storedVoucher, { columns: COLUMNS, from, order: 'v.points, v.id' }, [], page)
}

/** One voucher, null when there is none of that number. */
async function readVoucher(db: D1Database, id: number): Promise<StoredVoucher | null> {
  const voucher = db.prepare(`SELECT ${COLUMNS} FROM point_voucher v WHERE v.id = ?`).bind(id)
  return firstRow(voucher, storedVoucher)
}

/** An exchange of lucky points for a voucher. */
type VoucherOrder = {
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
async function buyVoucher(
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
