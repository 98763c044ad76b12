import { clientNetwork } from '../../kit/client-network'
import { isTooOften, secondsToNextMinute, selectTries, type Tries } from '../../kit/rate-limit'
import type { BookingEnv } from '../env'
import { isUnlimited, limitOf } from '../limits'
import { appointmentOf, isLinkOf } from '../manage-link'
import { NO_LINK, TOO_MANY } from '../sentences'
import type { StoredBooking } from '../store/bookings'
import { readAppointment } from '../store/manage-links'

/** What a token opens, or how it is refused. */
export type Opened = { booking: StoredBooking; refusal: null } | { booking: null; refusal: Refusal }

type Refusal =
  | { status: 404; body: { message: string } }
  | { status: 429; body: { message: string; retryAfterSeconds: number } }

/** The answer to a token that opens nothing. */
export const noLink = { status: 404 as const, body: { message: NO_LINK } }

/**
 * Opens a manage link. Tokens that open nothing are counted per network; beyond the limit right
 * ones open nothing either, or guessing would go on.
 */
export async function openLink(
  env: BookingEnv,
  request: Request,
  token: string,
  now: number,
): Promise<Opened> {
  const network = clientNetwork(request)
  const bucket = `link:${network}`
  const limit = limitOf(env, 'LINK_TRIES_PER_ADDRESS')
  const isLimited = network !== null && !isUnlimited(env)
  const booking = await readAppointment(env.DB, appointmentOf(token))
  // A booking that waits for its code is nobody's yet.
  const isOpen =
    booking !== null && booking.status !== 'pending_otp' && (await isLinkOf(env, token, booking))
  const isTooMuch =
    isLimited &&
    (isOpen
      ? (await triesOf(env.DB, bucket, now)) > limit
      : await isTooOften(env.DB, bucket, limit, now))
  if (isTooMuch)
    return {
      booking: null,
      refusal: {
        status: 429,
        body: { message: TOO_MANY, retryAfterSeconds: secondsToNextMinute(now) },
      },
    }
  return isOpen ? { booking, refusal: null } : { booking: null, refusal: noLink }
}

async function triesOf(db: D1Database, bucket: string, now: number): Promise<number> {
  return (await selectTries(db, [bucket], now).first<Tries>())?.count ?? 0
}
