import type { ReplyOf } from '../../kit/endpoint'
import { type HandlerContext, Unauthorized } from '../../kit/serve'
import { sessionPhone } from '../clients/auth'
import type { bookingApi } from '../contract'
import type { BookingEnv } from '../env'
import { removeFeed, withdrawLinks } from '../store/links'
import { removeOwners } from '../store/bookings'
import { removeVisitOwners } from '../store/home-visits'

/**
 * Logging out on all devices also deletes the owner tokens of bookings and home visits on them, and
 * withdraws manage links and the calendar feed.
 */
export async function deleteOwnerTokens(
  _input: object,
  reach: HandlerContext<BookingEnv>,
): Promise<ReplyOf<typeof bookingApi.deleteOwnerTokens>> {
  const phone = await sessionPhone(reach)
  if (phone === null) throw new Unauthorized()
  await Promise.all([
    removeOwners(reach.env.DB, phone),
    removeVisitOwners(reach.env.DB, phone),
    withdrawLinks(reach.env.DB, phone),
    removeFeed(reach.env.DB, phone),
  ])
  return { success: true }
}
