import { type LimitVars, limitOf } from '../limits'
import type { Order } from '../pricing/order'

/**
 * The rate-limit buckets of an order. A browser without an owner token and with ever new phones
 * still has an address.
 */
export function bucketsOf({ phone, ownerToken, network }: Order): string[] {
  return [
    `phone:${phone}`,
    ...(ownerToken ? [`holder:${ownerToken}`] : []),
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

/** The limit per minute of a bucket. */
export function triesLimits(env: LimitVars): (bucket: string) => number {
  const perPhone = limitOf(env, 'CREATES_PER_PHONE')
  const perBrowser = limitOf(env, 'CREATES_PER_BROWSER')
  const perNetwork = limitOf(env, 'CREATES_PER_ADDRESS')
  return (bucket) =>
    bucket.startsWith('phone:') ? perPhone : bucket.startsWith('holder:') ? perBrowser : perNetwork
}
