import dayjs from 'dayjs'
import type { LocalDate } from '../../kit/values'
import { hourText } from '../../kit/vietnam-time'
import type { OfferContext, StoredOffer } from './offer'

/** Which rule of an offer fails. */
export type Failing =
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
export type Verdict = { valid: true } | { valid: false; failing: Failing; message: string }

const TIER_NAMES: Readonly<Record<number, string>> = { 2: 'Bạc', 3: 'Vàng', 4: 'Kim cương' }

/**
 * Judges an offer for a booking. The customer reads the first failing rule, so those that he cannot
 * change come first.
 */
export function judge(offer: StoredOffer, context: OfferContext): Verdict {
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

/** Whether an offer is the customer's own: stored with his phone, or that of his tier. */
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
 * the uses he bought.
 */
export function endOf(offer: StoredOffer, context: OfferContext): LocalDate | null {
  const own = context.customer?.ends.get(offer.id) ?? null
  return own !== null && (offer.endsOn === null || own < offer.endsOn) ? own : offer.endsOn
}

/** Đồng that an offer saves on the chosen services; a price that is not lower saves nothing (O-02). */
export function saving(offer: StoredOffer, context: OfferContext): number {
  const onServices = offer.applies
    .filter((service) => context.serviceIds.includes(service.id))
    .map((service) => Math.max(0, service.originPrice - service.price))
  return offer.totalOff + onServices.reduce((sum, dong) => sum + dong, 0)
}

function judgeDates(offer: StoredOffer, context: OfferContext): Verdict | null {
  const day = context.date ?? context.today
  const end = endOf(offer, context)
  if (end !== null && (day > end || context.today > end)) return no('expired', 'Ưu đãi đã hết hạn')
  if (offer.startsOn !== null && day < offer.startsOn)
    return no('notStarted', 'Ưu đãi này chưa bắt đầu, anh quay lại sau giúp em nhé!')
  return null
}

function judgeSalon(offer: StoredOffer, context: OfferContext): Verdict | null {
  if (
    context.salonId === null ||
    offer.salonIds.length === 0 ||
    offer.salonIds.includes(context.salonId)
  )
    return null
  return no('salon', `Ưu đãi chỉ áp dụng tại ${offer.salonScope}.`)
}

function judgeCustomer(offer: StoredOffer, context: OfferContext): Verdict | null {
  const left = usesLeft(offer, context)
  if (left !== null && context.customer === null)
    return no('phone', 'Anh nhập số điện thoại để em kiểm tra ưu đãi này nhé!')
  if (left === 0) return no('used', 'Anh đã dùng hết lượt của ưu đãi này.')
  if (offer.tiers.length > 0 && !offer.tiers.includes(context.customer?.memberType ?? 0)) {
    return no(
      'tier',
      `Ưu đãi dành cho thành viên hạng ${either(offer.tiers.map((tier) => TIER_NAMES[tier] ?? String(tier)))}.`,
    )
  }
  const month = Number((context.date ?? context.today).slice(5, 7))
  if (offer.needsBirthMonth && context.customer?.birthMonth !== month)
    return no('birthMonth', 'Ưu đãi mở trong tháng sinh nhật của anh.')
  return null
}

function judgeTime(offer: StoredOffer, context: OfferContext): Verdict | null {
  const rightDay =
    context.date === null ||
    offer.weekdays.length === 0 ||
    offer.weekdays.includes(dayjs(context.date).day())
  if (!rightDay) return no('time', 'Ưu đãi không áp dụng vào ngày anh chọn.')
  const { fromMinutes, untilMinutes } = offer
  if (context.minutes === null || fromMinutes === null || untilMinutes === null) return null
  if (context.minutes >= fromMinutes && context.minutes < untilMinutes) return null
  return no(
    'time',
    `Ưu đãi áp dụng cho giờ bắt đầu từ ${hourText(fromMinutes)} đến trước ${hourText(untilMinutes)}.`,
  )
}

function judgeServices(offer: StoredOffer, context: OfferContext): Verdict | null {
  const wanted = offer.needs.length > 0 ? offer.needs : offer.applies
  if (wanted.length === 0)
    return context.serviceIds.length > 0
      ? null
      : no('services', 'Anh chọn dịch vụ trước giúp em nhé!')
  if (wanted.some((service) => context.serviceIds.includes(service.id))) return null
  return no(
    'services',
    `Anh chọn ${either(wanted.map((service) => service.name))} để dùng ưu đãi này nhé!`,
  )
}

function no(failing: Failing, message: string): Verdict {
  return { valid: false, failing, message }
}

function either(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} hoặc ${names.at(-1)}`
}
