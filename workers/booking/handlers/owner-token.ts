import { sha256 } from '../../kit/digest'
import type { HandlerContext } from '../../kit/serve'
import type { BookingEnv } from '../env'
import { sessionPhone } from '../clients/auth'
import type { StoredBooking } from '../store/bookings'

/**
 * The caller's proofs: SHA-256 of his browser's owner token, and the phone of his session, read
 * once on first use. Null: absent.
 */
export type TokenOwner = { holder: string | null; phone: () => Promise<string | null> }

/** A caller without any proof of ownership: a link shows him the booking with its phone masked. */
export const nobody: TokenOwner = { holder: null, phone: () => Promise.resolve(null) }

/** A proof is a random token of the site; anything else is none. */
const PROOF = /^[\w-]{32,128}$/

/** SHA-256 of the proof that this browser sends, null without one. */
export async function ownerTokenOf(request: Request): Promise<string | null> {
  const proof = request.headers.get('x-holder')
  return proof && PROOF.test(proof) ? sha256(proof) : null
}

/** The caller of a request. While auth is down, a session proves nothing. */
export async function callerOf(context: HandlerContext<BookingEnv>): Promise<TokenOwner> {
  let phone: Promise<string | null> | undefined
  return {
    holder: await ownerTokenOf(context.request),
    phone: () => (phone ??= sessionPhone(context).catch(() => null)),
  }
}

/** Whether the caller owns a booking: by an owner token or by a session of its phone (O-30). */
export async function isOwner(booking: StoredBooking, caller: TokenOwner): Promise<boolean> {
  if (caller.holder !== null && booking.owners.includes(caller.holder)) return true
  return (await caller.phone()) === booking.phone
}
