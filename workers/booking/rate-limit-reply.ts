import { nowOf } from '../kit/clock'
import { type TooManyReply, tooManyTries } from '../kit/too-many'
import type { BookingEnv } from './env'
import { isUnlimited, type LimitName, limitOf } from './limits'

/**
 * Counts one try in each bucket; returns the 429 when any of them exceeds the limit, else null.
 * Nothing is counted without a bucket or while limits are switched off.
 */
export async function overLimit(
  env: BookingEnv,
  name: LimitName,
  ...buckets: (string | null)[]
): Promise<TooManyReply | null> {
  if (isUnlimited(env)) return null
  const limit = limitOf(env, name)
  const limits = buckets.flatMap((bucket) => (bucket ? { bucket, limit } : []))
  return tooManyTries(env.DB, limits, nowOf(env))
}

/** Counts an opinion of a customer; returns the 429 when there are too many, else null. */
export function tooManyOpinions(env: BookingEnv, phone: string): Promise<TooManyReply | null> {
  return overLimit(env, 'OPINIONS_PER_PHONE', `opinion:${phone}`)
}
