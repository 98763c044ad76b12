import * as z from 'zod'
import { refusalWire, tooManyWire } from '../../kit/message'
import { endpoint, type Api } from '../../kit/endpoint'
import { linkToken } from '../../kit/values'
import { bookingWire } from './wire-booking'

const feedWire = z.object({ token: z.string().nullable() })
/** The id of a feed and 144 bits of signature. */

/** A customer's appointments for a calendar that follows them; none is of the chain's own calls. */
export const feedApi = {
  /** The token of the session's feed; null while it has none. */
  getFeedToken: endpoint({
    method: 'GET',
    path: '/booking/calendar-feed',
    input: z.object({}),
    responses: { 200: feedWire },
  }),
  /**
   * Creates a feed for the session's phone, or returns the existing one; null where none can be
   * made.
   */
  openFeed: endpoint({
    method: 'POST',
    path: '/booking/calendar-feed',
    input: z.object({}),
    responses: { 200: feedWire },
  }),
  /** Closes it: its address becomes invalid. */
  closeFeed: endpoint({
    method: 'DELETE',
    path: '/booking/calendar-feed',
    input: z.object({}),
    responses: { 200: z.object({ success: z.literal(true) }) },
  }),
  /**
   * Appointments of the last 30 days and all future ones in their current state, phones masked.
   * 404: no such feed. 429: too many reads, or too many wrong tokens of this address.
   */
  readFeed: endpoint({
    method: 'POST',
    path: '/booking/calendar-feed/read',
    input: z.object({ token: linkToken }),
    responses: {
      200: z.object({ data: z.array(bookingWire) }).transform((wire) => wire.data),
      404: refusalWire,
      429: tooManyWire,
    },
  }),
} satisfies Api
