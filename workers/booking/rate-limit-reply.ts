import { nowOf } from '../kit/clock'
import { exceedsAnyRateLimit } from '../kit/rate-limit'
import { tooManyTries } from '../kit/too-many'
import type { BookingEnv } from './env'
import { isUnlimited, type LimitName, limitOf } from './limits'

/**
 * Counts one try in each bucket and returns whether any bucket exceeds the limit; `now` in epoch
 * ms. Nothing is counted without a bucket or while limits are switched off.
 */
export async function exceedsLimit(
  env: BookingEnv,
  name: LimitName,
  buckets: readonly string[],
  now: number,
): Promise<boolean> {
  if (isUnlimited(env)) return false
  const limit = limitOf(env, name)
  return exceedsAnyRateLimit(
    env.DB,
    buckets.map((bucket) => ({ bucket, limit })),
    now,
  )
}

/** Counts an opinion of a customer; returns the 429 when there are too many, else null. */
export async function tooManyOpinions(env: BookingEnv, phone: string) {
  const now = nowOf(env)
  const isTooMuch = await exceedsLimit(env, 'OPINIONS_PER_PHONE', [`opinion:${phone}`], now)
  return isTooMuch ? tooManyTries(now) : null
}
