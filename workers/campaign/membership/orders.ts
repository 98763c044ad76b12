import * as z from 'zod'
import { allRows, firstRow, type Page, readPage, rowIn } from '../../kit/rows'
import { type OrderStatus, orderStatus, productKind } from '../contract/wire-membership'
import type { SessionCustomer } from '../clients/auth'
import type { Product } from './products'
import { randomCharacters } from '../../kit/ids'

/**
 * The content of a transfer by which its order is found: MUOT and ten random characters (50 bits),
 * letters and digits only, as banks drop the rest.
 */
export function transferCode(): string {
  return `MUOT${randomCharacters(10)}`
}

/** Letters that people read for digits in Crockford's alphabet, which has none of them. */
const MISREAD: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/**
 * The codes that the content of a transfer may hold, as the bank reports it: banks add text before
 * and after, change case, drop accents and break words, customers add words of their own or type the
 * code. So what follows each "MUOT" may be a code, and only an order with it shows that it is one.
 */
export function codesIn(content: string): string[] {
  const text = content
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const found = [...text.matchAll(/MU[O0]T(?=([A-Z0-9]{10}))/g)].map(
    ([, code = '']) => `MUOT${code.replace(/[ILO]/g, (letter) => MISREAD[letter] ?? letter)}`,
  )
  return [...new Set(found)]
}

/**
 * The events of an order. `pay`: money came in time; `payLate`: it came when the order had expired.
 */
export type OrderEvent = 'issue' | 'fail' | 'pay' | 'payLate' | 'expire' | 'activate' | 'refund'

/**
 * The state machine of orders. An expired order can still be paid by money that left in time and
 * was reported late.
 */
const transitions: Readonly<Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>>> = {
  created: { issue: 'pending_payment', fail: 'failed' },
  pending_payment: { pay: 'paid', payLate: 'refunded', expire: 'expired', fail: 'failed' },
  paid: { activate: 'activated', refund: 'refunded' },
  expired: { pay: 'paid', payLate: 'refunded' },
  activated: {},
  refunded: {},
  failed: {},
}

/** The status after an event; null when it cannot happen to an order in this status. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | null {
  return transitions[status][event] ?? null
}

/** The statuses that an event can meet, for conditions in SQL. */
export function statusesFor(event: OrderEvent): OrderStatus[] {
  return orderStatus.options.filter((status) => nextStatus(status, event) !== null)
}

/**
 * The status at an instant (epoch ms): an order expires by the clock, whether or not that was
 * stored.
 */
export function statusAt(
  order: { status: OrderStatus; expiresAt: number },
  now: number,
): OrderStatus {
  return order.status === 'pending_payment' && order.expiresAt <= now ? 'expired' : order.status
}

/**
 * The result of a transfer. For everything but `paid` a person sends the money back, or finds the
 * order of an unknown one (view `transfer_to_settle`).
 */
export type TransferResult = 'paid' | 'late' | 'wrong_amount' | 'again' | 'unknown'

/**
 * The order that a transfer is for, of those that its content names: where there are several, the
 * only one that it pays. Null leaves it to a person.
 */
export function orderOfTransfer<O extends NonNullable<Parameters<typeof judgeTransfer>[0]>>(
  orders: readonly O[],
  transfer: { amount: number; at: number },
): O | null {
  const [first, ...others] =
    orders.length > 1 ? orders.filter((order) => judgeTransfer(order, transfer) === 'paid') : orders
  return first && others.length === 0 ? first : null
}

/** Judges a transfer of `amount` đồng that left at `at` (epoch ms) for an order, null when its content names none. */
export function judgeTransfer(
  order: { status: OrderStatus; amount: number; expiresAt: number } | null,
  transfer: { amount: number; at: number },
): TransferResult {
  if (!order) return 'unknown'
  if (nextStatus(order.status, 'pay') === null) return 'again'
  if (transfer.amount !== order.amount) return 'wrong_amount'
  return transfer.at < order.expiresAt ? 'paid' : 'late'
}

/** An order as stored; amounts in đồng, instants in epoch ms. */
const storedOrder = z.object({
  id: z.string(),
  customerId: z.int(),
  phone: z.string(),
  productId: z.int(),
  kind: productKind,
  name: z.string(),
  amount: z.int(),
  bonus: z.int(),
  offerId: z.int().nullable(),
  visits: z.int(),
  months: z.int().nullable(),
  status: orderStatus,
  code: z.string(),
  createdAt: z.int(),
  expiresAt: z.int(),
  paidAt: z.int().nullable(),
  activatedAt: z.int().nullable(),
  endedAt: z.int().nullable(),
})
export type Order = z.output<typeof storedOrder>

/** A transfer for an order that is being sent back. */
const returnedRow = z.object({
  orderId: z.string(),
  amount: z.int(),
  reason: z.enum(['late', 'wrong_amount', 'again']),
})

/** An order about to be made. */
export type NewOrder = {
  id: string
  code: string
  key: string
  customer: SessionCustomer
  product: Product
  status: OrderStatus
  now: number
  expiresAt: number
}

