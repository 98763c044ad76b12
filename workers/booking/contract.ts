import * as z from 'zod'
import { refusalWire, tooManyWire } from '../kit/message'
import { endpoint, type Api } from '../kit/endpoint'
import { lang, withLang } from '../kit/translation'
import { CODE_TIMEOUT_MS } from '../kit/time-limits'
import { phone, sixDigits, ulidId } from '../kit/values'
import { commaIds, idText, intText, wireDate } from '../kit/wire'
import { stream, type Streams } from '../kit/streams/streams'
import { boardApi, hoursWire, staffWire } from './contract/hours'
import { offersApi, catalogueWire, roleWire, serviceDetailWire } from './contract/catalogue'
import { deskApi } from './contract/desk'
import { feedApi, manageApi } from './contract/manage'
import { historyApi, mastersApi } from './contract/visits'
import {
  ownershipApi,
  bookedWire,
  bookingWire,
  offerRefusedWire,
  refusedWire,
  newBookingWire,
  codeSentWire,
  heldWire,
  newHoldWire,
} from './contract/booking'
import { homeApi, placesApi } from './contract/places'

export type { BookingWire, NewBooking, NewHold } from './contract/booking'
export type { DeskBookingWire } from './contract/desk'
export type { Catalogue, CatalogueWire, MarketingCampaign, Service } from './contract/catalogue'
export type { VisitWire } from './contract/visits'
export type { HomeVisitWire } from './contract/places'
export { masterKey, type RankedWire } from './contract/visits'

/** The input of a request for hours; stylistId 0 is any stylist. */
const hoursInput = z.object({
  stylistId: intText,
  salonId: idText,
  bookDate: wireDate,
  listServiceId: commaIds,
  customerPhone: phone.optional(),
  utmSource: z.string().max(100).optional(),
  /** The phone whose booking the caller changes: its places count as free, if it is theirs. */
  changesBookingOf: phone.optional(),
})

