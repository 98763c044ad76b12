import type { Site } from '~/context'
import { BookingToChangeDocument } from '../../../../schema/generated/graphql'

/** The booking that stands and is to be changed. */
export type CurrentBooking = { id: string; date: string; hourLabel: string; salonName: string }

/**
 * The current booking of a phone, for whoever may see it; null for strangers, without one, and
 * while nobody can tell.
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
