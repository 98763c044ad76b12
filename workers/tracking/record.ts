import * as z from 'zod'
import { trackingApi, trackingEvent } from './contract'

/**
 * Identifies a record: the queue may deliver it twice, the tables store it once. `at` is when it
 * came in, epoch ms.
 */
const stamp = { id: z.uuid(), at: z.int() }

/** A record in the queue: an event, a position, or an error that a customer met while booking. */
export const trackingRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), ...stamp, ...trackingEvent.shape }),
  z.object({ kind: z.literal('location'), ...stamp, ...trackingApi.trackLocation.input.shape }),
  z.object({
    kind: z.literal('bookingError'),
    ...stamp,
    ...trackingApi.trackBookingError.input.shape,
  }),
])

export type TrackingRecord = z.output<typeof trackingRecord>

/**
 * Most characters of a record's JSON: a page's event fits, and a full batch can still be stored.
 */
export const MAX_RECORD_CHARS = 16_000
