import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { CalendarOfManagedDocument } from '../../../schema/generated/graphql'
import { calendarAnswer, calendarEntry, noCalendar } from '../booking/success/calendar-entry'

/** /lich/:token/lich-hen.ics: the booking of a manage page as a calendar entry; one that was canceled takes it away. */
export async function loader({ params, context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const token = params.token ?? ''
  const answer = await site.gateway.query(CalendarOfManagedDocument, { token })
  if (!answer.ok || answer.failed.includes('managedBooking')) return noCalendar(502)
  const { managedBooking } = answer.data
  // Tries of links are counted by the minute.
  if (managedBooking?.state === 'LIMITED') return noCalendar(429, 60)
  return managedBooking?.booking
    ? calendarAnswer(calendarEntry(site, managedBooking.booking, token))
    : noCalendar(404)
}
