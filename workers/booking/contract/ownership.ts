import * as z from 'zod'
import { refusalWire, tooManyWire } from '../../kit/message'
import { endpoint, type Api } from '../../kit/endpoint'
import { CODE_TIMEOUT_MS } from '../../kit/time-limits'
import { sixDigits, ulidId } from '../../kit/values'
import { codeSentWire } from './wire-code'

/** How a browser proves that a booking is its customer's, and how its owner tokens end. */
export const ownershipApi = {
  /**
   * Sends a code with which a caller without an owner token proves that the booking's phone is
   * theirs.
   */
  sendHolderCode: endpoint({
    method: 'POST',
    path: '/booking/{bookingId}/holder-code',
    timeoutMs: CODE_TIMEOUT_MS.booking,
    input: z.object({
      bookingId: ulidId,
      method: z.enum(['zalo', 'sms']),
      recaptcha: z.string().max(4000).optional(),
    }),
    responses: { 200: codeSentWire, 404: refusalWire, 429: tooManyWire },
  }),
  /** Makes the caller's owner token (x-holder) one of the booking's when the code is right. */
  proveHolder: endpoint({
    method: 'POST',
    path: '/booking/{bookingId}/holder',
    input: z.object({ bookingId: ulidId, code: sixDigits }),
    responses: {
      200: z.object({ success: z.literal(true) }),
      400: refusalWire,
      404: refusalWire,
      429: tooManyWire,
    },
  }),
  /**
   * Deletes the owner tokens of the bookings and home visits of the session's phone, so that only a
   * log-in or a code opens them; not one of the chain's own calls.
   */
  deleteOwnerTokens: endpoint({
    method: 'DELETE',
    path: '/booking/holders',
    input: z.object({}),
    responses: { 200: z.object({ success: z.literal(true) }) },
  }),
} satisfies Api