/** Booking backend. Header x-holder carries the browser's owner token. */
export const bookingApi = {
  /** What a phone may do at a salon; bookDates are the offered days. */
  getRole: endpoint({
    method: 'GET',
    path: '/booking/role',
    input: z.object({ phone: phone.optional(), salonId: idText }),
    responses: { 200: roleWire },
    isShared: true,
  }),
  /** The services of a salon; choosenServiceIds are checked for still being sold. */
  listServices: endpoint({
    method: 'GET',
    path: '/booking/list-service-v5',
    input: z.object({
      salonId: idText,
      customerPhone: phone.optional(),
      lang: lang.default('vi'),
      choosenServiceIds: commaIds,
    }),
    responses: { 200: catalogueWire, 404: refusalWire },
    isShared: true,
  }),
  /** The story of a service group, with pictures or videos. */
  getServiceDetail: endpoint({
    method: 'GET',
    path: '/booking/detail-service-v3',
    input: z.object({
      salonId: idText,
      groupId: idText,
      memberType: intText.optional(),
      lang: lang.default('vi'),
    }),
    responses: {
      200: serviceDetailWire,
      404: refusalWire,
    },
  }),
  /** Who works at a salon on a day. */
  listStaff: endpoint({
    method: 'GET',
    path: '/booking/all-stylist-v4',
    input: z.object({
      ...withLang,
      salonId: idText,
      workDate: wireDate,
      customerPhone: phone.optional(),
    }),
    responses: { 200: staffWire },
    isShared: true,
  }),
  /**
   * The frames of a day for these services. A customer at the salon (utmSource book_at_salon) may
   * take frames that have just begun; what the browser of x-holder holds counts as free for it.
   */
  listHours: endpoint({
    method: 'GET',
    path: '/booking/hours-group-by-date',
    input: hoursInput,
    responses: { 200: hoursWire },
    isShared: true,
  }),
  /**
   * Holds an hour for the browser of x-holder while its customer finishes, in place of its earlier
   * hold; not one of the chain's own calls. 409 a refusal as booKingV2's, 429 too many tries or
   * holds.
   */
  holdHour: endpoint({
    method: 'POST',
    path: '/booking/hold-hour',
    input: newHoldWire,
    responses: { 200: heldWire, 409: refusedWire, 429: tooManyWire },
  }),
  /** Releases what the browser of x-holder holds, at whichever salon-day. */
  releaseHour: endpoint({
    method: 'DELETE',
    path: '/booking/hold-hour',
    input: z.object({}),
    responses: {
      200: z.object({ data: z.object({ wasHeld: z.boolean() }) }).transform((wire) => wire.data),
    },
  }),
  /**
   * Books. 403 the phone already has a booking, 409 a refusal with a way forward, 429 too many
   * tries.
   */
  createBooking: endpoint({
    method: 'POST',
    path: '/booking/booking-v2',
    input: newBookingWire,
    responses: {
      200: bookedWire,
      403: refusalWire,
      409: z.union([refusedWire, offerRefusedWire]),
      429: tooManyWire,
    },
  }),
  /** Sends the code a pending booking waits for, to the phone of that booking. */
  sendBookingCode: endpoint({
    method: 'POST',
    path: '/booking/get-otp',
    timeoutMs: CODE_TIMEOUT_MS.booking,
    input: z.object({
      bookingId: ulidId,
      phone,
      method: z.enum(['zalo', 'sms']),
      recaptcha: z.string().max(4000).optional(),
    }),
    responses: { 200: codeSentWire, 404: refusalWire, 429: tooManyWire },
  }),
  /**
   * Checks the code; a right one confirms the booking. 400 wrong code, 409 the hold has expired.
   */
  confirmBooking: endpoint({
    method: 'POST',
    path: '/booking/check-otp',
    input: z.object({ bookingId: ulidId, phone, code: sixDigits }),
    responses: {
      200: z
        .object({ data: z.object({ message: z.string() }) })
        .transform(() => ({ confirmed: true as const })),
      400: z.object({ data: refusalWire }).transform((wire) => ({ message: wire.data.message })),
      404: refusalWire,
      409: z.object({ data: refusalWire }).transform((wire) => ({ message: wire.data.message })),
      429: tooManyWire,
    },
  }),
  /** Whether a phone has a current booking, and which. Limited per client address. */
  checkBooking: endpoint({
    method: 'GET',
    path: '/customer/check-book',
    input: z.object({ phone }),
    responses: {
      200: z
        .object({
          customer: z.object({ isBooked: z.boolean() }),
          bookingCurrent: z.object({ bookingId: ulidId }).nullable(),
        })
        .transform((wire) => ({
          bookingId: wire.customer.isBooked ? (wire.bookingCurrent?.bookingId ?? null) : null,
        })),
      429: tooManyWire,
    },
  }),
  /** The current bookings of the session's phone or of the owner token; [] without either. */
  listMyBookings: endpoint({
    method: 'GET',
    path: '/booking/list-booking-information',
    input: z.object({}),
    responses: { 200: z.object({ data: z.array(bookingWire) }).transform((wire) => wire.data) },
  }),
  /** One booking; masked unless the caller is its owner. */
  getBooking: endpoint({
    method: 'GET',
    path: '/booking/{bookingId}',
    input: z.object({ bookingId: ulidId }),
    responses: { 200: bookingWire, 404: refusalWire },
  }),
  ...ownershipApi,
  /**
   * Cancels; a canceled one once more, with the same response. 403 the caller is not its owner, 404
   * no such current booking, 409 too late, or another booking has replaced it.
   */
  cancelBooking: endpoint({
    method: 'DELETE',
    path: '/booking/{bookingId}',
    input: z.object({ bookingId: ulidId }),
    responses: {
      200: z.object({ success: z.literal(true) }),
      403: refusalWire,
      404: refusalWire,
      409: refusalWire,
    },
  }),
  ...boardApi,
  ...manageApi,
  ...feedApi,
  ...placesApi,
  ...offersApi,
  ...homeApi,
  ...historyApi,
  ...deskApi,
  ...mastersApi,
} satisfies Api

/** The event streams of the booking backend; not among the chain's own calls. */
export const bookingStreams = {
  /** The frames of a day, now and after each change of the salon-day, four times a second at most. */
  watchHours: stream({ path: '/booking/hours-live', input: hoursInput, event: hoursWire }),
} satisfies Streams
