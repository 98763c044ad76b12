import * as z from 'zod'
import { refusalDto, tooManyDto, messageDto } from '../kit/message'
import { endpoint, type Api } from '../kit/endpoint'
import { lang, withLang } from '../kit/translation'
import { CODE_TIMEOUT_MS } from '../kit/time-limits'
import { phone, sixDigits, ulidId, linkToken } from '../kit/values'
import { commaIds, idText, intText, wireDate } from '../kit/wire'
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
  freeHourDto,
} from './contract/booking'
import { homeApi, placesApi } from './contract/places'
import { LATE_MINUTES } from '../../domain/late-minutes'
import { isPersonName, normalizePersonName, MAX_PERSON_NAME_LENGTH } from '../../domain/person-name'

/** A manage link's booking: `over` after the visit, and then without any field of it. */
const managedDto = z.object({
  state: z.enum(['open', 'over']),
  booking: bookingDto.nullable(),
  /** Announced minutes of lateness; null: none. */
  lateMinutes: z.int().positive().nullable(),
  mayBeLate: z.boolean(),
  /** Whether the customer has answered that they come, and whether they may now. */
  isComing: z.boolean().default(false),
  mayConfirm: z.boolean().default(false),
  /** Whether names of its persons may be stored now. */
  mayName: z.boolean().default(false),
  mayCancel: z.boolean(),
})

/**
 * 409: the chair is taken then, or it is too early or too late to announce; `hours` are the nearest
 * free ones.
 */
const lateRefusedDto = z
  .object({ message: messageDto, hours: z.array(freeHourDto) })
  .transform((wire) => ({ message: wire.message, nearest: wire.hours }))

const done = z.object({ success: z.literal(true) })
/** The id of an appointment and 144 bits of signature. */
const personName = z
  .string()
  .overwrite(normalizePersonName)
  .max(MAX_PERSON_NAME_LENGTH, 'PERSON_NAME_TOO_LONG')
  .refine((text) => text === '' || isPersonName(text), 'NAME_INVALID')

/**
 * Actions of the holder of a booking's manage link, without a log-in; none is among the chain's own
 * calls. The token is in bodies, as addresses are logged. 404 unknown token, 429 too many unknown
 * tokens from this address.
 */
const manageApi = {
  /** The booking that the link opens, as it stands now, its phone masked. */
  getManaged: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed',
    input: z.object({ token: linkToken }),
    responses: { 200: managedDto, 404: refusalDto, 429: tooManyDto },
  }),
  /** Cancels it; a canceled one once more, with the same response. 409 too late. */
  cancelManaged: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed/cancel',
    input: z.object({ token: linkToken }),
    responses: { 200: done, 404: refusalDto, 409: refusalDto, 429: tooManyDto },
  }),
  /**
   * Lets the owner token in x-holder replace the booking for half an hour, and returns all of it.
   * 409 too late to change.
   */
  startChange: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed/change',
    input: z.object({ token: linkToken }),
    responses: { 200: bookingDto, 404: refusalDto, 409: refusalDto, 429: tooManyDto },
  }),
  /** Answers that the customer comes; a repeated answer changes nothing. 409 not the time to. */
  confirmComing: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed/coming',
    input: z.object({ token: linkToken }),
    responses: { 200: done, 404: refusalDto, 409: refusalDto, 429: tooManyDto },
  }),
  /**
   * Announces, once, that the customer will be late, and extends their places by so much. 409 not
   * possible; `hours` are the nearest free ones.
   */
  announceLate: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed/late',
    input: z.object({
      token: linkToken,
      minutes: z.literal(LATE_MINUTES),
    }),
    responses: {
      200: z.object({ lateMinutes: z.int().positive() }),
      404: refusalDto,
      409: lateRefusedDto,
      429: tooManyDto,
    },
  }),
  /**
   * Stores what the salon calls each person, customer 1 first, '' for no name; repeated, it changes
   * nothing. 409 the visit has begun or is canceled, or it is for another number of persons.
   */
  namePeople: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed/names',
    input: z.object({
      token: linkToken,
      personNames: z.array(personName).max(5, 'TOO_MANY_PEOPLE'),
    }),
    responses: { 200: done, 404: refusalDto, 409: refusalDto, 429: tooManyDto },
  }),
  /**
   * Withdraws the links of a booking, which are those of the bookings that it replaced and that
   * replaced it, for the owner of the last. 403 the caller is not its owner.
   */
  withdrawLink: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/{bookingId}/withdraw-link',
    input: z.object({ bookingId: ulidId }),
    responses: { 200: done, 403: refusalDto, 404: refusalDto },
  }),
} satisfies Api

