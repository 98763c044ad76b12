import { beforeEach, expect, test } from 'vitest'
import { count } from '../testing/order-results'
import {
  dayOf,
  disagreements,
  morning,
  openSalon,
  orderOf,
  phoneOf,
  rowOf,
  setClock,
} from '../testing/salon-day'

beforeEach(() => setClock(morning))

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
