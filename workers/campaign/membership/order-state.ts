import { type OrderStatus, orderStatus } from '../contract/wire-membership'

/** What can happen to an order. `pay`: money came in time; `payLate`: it came when the order had expired. */
export type OrderEvent = 'issue' | 'fail' | 'pay' | 'payLate' | 'expire' | 'activate' | 'refund'

/**
 * The state machine of orders (O-39). An order that expired may still be paid by money that left in
 * time and was heard of late.
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
 * The status at an instant (epoch ms): a payment's time ends by itself, whether or not somebody has
 * written it down.
 */
export function statusAt(
  order: { status: OrderStatus; expiresAt: number },
  now: number,
): OrderStatus {
  return order.status === 'pending_payment' && order.expiresAt <= now ? 'expired' : order.status
}

/** What a transfer comes to. Everything but `paid` is money to send back. */
export type TransferOutcome = 'paid' | 'late' | 'wrong_amount' | 'again' | 'unknown'

/** Judges a transfer of `amount` đồng that left at `at` (epoch ms) for an order, null when its content names none. */
export function judgeTransfer(
  order: { status: OrderStatus; amount: number; expiresAt: number } | null,
  transfer: { amount: number; at: number },
): TransferOutcome {
  if (!order) return 'unknown'
  if (nextStatus(order.status, 'pay') === null) return 'again'
  if (transfer.amount !== order.amount) return 'wrong_amount'
  return transfer.at < order.expiresAt ? 'paid' : 'late'
}
