import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { CalendarOfBookingDocument } from '../../../../schema/generated/graphql'
import { calendarAnswer, calendarEntry, noCalendar } from './calendar-entry'

/** /booking/calendar: a booking as a calendar entry, for its owner. */
export async function loader({
  request,
  context: { site },
}: LoaderFunctionArgs): Promise<Response> {
  const id = new URL(request.url).searchParams.get('bookingId') ?? ''
  const answer = await site.gateway.query(CalendarOfBookingDocument, { id })
  const booking = answer.ok ? answer.data.booking : null
  if (!booking?.isOwner)
    return noCalendar(answer.ok && !answer.failed.includes('booking') ? 404 : 502)
  return calendarAnswer(calendarEntry(site, booking, booking.manageToken))
}
