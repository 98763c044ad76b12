import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { sixDigits } from '../../kit/values'
import { codeSentWire } from './wire-code'

const message = z.object({ message: z.string() })
const tooMany = z.object({ message: z.string(), retryAfterSeconds: z.int().nonnegative() })
const bookingId = z.string().regex(/^[0-9A-Z]{26}$/, 'Mã lịch hẹn chưa hợp lệ.')

/** How a browser proves that a booking is its customer's, and how its owner tokens end (O-30). */
export const ownershipApi = {
  /**
   * Sends a code with which a caller without an owner token proves that the booking's phone is his
   * (O-30).
   */
  sendHolderCode: endpoint({
    method: 'POST',
    path: '/booking/{bookingId}/holder-code',
    input: z.object({ bookingId, method: z.enum(['zalo', 'sms']) }),
    answers: { 200: codeSentWire, 404: message, 429: tooMany },
  }),
  /** Makes the caller's owner token (x-holder) one of the booking's when the code is right. */
  proveHolder: endpoint({
    method: 'POST',
    path: '/booking/{bookingId}/holder',
    input: z.object({ bookingId, code: sixDigits }),
    answers: {
      200: z.object({ success: z.literal(true) }),
      400: message,
      404: message,
      429: tooMany,
    },
  }),
  /**
   * Deletes the owner tokens of the bookings of the session's phone, so that only a log-in or a code
   * opens them; not one of the chain's own calls.
   */
  forgetOwnerTokens: endpoint({
    method: 'DELETE',
    path: '/booking/holders',
    input: z.object({}),
    answers: { 200: z.object({ success: z.literal(true) }) },
  }),
} satisfies Api
