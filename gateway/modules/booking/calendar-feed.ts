import type {
  CalendarFeed,
  CloseCalendarFeedResult,
  OpenCalendarFeedResult,
} from '../../../schema/generated/resolvers'
import { linkToken } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { membersOnly, ofMember } from '../auth/members'
import { toWholeBooking } from './mapping'

/** The appointments that a calendar follows. A malformed token is not sent to the backend. */
export async function calendarFeed(
  args: { token: string },
  { backends }: Context,
): Promise<CalendarFeed | null> {
  const parsed = linkToken.safeParse(args.token)
  if (!parsed.success) return null
  const response = await backends.booking.readFeed({ token: parsed.data })
  if (response.status === 404) return null
  return response.status === 429
    ? { isLimited: true, bookings: [] }
    : { isLimited: false, bookings: response.body.map(toWholeBooking) }
}

/** The token of the customer's feed; null for visitors and while they have none. */
export function calendarFeedToken({ backends, visitor }: Context): Promise<string | null> {
  return ofMember({ visitor }, async () => (await backends.booking.getFeedToken({})).token)
}

/** Creates a feed for the logged-in customer. Throws Unauthenticated without a session. */
export async function openCalendarFeed({
  backends,
  visitor,
}: Context): Promise<OpenCalendarFeedResult> {
  membersOnly(visitor)
  return { __typename: 'CalendarFeedOpened', token: (await backends.booking.openFeed({})).token }
}

/** Closes the customer's feed. Throws Unauthenticated without a session. */
export async function closeCalendarFeed({
  backends,
  visitor,
}: Context): Promise<CloseCalendarFeedResult> {
  membersOnly(visitor)
  await backends.booking.closeFeed({})
  return { __typename: 'CalendarFeedClosed', isClosed: true }
}
