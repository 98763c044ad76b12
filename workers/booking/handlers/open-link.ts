import { clientNetwork } from '../../kit/client-network'
import type { BookingEnv } from '../env'
import { unverifiedIdOf, isLinkOf } from '../manage-link'
import { type TooManyReply, tooManyTries } from '../../kit/too-many'
import { exceedsLimit } from '../rate-limit-reply'
import type { StoredBooking } from '../store/bookings'
import { readAppointment } from '../store/links'
import { coded, type Message } from '../../kit/message'

/** What a token opens, or how it is refused. */
export type OpenedLink =
  { booking: StoredBooking; refusal: null } | { booking: null; refusal: Refusal }

type Refusal = { status: 404; body: { message: Message } } | TooManyReply

/** The response to an invalid token. */
export const noLink = { status: 404 as const, body: { message: coded('NO_LINK') } }

/**
 * Opens a manage link. Invalid tokens are counted per network. Valid ones are never refused: their
 * signatures cannot be guessed, and a stranger would lock out everybody behind their address.
 */
export async function openLink(
  env: BookingEnv,
  request: Request,
  token: string,
  now: number,
): Promise<OpenedLink> {
  const booking = await readAppointment(env.DB, unverifiedIdOf(token))
  // A booking that waits for its code has no proved owner yet.
  if (booking && booking.status !== 'pending_otp' && (await isLinkOf(env, token, booking)))
    return { booking, refusal: null }
  const network = clientNetwork(request)
  const isTooMuch =
    network !== null &&
    (await exceedsLimit(env, 'LINK_TRIES_PER_ADDRESS', [`link:${network}`], now))
  return { booking: null, refusal: isTooMuch ? tooManyTries(now) : noLink }
}
