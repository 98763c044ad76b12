import type { HandlerContext } from '../../kit/serve'
import { ownerTokenOf } from '../../kit/tokens'
import type { BookingEnv } from '../env'
import { sessionPhone } from '../clients/auth'
import type { StoredBooking } from '../store/bookings'

/**
 * Who calls: the SHA-256 of their browser's owner token, as it is stored, and the phone of their
 * session, read once on first use. Null: absent.
 */
export type TokenOwner = { ownerToken: string | null; phone: () => Promise<string | null> }

/**
 * A caller without owner token and session: a link shows them the booking with its phone masked.
 */
export const withoutToken: TokenOwner = { ownerToken: null, phone: () => Promise.resolve(null) }

/** The caller of a request. While auth is down, a session proves nothing. */
export async function callerOf(context: HandlerContext<BookingEnv>): Promise<TokenOwner> {
  let phone: Promise<string | null> | undefined
  return {
    ownerToken: await ownerTokenOf(context.request),
    phone: () => (phone ??= sessionPhone(context).catch(() => null)),
  }
}

/** Whether the caller owns a booking: by an owner token or by a session of its phone. */
export async function isOwner(booking: StoredBooking, caller: TokenOwner): Promise<boolean> {
  if (caller.ownerToken !== null && booking.owners.includes(caller.ownerToken)) return true
  return (await caller.phone()) === booking.phone
}
