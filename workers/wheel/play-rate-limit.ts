import { nowOf } from '../kit/clock'
import { coded } from '../kit/message'
import type { WheelEnv } from './env'
import { tooManyTries } from '../kit/too-many'

/** Spins, claims and exchanges of one customer per minute: a finger needs a second for each. */
const MAX_PLAYS = 60

/** The 429 of a customer who acts too often, else null; counts this act. */
export async function tooManyPlays(env: WheelEnv, customerId: number) {
  if (env.RATE_LIMITS === 'off') return null
  const limit = Number(env.ACTS_PER_CUSTOMER ?? MAX_PLAYS)
  const limits = [{ bucket: `act:${customerId}`, limit }]
  return tooManyTries(env.DB, limits, nowOf(env), coded('TOO_MANY_TRIES_MOMENT'))
}
