import * as z from 'zod'
import { knownMessage, refusalDto, tooManyDto } from '../../kit/message'
import { bookingId, dong, hourId, id, idempotencyKey, phone, sixDigits } from '../../kit/values'
import { instantOf } from '../../kit/vietnam-time'
import {
  commaIds,
  count,
  done,
  flag,
  idOrNone,
  jsonText,
  known,
  lenientList,
  onOff,
  orNone,
  rowBookingId,
  rowHour,
  rowId,
  rowName,
  text,
  unread,
  whole,
  wireDate,
} from '../../kit/wire'
import { minutesIn } from '../../../domain/frames'
import { isPhoneForm, nationalPhone } from '../../../domain/phone'
import { promoCode, promoCodeForm } from '../../../domain/promo-code'
import { linesText } from '../../../domain/typed-text'
import { endpoint, type Api } from '../../kit/endpoint'
import { CODE_TIMEOUT_MS } from '../../kit/time-limits'

/** A phone as we write phones; one that its host has masked stays as it is. */
function phoneOf(text: string): string {
  const phone = nationalPhone(text)
  return isPhoneForm(phone) ? phone : text
}

/** 200: booked, or waiting for a one-time code until `holdExpiresAt` (epoch ms). */
export const bookedDto = z
  .object({
    booking: z.object({
      id: rowBookingId,
      listBooking: lenientList(z.object({ totalMoney: count })),
    }),
    isUseOtp: flag,
    holdExpiresAt: orNone(whole),
  })
  .transform((wire) => ({
    bookingId: wire.booking.id,
    total: wire.booking.listBooking.reduce((sum, person) => sum + person.totalMoney, 0),
    needsCode: wire.isUseOtp,
    holdExpiresAt: wire.holdExpiresAt ?? null,
  }))

/** A free hour that is offered in place of another. */
export const freeHourDto = z
  .object({ bookHourId: rowHour, hour: z.string(), dateBook: wireDate })
  .transform((wire) => ({ hourId: wire.bookHourId, label: wire.hour, date: wire.dateBook }))

const refusedCode = z.enum(['taken', 'closed', 'past', 'stylistBusy', 'changed'])

/** 409: the places are taken, or the salon is closed then; `hours` are the nearest free ones. */
export const refusedDto = z
  .object({
    /** A host may have codes of its own, or say the status once more. */
    code: known(refusedCode.catch('taken'), 'taken'),
    message: refusalDto.shape.message,
    hours: lenientList(freeHourDto),
    salonBackUp: lenientList(rowId),
  })
  .transform((wire) => ({
    code: wire.code,
    message: wire.message,
    nearest: wire.hours,
    alternativeSalonIds: wire.salonBackUp,
  }))

/** 409: offers that were chosen do not hold, are used up, or cannot be checked just now. */
export const offerRefusedDto = z
  .object({
    code: z.literal('offer'),
    message: refusalDto.shape.message,
    campaigns: lenientList(rowId),
  })
  .transform(({ campaigns, ...wire }) => ({ ...wire, offerIds: campaigns }))

/** States of a booking. */
export const bookingStatus = z.enum([
  'pending_otp',
  'confirmed',
  'checked_in',
  'serving',
  'done',
  'canceled',
  'no_show',
  'expired',
])

/** A service as it was sold; `oldPrice` is the list price, or the price without offers. */
export const bookedServiceDto = z
  .object({ id: rowId, name: z.string(), price: count, oldPrice: orNone(count) })
  .transform((wire) => ({ ...wire, oldPrice: wire.oldPrice ?? null }))

const bookedPersonDto = z
  .object({
    hour: text,
    /** 0 while the system has not chosen. */
    stylistId: known(count, 0).default(0),
    /** The stylist whom the customer chose; 0 where the system did, and for others than the owner. */
    chosenStylistId: known(count, 0).default(0),
    stylistName: text,
    /** What the salon calls them; absent where the chain's own host has no names. */
    personName: z.string().nullish(),
    totalMoney: known(count, 0),
    oldMoney: orNone(count),
    services: lenientList(bookedServiceDto),
    /** Offers of which the customer spends a use, and đồng that each saves. */
    campaigns: lenientList(z.object({ id: rowId, name: z.string(), saved: count })).default([]),
  })
  .transform((wire) => ({
    hourLabel: wire.hour,
    stylistId: wire.stylistId || null,
    chosenStylistId: wire.chosenStylistId || null,
    stylistName: wire.stylistName || null,
    name: wire.personName ?? null,
    total: wire.totalMoney,
    oldTotal: wire.oldMoney ?? null,
    services: wire.services,
    offers: wire.campaigns,
  }))

/** What the customer wished besides the note, under the names of booKingV2. */
export const wishesDto = z
  .object({
    receiveAdvice: flag,
    littleAdvice: flag,
    acceptMakePhoto: flag,
    numberPersons: known(count, 0),
    utilityService: lenientList(z.object({ id: unread(z.int()), name: z.string() })),
  })
  .transform(({ utilityService, ...wire }) => ({
    ...wire,
    requests: utilityService.map(({ name }) => name),
  }))

