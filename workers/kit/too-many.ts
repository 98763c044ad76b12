import type * as z from 'zod'
import { coded, type Message, type tooManyDto } from './message'
import { secondsToNextMinute } from './rate-limit'

/** A call's reply to a client that has tried too often. */
export type TooManyReply = { status: 429; body: z.output<typeof tooManyDto> }

/** The reply to a client that may try again after some seconds. */
export function tooManyReply(
  retryAfterSeconds: number,
  message: Message = coded('TOO_MANY_TRIES_MINUTE'),
): TooManyReply {
  return { status: 429, body: { message, retryAfterSeconds } }
}

/** The reply to a client that exceeded a limit per minute. */
export function tooManyTries(now: number, message?: Message): TooManyReply {
  return tooManyReply(secondsToNextMinute(now), message)
}
