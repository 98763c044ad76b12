import { nowOf } from '../kit/clock'
import type { BookingEnv } from './env'
import { isUnlimited, limitOf } from './limits'
import { TOO_MANY } from './sentences'
import { isTooOften, secondsToNextMinute } from '../kit/rate-limit'

/** Counts an opinion of a customer; returns the 429 when there are too many, else null. */
export async function tooManyOpinions(env: BookingEnv, phone: string) {
  const now = nowOf(env)
  if (
    isUnlimited(env) ||
    !(await isTooOften(env.DB, `opinion:${phone}`, limitOf(env, 'OPINIONS_PER_PHONE'), now))
  )
    return null
  return {
    status: 429 as const,
    body: { message: TOO_MANY, retryAfterSeconds: secondsToNextMinute(now) },
  }
}