const feedDto = z.object({ token: z.string().nullable() })
/** The id of a feed and 144 bits of signature. */

/** A customer's appointments for a calendar that follows them; none is of the chain's own calls. */
const feedApi = {
  /** The token of the session's feed; null while it has none. */
  getFeedToken: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/booking/calendar-feed',
    input: z.object({}),
    responses: { 200: feedDto },
  }),
  /**
   * Creates a feed for the session's phone, or returns the existing one; null where none can be
   * made.
   */
  openFeed: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/calendar-feed',
    input: z.object({}),
    responses: { 200: feedDto },
  }),
  /** Closes it: its address becomes invalid. */
  closeFeed: endpoint({
    kind: 'ours',
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
    kind: 'ours',
    method: 'POST',
    path: '/booking/calendar-feed/read',
    input: z.object({ token: linkToken }),
    responses: {
      200: z.object({ data: z.array(bookingDto) }).transform((wire) => wire.data),
      404: refusalDto,
      429: tooManyDto,
    },
  }),
} satisfies Api

export type { BookingDto, NewBooking, NewHold } from './contract/booking'
export type { DeskBookingDto } from './contract/desk'
export type { Catalogue, CatalogueDto, MarketingCampaign, Service } from './contract/catalogue'
export type { VisitDto } from './contract/visits'
export type { HomeVisitDto } from './contract/places'
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
    kind: 'named',
    method: 'POST',
    path: '/booking/booking-v2',
    input: newBookingDto,
    responses: {
      200: bookedDto,
      403: refusalDto,
      409: z.union([refusedDto, offerRefusedDto]),
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
      bookingId: ulidId,
      phone,
      method: z.enum(['zalo', 'sms']),
      recaptcha: z.string().max(4000).optional(),
    }),
    responses: { 200: codeSentDto, 404: refusalDto, 429: tooManyDto },
  }),
  /**
   * Checks the code; a right one confirms the booking. 400 wrong code, 409 the hold has expired.
   */
  confirmBooking: endpoint({
    kind: 'named',
    method: 'POST',
    path: '/booking/check-otp',
    input: z.object({ bookingId: ulidId, phone, code: sixDigits }),
    responses: {
      200: z
        .object({ data: z.object({ message: z.string() }) })
        .transform(() => ({ confirmed: true as const })),
      400: z.object({ data: refusalDto }).transform((wire) => ({ message: wire.data.message })),
      404: refusalDto,
      409: z.object({ data: refusalDto }).transform((wire) => ({ message: wire.data.message })),
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
      200: z
        .object({
          customer: z.object({ isBooked: z.boolean() }),
          bookingCurrent: z.object({ bookingId: ulidId }).nullable(),
        })
        .transform((wire) => ({
          bookingId: wire.customer.isBooked ? (wire.bookingCurrent?.bookingId ?? null) : null,
        })),
      429: tooManyDto,
    },
  }),
  /** The current bookings of the session's phone or of the owner token; [] without either. */
  listMyBookings: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/booking/list-booking-information',
    input: z.object({}),
    responses: { 200: z.object({ data: z.array(bookingDto) }).transform((wire) => wire.data) },
  }),
  /** One booking; masked unless the caller is its owner. */
  getBooking: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/booking/{bookingId}',
    input: z.object({ bookingId: ulidId }),
    responses: { 200: bookingDto, 404: refusalDto },
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
    input: z.object({ bookingId: ulidId }),
    responses: {
      200: z.object({ success: z.literal(true) }),
      403: refusalDto,
      404: refusalDto,
      409: refusalDto,
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
  watchHours: stream({ path: '/booking/hours-live', input: hoursInput, event: hoursDto }),
} satisfies Streams
