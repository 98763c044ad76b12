import dayjs from 'dayjs'
import { coded, type Message } from '../../kit/message'
import type { LocalDate } from '../../kit/values'
import type { OfferContext, StoredOffer } from './offer'

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

/** Uses a booking may still spend, null without limit; those taken elsewhere are already off. */
export function usesLeft(offer: StoredOffer, context: OfferContext): number | null {
  const granted = context.customer?.grants.get(offer.id)
  const uses = granted === undefined ? offer.usesPerPhone : granted
  if (uses === null) return null
  return Math.max(0, uses - context.usingIds.filter((id) => id === offer.id).length)
}

/**
 * Last day on which the customer can use an offer, null without end: the offer's own, or that of
 * the uses they bought.
 */
export function endOf(offer: StoredOffer, context: OfferContext): LocalDate | null {
  const own = context.customer?.ends.get(offer.id) ?? null
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
