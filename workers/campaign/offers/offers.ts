import { type LocalDate, localDate } from '../../kit/values'
import dayjs from 'dayjs'
import { createTtlCache } from '../../kit/ttl-cache'
import { coded, type Message } from '../../kit/message'
import * as z from 'zod'
import { firstIn, flag, jsonColumn, rowsIn } from '../../kit/rows'
import { vietnamDay } from '../../kit/vietnam-time'
import { standingOfPhone, tierOf } from '../membership/account'

const numbers = jsonColumn(z.array(z.int()))
  .nullable()
  .transform((list) => list ?? [])

const offerRow = z.object({
  id: z.int(),
  kind: z.enum(['salon', 'customer']),
  name: z.string(),
  image: z.string(),
  effect: z.string(),
  condition: z.string(),
  paymentMethod: z.string(),
  /** Đồng off the whole booking. */
  totalOff: z.int(),
  startsOn: localDate.nullable(),
  endsOn: localDate.nullable(),
  usesPerPhone: z.int().nullable(),
  tiers: numbers,
  needsBirthMonth: flag,
  /** 0 Sunday to 6 Saturday. */
  weekdays: numbers,
  fromMinutes: z.int().nullable(),
  untilMinutes: z.int().nullable(),
  salonScope: z
    .string()
    .nullable()
    .transform((text) => text ?? ''),
})

const serviceRow = z.object({
  offerId: z.int(),
  role: z.enum(['apply', 'need']),
  id: z.int(),
  name: z.string(),
  price: z.int(),
  originPrice: z.int(),
  description: z.string(),
  image: z.string(),
})

/** A service on an offer's card, in đồng. */
export type OfferedService = Omit<z.output<typeof serviceRow>, 'offerId' | 'role'>

/** An offer with its rules; null and empty rules always hold. */
export type StoredOffer = z.output<typeof offerRow> & {
  salonIds: number[]
  /** Made cheaper by the offer. */
  applies: OfferedService[]
  /** One of these has to be chosen. */
  needs: OfferedService[]
}

const salonRow = z.object({ offerId: z.int(), salonId: z.int() })
const customerRow = z.object({ birth_month: z.int().nullable() })
const grantRow = z.object({
  offerId: z.int(),
  uses: z.int().nullable(),
  endsOn: localDate.nullable(),
})

/** Uses that a phone was given until the same day; null is without limit, or without a last day. */
type Grant = Omit<z.output<typeof grantRow>, 'offerId'>

/** All offers with their rules, by id. */
export async function readOffers(db: D1Database): Promise<StoredOffer[]> {
  const [offers, services, salons] = await db.batch([
    db.prepare(
      `SELECT id, kind, name, image, effect, condition, payment_method AS paymentMethod,
         total_off AS totalOff, starts_on AS startsOn, ends_on AS endsOn,
         uses_per_phone AS usesPerPhone, tiers, needs_birth_month AS needsBirthMonth, weekdays,
         from_minutes AS fromMinutes, until_minutes AS untilMinutes, salon_scope AS salonScope
       FROM offer ORDER BY id`,
    ),
    db.prepare(
      `SELECT offer_id AS offerId, role, service_id AS id, name, price,
         origin_price AS originPrice, description, image
       FROM offer_service ORDER BY offer_id, service_id`,
    ),
    db.prepare(
      'SELECT offer_id AS offerId, salon_id AS salonId FROM offer_salon ORDER BY offer_id, salon_id',
    ),
  ])
  const allServices = rowsIn(services, serviceRow)
  const allSalons = rowsIn(salons, salonRow)
  return rowsIn(offers, offerRow).map((offer) => {
    const servicesFor = (wanted: 'apply' | 'need') =>
      allServices.flatMap(({ offerId, role, ...service }) =>
        offerId === offer.id && role === wanted ? service : [],
      )
    return {
      ...offer,
      salonIds: allSalons.filter(({ offerId }) => offerId === offer.id).map((one) => one.salonId),
      applies: servicesFor('apply'),
      needs: servicesFor('need'),
    }
  })
}

const shownOffers = createTtlCache<StoredOffer[]>()

/** Ms for which an isolate shows the offers that it has read; what is booked is judged by new ones. */
const FRESH_MS = 60_000

/** The same, up to a minute old. */
export async function offersToShow(db: D1Database): Promise<StoredOffer[]> {
  return shownOffers.get(db, 'all') ?? shownOffers.set(db, 'all', await readOffers(db), FRESH_MS)
}

