import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import { mayTransition } from '../booking-status'
import type { bookingApi } from '../contract'
import type { BookingEnv } from '../env'
import { updateStatus } from '../store/status-updates'
import { readBooking } from '../store/bookings'
import { coded } from '../../kit/message'
import { salonOfDesk } from './desk-key'

type StatusUpdate = typeof bookingApi.updateBookingStatus

const moved = { status: 200 as const, body: { success: true as const } }

/**
 * Reception reports that a customer has come, is being served, is done, or was absent. The
 * salon-day does not free their places: the hour stays theirs in every case.
 */
export async function updateBookingStatus(
  { bookingId, status: to, images }: InputOf<StatusUpdate>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<StatusUpdate>> {
  const salonId = await salonOfDesk(env, request)
  const booking = await readBooking(env.DB, bookingId)
  if (booking?.salonId !== salonId) return { status: 404, body: { message: coded('NO_BOOKING') } }
  const now = nowOf(env)
  const report = { images: to === 'done' ? images : [], now }
  if (booking.status === to) {
    // The end of the day closes what reception has not reported; its report may still come. A
    // repeated report changes nothing.
    if (to === 'done' && booking.doneAt === null)
      await updateStatus(env.DB, bookingId, to, to, report)
    return moved
  }
  // The waiting time before an absence is extended by the announced lateness.
  const startsAt = booking.startsAt + (booking.lateMinutes ?? 0) * 60_000
  return mayTransition(booking.status, to, { startsAt, now }) &&
    (await updateStatus(env.DB, bookingId, booking.status, to, report))
    ? moved
    : { status: 409, body: { message: coded('NOT_NEXT') } }
}
