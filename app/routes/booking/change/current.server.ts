import type { Site } from '~/context'
import { BookingToChangeDocument } from '../../../../schema/generated/graphql'

/** The booking that stands and is to be changed. */
export type CurrentBooking = { id: string; date: string; hourLabel: string; salonName: string }

/** What a caller may know about the booking that a phone has. */
export type BookingToChange = {
  /** Null for callers who may not see it, without one, and when the backend fails. */
  current: CurrentBooking | null
  /** The caller is logged in with this phone. */
  isOwner: boolean
}

/** The current booking of a phone, for callers who may see it. */
export async function bookingToChange(site: Site, phone: string): Promise<BookingToChange> {
  const answer = await site.gateway.query(BookingToChangeDocument, {})
  const found = answer.ok
    ? answer.data.myBookings?.find(
        (booking) => booking.phone === phone && booking.status === 'CONFIRMED' && !booking.isAtHome,
      )
    : undefined
  const isOwner = answer.ok && answer.data.viewer?.phone === phone
  if (!found) return { current: null, isOwner }
  const { id, date, hourLabel, salonName } = found
  return { current: { id, date, hourLabel, salonName }, isOwner }
}
