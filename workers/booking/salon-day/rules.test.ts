import { expect, test } from 'vitest'
import { instantOf } from '../../kit/vietnam-time'
import {
  checkCustomer,
  checkPlaces,
  type CustomerFacts,
  mayChangeByLink,
  spendOffers,
} from './rules'
import { Ledger, type StaffNeed, type StaffOnDay } from './ledger'
import type { OfferClaim, Order, OrderedPerson } from '../pricing/order'
import type { PhoneFacts } from '../role'
import type { SpentUses } from '../store/offers'
import type { CurrentBooking } from '../store/order-facts'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { coded, type Message } from '../../kit/message'

const today = '2026-11-23'
const now = instantOf(today, 9 * 60) + 20_000
const phone = '0912345678'
const other = '0987654321'

const member: PhoneFacts = {
  phone,
  memberType: 3,
  requiresCode: false,
  mayBookForOthers: false,
  days: 3,
  isGenZ: false,
  roleBreaks: false,
}

const nothing: CustomerFacts = {
  firstResponse: null,
  customer: null,
  sessionCustomer: null,
  current: null,
  spent: [],
  exceedsRateLimit: false,
}

function person(hourId: number): OrderedPerson {
  return { ...need(hourId), services: [], total: 0, offers: [] }
}

function order(over: Partial<Order> = {}): Order {
  return {
    bookingId: '01JD0000000000000000000000',
    idempotencyKey: 'a-key-of-sixteen-letters',
    content: 'content',
    phone,
    ownerToken: null,
    network: null,
    sessionPhone: null,
    allowChange: false,
    salon: { opens: null, sales: [] },
    isAtSalon: false,
    people: [person(10)],
    offers: null,
    note: '',
    wishes: '{}',
    bookAt: 1,
    utmSource: '',
    params: '{}',
    ...over,
  }
}

function judged(over: Partial<Order>, known: Partial<CustomerFacts> = {}, date = today) {
  return checkCustomer(order(over), date, { ...nothing, ...known }, now)
}

const response = { bookingId: 'first', totals: [1], needsCode: false, holdExpiresAt: null }

test('a key returns its first response before any check, for the same content only', () => {
  const firstResponse = { content: 'content', response, isCanceled: false }
  expect(judged({}, { firstResponse, exceedsRateLimit: true }, '2026-11-01')).toEqual({
    kind: 'accepted',
    response,
  })
  expect(judged({ content: 'another' }, { firstResponse })).toEqual({
    kind: 'refused',
    code: 'changed',
    message: coded('REQUEST_CHANGED'),
    nearest: [],
  })
})

test('a repeated request for a booking that was canceled since neither stands nor books anew', () => {
  const firstResponse = { content: 'content', response, isCanceled: true }
  expect(judged({}, { firstResponse })).toEqual({
    kind: 'refused',
    code: 'changed',
    message: coded('CANCELED_SINCE'),
    nearest: [],
  })
})

test('who tries too often waits for the next minute', () => {
  expect(judged({}, { exceedsRateLimit: true })).toEqual({ kind: 'tooMany', retryAfterSeconds: 40 })
})

test('a day is refused that is past, or beyond those that the phone may choose from [B-159, O-06]', () => {
  const refusal = (message: Message) => ({
    kind: 'invalid',
    issues: [{ field: 'dateBook', message }],
  })
  const tooFar = (last: string) => refusal(coded('DAY_TOO_FAR', { last }))
  expect(judged({}, {}, '2026-11-22')).toEqual(refusal(coded('PAST_DAY')))
  expect(judged({}, {}, today)).toBeNull()
  expect(judged({}, {}, '2026-11-24')).toBeNull()
  expect(judged({}, {}, '2026-11-25')).toEqual(tooFar('2026-11-24'))
  expect(judged({}, { customer: member }, '2026-11-25')).toBeNull()
  expect(judged({}, { customer: member }, '2026-11-26')).toEqual(tooFar('2026-11-25'))
  const without = { ...member, days: 0 }
  expect(judged({}, { customer: without })).toEqual(refusal(coded('DAY_NOT_OFFERED')))
})

test('a salon that opens later may be booked from its first day on [B-191]', () => {
  expect(judged({ salon: { opens: '2026-12-01', sales: [] } }, {}, '2026-12-02')).toBeNull()
  expect(judged({ salon: { opens: '2026-12-01', sales: [] } }, {}, '2026-12-03')).toMatchObject({
    kind: 'invalid',
  })
})