/**
 * The facts about a phone at an instant (epoch ms); an unknown phone is a customer without tier and
 * grants.
 */
export async function readCustomer(db: D1Database, phone: string, now: number): Promise<Customer> {
  const [[facts, grants], standing] = await Promise.all([
    db.batch([
      db.prepare('SELECT birth_month FROM offer_customer WHERE phone = ?').bind(phone),
      db
        .prepare(
          `SELECT offer_id AS offerId, ends_on AS endsOn,
             CASE WHEN count(uses) = count(*) THEN sum(uses) END AS uses
           FROM offer_grant
           WHERE phone = ? GROUP BY offer_id, ends_on ORDER BY ends_on IS NULL, ends_on`,
        )
        .bind(phone),
    ]),
    standingOfPhone(db, phone, now),
  ])
  const known = firstIn(facts, customerRow)
  const byOffer = new Map<number, Grant[]>()
  for (const { offerId, ...grant } of rowsIn(grants, grantRow))
    byOffer.set(offerId, [...(byOffer.get(offerId) ?? []), grant])
  return {
    memberType: tierOf(standing, vietnamDay(now)),
    birthMonth: known?.birth_month ?? null,
    grants: byOffer,
  }
}

/** The campaign database's facts about a phone. */
export type Customer = {
  memberType: number
  birthMonth: number | null
  /**
   * Uses given by offer id, those that lapse first before others; those that have lapsed and those
   * that bookings have spent are included.
   */
  grants: ReadonlyMap<number, readonly Grant[]>
}

/** The facts that offers are judged by. */
export type OfferContext = {
  serviceIds: readonly number[]
  /** Null: any salon. */
  salonId: number | null
  /** Null when the customer is unknown. */
  customer: Customer | null
  /** Offers opened by the customer's codes. */
  heldIds: readonly number[]
  /**
   * Offers of which the customer's other bookings, or other people of this one, take a use that has
   * not lapsed: one entry a use.
   */
  usingIds: readonly number[]
  today: LocalDate
  /** The day and minutes after midnight of the appointment, as far as chosen. */
  date: LocalDate | null
  minutes: number | null
}

/** A customer without any record. */
export const newcomer: Customer = {
  memberType: 0,
  birthMonth: null,
  grants: new Map(),
}

/** Which rule of an offer fails. */
export type FailedRule =
  | 'notStarted'
  | 'expired'
  | 'salon'
  | 'phone'
  | 'used'
  | 'tier'
  | 'birthMonth'
  | 'time'
  | 'services'

/** Whether an offer can be chosen; when not, the failing rule and its message to the customer. */
export type Eligibility = { valid: true } | { valid: false; failing: FailedRule; message: Message }

/**
 * Judges an offer for a booking. The customer reads the first failing rule, so those that they
 * cannot change come first.
 */
export function judge(offer: StoredOffer, context: OfferContext): Eligibility {
  return (
    judgeDates(offer, context) ??
    judgeSalon(offer, context) ??
    judgeCustomer(offer, context) ??
    judgeTime(offer, context) ??
    judgeServices(offer, context) ?? { valid: true }
  )
}

/**
 * Whether a customer may see an offer: the chain's are public, others are for customers to whom
 * they were granted or who have a code for them.
 */
export function isSeen(offer: StoredOffer, context: OfferContext): boolean {
  return offer.kind === 'salon' || isOwn(offer, context) || context.heldIds.includes(offer.id)
}

/** Whether an offer is the customer's own: stored with their phone, or that of their tier. */
export function isOwn(offer: StoredOffer, { customer }: OfferContext): boolean {
  return (
    offer.kind === 'customer' &&
    customer !== null &&
    (customer.grants.has(offer.id) || offer.tiers.includes(customer.memberType))
  )
}

/** Uses a customer was given in all, also those that have lapsed; null without limit. */
export function usesGiven(offer: StoredOffer, { customer }: OfferContext): number | null {
  const granted = customer?.grants.get(offer.id)
  return granted ? usesOf(granted) : offer.usesPerPhone
}

/** The grants that have not lapsed when the customer comes, those that lapse first before others. */
export function openGrants(
  offer: StoredOffer,
  { customer, date, today }: OfferContext,
): readonly Grant[] {
  const day = date !== null && date > today ? date : today
  const granted = customer?.grants.get(offer.id) ?? []
  return granted.filter(({ endsOn }) => endsOn === null || endsOn >= day)
}

