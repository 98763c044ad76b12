import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { hasPlace } from '../../../../domain/distance'
import {
  calendarFile,
  type CalendarEntry,
  type GoogleEntry,
  googleCalendarUrl,
} from '~/booking/time/calendar'
import { brand } from '~/brand'
import type { Site } from '~/context'
import { formatMessage } from '~/messages/format-message'
import { booked as messages } from '~/messages/vi/booked'
import { managePath } from '~/routes/manage/paths'
import {
  CalendarOfBookingDocument,
  type CalendarPartsFragment,
} from '../../../../schema/generated/graphql'

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

/** How long an appointment blocks the calendar where the backend sends no length, in minutes. */
const MINUTES = 60

/** A booking as a calendar entry, which leads to its manage page, or to its own where it has none. */
export function calendarEntry(
  { origin, now }: Pick<Site, 'origin' | 'now'>,
  booking: CalendarPartsFragment,
  token: string | null,
): CalendarEntry {
  return {
    ...contentOf(origin, booking, token),
    id: booking.appointmentId,
    revision: booking.revision,
    changedAt: booking.changedAt ?? now,
    isCanceled: booking.isCanceled,
    point: booking.salon && hasPlace(booking.salon) ? booking.salon : null,
  }
}

/** The page of Google Calendar with a booking filled in. */
export function googleCalendarOf(
  { origin }: Pick<Site, 'origin'>,
  booking: Appointment,
  token: string | null,
): string {
  return googleCalendarUrl(contentOf(origin, booking, token))
}

/** The parts of a booking that any calendar shows. */
type Appointment = Pick<
  CalendarPartsFragment,
  'id' | 'startsAt' | 'minutes' | 'salonName' | 'salonAddress' | 'salonPhone' | 'people'
>

function contentOf(origin: string, booking: Appointment, token: string | null): GoogleEntry {
  const services = booking.people.flatMap((person) => person.services.map(({ name }) => name))
  return {
    startsAt: booking.startsAt,
    minutes: booking.minutes ?? MINUTES,
    title: formatMessage(messages.calendarTitle, { brand: brand.name }),
    place: [booking.salonName, booking.salonAddress].filter(Boolean).join(', '),
    text: [
      services.join(', '),
      `${messages.call}: ${booking.salonPhone || brand.hotline.display}`,
    ].join('\n'),
    url:
      origin +
      (token ? managePath(token) : `/booking/success?bookingId=${encodeURIComponent(booking.id)}`),
  }
}

/** The file of one entry. */
export function calendarResponse(entry: CalendarEntry): Response {
  return new Response(calendarFile(entry), {
    headers: {
      'content-type': `text/calendar; charset=utf-8; method=${entry.isCanceled ? 'CANCEL' : 'PUBLISH'}`,
      'content-disposition': 'attachment; filename="lich-hen.ics"',
      'cache-control': 'private, no-store',
    },
  })
}

/** There is no file, as an empty one would be saved; it may be asked for again after some seconds. */
export function noCalendar(status: 404 | 429 | 502 | 503, retryAfterSeconds?: number): Response {
  return new Response(status === 404 ? messages.missing : messages.failed, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  })
}
