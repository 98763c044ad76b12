import { beforeEach, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import {
  count,
  bindings,
  dayOf,
  disagreements,
  morning,
  openSalon,
  orderOf,
  person,
  phoneOf,
  setClock,
  today,
  rowOf,
} from '../testing/salon-day'

beforeEach(() => setClock(morning))

test('a group gets all its places or none [B-231]', async () => {
  await openSalon(10, { stylists: 2, skinners: 1 })
  const day = dayOf(10)
  const phone = phoneOf(9300)
  const own = { phone, sessionPhone: phone }
  expect(
    await day.book(orderOf(10, { ...own, people: [person(10), person(10), person(10)] })),
  ).toMatchObject({ kind: 'refused', code: 'taken' })
  expect(await day.freeStylists(10)).toBe(2)
  const group = orderOf(10, {
    ...own,
    people: [person(10), person(10), person(12, { delivery: 2, total: 50_000 })],
  })
  expect(await day.book(group)).toMatchObject({
    kind: 'accepted',
    response: { totals: [100_000, 100_000, 50_000] },
  })
  expect(await day.freeStylists(10)).toBe(0)
  expect(await disagreements(10)).toEqual([])
})

test('a group needs a session that may book for others [B-264, B-265, B-336]', async () => {
  await openSalon(11, { stylists: 5 })
  const [phone, other] = [phoneOf(9400), phoneOf(9401)]
  const group = (over: object) =>
    dayOf(11).book(orderOf(10, { phone, people: [person(10), person(10)], ...over }))
  expect(await group({})).toEqual({ kind: 'logIn' })
  expect(await group({ sessionPhone: other })).toEqual({
    kind: 'invalid',
    issues: [{ field: 'bookHours', message: coded('NOT_FOR_OTHERS') }],
  })
  await bindings.DB.prepare('INSERT INTO customer VALUES (?, 4, 0, 1, 3, 0, 0)').bind(other).run()
  expect(await group({ sessionPhone: other })).toMatchObject({ kind: 'accepted' })
})

test('for forty minutes a started hour is bookable at the salon [B-224, B-225]', async () => {
  await openSalon(12, { stylists: 1 })
  expect(await dayOf(12).book(orderOf(2))).toMatchObject({
    kind: 'refused',
    code: 'past',
    nearest: [{ hourId: 3 }, { hourId: 4 }, { hourId: 5 }],
  })
  expect(await dayOf(12).book(orderOf(2, { isAtSalon: true }))).toMatchObject({ kind: 'accepted' })
  setClock(morning + 6 * 3_600_000)
  expect(
    await dayOf(12).book(orderOf(4, { isAtSalon: true, people: [person(4, { frames: 3 })] })),
  ).toMatchObject({ kind: 'refused', code: 'past' })
})

test('services that would end after closing are refused with earlier hours', async () => {
  await openSalon(13, { stylists: 1 })
  const outcome = await dayOf(13).book(orderOf(36))
  expect(outcome).toMatchObject({
    kind: 'refused',
    code: 'taken',
    nearest: [{ hourId: 35 }, { hourId: 34 }, { hourId: 33 }],
  })
})

test('a busy stylist is refused with his own free hours [B-246]', async () => {
  await openSalon(14, { stylists: 2 })
  await dayOf(14).book(orderOf(10, { people: [person(10, { stylistId: 1401, frames: 20 })] }))
  expect(await dayOf(14).book(orderOf(12, { people: [person(12, { stylistId: 1401 })] }))).toEqual({
    kind: 'refused',
    code: 'stylistBusy',
    message: coded('STYLIST_BUSY_TODAY'),
    nearest: [8, 7, 6, 30, 31, 32].map((hourId) => ({ hourId, date: today })),
  })
})

test('a requested skinner serves, or his free hours are returned [B-376]', async () => {
  await openSalon(34, { skinners: 2 })
  const wash = (hourId: number) =>
    orderOf(hourId, { people: [person(hourId, { delivery: 2, skinnerId: 3452 })] })
  const first = wash(10)
  expect(await dayOf(34).book(first)).toMatchObject({ kind: 'accepted' })
  const served = await bindings.DB.prepare(
    'SELECT skinner_id AS skinnerId FROM booking_person WHERE booking_id = ?',
  )
    .bind(first.bookingId)
    .first()
  expect(served).toEqual({ skinnerId: 3452 })
  expect(await dayOf(34).book(wash(10))).toMatchObject({
    kind: 'refused',
    code: 'taken',
    nearest: [
      { hourId: 8 },
      { hourId: 12 },
      { hourId: 7 },
      { hourId: 13 },
      { hourId: 6 },
      { hourId: 14 },
    ],
  })
  expect(
    await dayOf(34).book(orderOf(10, { people: [person(10, { delivery: 2 })] })),
  ).toMatchObject({ kind: 'accepted' })
})

test('a master is full after twelve customers [B-248]', async () => {
  await openSalon(15, { masters: 1 })
  const day = dayOf(15)
  for (let customer = 0; customer < 12; customer++)
    expect(
      await day.book(orderOf(0, { people: [person(4 + customer * 2, { stylistId: 1531 })] })),
    ).toMatchObject({ kind: 'accepted' })
  expect(await day.book(orderOf(0, { people: [person(30, { stylistId: 1531 })] }))).toMatchObject({
    kind: 'refused',
    code: 'stylistBusy',
    nearest: [],
  })
})

test('a closed day is refused with the reason [B-163]', async () => {
  // Other files of this runtime have opened the demo's salons, and their hours are cached.
  await openSalon(716, { stylists: 1 })
  await bindings.DB.prepare('UPDATE neighbour_copy SET body = ? WHERE name = ?')
    .bind(
      JSON.stringify({
        isOpen: false,
        openMinutes: 510,
        closeMinutes: 1230,
        message: 'Salon nghỉ Tết',
      }),
      `opening:716:${today}`,
    )
    .run()
  expect(await dayOf(716).book(orderOf(10))).toEqual({
    kind: 'refused',
    code: 'closed',
    message: 'Salon nghỉ Tết',
    nearest: [],
  })
})

test('only members may book the day after tomorrow, nobody yesterday [B-215, O-06]', async () => {
  await openSalon(17, { stylists: 1 })
  const later = new Date(Date.parse(today) + 2 * 86_400_000).toISOString().slice(0, 10)
  const before = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
  const phone = phoneOf(9500)
  expect(await dayOf(17, later).book(orderOf(10))).toMatchObject({
    kind: 'invalid',
    issues: [{ field: 'dateBook' }],
  })
  await bindings.DB.prepare('INSERT INTO customer VALUES (?, 2, 0, 0, 3, 0, 0)').bind(phone).run()
  expect(await dayOf(17, later).book(orderOf(10, { phone }))).toMatchObject({ kind: 'accepted' })
  expect(await dayOf(17, before).book(orderOf(10))).toMatchObject({
    kind: 'invalid',
    issues: [{ field: 'dateBook' }],
  })
})

test('a phone is limited to so many tries a minute, others are not affected', async () => {
  await openSalon(18, { stylists: 1 })
  const phone = phoneOf(9600)
  await dayOf(18).book(orderOf(10))
  const outcomes = await Promise.all(
    Array.from({ length: 35 }, () => dayOf(18).book(orderOf(10, { phone }))),
  )
  expect([count(outcomes, 'refused'), count(outcomes, 'tooMany')]).toEqual([30, 5])
  expect(await dayOf(18).book(orderOf(10, { phone }))).toEqual({
    kind: 'tooMany',
    retryAfterSeconds: 60,
  })
  expect(await dayOf(18).book(orderOf(20))).toMatchObject({ kind: 'accepted' })
  setClock(morning + 60_000)
  expect(await dayOf(18).book(orderOf(12, { phone }))).toMatchObject({ kind: 'accepted' })
})

test('a phone with a current booking is refused at every salon [B-301]', async () => {
  await openSalon(5, { stylists: 2 })
  await openSalon(6, { stylists: 2 })
  const phone = phoneOf(9001)
  expect(await dayOf(5).book(orderOf(10, { phone }))).toMatchObject({ kind: 'accepted' })
  expect(await dayOf(5).book(orderOf(14, { phone }))).toEqual({ kind: 'hasBooking' })
  expect(await dayOf(6).book(orderOf(10, { phone }))).toEqual({ kind: 'hasBooking' })
})

test('of two concurrent bookings of a phone at two salons only one succeeds [B-301]', async () => {
  await openSalon(7, { stylists: 1 })
  await openSalon(8, { stylists: 1 })
  for (let round = 0; round < 5; round++) {
    const phone = phoneOf(9100 + round)
    const outcomes = await Promise.all([
      dayOf(7).book(orderOf(1 + round * 3, { phone, isAtSalon: true })),
      dayOf(8).book(orderOf(1 + round * 3, { phone, isAtSalon: true })),
    ])
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['accepted', 'hasBooking'])
  }
  expect([...(await disagreements(7)), ...(await disagreements(8))]).toEqual([])
})

test('ten concurrent bookings of a phone take one place [B-301]', async () => {
  await openSalon(22, { stylists: 2 })
  const phone = phoneOf(9150)
  const outcomes = await Promise.all(
    [...Array.from({ length: 10 }, () => orderOf(10, { phone })), orderOf(10)].map((order) =>
      dayOf(22).book(order),
    ),
  )
  expect([
    count(outcomes.slice(0, 10), 'accepted'),
    count(outcomes.slice(0, 10), 'hasBooking'),
    outcomes[10]!.kind,
  ]).toEqual([1, 9, 'accepted'])
  expect(await disagreements(22)).toEqual([])
})

test('a booking whose time is over is no current booking any more [B-301]', async () => {
  await openSalon(9, { stylists: 1 })
  const phone = phoneOf(9200)
  const first = orderOf(4, { phone })
  expect(await dayOf(9).book(first)).toMatchObject({ kind: 'accepted' })
  setClock(morning + 3 * 3_600_000)
  expect(await dayOf(9).book(orderOf(20, { phone }))).toMatchObject({ kind: 'accepted' })
  expect(await rowOf(first.bookingId)).toEqual({ status: 'confirmed', current: null })
})
