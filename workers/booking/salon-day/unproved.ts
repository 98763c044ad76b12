import { type BookingEnv, numberOf } from '../env'
import type { Order } from '../pricing/order'
import type { Unproved } from '../store/unproved'
import type { Hold } from './holds'

/** Phones that nobody has proved, with an open booking made from one network, before a code is asked; without UNPROVED_PER_ADDRESS. A household has as many. */
const UNPROVED_PER_ADDRESS = 5

/** The same for one browser, wherever it is; without UNPROVED_PER_DEVICE. */
const UNPROVED_PER_DEVICE = 4

/** Bookings of one salon-day that wait for a code for one network at once, without CODE_HOLDS_PER_ADDRESS. */
const CODE_HOLDS_PER_ADDRESS = 6

/** How an order counts among those whose phone nobody has proved. */
export type UnprovedCount = { buckets: string[]; isTooMany: boolean }

/** Counts the orders of a group one after the other: each sees those before it, as D1 counted all at once. */
export function unprovedCounter(env: BookingEnv, known: Unproved): (order: Order) => UnprovedCount {
  const here = new Map<string, number>()
  return (order) => {
    const buckets = env.RATE_LIMITS === 'off' ? [] : known.bucketsOf(order)
    const isTooMany = buckets.some((bucket) => {
      const { others, isCounted } = known.othersIn(bucket, order.phone)
      const before = here.get(bucket) ?? 0
      if (!isCounted) here.set(bucket, before + 1)
      return others + before >= limitOf(env, bucket)
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
  if (network === null || env.RATE_LIMITS === 'off') return 0
  const ends = holds.filter((hold) => isCodeHold(hold, network)).map(({ dueAt }) => dueAt)
  if (ends.length < numberOf(env.CODE_HOLDS_PER_ADDRESS, CODE_HOLDS_PER_ADDRESS)) return 0
  return Math.max(1, Math.ceil((Math.min(...ends) - now) / 1000))
}

/** Whether a hold waits, or is about to wait, for a code that somebody in the network asked for. */
export function isCodeHold(hold: Hold, network: string): boolean {
  return hold.network === network && (hold.state === 'waiting' || hold.state === 'writing')
}

function limitOf(env: BookingEnv, bucket: string): number {
  return bucket.startsWith('network:')
    ? numberOf(env.UNPROVED_PER_ADDRESS, UNPROVED_PER_ADDRESS)
    : numberOf(env.UNPROVED_PER_DEVICE, UNPROVED_PER_DEVICE)
}
