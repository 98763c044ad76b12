import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { CalendarOfBookingDocument } from '../../../../schema/generated/graphql'
import { calendarResponse, calendarEntry, noCalendar } from './calendar-entry'

/** /booking/calendar: a booking as a calendar entry, for its owner. */
export async function loader({
  request,
  context: { site },
}: LoaderFunctionArgs): Promise<Response> {
  const id = new URL(request.url).searchParams.get('bookingId') ?? ''
  const response = await site.gateway.query(CalendarOfBookingDocument, { id })
  const booking = response.ok ? response.data.booking : null
  if (booking?.__typename !== 'Booking' || !booking.isOwner)
    return noCalendar(response.ok && !response.failed.includes('booking') ? 404 : 502)
  return calendarResponse(calendarEntry(site, booking, booking.manageToken))
}
