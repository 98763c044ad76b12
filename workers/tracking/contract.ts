import * as z from 'zod'
import { endpoint, type Api } from '../kit/endpoint'
import { phone } from '../kit/values'
import { known, onOff } from '../kit/wire'

const plainData = z.record(
  z.string().max(60),
  z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]),
)

/** A click or view: which page, screen and event, by which visitor token. */
export const trackingEvent = z.object({
  pageId: z.string().min(1).max(60),
  screenId: z.string().min(1).max(60),
  eventId: z.string().min(1).max(80),
  tokenKey: z.string().max(80),
  source: z.string().max(60),
  utmSource: z.string().max(60),
  /** Free data of the event; personal keys only after consent. */
  data: plainData,
  /** Properties of the whole page, such as its language; an earlier site sends none. */
  extendData: plainData.default({}),
})

const accepted = z.object({ success: known(onOff, true) })

/** Tracking backend: events in by queue, never waited for by a page. */
export const trackingApi = {
  /** Takes one event into the queue. */
  track: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api-tracking',
    input: trackingEvent,
    responses: { 200: accepted },
  }),
  /** Where a customer who agreed was when searching nearby. */
  trackLocation: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api-tracking/tracking-customer/location',
    input: z.object({
      customerPhone: phone,
      longitude: z.number().min(-180).max(180),
      latitude: z.number().min(-90).max(90),
    }),
    responses: { 200: accepted },
  }),
  /** A booking error as the customer saw it, without personal data. */
  trackBookingError: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api-tracking-error/booking',
    input: z.object({
      tokenKey: z.string().max(80),
      code: z.string().max(60),
      message: z.string().max(300),
      step: z.int().min(0).max(5),
    }),
    responses: { 200: accepted },
  }),
} satisfies Api

export type TrackingEvent = z.output<typeof trackingEvent>
