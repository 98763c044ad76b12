import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { CalendarOfManagedDocument } from '../../../schema/generated/graphql'
import { calendarAnswer, calendarEntry, noCalendar } from '../booking/success/calendar-entry'

/** /lich/:token/lich-hen.ics: the booking of a manage page as a calendar entry; one that was canceled takes it away. */
export async function loader({ params, context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const token = params.token ?? ''
  const answer = await site.gateway.query(CalendarOfManagedDocument, { token })
  const booking = answer.ok ? answer.data.managedBooking?.booking : null
  return booking
    ? calendarAnswer(calendarEntry(site, booking, token))
    : noCalendar(answer.ok && !answer.failed.includes('managedBooking'))
}
