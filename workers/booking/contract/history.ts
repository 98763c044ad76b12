import * as z from 'zod'
import { lineText } from '../../../domain/typed-text'
import { refusalWire, tooManyWire } from '../../kit/message'
import { endpoint, type Api } from '../../kit/endpoint'
import { ulidId } from '../../kit/values'
import { pageWire } from '../../kit/page'
import { idText } from '../../kit/wire'
import { bookingWire } from './wire-booking'
import { newRatingWire, ratingWire, verdict, visitWire } from './wire-history'

/** Rows on a page of a history. */
export const HISTORY_ROWS = 10

const done = z.object({ success: z.literal(true) })

/**
 * A customer's history: bookings, visits, ratings, pictures. All of it is the bearer's own: 401
 * without a session, 404 for another customer's.
 */
export const historyApi = {
  /** The bookings of the session's phone in every state, newest first. */
  listBookingHistory: endpoint({
    method: 'GET',
    path: '/customer/history-booking',
    input: z.object({ pageNum: idText.default(1) }),
    responses: { 200: pageWire(bookingWire) },
  }),
  /** The visits of a customer, newest first; a customerId other than the bearer's is 401. */
  listVisitHistory: endpoint({
    method: 'GET',
    path: '/customer-history',
    input: z.object({
      pageNum: idText.default(1),
      customerId: idText,
      brandName: z.string().max(40),
    }),
    responses: { 200: pageWire(visitWire) },
  }),
  /** One visit. */
  getVisit: endpoint({
    method: 'GET',
    path: '/customer-history/{bookingId}',
    input: z.object({ bookingId: ulidId }),
    responses: {
      200: z.object({ data: visitWire }).transform((wire) => wire.data),
      404: refusalWire,
    },
  }),
  /** How a visit was rated; null until it is. */
  getRating: endpoint({
    method: 'GET',
    path: '/api/rating',
    input: z.object({ bookingId: ulidId }),
    responses: {
      200: z.object({ data: ratingWire.nullable() }).transform((wire) => wire.data),
      404: refusalWire,
    },
  }),
  /** Rates a visit, or changes its rating within seven days. 409 the days are over. */
  rateVisit: endpoint({
    method: 'POST',
    path: '/api/rating',
    input: newRatingWire,
    responses: {
      200: z.object({ data: ratingWire }).transform((wire) => wire.data),
      404: refusalWire,
      409: refusalWire,
      429: tooManyWire,
    },
  }),
  /** Whether a visit may be rated now, or its rating changed. */
  checkRating: endpoint({
    method: 'GET',
    path: '/api/rating/check',
    input: z.object({ bookingId: ulidId }),
    responses: {
      200: z.object({ data: z.object({ canRate: z.boolean() }) }).transform((wire) => wire.data),
      404: refusalWire,
    },
  }),
  /** Reports that a picture does not show the bearer; it is hidden until the salon has checked. */
  reportWrongImage: endpoint({
    method: 'PUT',
    path: '/customer-history/report-wrong-image',
    input: z.object({
      bookingId: ulidId,
      imageId: idText,
      reason: z.string().overwrite(lineText).max(200, 'REASON_TOO_LONG'),
    }),
    responses: { 200: done, 404: refusalWire, 429: tooManyWire },
  }),
  /** Stores the bearer's opinion of a picture. */
  rateImage: endpoint({
    method: 'PUT',
    path: '/customer-history/rating-image',
    input: z.object({ bookingId: ulidId, imageId: idText, rating: verdict }),
    responses: { 200: done, 404: refusalWire, 429: tooManyWire },
  }),
} satisfies Api
