import { nowOf } from '../../kit/clock'
import type { HandlerContext } from '../../kit/serve'
import type { LocalDate } from '../../kit/values'
import type { BookingEnv } from '../env'
import { readCurrent } from '../store/bookings'
import { callerOf } from './owner-token'

/**
 * The ids of the caller's current bookings of a phone on a salon-day. Their places count as free
 * for them while they change one: a later hour may overlap the one they have.
 */
export async function changedBookings(
  phone: string | undefined,
  { salonId, date }: { salonId: number; date: LocalDate },
  context: HandlerContext<BookingEnv>,
): Promise<string[]> {
  if (phone === undefined) return []
  const caller = await callerOf(context)
  const who = { phone: await caller.phone(), ownerToken: caller.ownerToken }
  const bookings = await readCurrent(context.env.DB, who, nowOf(context.env))
  return bookings
    .filter((booking) => booking.phone === phone)
    .filter((booking) => booking.salonId === salonId && booking.date === date)
    .map(({ id }) => id)
}
