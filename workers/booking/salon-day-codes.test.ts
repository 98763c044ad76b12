import { beforeEach, expect, test } from 'vitest'
import { dayOf, disagreements, morning, newSalon, orderOf, pendingAt, phoneOf, rowOf, setClock } from './on-a-salon-day'

beforeEach(() => setClock(morning))

test('B-295 a place that waits for a code counts as taken, and is free again when the code does not come', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const order = await pendingAt(id)
  expect([await day.freeStylists(10), await rowOf(order.bookingId)]).toEqual([0, { status: 'pending_otp', current: null }])
  expect(await day.book(orderOf(10))).toMatchObject({ kind: 'refused', code: 'taken' })
  setClock(morning + 299_000)
  expect(await day.freeStylists(10)).toBe(0)
  setClock(morning + 300_000)
  expect(await day.ring()).toBe(true)
  expect([await day.freeStylists(10), await rowOf(order.bookingId)]).toEqual([1, { status: 'expired', current: null }])
  expect(await day.confirm(order.bookingId)).toBe(false)
  expect(await disagreements(id)).toEqual([])
})

test('a late alarm keeps nobody waiting: an expired place is free at its second, and its code comes too late', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const order = await pendingAt(id)
  setClock(morning + 300_000)
  expect(await day.book(orderOf(10))).toMatchObject({ kind: 'accepted' })
  expect(await day.confirm(order.bookingId)).toBe(false)
  await day.ring()
  expect(await rowOf(order.bookingId)).toEqual({ status: 'expired', current: null })
})

test('B-359 confirming in time makes the booking current, and the hold no longer expires', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const order = await pendingAt(id)
  expect(await day.confirm(order.bookingId)).toBe(true)
  setClock(morning + 600_000)
  await day.ring()
  expect([await day.freeStylists(10), await rowOf(order.bookingId)]).toEqual([0, { status: 'confirmed', current: 1 }])
  expect(await day.book(orderOf(14, { phone: order.phone }))).toEqual({ kind: 'hasBooking' })
})

test('a phone waits for one code at a time: a newer booking frees the place of the older one, at another salon too', async () => {
  const [one, two] = [await newSalon(), await newSalon()]
  const phone = phoneOf(8900)
  const first = await pendingAt(one, 10, phone)
  setClock(morning + 1000)
  const second = await pendingAt(one, 14, phone)
  setClock(morning + 2000)
  const third = await pendingAt(two, 14, phone)
  await expect.poll(async () => [await dayOf(one).freeStylists(10), await dayOf(one).freeStylists(14), await dayOf(two).freeStylists(14)]).toEqual([1, 1, 0])
  expect([await rowOf(first.bookingId), await rowOf(second.bookingId)].map((row) => row?.status)).toEqual(['expired', 'expired'])
  expect(await dayOf(two).confirm(third.bookingId)).toBe(true)
  expect([...(await disagreements(one)), ...(await disagreements(two))]).toEqual([])
})
