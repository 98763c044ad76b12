import { BRAND } from '../../kit/values'
import { nowOf } from '../../../domain/clock'
import type { HandlerContext } from '../../kit/serve'
import type { Input, Reply } from '../contract'
import { salonDay } from '../salon-day/stub'
import type { BookingEnv } from '../env'
import { checkCode, sendCode } from '../clients/auth'
import { addVerifiedOwner, isVerifiedOwner, readBooking } from '../store/bookings'
import { callerOf, isOwner, statusNow } from './to-wire'
import { coded } from '../../kit/message'

const missing = { status: 404 as const, body: { message: coded('NO_BOOKING') } }
const confirmed = { status: 200 as const, body: { data: { message: '' } } }
const verified = { status: 200 as const, body: { success: true as const } }
const expired = { status: 409 as const, body: { data: { message: coded('HOLD_EXPIRED') } } }

/** Sends the code that a pending booking waits for, to its own phone only. */
export async function sendBookingCode(
  { bookingId, phone, method, recaptcha }: Input<'sendBookingCode'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'sendBookingCode'>> {
  const booking = await readBooking(context.env.DB, bookingId)
  if (
    !booking ||
    booking.phone !== phone ||
    statusNow(booking, nowOf(context.env)) !== 'pending_otp'
  )
    return missing
  return sendCode({ phone, method, recaptcha, brandName: BRAND, purpose: 'booking' }, context)
}

/**
 * A right code confirms a pending booking. Sent twice it confirms once, and the owner gets the same
 * response both times; to a caller who is not the owner the response shows nothing about a guessed
 * code.
 */
export async function confirmBooking(
  { bookingId, phone, code }: Input<'confirmBooking'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'confirmBooking'>> {
  const { env } = context
  const [booking, caller] = await Promise.all([readBooking(env.DB, bookingId), callerOf(context)])
  if (!booking || booking.phone !== phone) return missing
  const status = statusNow(booking, nowOf(env))
  if (status === 'confirmed' && (await isOwner(booking, caller))) return confirmed
  if (status !== 'pending_otp' && status !== 'confirmed') return expired
  const checked = await checkCode({ phone, code, purpose: 'booking' }, context)
  if (checked.status === 429) return checked
  const day = salonDay(env, booking.salonId, booking.date)
  const { ownerToken } = caller
  // A code is used up by the first of two presses: the second confirms what the first has proved, or
  // reads what came of it.
  const isVerified =
    checked.body.success ||
    (ownerToken !== null && (await isVerifiedOwner(env.DB, bookingId, ownerToken)))
  if (!isVerified) {
    const isDone = (await isOwner(booking, caller)) && (await day.isConfirmed(bookingId))
    return isDone
      ? confirmed
      : {
          status: 400,
          body: { data: { message: checked.body.message || coded('WRONG_BOOKING_CODE') } },
        }
  }
  // The proof comes first: if the salon-day fails, the customer's retry needs no new code.
  if (ownerToken !== null && checked.body.success)
    await addVerifiedOwner(env.DB, bookingId, ownerToken, nowOf(env))
  return (await day.confirm(bookingId)) ? confirmed : expired
}

/** Sends a code with which this browser proves that a booking's phone is its owner's. */
export async function sendHolderCode(
  { bookingId, method, recaptcha }: Input<'sendHolderCode'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'sendHolderCode'>> {
  const booking = await readBooking(context.env.DB, bookingId)
  if (!booking) return missing
  const { phone } = booking
  return sendCode({ phone, method, recaptcha, brandName: BRAND, purpose: 'holder' }, context)
}

/**
 * Makes this browser an owner of the booking when the code is right. Sent twice it succeeds twice;
 * to a caller who is not an owner the response shows nothing about a guessed code.
 */
export async function proveHolder(
  { bookingId, code }: Input<'proveHolder'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'proveHolder'>> {
  const { env } = context
  const [booking, caller] = await Promise.all([readBooking(env.DB, bookingId), callerOf(context)])
  if (!booking) return missing
  const checked = await checkCode({ phone: booking.phone, code, purpose: 'holder' }, context)
  if (checked.status === 429) return checked
  const { success, message } = checked.body
  // Without an owner token to remember, a right code would have no effect.
  if (success && caller.ownerToken !== null) {
    await addVerifiedOwner(env.DB, bookingId, caller.ownerToken, nowOf(env))
    return verified
  }
  // A code is used up by the first of two presses: the second reads what came of it.
  const current = await readBooking(env.DB, bookingId)
  return current && (await isOwner(current, caller))
    ? verified
    : { status: 400, body: { message: message || coded('WRONG_BOOKING_CODE') } }
}