/**
 * A booking as its owner sees it; others get a masked phone, no note, no names and no offers. A
 * host of the chain's own has eleven of the fields: when, where, whose, for how many, and whether
 * it is canceled.
 */
export const bookingDto = z
  .object({
    bookingId: rowBookingId,
    /** A host may have words of its own for it, which are not ours. */
    status: known(bookingStatus.nullable().catch(null), null),
    dateBook: wireDate,
    /** When the first of its customers comes. */
    hourBook: text,
    /** Epoch ms of the appointment. */
    startsAt: known(whole.nullable(), null),
    /** Minutes that the booking takes; absent where the chain's own host does not send it. */
    minutes: orNone(count),
    customerPhone: text,
    numberPersons: known(count, 1),
    /** 0 where the chain's own host does not send it. */
    salonId: idOrNone,
    salonName: text,
    salonAddress: text,
    salonMap: text,
    parkingMap: text,
    salonPhone: text,
    isBookAtHome: flag,
    canceled: flag,
    /** Null where the chain's own host does not send it. */
    totalMoney: known(count.nullable(), null),
    /** At old prices and without offers; absent when it is not higher. */
    oldMoney: orNone(count),
    note: text,
    /** For its owner; absent where the chain's own host does not send it. */
    wishes: wishesDto.nullish(),
    /** Null where the chain's own host does not know. */
    isOwner: known(onOff.nullable(), null),
    holdExpiresAt: known(whole.nullable(), null),
    people: lenientList(bookedPersonDto),
    /**
     * Token of its manage link, for its owner while it stands; absent where the chain's own host
     * has none.
     */
    manageToken: z.string().nullish(),
    /** Whether its owner may name its people there now; absent where the own host cannot. */
    mayName: flag.default(false),
    /**
     * What a booking and those that replace it have in common; absent where the chain's own host
     * does not send it.
     */
    appointmentId: orNone(rowName),
    /** How often the appointment has been changed or canceled, and when last (epoch ms). */
    revision: orNone(count),
    changedAt: orNone(whole),
  })
  .transform((wire) => ({
    id: wire.bookingId,
    status: wire.status ?? (wire.canceled ? ('canceled' as const) : ('confirmed' as const)),
    isStatusKnown: wire.status !== null,
    date: wire.dateBook,
    hourLabel: wire.hourBook || null,
    startsAt: wire.startsAt ?? instantOf(wire.dateBook, minutesIn(wire.hourBook) ?? 0),
    minutes: wire.minutes || null,
    phone: phoneOf(wire.customerPhone),
    personCount: wire.numberPersons || 1,
    salonId: wire.salonId || null,
    salonName: wire.salonName || null,
    salonAddress: wire.salonAddress || null,
    salonMapUrl: wire.salonMap || null,
    parkingMapUrl: wire.parkingMap || null,
    salonPhone: wire.salonPhone || null,
    isAtHome: wire.isBookAtHome,
    isCanceled: wire.canceled || wire.status === 'canceled',
    total: wire.totalMoney,
    oldTotal: wire.oldMoney ?? null,
    note: wire.note || null,
    wishes: wire.wishes ?? null,
    isOwner: wire.isOwner,
    holdExpiresAt: wire.holdExpiresAt,
    people: wire.people,
    manageToken: wire.manageToken ?? null,
    mayName: wire.mayName,
    appointmentId: wire.appointmentId ?? wire.bookingId,
    revision: wire.revision ?? 0,
    changedAt: wire.changedAt ?? null,
  }))

export type BookingDto = z.input<typeof bookingDto>

const chosenServiceDto = z.object({
  id,
  name: z.string().max(200),
  type: z.int(),
  campaignId: z.int().nonnegative(),
  campaignName: z.string().max(200),
})

const bookHourDto = z.object({
  bookHourId: hourId,
  subHourId: z.int().nonnegative(),
  secondSubHourId: z.int().nonnegative(),
  /**
   * The offers that the customer chose; the booking worker checks whether they hold and what they
   * save.
   */
  campaigns: z.array(z.object({ id, name: z.string().max(200) })).max(10, 'TOO_MANY_OFFERS'),
  /** No services only where the salon advises on the spot. */
  chosenServices: z.array(chosenServiceDto).max(20, 'TOO_MANY_SERVICES'),
  /** 0: the system chooses. */
  stylistId: z.int().nonnegative(),
  /** The total that the client computed; never used, as the booking worker prices anew. */
  totalMoney: dong,
})

/**
 * booKingV2's payload with two additions. idempotencyKey: the same key gets the same response.
 * codes: promo codes that open offers among the campaigns.
 */
