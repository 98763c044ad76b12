import { type LimitVars, limitOf } from '../limits'
import type { Order } from '../pricing/order'

/** What an order counts for. A browser that sends no proof and ever new phones still has an address. */
export function bucketsOf({ phone, holder, network }: Order): string[] {
  return [
    `phone:${phone}`,
    ...(holder ? [`holder:${holder}`] : []),
    ...(network ? [`network:${network}`] : []),
  ]
}

/** Numbers the tries of a group on from those that were counted before it. */
export function numberTries(counted: ReadonlyMap<string, number>): (bucket: string) => number {
  const next = new Map(counted)
  return (bucket) => {
    const number = (next.get(bucket) ?? 0) + 1
    next.set(bucket, number)
    return number
  }
}

/** How many tries of a bucket a minute allows. */
export function triesLimits(env: LimitVars): (bucket: string) => number {
  const perPhone = limitOf(env, 'CREATES_PER_PHONE')
  const perHolder = limitOf(env, 'CREATES_PER_HOLDER')
  const perNetwork = limitOf(env, 'CREATES_PER_ADDRESS')
  return (bucket) =>
    bucket.startsWith('phone:') ? perPhone : bucket.startsWith('holder:') ? perHolder : perNetwork
}
