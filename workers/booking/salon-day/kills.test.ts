import { beforeEach, expect, test } from 'vitest'
import type { Step } from './state'
import {
  bindings,
  dayOf,
  disagreements,
  morning,
  newSalon,
  orderOf,
  pendingAt,
  phoneOf,
  setClock,
} from '../testing/salon-day'

beforeEach(() => setClock(morning))

/** Longest hold without a confirmed booking, in ms: one that awaits a code. */
const LONGEST_HOLD = 300_000

let phones = 0
const newPhone = () => phoneOf(700_000 + ++phones)

type Day = ReturnType<typeof dayOf>

/** What is in progress when the object dies, by the step at which it does. */
const kills: [step: Step, underWay: (day: Day, salonId: number) => Promise<unknown>][] = [
  ['chosen', (day) => day.hold(pressed('a visit that dies'))],
  ['held', (day) => day.book(orderOf(10, { phone: newPhone() }))],
  ['written', (day) => day.book(orderOf(10, { phone: newPhone() }))],
  ['held', (_day, id) => pendingAt(id, 10, newPhone())],
  ['written', (_day, id) => pendingAt(id, 10, newPhone())],
  ['confirming', async (day, id) => day.confirm((await pendingAt(id, 10, newPhone())).bookingId)],
  ['confirmed', async (day, id) => day.confirm((await pendingAt(id, 10, newPhone())).bookingId)],
  ['canceling', async (day) => day.cancel(await bookedAt(day))],
  ['canceled', async (day) => day.cancel(await bookedAt(day))],
  ['replacing', (day) => change(day)],
]

test.each(kills)(
  'killed at %s, only the alarm follows: places match the bookings in D1',
  async (step, underWay) => {
    const id = await newSalon()
    const day = dayOf(id)
    await day.freeStylists(10)
    await day.dieAt(step)
    await Promise.resolve(underWay(day, id)).catch(() => undefined)
    await day.restart()
    setClock(morning + LONGEST_HOLD)
    expect(await day.ring()).toBe(true)
    const states = await day.withState(({ holds }) => holds.all().map(({ state }) => state))
    expect(states.filter((state) => state !== 'booked')).toEqual([])
    expect(await disagreements(id)).toEqual([])
    expect(states.length).toBe(await confirmedOf(id))
  },
)

test('killed while expiring, a second alarm ends what the first had begun', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  await pendingAt(id, 10, newPhone())
  await day.dieAt('expiring')
  setClock(morning + LONGEST_HOLD)
  await day.ring()
  await day.restart()
  expect(await day.ring()).toBe(true)
  expect(await day.holds()).toEqual([])
  expect(await disagreements(id)).toEqual([])
})

test('four at once, killed between place and row: after the restart the first look frees all four', async () => {
  const id = await newSalon(4)
  const day = dayOf(id)
  await day.dieAt('held')
  const orders = Array.from({ length: 4 }, () => orderOf(10, { phone: newPhone() }))
  await Promise.allSettled(orders.map((order) => day.book(order)))
  await day.restart()
  expect(await day.freeStylists(10)).toBe(4)
})

test('four concurrent orders killed before the response: the same keys return them', async () => {
  const id = await newSalon(4)
  const day = dayOf(id)
  await day.dieAt('written')
  const orders = Array.from({ length: 4 }, () => orderOf(10, { phone: newPhone() }))
  const responses = await Promise.allSettled(orders.map((order) => day.book(order)))
  expect(responses.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  await day.restart()
  expect([await day.freeStylists(10), await confirmedOf(id)]).toEqual([0, 4])
  for (const order of orders)
    expect(await day.book({ ...order, bookingId: orderOf(10).bookingId })).toMatchObject({
      kind: 'accepted',
      response: { bookingId: order.bookingId },
    })
})

function pressed(ownerToken: string) {
  const needs = [{ hourId: 10, frames: 2, delivery: 1 as const, stylistId: null, skinnerId: null }]
  return { ownerToken, network: null, isAtSalon: false, needs }
}

async function bookedAt(day: Day): Promise<string> {
  const order = orderOf(10, { phone: newPhone() })
  await day.book(order)
  return order.bookingId
}

async function change(day: Day): Promise<unknown> {
  const phone = newPhone()
  await day.book(orderOf(10, { phone }))
  return day.book(orderOf(14, { phone, sessionPhone: phone, allowChange: true }))
}

async function confirmedOf(salonId: number): Promise<number> {
  const row = await bindings.DB.prepare(
    "SELECT COUNT(*) AS n FROM booking WHERE salon_id = ? AND status = 'confirmed'",
  )
    .bind(salonId)
    .first<{ n: number }>()
  return row?.n ?? 0
}
