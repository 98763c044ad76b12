import { beforeEach, expect, test } from 'vitest'
import type { Step } from './desk'
import { bindings, dayOf, disagreements, morning, openSalon, orderOf, phoneOf, rowOf, setClock, today } from './on-a-salon-day'

beforeEach(() => setClock(morning))

let salons = 100

async function salon(stylists = 1): Promise<number> {
  await openSalon(++salons, { stylists })
  return salons
}

/** A booking that waits for a code. */
async function pending(salonId: number, hourId = 10, phone = phoneOf(8000 + salonId)) {
  await bindings.DB.prepare('INSERT INTO customer VALUES (?, 0, 1, 0, 3, 0, 0) ON CONFLICT DO NOTHING').bind(phone).run()
  const order = orderOf(hourId, { phone })
  expect(await dayOf(salonId).book(order)).toMatchObject({ kind: 'accepted', answer: { needsCode: true, holdExpiresAt: Date.now() + 300_000 } })
  return order
}

test('power lost between holding a place and writing the booking: after the restart the place is free and the booking can never appear', async () => {
  const id = await salon()
  const day = dayOf(id)
  const order = orderOf(10)
  await day.dieAt('held')
  await expect(day.book(order)).rejects.toThrow('died at held')
  expect(await day.holds()).toEqual(['writing:1'])
  await day.restart()
  expect(await day.ring()).toBe(true)
  expect(await day.holds()).toEqual([])
  expect(await rowOf(order.bookingId)).toBeNull()
  // The write that was thought lost arrives after all.
  await bindings.DB.prepare('DELETE FROM request').run()
  expect(await day.book(order)).toEqual({ kind: 'hasBooking' })
  expect(await rowOf(order.bookingId)).toBeNull()
  expect(await disagreements(id)).toEqual([])
  expect(await day.book({ ...order, bookingId: orderOf(10).bookingId })).toMatchObject({ kind: 'accepted' })
})

test('power lost between writing the booking and answering: the same key gets the booking, its place is kept', async () => {
  const id = await salon()
  const day = dayOf(id)
  const order = orderOf(10)
  await day.dieAt('written')
  await expect(day.book(order)).rejects.toThrow('died at written')
  await day.restart()
  expect(await day.book({ ...order, bookingId: orderOf(10).bookingId })).toMatchObject({ kind: 'accepted', answer: { bookingId: order.bookingId } })
  expect(await day.holds()).toEqual(['booked:1'])
  expect(await rowOf(order.bookingId)).toEqual({ status: 'confirmed', current: 1 })
  expect(await disagreements(id)).toEqual([])
})

test.each<[Step, string]>([['canceling', 'before'], ['canceled', 'after']])('H-194 power lost at %s, %s D1 hears of it: the alarm finishes the cancel', async (step) => {
  const id = await salon()
  const day = dayOf(id)
  const order = orderOf(10)
  await day.book(order)
  await day.dieAt(step)
  await expect(day.cancel(order.bookingId)).rejects.toThrow(step)
  expect(await day.holds()).toEqual(['canceling:1'])
  await day.restart()
  expect(await day.ring()).toBe(true)
  expect(await rowOf(order.bookingId)).toEqual({ status: 'canceled', current: null })
  expect(await day.freeStylists(10)).toBe(1)
  expect(await disagreements(id)).toEqual([])
})

test.each<[Step, string]>([['confirming', 'before'], ['confirmed', 'after']])('B-359 power lost at %s, %s D1 hears of it: the alarm finishes the confirmation', async (step) => {
  const id = await salon()
  const day = dayOf(id)
  const order = await pending(id)
  await day.dieAt(step)
  await expect(day.confirm(order.bookingId)).rejects.toThrow(step)
  await day.restart()
  expect(await day.ring()).toBe(true)
  expect(await rowOf(order.bookingId)).toEqual({ status: 'confirmed', current: 1 })
  expect(await day.holds()).toEqual(['booked:1'])
  expect(await day.confirm(order.bookingId)).toBe(true)
  expect(await disagreements(id)).toEqual([])
})