export const newBookingDto = z.object({
  idempotencyKey,
  salonId: id,
  phone,
  stylistId: z.int().nonnegative(),
  skinnerId: z.int().nonnegative(),
  dateBook: wireDate,
  services: z.string().max(4000),
  chosenServices: jsonText(z.array(chosenServiceDto).max(100)),
  /** One entry per person, customer 1 first; 5 persons at most. */
  bookHours: z.array(bookHourDto).min(1, 'HOUR_MISSING').max(5, 'TOO_MANY_PEOPLE'),
  subHourId: z.int().nonnegative(),
  secondSubHourId: z.int().nonnegative(),
  /**
   * Where the booking was made: 0 customer_ios, 2 customer_android, 3 web, 4 rn_android, 5 rn_ios,
   * 6 tikiapp.
   */
  bookAt: z.int().min(0).max(6),
  /** Names of all campaigns. */
  campaign: z.string().max(400),
  codes: z
    .array(z.string().overwrite(promoCode).regex(promoCodeForm, 'PROMO_CODE_INVALID'))
    .max(10, 'TOO_MANY_PROMO_CODES'),
  userId: z.int().nonnegative(),
  note: z.string().overwrite(linesText).max(500, 'NOTE_TOO_LONG'),
  receiveAdvice: z.boolean(),
  littleAdvice: z.boolean(),
  utilityService: jsonText(z.array(z.object({ id: z.int(), name: z.string().max(100) })).max(20)),
  acceptMakePhoto: z.boolean(),
  numberPersons: z.int().min(0).max(20),
  utmSource: z.string().max(100),
  // A hundred orders are written as one parameter of D1, which takes 2 MB.
  params: jsonText(z.record(z.string().max(60), z.string().max(500)), 10_000),
  isMaster: z.boolean(),
  adviceUND: z.boolean(),
  adviceProduct: z.boolean(),
  allowChange: z.boolean(),
  muonCaoMat: z.boolean(),
})

export type NewBooking = z.output<typeof newBookingDto>

/** The hour to hold: one entry per person who has chosen one, customer 1 first. */
export const newHoldDto = z.object({
  salonId: id,
  dateBook: wireDate,
  bookHours: z
    .array(
      z.object({
        bookHourId: hourId,
        listServiceId: commaIds,
        /** 0: the system chooses. */
        stylistId: z.int().nonnegative(),
      }),
    )
    .min(1, 'HOUR_MISSING')
    .max(5, 'TOO_MANY_PEOPLE'),
  utmSource: z.string().max(100),
  /** The phone whose booking the caller changes: its places count as free, if it is theirs. */
  changesBookingOf: phone.optional(),
  /** Keep what is held already for longer: once, near its end. */
  isExtension: z.boolean().optional(),
})

/** 200: held until `holdExpiresAt`; from `extendableFrom` on (null: never) it can be kept longer. Epoch ms. */
export const heldDto = z
  .object({
    data: z.object({ holdExpiresAt: whole, extendableFrom: known(whole.nullable(), null) }),
  })
  .transform(({ data }) => ({
    until: data.holdExpiresAt,
    extendableFrom: data.extendableFrom,
  }))

export type NewHold = z.output<typeof newHoldDto>

/** Seconds until another code may be sent where a host does not say. */
const RESEND_SECONDS = 60

/** How a one-time code was sent. */
export const codeSentDto = z
  .object({
    success: known(onOff, true),
    message: knownMessage,
    allowResendAfterSeconds: known(count, RESEND_SECONDS),
    verificationMethod: known(z.enum(['zalo', 'sms', 'voice']).catch('zalo'), 'zalo'),
    /** Not one of the chain's own fields: the next try needs a captcha. */
    enableCaptcha: orNone(onOff),
  })
  .transform((wire) => ({
    sent: wire.success,
    message: wire.message,
    resendAfterSeconds: wire.allowResendAfterSeconds,
    channel: wire.verificationMethod,
    needsCaptcha: wire.enableCaptcha ?? false,
  }))

/** How a browser proves that a booking is its customer's, and how its owner tokens end. */
export const ownershipApi = {
  /** Sends a code by which a caller without an owner token proves that the phone is theirs. */
  sendHolderCode: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/{bookingId}/holder-code',
    timeoutMs: CODE_TIMEOUT_MS.booking,
    input: z.object({
      bookingId,
      method: z.enum(['zalo', 'sms']),
      recaptcha: z.string().max(4000).optional(),
    }),
    responses: { 200: codeSentDto, 404: refusalDto, 429: tooManyDto },
  }),
  /** Makes the caller's owner token (x-holder) one of the booking's when the code is right. */
  proveHolder: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/{bookingId}/holder',
    input: z.object({ bookingId, code: sixDigits }),
    responses: {
      200: done,
      400: refusalDto,
      404: refusalDto,
      429: tooManyDto,
    },
  }),
  /**
   * Deletes the owner tokens of the bookings and home visits of the session's phone, so that only a
   * log-in or a code opens them; not one of the chain's own calls.
   */
  deleteOwnerTokens: endpoint({
    kind: 'ours',
    method: 'DELETE',
    path: '/booking/holders',
    responses: { 200: done },
  }),
} satisfies Api
