import type { BookingEnv } from '../env'
import { isUnlimited, limitOf } from '../limits'
import type { Order } from '../pricing/order'
import type { UnprovedBookings } from '../store/order-facts'
import { isCodeHold } from './address-share'
import type { Hold } from './holds'

/** How an order counts among those with unproved phones. */
export type UnprovedCount = { buckets: string[]; isTooMany: boolean }

/** Counts the orders of a group one after the other: each sees those before it, as D1 counted all at once. */
export function unprovedCounter(
  env: BookingEnv,
  known: UnprovedBookings,
): (order: Order) => UnprovedCount {
  const here = new Map<string, number>()
  return (order) => {
    const buckets = isUnlimited(env) ? [] : known.bucketsOf(order)
    const isTooMany = buckets.some((bucket) => {
      const { others, isCounted } = known.othersIn(bucket, order.phone)
      const before = here.get(bucket) ?? 0
      if (!isCounted) here.set(bucket, before + 1)
      return others + before >= limitOf(env, limitFor(bucket))
    })
    return { buckets, isTooMany }
  }
}

/** Seconds until one more booking of a network may wait for its code here; 0: now. */
export function waitForCodeHold(
  env: BookingEnv,
  holds: readonly Hold[],
  network: string | null,
  now: number,
): number {
  if (network === null || isUnlimited(env)) return 0
  const ends = holds.filter((hold) => isCodeHold(hold, network)).map(({ dueAt }) => dueAt)
  if (ends.length < limitOf(env, 'CODE_HOLDS_PER_ADDRESS')) return 0
  return Math.max(1, Math.ceil((Math.min(...ends) - now) / 1000))
}

function limitFor(bucket: string): 'UNPROVED_PER_ADDRESS' | 'UNPROVED_PER_DEVICE' {
  return bucket.startsWith('network:') ? 'UNPROVED_PER_ADDRESS' : 'UNPROVED_PER_DEVICE'
}
