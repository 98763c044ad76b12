import { clientNetwork } from '../../kit/client-network'
import { selectTries, triesRow } from '../../kit/rate-limit'
import { firstRow } from '../../kit/rows'
import type { BookingEnv } from '../env'
import { isUnlimited, limitOf } from '../limits'
import { unverifiedIdOf, isLinkOf } from '../manage-link'
import { type TooManyReply, tooManyTries } from '../../kit/too-many'
import { exceedsLimit } from '../rate-limit-reply'
import type { StoredBooking } from '../store/bookings'
import { readAppointment } from '../store/manage-links'
import { coded, type Message } from '../../kit/message'

/** What a token opens, or how it is refused. */
export type OpenedLink =
  { booking: StoredBooking; refusal: null } | { booking: null; refusal: Refusal }

type Refusal = { status: 404; body: { message: Message } } | TooManyReply

/** The response to an invalid token. */
export const noLink = { status: 404 as const, body: { message: coded('NO_LINK') } }

/**
 * Opens a manage link. Invalid tokens are counted per network; beyond the limit valid
 * ones are refused as well, or guessing would go on.
 */
export async function openLink(
  env: BookingEnv,
  request: Request,
  token: string,
  now: number,
): Promise<OpenedLink> {
  const network = clientNetwork(request)
  const bucket = `link:${network}`
  const booking = await readAppointment(env.DB, unverifiedIdOf(token))
  // A booking that waits for its code has no proved owner yet.
  const isOpen =
    booking !== null && booking.status !== 'pending_otp' && (await isLinkOf(env, token, booking))
  const isTooMuch =
    network !== null &&
    (isOpen
      ? await hasExceeded(env, bucket, now)
      : await exceedsLimit(env, 'LINK_TRIES_PER_ADDRESS', [bucket], now))
  if (isTooMuch) return { booking: null, refusal: tooManyTries(now) }
  return isOpen ? { booking, refusal: null } : { booking: null, refusal: noLink }
}

/** Whether earlier tries exceed the limit; counts none. */
async function hasExceeded(env: BookingEnv, bucket: string, now: number): Promise<boolean> {
  if (isUnlimited(env)) return false
  const tries = await firstRow(selectTries(env.DB, [bucket], now), triesRow)
  return (tries?.count ?? 0) > limitOf(env, 'LINK_TRIES_PER_ADDRESS')
}
