import * as z from 'zod'
import { knownMessage, refusalDto, tooManyDto } from '../kit/message'
import { endpoint, type Api, type InputOf, type ReplyOf } from '../kit/endpoint'
import { lang, withLang } from '../kit/translation'
import { CODE_TIMEOUT_MS } from '../kit/time-limits'
import { bookingId, phone, sixDigits } from '../kit/values'
import {
  commaIds,
  dataOrBeside,
  done,
  flag,
  idText,
  inData,
  intText,
  known,
  onOff,
  orInData,
  rowBookingId,
  rows,
  unread,
  wireDate,
} from '../kit/wire'
import { stream, type Streams } from '../kit/streams'
import { boardApi, hoursDto, staffDto } from './contract/hours'
import { offersApi, catalogueDto, roleDto, serviceDetailDto } from './contract/catalogue'
import { deskApi } from './contract/desk'
import { historyApi, mastersApi } from './contract/visits'
import {
  ownershipApi,
  bookedDto,
  bookingDto,
  offerRefusedDto,
  refusedDto,
  newBookingDto,
  codeSentDto,
  heldDto,
  newHoldDto,
} from './contract/booking'
import { homeApi, placesApi } from './contract/places'
import { feedApi, manageApi } from './contract/manage'
import { waitlistApi } from './contract/waitlist'

export type { BookingDto, NewBooking, NewHold } from './contract/booking'
export type { DeskBookingDto, DeskHomeVisitDto } from './contract/desk'
export type { Catalogue, CatalogueDto, MarketingCampaign, Service } from './contract/catalogue'
export type { VisitDto } from './contract/visits'
export type { HomeVisitDto } from './contract/places'
export { personName } from './contract/manage'
export { masterKey, type RankedDto } from './contract/visits'

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
    kind: 'named',
    method: 'GET',
    path: '/booking/role',
    input: z.object({ phone: phone.optional(), salonId: idText }),
    responses: { 200: roleDto },
    isShared: true,
  }),
  /** The services of a salon; choosenServiceIds are checked for still being sold. */
  listServices: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/booking/list-service-v5',
    input: z.object({
      salonId: idText,
      customerPhone: phone.optional(),
      lang: lang.default('vi'),
      choosenServiceIds: commaIds,
    }),
    responses: { 200: catalogueDto, 404: refusalDto },
    isShared: true,
  }),
  /** The story of a service group, with pictures or videos. */
  getServiceDetail: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/booking/detail-service-v3',
    input: z.object({
      salonId: idText,
      groupId: idText,
      memberType: intText.optional(),
      lang: lang.default('vi'),
    }),
    responses: {
      200: serviceDetailDto,
      404: refusalDto,
    },
  }),
  /** Who works at a salon on a day. */
  listStaff: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/booking/all-stylist-v4',
    input: z.object({
      ...withLang,
      salonId: idText,
      workDate: wireDate,
      customerPhone: phone.optional(),
    }),
    responses: { 200: staffDto },
    isShared: true,
  }),
  /**
   * The frames of a day for these services. A customer at the salon (utmSource book_at_salon) may
   * take frames that have just begun; what the browser of x-holder holds counts as free for it.
   */
  listHours: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/booking/hours-group-by-date',
    input: hoursInput,
    responses: { 200: hoursDto },
    isShared: true,
  }),
  /**
   * Holds an hour for the browser of x-holder while its customer finishes, in place of its earlier
   * hold; not one of the chain's own calls. 409 a refusal as booKingV2's, 429 too many tries or
   * holds.
   */
  holdHour: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/hold-hour',
    input: newHoldDto,
    responses: { 200: heldDto, 409: refusedDto, 429: tooManyDto },
  }),
  /** Releases what the browser of x-holder holds, at whichever salon-day. */
  releaseHour: endpoint({
    kind: 'ours',
    method: 'DELETE',
    path: '/booking/hold-hour',
    responses: {
      200: inData(z.object({ wasHeld: flag })),
    },
  }),
  /**
   * Books. 403 the phone already has a booking, 409 a refusal with a way forward, 429 too many
   * tries.
   */
  createBooking: endpoint({
    kind: 'named',
    method: 'POST',
    path: '/booking/booking-v2',
    input: newBookingDto,
    responses: {
      200: orInData(bookedDto),
      403: refusalDto,
      409: z.union([offerRefusedDto, refusedDto]),
      429: tooManyDto,
    },
  }),
  /** Sends the code a pending booking waits for, to the phone of that booking. */
  sendBookingCode: endpoint({
    kind: 'named',
    method: 'POST',
    path: '/booking/get-otp',
    timeoutMs: CODE_TIMEOUT_MS.booking,
    input: z.object({
      bookingId,
      phone,
      method: z.enum(['zalo', 'sms']),
      recaptcha: z.string().max(4000).optional(),
    }),
    responses: { 200: orInData(codeSentDto), 404: refusalDto, 429: tooManyDto },
  }),
  /**
   * Checks the code; a right one confirms the booking. 400 wrong code, 409 the hold has expired.
   */
  confirmBooking: endpoint({
    kind: 'named',
    method: 'POST',
    path: '/booking/check-otp',
    input: z.object({ bookingId, phone, code: sixDigits }),
    responses: {
      200: z
        .object({
          success: known(onOff, true).default(true),
          message: knownMessage.default(''),
          data: unread(z.object({ message: z.string() })),
        })
        .transform(({ success, message }) =>
          success ? { confirmed: true as const } : { confirmed: false as const, message },
        ),
      400: dataOrBeside(z.object({ message: knownMessage })),
      404: refusalDto,
      409: dataOrBeside(refusalDto),
      429: tooManyDto,
    },
  }),
  /** Whether a phone has a current booking, and which. Limited per client address. */
  checkBooking: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/customer/check-book',
    input: z.object({ phone }),
    responses: {
      200: orInData(
        z
          .object({
            customer: z.object({ isBooked: onOff }),
            bookingCurrent: z.object({ bookingId: known(rowBookingId.nullable(), null) }).nullish(),
          })
          .transform((wire) => ({
            bookingId: wire.customer.isBooked ? (wire.bookingCurrent?.bookingId ?? null) : null,
          })),
      ),
      429: tooManyDto,
    },
  }),
  /** The current bookings of the session's phone or of the owner token; [] without either. */
  listMyBookings: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/booking/list-booking-information',
    responses: { 200: inData(rows(bookingDto)) },
  }),
  /** One booking; masked unless the caller is its owner. */
  getBooking: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/booking/{bookingId}',
    input: z.object({ bookingId }),
    responses: { 200: orInData(bookingDto), 404: refusalDto },
  }),
  ...ownershipApi,
  /**
   * Cancels; a canceled one once more, with the same response. 403 the caller is not its owner, 404
   * no such current booking, 409 too late, or another booking has replaced it.
   */
  cancelBooking: endpoint({
    kind: 'specified',
    method: 'DELETE',
    path: '/booking/{bookingId}',
    input: z.object({ bookingId }),
    responses: {
      200: done,
      403: refusalDto,
      404: refusalDto,
      409: refusalDto,
    },
  }),
  ...boardApi,
  ...manageApi,
  ...waitlistApi,
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
  watchHours: stream({ path: '/booking/hours-live', input: hoursInput, event: hoursDto }),
} satisfies Streams

/** What the handler of a call receives. */
export type Input<Call extends keyof typeof bookingApi> = InputOf<(typeof bookingApi)[Call]>
/** What it returns. */
export type Reply<Call extends keyof typeof bookingApi> = ReplyOf<(typeof bookingApi)[Call]>
