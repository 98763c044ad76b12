import { nowOf } from '../kit/clock'
import { coded } from '../kit/message'
import type { WheelEnv } from './env'
import { exceedsRateLimit, secondsToNextMinute } from '../kit/rate-limit'

/** Spins, claims and exchanges of one customer per minute: a finger needs a second for each. */
const ACTS = 60

/** The 429 of a customer who acts too often, else null; counts this act. */
export async function tooManyActs(env: WheelEnv, customerId: number) {
  const limit = Number(env.ACTS_PER_CUSTOMER ?? ACTS)
  const now = nowOf(env)
  if (
    env.RATE_LIMITS === 'off' ||
    !(await exceedsRateLimit(env.DB, `act:${customerId}`, limit, now))
  )
    return null
  return {
    status: 429 as const,
    body: { message: coded('TOO_MANY_TRIES_MOMENT'), retryAfterSeconds: secondsToNextMinute(now) },
  }
}