test('B-295 a place that waits for a code counts as taken, and is free again when the code does not come', async () => {
  const id = await salon()
  const day = dayOf(id)
  const order = await pending(id)
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
  const id = await salon()
  const day = dayOf(id)
  const order = await pending(id)
  setClock(morning + 300_000)
  expect(await day.book(orderOf(10))).toMatchObject({ kind: 'accepted' })
  expect(await day.confirm(order.bookingId)).toBe(false)
  await day.ring()
  expect(await rowOf(order.bookingId)).toEqual({ status: 'expired', current: null })
})

test('power lost while expiring: the alarm finishes it after the restart', async () => {
  const id = await salon()
  const day = dayOf(id)
  const order = await pending(id)
  setClock(morning + 300_000)
  await day.dieAt('expiring')
  await day.ring()
  expect(await day.holds()).toEqual(['expiring:0'])
  await day.restart()
  expect(await day.ring()).toBe(true)
  expect([await day.holds(), await rowOf(order.bookingId)]).toEqual([[], { status: 'expired', current: null }])
})

test('B-359 confirming in time makes the booking current, and the hold no longer expires', async () => {
  const id = await salon()
  const day = dayOf(id)
  const order = await pending(id)
  expect(await day.confirm(order.bookingId)).toBe(true)
  setClock(morning + 600_000)
  await day.ring()
  expect([await day.freeStylists(10), await rowOf(order.bookingId)]).toEqual([0, { status: 'confirmed', current: 1 }])
  expect(await day.book(orderOf(14, { phone: order.phone }))).toEqual({ kind: 'hasBooking' })
})

test('a phone waits for one code at a time: a newer booking frees the place of the older one, at another salon too', async () => {
  const [one, two] = [await salon(), await salon()]
  const phone = phoneOf(8900)
  const first = await pending(one, 10, phone)
  setClock(morning + 1000)
  const second = await pending(one, 14, phone)
  setClock(morning + 2000)
  const third = await pending(two, 14, phone)
  await expect.poll(async () => [await dayOf(one).freeStylists(10), await dayOf(one).freeStylists(14), await dayOf(two).freeStylists(14)]).toEqual([1, 1, 0])
  expect([await rowOf(first.bookingId), await rowOf(second.bookingId)].map((row) => row?.status)).toEqual(['expired', 'expired'])
  expect(await dayOf(two).confirm(third.bookingId)).toBe(true)
  expect([...(await disagreements(one)), ...(await disagreements(two))]).toEqual([])
})

test('O-17 the session of a phone moves its booking: new place taken, old one free, one current booking', async () => {
  const [one, two] = [await salon(), await salon()]
  const phone = phoneOf(8901)
  const old = orderOf(10, { phone })
  await dayOf(one).book(old)
  const change = orderOf(12, { phone, sessionPhone: phone, allowChange: true })
  expect(await dayOf(two).book({ ...change, sessionPhone: null })).toEqual({ kind: 'hasBooking' })
  expect(await dayOf(two).book(change)).toMatchObject({ kind: 'accepted', answer: { needsCode: false } })
  expect([await rowOf(old.bookingId), await rowOf(change.bookingId)]).toEqual([{ status: 'canceled', current: null }, { status: 'confirmed', current: 1 }])
  await expect.poll(() => dayOf(one).freeStylists(10)).toBe(1)
  expect([...(await disagreements(one)), ...(await disagreements(two))]).toEqual([])
})

test('O-17 a booking can be moved by twenty minutes over its own place', async () => {
  const id = await salon()
  const phone = phoneOf(8902)
  await dayOf(id).book(orderOf(10, { phone }))
  const change = orderOf(11, { phone, sessionPhone: phone, allowChange: true })
  expect(await dayOf(id).book(change)).toMatchObject({ kind: 'accepted' })
  await expect.poll(() => dayOf(id).holds()).toEqual(['booked:1'])
  expect([await dayOf(id).freeStylists(9, 1), await dayOf(id).freeStylists(10, 1), await dayOf(id).freeStylists(11, 1)]).toEqual([1, 1, 0])
  expect(await disagreements(id)).toEqual([])
})

