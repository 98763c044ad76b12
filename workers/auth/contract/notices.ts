import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { phone } from '../../kit/values'

/** What a message is about: a booking that stands or was changed, reminders of it, the visit. */
export const noticeKind = z.enum(['booked', 'changed', 'evening', 'soon', 'review'])

const noticeDto = z.object({
  /** Identifies booking, kind and version: one message a key. */
  key: z.string().min(1).max(100),
  phone,
  kind: noticeKind,
  /** The page of the site that it leads to. */
  path: z.string().regex(/^\/[\w/-]{1,100}$/),
  /** The last letters of the booking's id, as its pages show them. */
  code: z.string().regex(/^[0-9A-Z]{6}$/),
  salon: z.string().max(200),
  address: z.string().max(400),
  hour: z.string().max(10),
  date: z.string().max(10),
  /** Until when it is of use (epoch ms); a day where it is missing. */
  until: z.int().optional(),
})

/** Calls for messages about bookings, which the booking backend plans. */
export const noticesApi = {
  /**
   * Sends a message, once for each key. sent: a channel took it, now or before. undeliverable: no
   * channel that the customer wants reaches this phone. failed: it may be tried again. quiet: they
   * want none before `until` (epoch ms); nothing was sent, and the key is still free.
   */
  sendNotice: endpoint({
    method: 'POST',
    path: '/notices',
    input: noticeDto,
    responses: {
      200: z.discriminatedUnion('outcome', [
        z.object({ outcome: z.enum(['sent', 'undeliverable', 'failed']) }),
        z.object({ outcome: z.literal('quiet'), until: z.int() }),
      ]),
    },
  }),
} satisfies Api