function usesOf(grants: readonly Grant[]): number | null {
  return grants.reduce<number | null>(
    (sum, { uses }) => (sum === null || uses === null ? null : sum + uses),
    0,
  )
}

/** Uses a booking may still spend, null without limit; those taken elsewhere are already off. */
export function usesLeft(offer: StoredOffer, context: OfferContext): number | null {
  const isGranted = context.customer?.grants.has(offer.id)
  const uses = isGranted ? usesOf(openGrants(offer, context)) : offer.usesPerPhone
  if (uses === null) return null
  return Math.max(0, uses - context.usingIds.filter((id) => id === offer.id).length)
}

/**
 * Last day on which the customer can use an offer, null without end: the offer's own, or that of
 * the uses they were given that lapse last.
 */
export function endOf(offer: StoredOffer, context: OfferContext): LocalDate | null {
  const own = context.customer?.grants.get(offer.id)?.at(-1)?.endsOn ?? null
  return own !== null && (offer.endsOn === null || own < offer.endsOn) ? own : offer.endsOn
}

/** Đồng that an offer saves on the chosen services; a price that is not lower saves nothing. */
export function saving(offer: StoredOffer, context: OfferContext): number {
  const onServices = offer.applies
    .filter((service) => context.serviceIds.includes(service.id))
    .map((service) => Math.max(0, service.originPrice - service.price))
  return offer.totalOff + onServices.reduce((sum, dong) => sum + dong, 0)
}

function judgeDates(offer: StoredOffer, context: OfferContext): Eligibility | null {
  const day = context.date ?? context.today
  const end = endOf(offer, context)
  if (end !== null && (day > end || context.today > end))
    return invalid('expired', coded('OFFER_EXPIRED'))
  if (offer.startsOn !== null && day < offer.startsOn)
    return invalid('notStarted', coded('OFFER_NOT_STARTED'))
  return null
}

function judgeSalon(offer: StoredOffer, context: OfferContext): Eligibility | null {
  if (
    context.salonId === null ||
    offer.salonIds.length === 0 ||
    offer.salonIds.includes(context.salonId)
  )
    return null
  return invalid('salon', coded('OFFER_OTHER_SALON', { salons: offer.salonScope }))
}

function judgeCustomer(offer: StoredOffer, context: OfferContext): Eligibility | null {
  const left = usesLeft(offer, context)
  if (left !== null && context.customer === null)
    return invalid('phone', coded('OFFER_NEEDS_PHONE'))
  if (left === 0) return invalid('used', coded('OFFER_USED_UP'))
  if (offer.tiers.length > 0 && !offer.tiers.includes(context.customer?.memberType ?? 0)) {
    return invalid('tier', coded('OFFER_OTHER_TIER', { tiers: offer.tiers }))
  }
  const month = Number((context.date ?? context.today).slice(5, 7))
  if (offer.needsBirthMonth && context.customer?.birthMonth !== month)
    return invalid('birthMonth', coded('OFFER_BIRTH_MONTH'))
  return null
}

function judgeTime(offer: StoredOffer, context: OfferContext): Eligibility | null {
  const rightDay =
    context.date === null ||
    offer.weekdays.length === 0 ||
    offer.weekdays.includes(dayjs(context.date).day())
  if (!rightDay) return invalid('time', coded('OFFER_OTHER_DAY'))
  const { fromMinutes, untilMinutes } = offer
  if (context.minutes === null || fromMinutes === null || untilMinutes === null) return null
  if (context.minutes >= fromMinutes && context.minutes < untilMinutes) return null
  return invalid('time', coded('OFFER_OTHER_HOUR', { from: fromMinutes, until: untilMinutes }))
}

function judgeServices(offer: StoredOffer, context: OfferContext): Eligibility | null {
  const input = offer.needs.length > 0 ? offer.needs : offer.applies
  if (input.length === 0)
    return context.serviceIds.length > 0 ? null : invalid('services', coded('OFFER_NEEDS_SERVICES'))
  if (input.some((service) => context.serviceIds.includes(service.id))) return null
  return invalid(
    'services',
    coded('OFFER_NEEDS_ONE_OF', { services: input.map((service) => service.name) }),
  )
}

function invalid(failing: FailedRule, message: Message): Eligibility {
  return { valid: false, failing, message }
}