test('O-17 a move that finds no place leaves the old booking as it was', async () => {
  const [one, two] = [await salon(), await salon()]
  const phone = phoneOf(8903)
  const old = orderOf(10, { phone })
  await dayOf(one).book(old)
  await dayOf(two).book(orderOf(12))
  expect(await dayOf(two).book(orderOf(12, { phone, sessionPhone: phone, allowChange: true }))).toMatchObject({ kind: 'refused', code: 'taken' })
  expect([await rowOf(old.bookingId), await dayOf(one).freeStylists(10)]).toEqual([{ status: 'confirmed', current: 1 }, 0])
})

test.each<Step>(['held', 'written', 'replacing'])('O-17 power lost at %s of a move: after the repair one booking is current and has the only place', async (step) => {
  const [one, two] = [await salon(), await salon()]
  const phone = phoneOf(8910 + step.length)
  const old = orderOf(10, { phone })
  await dayOf(one).book(old)
  const change = orderOf(12, { phone, sessionPhone: phone, allowChange: true })
  await dayOf(two).dieAt(step)
  await dayOf(two).book(change).catch(() => undefined)
  await dayOf(two).restart()
  setClock(morning + 20_000)
  expect(await dayOf(two).ring()).toBe(true)
  const isMoved = step !== 'held'
  expect([(await rowOf(old.bookingId))?.status, (await rowOf(change.bookingId))?.status]).toEqual(isMoved ? ['canceled', 'confirmed'] : ['confirmed', undefined])
  expect([await dayOf(one).freeStylists(10), await dayOf(two).freeStylists(12)]).toEqual(isMoved ? [1, 0] : [0, 1])
  expect([...(await disagreements(one)), ...(await disagreements(two))]).toEqual([])
})

test('with D1 away nobody is confirmed, nothing is lost, and the places come back with it', async () => {
  const id = await salon()
  const day = dayOf(id)
  await day.freeStylists(10)
  const broken = { batch: () => Promise.reject(new Error('D1 is away')), prepare: (sql: string) => bindings.DB.prepare(sql) } as unknown as D1Database
  await day.withDesk((desk) => void Object.assign(desk, { env: { ...desk.env, DB: broken } }))
  await expect(day.book(orderOf(10))).rejects.toThrow('D1 is away')
  await day.withDesk((desk) => void Object.assign(desk, { env: bindings }))
  expect(await day.book(orderOf(10))).toMatchObject({ kind: 'accepted' })
})

test('any mixture of bookings, cancels, codes, deaths and restarts ends with object and D1 agreed', async () => {
  const id = await salon(3)
  const day = dayOf(id)
  const steps: Step[] = ['held', 'written', 'canceling', 'canceled', 'confirming', 'confirmed']
  const known: string[] = []
  for (let round = 0; round < 24; round++) {
    await day.dieAt(steps[round % steps.length]!)
    const orders = Array.from({ length: 4 }, (_, index) => orderOf(4 + ((round * 5 + index * 3) % 28)))
    const codes = orders.filter((_, index) => index % 2 === 0).map(({ phone }) => bindings.DB.prepare('INSERT INTO customer VALUES (?, 0, 1, 0, 3, 0, 0)').bind(phone))
    await bindings.DB.batch(codes)
    known.push(...orders.map((order) => order.bookingId))
    const acts = [...orders.map((order) => day.book(order)), day.cancel(known[(round * 7) % known.length]!), day.confirm(known[(round * 3) % known.length]!)]
    await Promise.allSettled(acts)
    if (round % 3 === 0) await day.restart()
  }
  await day.restart()
  setClock(morning + 400_000)
  await day.ring()
  await day.freeStylists(10)
  await day.ring()
  expect(await disagreements(id)).toEqual([])
  expect(new Set((await day.holds()).map((hold) => hold.split(':')[0]))).toEqual(new Set(['booked']))
  expect(await day.withDesk((desk) => desk.day?.date)).toBe(today)
}, 60_000)
