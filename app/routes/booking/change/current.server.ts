import type { Site } from '~/context'
import { BookingToChangeDocument } from '../../../../schema/generated/graphql'

/** The booking that stands and is to be changed. */
export type CurrentBooking = { id: string; date: string; hourLabel: string; salonName: string }

/**
 * The current booking of a phone, for callers who may see it; null for others, without one, and
 * when the backend fails.
 */
export async function currentBooking(site: Site, phone: string): Promise<CurrentBooking | null> {
  const answer = await site.gateway.query(BookingToChangeDocument, {})
  const found = answer.ok
    ? answer.data.myBookings?.find(
        (booking) => booking.phone === phone && booking.status === 'CONFIRMED' && !booking.isAtHome,
      )
    : undefined
  if (!found) return null
  const { id, date, hourLabel, salonName } = found
  return { id, date, hourLabel, salonName }
}
