import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { calendarFile } from '~/booking/time/calendar'
import { brand } from '~/brand'
import { say } from '~/messages/say'
import { booked as words } from '~/messages/vi/booked'
import { BookedPageDocument } from '../../../../schema/generated/graphql'

/** How long an appointment blocks the calendar where nobody tells, in minutes. */
const MINUTES = 60

/** A booking as a calendar entry. */
export async function loader({
  request,
  context: { site },
}: LoaderFunctionArgs): Promise<Response> {
  const id = new URL(request.url).searchParams.get('bookingId') ?? ''
  const answer = await site.gateway.query(BookedPageDocument, { id })
  const booking = answer.ok ? answer.data.booking : null
  const isMissing = answer.ok && !answer.failed.includes('booking')
  if (!booking?.isOwner)
    return new Response(isMissing ? words.missing : words.failed, {
      status: isMissing ? 404 : 502,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  const file = calendarFile({
    id: booking.id,
    startsAt: booking.startsAt,
    minutes: booking.minutes ?? MINUTES,
    title: say(words.calendarTitle, { brand: brand.name }),
    place: `${booking.salonName}, ${booking.salonAddress}`,
    text: booking.people
      .flatMap((person) => person.services.map((service) => service.name))
      .join(', '),
    url: `${site.origin}/booking/success?bookingId=${encodeURIComponent(booking.id)}`,
    stampedAt: site.now,
  })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="lich-hen.ics"',
    },
  })
}