test('a group is for the phone of the session, or for who may book for others [B-265]', () => {
  const people = [person(10), person(10)]
  const mayBookForOthers = { ...member, mayBookForOthers: true }
  expect(judged({ people })).toEqual({ kind: 'logIn' })
  expect(judged({ people }, { customer: mayBookForOthers })).toEqual({ kind: 'logIn' })
  expect(judged({ people, sessionPhone: phone })).toBeNull()
  const ofAnother = { people, sessionPhone: other }
  expect(judged(ofAnother)).toEqual({
    kind: 'invalid',
    issues: [{ field: 'bookHours', message: coded('NOT_FOR_OTHERS') }],
  })
  expect(judged(ofAnother, { sessionCustomer: member })).toMatchObject({ kind: 'invalid' })
  expect(judged(ofAnother, { customer: mayBookForOthers })).toBeNull()
  expect(judged(ofAnother, { sessionCustomer: mayBookForOthers })).toBeNull()
  expect(judged({ sessionPhone: other })).toBeNull()
})

const current: CurrentBooking = {
  id: 'booked',
  salonId: 1,
  date: today,
  startsAt: now + 1,
  status: 'confirmed',
  personCount: 1,
  changers: ['sent by the link'],
}

test('a phone has one booking, replaceable by its session until it begins [B-301, O-17]', () => {
  const replacing = { allowChange: true, sessionPhone: phone }
  expect(judged(replacing, { current })).toBeNull()
  const hasBooking = { kind: 'hasBooking' }
  expect(judged({ ...replacing, allowChange: false }, { current })).toEqual(hasBooking)
  expect(judged({ ...replacing, sessionPhone: other }, { current })).toEqual(hasBooking)
  expect(judged({ ...replacing, sessionPhone: null }, { current })).toEqual(hasBooking)
  const byLink = { allowChange: true, sessionPhone: null, ownerToken: 'sent by the link' }
  expect(judged(byLink, { current })).toBeNull()
  expect(judged({ ...byLink, allowChange: false }, { current })).toEqual(hasBooking)
  expect(judged({ ...byLink, ownerToken: 'another' }, { current })).toEqual(hasBooking)
  const people = [person(10), person(10)]
  expect(judged({ ...byLink, people }, { current })).toEqual({ kind: 'logIn' })
  const ofTwo = { current: { ...current, personCount: 2 } }
  expect(judged({ ...byLink, people }, ofTwo)).toBeNull()
  // Without the link, or without a change, as many as are booked already still have to log in.
  expect(judged({ ...byLink, allowChange: false, people }, ofTwo)).toEqual({ kind: 'logIn' })
  expect(judged({ ...byLink, ownerToken: 'another', people }, ofTwo)).toEqual({ kind: 'logIn' })
  expect(judged({ ...byLink, ownerToken: null, people }, ofTwo)).toEqual({ kind: 'logIn' })
  expect(judged(byLink)).toBeNull()
})

test.each<[string, Partial<CurrentBooking>]>([
  ['has started', { startsAt: now }],
  ['has checked in early', { status: 'checked_in' }],
  ['is being served', { status: 'serving' }],
])('a customer whose visit %s reads that it cannot be changed any more [O-17]', (_when, over) => {
  const known = { current: { ...current, ...over } }
  const begun = { kind: 'bookingBegun' }
  expect(judged({ allowChange: false, sessionPhone: phone }, known)).toEqual(begun)
  expect(judged({ allowChange: true, sessionPhone: phone }, known)).toEqual(begun)
  expect(judged({ allowChange: true, ownerToken: 'sent by the link' }, known)).toEqual(begun)
  // Nobody else learns whether the customer is at the salon.
  expect(judged({ allowChange: true, ownerToken: 'another' }, known)).toEqual({
    kind: 'hasBooking',
  })
  expect(judged({ allowChange: true, sessionPhone: other }, known)).toEqual({ kind: 'hasBooking' })
})

test('the bearer of a manage link proves the phone of its booking, and of none that is not there [O-17]', () => {
  const current = {
    id: 'booked',
    salonId: 1,
    date: today,
    startsAt: now + 1,
    status: 'confirmed' as const,
    personCount: 1,
    changers: ['sent by the link'],
  }
  const byLink = order({ allowChange: true, ownerToken: 'sent by the link' })
  expect([mayChangeByLink(byLink, current), mayChangeByLink(byLink, null)]).toEqual([true, false])
})

