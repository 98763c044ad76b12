import * as z from 'zod'
import { promoCode, promoCodeForm } from '../../../domain/promo-code'
import { linesText } from '../../../domain/typed-text'
import { dong, hourId, id, idempotencyKey, phone } from '../../kit/values'
import { jsonText, wireDate } from '../../kit/wire'

const chosenServiceWire = z.object({
  id,
  name: z.string().max(200),
  type: z.int(),
  campaignId: z.int().nonnegative(),
  campaignName: z.string().max(200),
})

const bookHourWire = z.object({
  bookHourId: hourId,
  subHourId: z.int().nonnegative(),
  secondSubHourId: z.int().nonnegative(),
  /**
   * The offers that the customer chose; the booking worker checks whether they hold and what they
   * save.
   */
  campaigns: z.array(z.object({ id, name: z.string().max(200) })).max(10, 'TOO_MANY_OFFERS'),
  /** No services only where the salon advises on the spot. */
  chosenServices: z.array(chosenServiceWire).max(20, 'TOO_MANY_SERVICES'),
  /** 0: the system chooses. */
  stylistId: z.int().nonnegative(),
  /** The total that the client computed; never used, as the booking worker prices anew. */
  totalMoney: dong,
})

/**
 * booKingV2's payload with two additions. idempotencyKey: the same key gets the same response.
 * codes: promo codes that open offers among the campaigns.
 */
export const newBookingWire = z.object({
  idempotencyKey,
  salonId: id,
  phone,
  stylistId: z.int().nonnegative(),
  skinnerId: z.int().nonnegative(),
  dateBook: wireDate,
  services: z.string().max(4000),
  chosenServices: jsonText(z.array(chosenServiceWire).max(100)),
  /** One entry per person, customer 1 first; 5 persons at most. */
  bookHours: z.array(bookHourWire).min(1, 'HOUR_MISSING').max(5, 'TOO_MANY_PEOPLE'),
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

export type NewBooking = z.output<typeof newBookingWire>
