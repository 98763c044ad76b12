import type * as z from 'zod'
import { coded, type Message, type tooManyDto } from './message'
import { exceedsRateLimit, type Limit, secondsToNextMinute } from './rate-limit'

/** A call's reply to a client that has tried too often. */
export type TooManyReply = { status: 429; body: z.output<typeof tooManyDto> }

/** The reply to a client that may try again after some seconds. */
export function tooManyReply(
  retryAfterSeconds: number,
  message: Message = coded('TOO_MANY_TRIES_MINUTE'),
): TooManyReply {
  return { status: 429, body: { message, retryAfterSeconds } }
}

/** Counts a try in each bucket; the reply to a client that exceeds a limit per minute, else null. */
export async function tooManyTries(
  db: D1Database,
  limits: readonly Limit[],
  now: number,
  message?: Message,
): Promise<TooManyReply | null> {
  const isTooMuch = await exceedsRateLimit(db, limits, now)
  return isTooMuch ? tooManyReply(secondsToNextMinute(now), message) : null
}
