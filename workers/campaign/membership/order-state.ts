import { type OrderStatus, orderStatus } from '../contract/wire-membership'

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
