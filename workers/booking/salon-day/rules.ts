import { required } from '../../kit/request'
import { secondsToNextMinute } from '../../kit/rate-limit'
import type { LocalDate } from '../../kit/values'
import { daysBetween, vietnamDay } from '../../kit/vietnam-time'
import { startOf } from '../../../domain/frames'
import { usesLeft } from '../../../domain/offer-uses'
import type { StaffNeed, StaffAssignment } from './ledger'
import { nearestHours, type Offering, fitsOpening } from './hours'
import type { Order, OrderedPerson, OrderResult, Refused } from '../pricing/order'
import { lastDayOf, type PhoneFacts, roleOf } from '../role'
import type { SpentUses } from '../store/offers'
import type { CurrentBooking, FirstResponse } from '../store/order-facts'
import { coded, type Message } from '../../kit/message'
import { type LimitVars, limitOf } from '../limits'

/** The facts about a customer that are read for their order. */
export type CustomerFacts = {
  firstResponse: FirstResponse | null
  customer: PhoneFacts | null
  sessionCustomer: PhoneFacts | null
  current: CurrentBooking | null
  /** Uses of offers that other bookings of the phone have spent. */
  spent: readonly SpentUses[]
  /** Tries of this phone and this browser within the minute, this one included, against what is allowed. */
  exceedsRateLimit: boolean
}

/** Checks the customer before the order; null: no objection. */
export function checkCustomer(
  order: Order,
  date: LocalDate,
  known: CustomerFacts,
  now: number,
): OrderResult | null {
  const { firstResponse, customer, current } = known
  if (firstResponse) return repeated(order, firstResponse, current)
  if (known.exceedsRateLimit)
    return { kind: 'tooMany', retryAfterSeconds: secondsToNextMinute(now) }
  const today = vietnamDay(now)
  const role = roleOf(customer, now, order.salon)
  if (date < today)
    return { kind: 'invalid', issues: [{ field: 'dateBook', message: coded('PAST_DAY') }] }
  const last = lastDayOf(role)
  if (last === null || date > last) {
    const message = last === null ? coded('DAY_NOT_OFFERED') : coded('DAY_TOO_FAR', { last })
    return { kind: 'invalid', issues: [{ field: 'dateBook', message }] }
  }
  const changed = mayChangeByLink(order, current) ? current : null
  if (order.people.length > (changed?.personCount ?? 1) && order.sessionPhone !== order.phone) {
    if (order.sessionPhone === null) return { kind: 'logIn' }
    if (!role.mayBookForOthers && !known.sessionCustomer?.mayBookForOthers)
      return { kind: 'invalid', issues: [{ field: 'bookHours', message: coded('NOT_FOR_OTHERS') }] }
  }
  return current && replacementRefusal(order, current, now)
}

/**
 * The order's people with the uses that they spend, or a refusal of all. Each use is of the grant
 * that lapses first among those of which the phone's bookings have left one.
 */
export function spendOffers(
  { offers, people }: Order,
  spent: readonly SpentUses[],
): OrderResult | { people: OrderedPerson[] } {
  if (!offers) return { people }
  if (offers.refusal) return { kind: 'offerRefused', ...offers.refusal }
  const left = new Map<number, (LocalDate | null)[]>()
  for (const { offerId, until = null, ...grant } of usesLeft(offers.uses, spent)) {
    const uses = Array<LocalDate | null>(Math.min(people.length, grant.left)).fill(until)
    left.set(offerId, [...(left.get(offerId) ?? []), ...uses])
  }
  const spending = (id: number, some: readonly OrderedPerson[]) =>
    some.filter((person) => person.offers.some((offer) => offer.id === id)).length
  const usedUp = [...left].filter(([id, uses]) => spending(id, people) > uses.length)
  if (usedUp.length > 0)
    return {
      kind: 'offerRefused',
      message: coded('OFFER_USED_UP'),
      offerIds: usedUp.map(([id]) => id),
    }
  return {
    people: people.map((person, index) => ({
      ...person,
      offers: person.offers.map((offer) => {
        const until = left.get(offer.id)?.[spending(offer.id, people.slice(0, index))] ?? null
        return until === null ? offer : { ...offer, until }
      }),
    })),
  }
}

/** The first response to this key, or a refusal when the key comes with another request. */
export function repeated(
  order: Order,
  first: FirstResponse,
  current: CurrentBooking | null,
): OrderResult {
  if (first.content !== order.content) return refused('changed', coded('REQUEST_CHANGED'), [])
  if (!first.isCanceled) return { kind: 'accepted', response: first.response }
  // A repeated request must neither report a canceled booking as standing nor book it anew. Who has
  // changed it must not believe that they have none.
  return current ? { kind: 'hasBooking' } : refused('changed', coded('CANCELED_SINCE'), [])
}

