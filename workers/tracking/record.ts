import * as z from 'zod'
import { trackingApi, trackingEvent } from './contract'

/**
 * Names a record for good: the queue may deliver it twice, the tables keep it once. `at` is when it
 * came in, epoch ms.
 */
const stamp = { id: z.uuid(), at: z.int() }

/** What travels through the queue: an event, a position, or an error that a customer met while booking. */
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
 * The largest record taken, in characters of its JSON: what a page has to say fits, and a full
 * batch stays storable.
 */
export const MAX_RECORD_CHARS = 16_000
