import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import type { bookingApi } from '../contract'
import { salonDay } from '../salon-day/stub'
import type { BookingEnv } from '../env'
import { readBooking, type StoredBooking } from '../store/bookings'
import { readAppointment } from '../store/links'
import { SERVED_STATUSES } from '../store/rows'
import { callerOf, isOwner } from './owner-token'
import { statusNow } from './to-wire'
import { coded } from '../../kit/message'

type CancelBooking = typeof bookingApi.cancelBooking

const canceled = { status: 200 as const, body: { success: true as const } }
const missing = { status: 404 as const, body: { message: coded('NO_BOOKING') } }

/**
 * Cancels through the salon-day, so that the place is free the moment the booking is gone. A
 * request repeated after a lost response gets the same one.
 */
export async function cancelBooking(
  { bookingId }: InputOf<CancelBooking>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<CancelBooking>> {
  const { env } = context
  const booking = await readBooking(env.DB, bookingId)
  if (!booking) return missing
  if (!(await isOwner(booking, await callerOf(context))))
    return { status: 403, body: { message: coded('PROVE_FIRST') } }
  return cancelStored(booking, env)
}

/** Cancels for somebody who may. */
export async function cancelStored(
  booking: StoredBooking,
  env: BookingEnv,
): Promise<Exclude<ReplyOf<CancelBooking>, { status: 403 }>> {
  const now = nowOf(env)
  const status = statusNow(booking, now)
  if (
    status === 'checked_in' ||
    status === 'serving' ||
    (status === 'confirmed' && booking.startsAt <= now)
  )
    return { status: 409, body: { message: coded('TOO_LATE_TO_CANCEL') } }
  if (status === 'canceled') return canceledOrChanged(booking, env, now)
  if (status !== 'confirmed' && status !== 'pending_otp') return missing
  const isCanceled = await salonDay(env, booking.salonId, booking.date).cancel(booking.id)
  if (isCanceled) return canceled
  // A concurrent request came first: the booking is already canceled, or the visit has begun.
  return (await readBooking(env.DB, booking.id))?.status === 'canceled'
    ? canceledOrChanged(booking, env, now)
    : missing
}

/**
 * The response for a booking that is canceled. Where another has replaced it, the customer still
 * has an appointment, and must not believe that they have none.
 */
async function canceledOrChanged({ appointment }: StoredBooking, env: BookingEnv, now: number) {
  const standing = await readAppointment(env.DB, appointment)
  return standing && SERVED_STATUSES.includes(statusNow(standing, now))
    ? { status: 409 as const, body: { message: coded('CHANGED_SINCE') } }
    : canceled
}
