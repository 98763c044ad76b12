import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { CalendarOfManagedDocument } from '../../../schema/generated/graphql'
import { tokenIn } from './paths'
import { calendarResponse, calendarEntry, noCalendar } from '../booking/success/calendar'

/** /lich/:token/lich-hen.ics: the booking of a manage page as a calendar entry; one that was canceled takes it away. */
export async function loader({ params, context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const token = tokenIn(params.token)
  const response = await site.gateway.query(CalendarOfManagedDocument, { token })
  if (!response.ok || response.failed.includes('managedBooking')) return noCalendar(502)
  const { managedBooking } = response.data
  // Tries of links are counted by the minute.
  if (managedBooking?.state === 'LIMITED') return noCalendar(429, 60)
  return managedBooking?.booking
    ? calendarResponse(calendarEntry(site, managedBooking.booking, token))
    : noCalendar(404)
}
