import { nowOf } from '../kit/clock'
import { type BookingEnv, numberOf } from './env'
import { TOO_MANY } from './sentences'
import { isTooOften, secondsToNextMinute } from '../kit/rate-limit'

/** Ratings, votes and words about pictures of one phone per minute, without OPINIONS_PER_PHONE. */
const OPINIONS = 30

/** The 429 of a customer who says too much at once, else null; counts what he says. */
export async function tooManyOpinions(env: BookingEnv, phone: string) {
  const now = nowOf(env)
  if (
    env.RATE_LIMITS === 'off' ||
    !(await isTooOften(env.DB, `opinion:${phone}`, numberOf(env.OPINIONS_PER_PHONE, OPINIONS), now))
  )
    return null
  return {
    status: 429 as const,
    body: { message: TOO_MANY, retryAfterSeconds: secondsToNextMinute(now) },
  }
}