/** An order of people who choose these offers, of which its phone has uses. */
function spender(uses: OfferClaim['uses'], ...offerIds: number[][]): Order {
  const people = offerIds.map((ids) => ({
    ...person(10),
    offers: ids.map((id) => ({ id, name: 'Voucher', saved: 1 })),
  }))
  return order({ people, offers: { refusal: null, uses } })
}

/** The last days of the uses that an order spends, person by person. */
function lastDays(asked: Order, spent: readonly SpentUses[]): unknown {
  const spending = spendOffers(asked, spent)
  return 'kind' in spending
    ? spending
    : spending.people.map(({ offers }) => offers.map(({ until }) => until ?? null))
}

const endless = (offerId: number, given: number) => ({ offerId, given, until: null })
const before = (offerId: number, uses: number, until: string | null = null) => ({
  phone,
  offerId,
  until,
  uses,
})

test('offers are refused whole, naming those whose uses would not suffice', () => {
  const spent = [before(1, 1), before(2, 2)]
  const uses = [endless(1, 2), endless(2, 2), endless(3, 1)]
  expect(spendOffers(spender(uses, [1, 2, 3], [3]), spent)).toEqual({
    kind: 'offerRefused',
    message: coded('OFFER_USED_UP'),
    offerIds: [2, 3],
  })
  const asked = spender(uses.slice(0, 1), [1], [4])
  expect(spendOffers(asked, spent)).toEqual({ people: asked.people })
  expect(spendOffers(order(), spent)).toEqual({ people: [person(10)] })
})

test('a refused offer stays refused with its own message', () => {
  const refusal = { message: 'Mã hết hạn.', offerIds: [7] }
  expect(spendOffers(order({ offers: { refusal, uses: [] } }), [])).toEqual({
    kind: 'offerRefused',
    ...refusal,
  })
})

const [may, june] = ['2027-05-20', '2027-06-01']

test('a use is of the grant that lapses first among those with one left', () => {
  const grants = [
    { offerId: 1, given: 2, until: may },
    { offerId: 1, given: 1, until: june },
    endless(1, 1),
  ]
  const asked = (...offerIds: number[][]) => spender(grants, ...offerIds)
  expect(lastDays(asked([1]), [])).toEqual([[may]])
  expect(lastDays(asked([1], [], [1]), [before(1, 1, may)])).toEqual([[may], [], [june]])
  expect(lastDays(asked([1], [1]), [before(1, 2, may)])).toEqual([[june], [null]])
  // What was spent of a grant that has lapsed, or of another offer, is nothing to these.
  const others = [before(1, 7, '2026-05-20'), before(2, 2, may)]
  expect(lastDays(asked([1], [1]), others)).toEqual([[may], [may]])
  const all = [before(1, 2, may), before(1, 1, june)]
  expect(lastDays(asked([1], [1]), all)).toMatchObject({ kind: 'offerRefused', offerIds: [1] })
  expect(lastDays(asked([1]), [...all, before(1, 1)])).toMatchObject({ kind: 'offerRefused' })
})

test('what was spent under a host that names no last days, or before it, is not given again', () => {
  const dated = [
    { offerId: 1, given: 2, until: may },
    { offerId: 1, given: 1, until: june },
  ]
  expect(lastDays(spender(dated, [1]), [before(1, 2)])).toEqual([[june]])
  expect(lastDays(spender(dated, [1]), [before(1, 3)])).toMatchObject({ kind: 'offerRefused' })
  const undated = spender([{ offerId: 1, given: 2 }], [1])
  expect(lastDays(undated, [before(1, 1, '2026-05-20')])).toEqual([[null]])
  const all = [before(1, 1, '2026-05-20'), before(1, 1)]
  expect(lastDays(undated, all)).toMatchObject({ kind: 'offerRefused' })
})

test('an order without grants keeps the uses of the booking that it moves', () => {
  const people = [{ ...person(10), offers: [{ id: 1, name: 'x', saved: 1, until: '2027-05-20' }] }]
  const moving = order({ people, offers: { refusal: null, uses: [] } })
  expect(spendOffers(moving, [before(1, 1, '2027-05-20')])).toEqual({ people })
})

