import { calendarFile, type CalendarEntry } from '~/booking/time/calendar'
import { brand } from '~/brand'
import type { Site } from '~/context'
import { say } from '~/messages/say'
import { booked as words } from '~/messages/vi/booked'
import { managePath } from '~/routes/manage/paths'
import type { CalendarPartsFragment } from '../../../../schema/generated/graphql'

/** How long an appointment blocks the calendar where the backend sends no length, in minutes. */
const MINUTES = 60

/** A booking as a calendar entry, which leads to its manage page, or to its own where it has none. */
export function calendarEntry(
  { origin, now }: Pick<Site, 'origin' | 'now'>,
  booking: CalendarPartsFragment,
  token: string | null,
): CalendarEntry {
  const services = booking.people.flatMap((person) => person.services.map(({ name }) => name))
  return {
    id: booking.appointmentId,
    startsAt: booking.startsAt,
    minutes: booking.minutes ?? MINUTES,
    revision: booking.revision,
    changedAt: booking.changedAt ?? now,
    isCanceled: booking.isCanceled,
    title: say(words.calendarTitle, { brand: brand.name }),
    place: `${booking.salonName}, ${booking.salonAddress}`,
    point: booking.salon,
    text: [services.join(', '), `${words.call}: ${booking.salonPhone}`].join('\n'),
    url:
      origin +
      (token ? managePath(token) : `/booking/success?bookingId=${encodeURIComponent(booking.id)}`),
  }
}

/** The file of one entry. */
export function calendarAnswer(entry: CalendarEntry): Response {
  return new Response(calendarFile(entry), {
    headers: {
      'content-type': `text/calendar; charset=utf-8; method=${entry.isCanceled ? 'CANCEL' : 'PUBLISH'}`,
      'content-disposition': 'attachment; filename="lich-hen.ics"',
      'cache-control': 'private, no-store',
    },
  })
}

/** There is no file: an empty one would be saved. */
export function noCalendar(isMissing: boolean): Response {
  return new Response(isMissing ? words.missing : words.failed, {
    status: isMissing ? 404 : 502,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
