import type { Site } from '~/context'
import { channelOf } from '../code/load.server'
import { googleCalendarOf } from './calendar'
import { BookedPageDocument } from '../../../../schema/generated/graphql'

/** A booking by its public id alone, so that a reload and a shared link work. */
export async function loadBooked(site: Site, query: URLSearchParams) {
  const id = query.get('bookingId') ?? ''
  const response = id === '' ? null : await site.gateway.query(BookedPageDocument, { id })
  const found = response?.ok ? response.data.booking : null
  const booking = found?.__typename === 'Booking' ? found : null
  const isAhead = booking?.status === 'CONFIRMED' && !booking.isCanceled
  return {
    now: response?.ok ? response.data.now : site.now,
    booking,
    /** What is shown of somebody else's. */
    masked: found?.__typename === 'MaskedBooking' ? found : null,
    /** Whether a code can prove whose booking it is. */
    mayProve: response?.ok === true && !response.data.lacking.includes('PROOF'),
    googleCalendar: isAhead ? googleCalendarOf(site, booking, booking.manageToken) : null,
    /** The backend failed; the booking may well exist. */
    isFailed:
      response !== null &&
      (!response.ok || (found === null && response.failed.includes('booking'))),
    ask: dialogOf(query.get('ask')),
    via: channelOf(query.get('via')),
    againAt: Number(query.get('again') ?? 0) || 0,
    isSentBefore: query.get('sent') === 'before',
    notice: noticeOf(query.get('notice')),
  }
}

/** The data of a booking's page. */
export type BookedData = Awaited<ReturnType<typeof loadBooked>>

/** The dialog that is open. */
function dialogOf(text: string | null): 'cancel' | 'prove' | null {
  return text === 'cancel' || text === 'prove' ? text : null
}

/** The action that has just succeeded, for pages without JavaScript. */
function noticeOf(text: string | null): Notice | null {
  return notices.find((notice) => notice === text) ?? null
}

const notices = ['cancelled', 'proved', 'changed', 'withdrawn'] as const
type Notice = (typeof notices)[number]