const always = Array.from({ length: LAST_HOUR_ID + 1 }, () => true)
const opening = { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' }

function need(hourId: number, over: Partial<StaffNeed> = {}): StaffNeed {
  return { hourId, frames: 2, delivery: 1, stylistId: null, skinnerId: null, ...over }
}

/** A salon of two stylists, 1 and 2, and one skinner, 51. */
function offering(over: Partial<typeof opening> = {}, firstHour = 1) {
  const ledger = new Ledger()
  const employee = (id: number, kind: StaffOnDay['kind']) => ({
    id,
    kind,
    level: 1,
    isThere: always,
  })
  ledger.setRoster([employee(1, 'stylist'), employee(2, 'stylist'), employee(51, 'skinner')])
  return { ledger, opening: { ...opening, ...over }, firstHour }
}

function hours(...ids: number[]) {
  return ids.map((hourId) => ({ hourId, date: today }))
}

test('each customer who can be served gets his staff', () => {
  expect(checkPlaces([need(10), need(10, { stylistId: 1 })], today, offering(), now)).toEqual([
    { stylistId: 2, skinnerId: null },
    { stylistId: 1, skinnerId: null },
  ])
})

test('an order of nobody is a fault of ours, named by what it lacks', () => {
  expect(() => checkPlaces([], today, offering(), now)).toThrow('customer 1 of an order')
})

test('a closed salon returns its own message and no hours', () => {
  const closed = (message: string) =>
    checkPlaces([need(10)], today, offering({ isOpen: false, message }), now)
  const refusal = { kind: 'refused', code: 'closed', nearest: [] }
  expect(closed('Salon nghỉ Tết.')).toEqual({ ...refusal, message: 'Salon nghỉ Tết.' })
  expect(closed('')).toEqual({ ...refusal, message: coded('CLOSED_THAT_DAY') })
})

test('an hour that has begun is refused, also when only a companion has it, with hours to come [B-224]', () => {
  expect(checkPlaces([need(12), need(9)], today, offering({}, 10), now)).toEqual({
    kind: 'refused',
    code: 'past',
    message: coded('HOUR_PAST', { hour: 670 }),
    nearest: hours(13, 14, 15),
  })
  expect(checkPlaces([need(10)], today, offering({}, 10), now)).toHaveLength(1)
})

test('services that do not end before the salon closes are refused by the hour of who has them', () => {
  expect(checkPlaces([need(34), need(36)], today, offering(), now)).toEqual({
    kind: 'refused',
    code: 'taken',
    message: coded('OUTSIDE_HOURS', { hour: 1210 }),
    nearest: hours(33, 32, 31),
  })
})

test('an hour for which too few are free is taken, with the nearest free ones', () => {
  const salon = offering()
  salon.ledger.take({ staffId: 1, hourId: 10, frames: 2 })
  expect(checkPlaces([need(10), need(10)], today, salon, now)).toEqual({
    kind: 'refused',
    code: 'taken',
    message: coded('PLACE_TAKEN', { hour: 690 }),
    nearest: hours(8, 12, 7, 13, 6, 14),
  })
  salon.ledger.take({ staffId: 2, hourId: 10, frames: 2 })
  expect(checkPlaces([need(10)], today, salon, now)).toMatchObject({ code: 'taken' })
  // Customer 1's hour is still free.
  expect(checkPlaces([need(6), need(10)], today, salon, now)).toMatchObject({
    code: 'taken',
    message: coded('PLACE_TAKEN', { hour: 690 }),
  })
})

test.each([
  [today, coded('STYLIST_BUSY_TODAY')],
  ['2026-11-24', coded('STYLIST_BUSY_TOMORROW')],
  ['2026-11-25', coded('STYLIST_BUSY_IN_TWO_DAYS')],
  ['2026-11-26', coded('STYLIST_BUSY', { day: '2026-11-26' })],
])('on %s a stylist who is busy is named as busy that day [T-33]', (date, message) => {
  const salon = offering()
  salon.ledger.take({ staffId: 2, hourId: 11, frames: 1 })
  const input = [need(10), need(10, { stylistId: 2 })]
  expect(checkPlaces(input, date, salon, now)).toMatchObject({
    code: 'stylistBusy',
    message,
    nearest: hours(9, 8, 12, 7, 13, 14).map(({ hourId }) => ({ hourId, date })),
  })
})

test('a chosen stylist who is free is not called busy when somebody else is missing', () => {
  const salon = offering()
  salon.ledger.take({ staffId: 51, hourId: 10, frames: 1 })
  expect(checkPlaces([need(10, { stylistId: 1, delivery: 3 })], today, salon, now)).toMatchObject({
    code: 'taken',
  })
})