/** Staff for all customers of an order or a hold, or why there are none and when there are. */
export function checkPlaces(
  needs: readonly StaffNeed[],
  date: LocalDate,
  offering: Offering,
  now: number,
): StaffAssignment[] | Refused {
  const { opening, ledger } = offering
  const first = required(needs[0], 'customer 1 of an order')
  if (!opening.isOpen) return refused('closed', opening.message || coded('CLOSED_THAT_DAY'), [])
  const nearest = () => nearestHours(offering, needs, 'others').map((hourId) => ({ hourId, date }))
  const past = needs.find((need) => need.hourId < offering.firstHour)
  if (past) return refused('past', coded('HOUR_PAST', { hour: startOf(past.hourId) }), nearest())
  const misfit = needs.find((need) => !fitsOpening(opening, need.hourId, need.frames))
  if (misfit)
    return refused('taken', coded('OUTSIDE_HOURS', { hour: startOf(misfit.hourId) }), nearest())
  const assignments = ledger.plan(needs)
  if (assignments) return assignments
  const isStylistBusy = needs.some(
    (need) =>
      need.stylistId !== null &&
      ledger.freeOf('stylist', need.hourId, need.frames, need.stylistId).length === 0,
  )
  if (isStylistBusy) return refused('stylistBusy', stylistBusy(date, vietnamDay(now)), nearest())
  // The hour that nobody serves; where only together they are too many, customer 1's.
  const { hourId } = needs.find((need) => !ledger.plan([need])) ?? first
  return refused('taken', coded('PLACE_TAKEN', { hour: startOf(hourId) }), nearest())
}

/** Whether the browser came from the booking's manage link to change it. */
export function mayChangeByLink(
  { allowChange, ownerToken }: Order,
  current: CurrentBooking | null,
): boolean {
  return allowChange && ownerToken !== null && (current?.changers.includes(ownerToken) ?? false)
}

/**
 * The session of that phone, or the bearer of its manage link, may replace its booking, as long as
 * it has not begun. Only they learn that it has begun: for others the phone has a booking.
 */
function replacementRefusal(
  order: Order,
  current: CurrentBooking,
  now: number,
): OrderResult | null {
  const isOwn = order.sessionPhone === order.phone || mayChangeByLink(order, current)
  if (isOwn && hasBegun(current, now)) return { kind: 'bookingBegun' }
  return isOwn && order.allowChange && current.status === 'confirmed'
    ? null
    : { kind: 'hasBooking' }
}

function hasBegun({ status, startsAt }: CurrentBooking, now: number): boolean {
  return (
    status === 'checked_in' || status === 'serving' || (status === 'confirmed' && startsAt <= now)
  )
}

/** The refusal of a stylist without time, by the day's distance from today (T-33). */
function stylistBusy(date: LocalDate, today: LocalDate): Message {
  const code = (
    ['STYLIST_BUSY_TODAY', 'STYLIST_BUSY_TOMORROW', 'STYLIST_BUSY_IN_TWO_DAYS'] as const
  )[daysBetween(today, date)]
  return code ? coded(code) : coded('STYLIST_BUSY', { day: date })
}

function refused(code: Refused['code'], message: Message, nearest: Refused['nearest']): Refused {
  return { kind: 'refused', code, message, nearest }
}

/**
 * The rate-limit buckets of an order. A browser without an owner token and with ever new phones
 * still has an address.
 */
export function bucketsOf({ phone, ownerToken, network }: Order): string[] {
  return [
    `phone:${phone}`,
    ...(ownerToken ? [`holder:${ownerToken}`] : []),
    ...(network ? [`network:${network}`] : []),
  ]
}

/** Numbers the tries of a group on from those that were counted before it. */
export function numberTries(counted: ReadonlyMap<string, number>): (bucket: string) => number {
  const next = new Map(counted)
  return (bucket) => {
    const number = (next.get(bucket) ?? 0) + 1
    next.set(bucket, number)
    return number
  }
}

/** The limit per minute of a bucket. */
export function triesLimits(env: LimitVars): (bucket: string) => number {
  const perPhone = limitOf(env, 'CREATES_PER_PHONE')
  const perBrowser = limitOf(env, 'CREATES_PER_BROWSER')
  const perNetwork = limitOf(env, 'CREATES_PER_ADDRESS')
  return (bucket) =>
    bucket.startsWith('phone:') ? perPhone : bucket.startsWith('holder:') ? perBrowser : perNetwork
}