const COLUMNS = `id, customer_id AS customerId, phone, product_id AS productId, kind, name, amount,
  bonus, offer_id AS offerId, visits, months, status, code,
  created_at AS createdAt, expires_at AS expiresAt, paid_at AS paidAt, activated_at AS activatedAt,
  ended_at AS endedAt`

/** Writes an order once for each key of its customer, and returns the stored one. */
export async function saveOrder(
  db: D1Database,
  { id, code, key, customer, product, status, now, expiresAt }: NewOrder,
): Promise<Order> {
  const [, , , found] = await db.batch([
    // Phone numbers are reassigned: auth knows whose a phone is now, so no other customer keeps it.
    db
      .prepare(
        "UPDATE member SET phone = 'was of ' || customer_id WHERE phone = ?2 AND customer_id <> ?1",
      )
      .bind(customer.id, customer.phone),
    db
      .prepare(
        `INSERT INTO member (customer_id, phone)
         VALUES (?, ?)
         ON CONFLICT (customer_id) DO UPDATE SET phone = excluded.phone`,
      )
      .bind(customer.id, customer.phone),
    db
      .prepare(
        `INSERT INTO membership_order (id, customer_id, phone, key, product_id, kind, name, amount,
           bonus, offer_id, visits, months, status, code, created_at, expires_at, ended_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (customer_id, key) DO NOTHING`,
      )
      .bind(
        id,
        customer.id,
        customer.phone,
        key,
        product.id,
        product.kind,
        product.name,
        product.price,
        product.bonus,
        product.offerId,
        product.visitsGiven,
        product.months,
        status,
        code,
        now,
        expiresAt,
        status === 'failed' ? now : null,
      ),
    db
      .prepare(`SELECT ${COLUMNS} FROM membership_order WHERE customer_id = ? AND key = ?`)
      .bind(customer.id, key),
  ])
  return rowIn(found, storedOrder)
}

/** The order that a customer placed under this key before, null for none. */
export async function orderOfKey(
  db: D1Database,
  customerId: number,
  key: string,
): Promise<Order | null> {
  const order = db
    .prepare(`SELECT ${COLUMNS} FROM membership_order WHERE customer_id = ? AND key = ?`)
    .bind(customerId, key)
  return firstRow(order, storedOrder)
}

/** The customer's newest order of a product that can still be paid, null without one. */
export async function openOrder(
  db: D1Database,
  customerId: number,
  productId: number,
  now: number,
): Promise<Order | null> {
  const order = db
    .prepare(
      `SELECT ${COLUMNS} FROM membership_order
       WHERE customer_id = ? AND product_id = ? AND status = 'pending_payment' AND expires_at > ?
       ORDER BY created_at DESC LIMIT 1`,
    )
    .bind(customerId, productId, now)
  return firstRow(order, storedOrder)
}

/** A page of a customer's orders, newest first, or the one with a number. */
export function readOrders(
  db: D1Database,
  customerId: number,
  { orderId, ...page }: Page & { orderId?: string | undefined },
) {
  const from = 'membership_order WHERE customer_id = ?1 AND (?2 IS NULL OR id = ?2)'
  const order = 'created_at DESC, id DESC'
  const binds = [customerId, orderId ?? null]
  return readPage(db, storedOrder, { columns: COLUMNS, from, order }, binds, page)
}

/** The orders that have one of these codes. */
export async function ordersOfCodes(db: D1Database, codes: readonly string[]): Promise<Order[]> {
  if (codes.length === 0) return []
  const orders = db
    .prepare(
      `SELECT ${COLUMNS} FROM membership_order WHERE code IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(codes))
  return allRows(orders, storedOrder)
}

/** The order with this code, null for none. */
export async function orderOfCode(db: D1Database, code: string): Promise<Order | null> {
  const order = db.prepare(`SELECT ${COLUMNS} FROM membership_order WHERE code = ?`).bind(code)
  return firstRow(order, storedOrder)
}

/** Orders that can still be paid, newest first, for the demo bank. */
export async function payableOrders(db: D1Database, now: number): Promise<Order[]> {
  const orders = db
    .prepare(
      `SELECT ${COLUMNS} FROM membership_order
       WHERE status = 'pending_payment' AND expires_at > ?
       ORDER BY created_at DESC LIMIT 50`,
    )
    .bind(now)
  return allRows(orders, storedOrder)
}

/** Transfers for some orders that are being sent back. */
export async function returnedOf(
  db: D1Database,
  orderIds: readonly string[],
): Promise<z.output<typeof returnedRow>[]> {
  if (orderIds.length === 0) return []
  const returned = db
    .prepare(
      `SELECT order_id AS orderId, amount, outcome AS reason
       FROM bank_transfer
       WHERE outcome IN ('late', 'wrong_amount', 'again')
         AND order_id IN (SELECT value FROM json_each(?))
       ORDER BY heard_at`,
    )
    .bind(JSON.stringify(orderIds))
  return allRows(returned, returnedRow)
}
