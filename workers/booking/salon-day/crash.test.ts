import { beforeEach, expect, test } from 'vitest'
import type { Step } from './state'
import type { Order, OrderResult } from '../pricing/order'
import { commitOrders } from './commit'
import { finishCanceling } from './recovery'
import {
  bindings,
  dayOf,
  disagreements,
  morning,
  newSalon,
  orderOf,
  pendingAt,
  rowOf,
  setClock,
  today,
  phoneOf,
} from '../testing/salon-day'

beforeEach(() => setClock(morning))

test('a crash before the booking is written frees the place, and the booking is void', async () => {
  const id = await newSalon()
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
  expect(await day.book({ ...order, bookingId: orderOf(10).bookingId })).toMatchObject({
    kind: 'accepted',
  })
})

test('a crash after the booking is written keeps its place, and a retry returns it', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const order = orderOf(10)
  await day.dieAt('written')
  await expect(day.book(order)).rejects.toThrow('died at written')
  await day.restart()
  expect(await day.book({ ...order, bookingId: orderOf(10).bookingId })).toMatchObject({
    kind: 'accepted',
    response: { bookingId: order.bookingId },
  })
  expect(await day.holds()).toEqual(['booked:1'])
  expect(await rowOf(order.bookingId)).toEqual({ status: 'confirmed', current: 1 })
  expect(await disagreements(id)).toEqual([])
})

test.each<[Step, string]>([
  ['canceling', 'before'],
  ['canceled', 'after'],
])('killed at %s, %s D1 has the change: the alarm completes the cancel [H-194]', async (step) => {
  const id = await newSalon()
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

test.each<[Step, string]>([
  ['confirming', 'before'],
  ['confirmed', 'after'],
])(
  'killed at %s, %s D1 has the change: the alarm completes the confirmation [B-359]',
  async (step) => {
    const id = await newSalon()
    const day = dayOf(id)
    const order = await pendingAt(id)
    await day.dieAt(step)
    await expect(day.confirm(order.bookingId)).rejects.toThrow(step)
    await day.restart()
    expect(await day.ring()).toBe(true)
    expect(await rowOf(order.bookingId)).toEqual({ status: 'confirmed', current: 1 })
    expect(await day.holds()).toEqual(['booked:1'])
    expect(await day.confirm(order.bookingId)).toBe(true)
    expect(await disagreements(id)).toEqual([])
  },
)

/** Reception reports in D1 that a customer has come. */
function checkIn(id: string) {
  return bindings.DB.prepare("UPDATE booking SET status = 'checked_in' WHERE id = ?").bind(id).run()
}

test('a customer who is checked in while he cancels keeps his place [H-194, B-231]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const order = orderOf(10)
  const { bookingId } = order
  expect(await day.book(order)).toMatchObject({ kind: 'accepted' })
  await checkIn(bookingId)
  expect(await day.cancel(bookingId)).toBe(false)
  expect([await day.holds(), await day.freeStylists(10)]).toEqual([['booked:1'], 0])
  await day.dieAt('canceling')
  await expect(day.cancel(bookingId)).rejects.toThrow('canceling')
  await day.restart()
  expect(await day.ring()).toBe(true)
  expect([await day.holds(), await day.freeStylists(10)]).toEqual([['booked:1'], 0])
})

test('a customer who is checked in before the alarm completes his confirmation keeps his place [B-359]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const { bookingId } = await pendingAt(id)
  await day.dieAt('confirmed')
  await expect(day.confirm(bookingId)).rejects.toThrow('confirmed')
  await checkIn(bookingId)
  await day.restart()
  expect(await day.ring()).toBe(true)
  expect([await day.holds(), await day.freeStylists(10)]).toEqual([['booked:1'], 0])
  expect(await day.confirm(bookingId)).toBe(true)
})

test('power lost while expiring: the alarm finishes it after the restart', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const order = await pendingAt(id)
  setClock(morning + 300_000)
  await day.dieAt('expiring')
  await day.ring()
  expect(await day.holds()).toEqual(['expiring:0'])
  await day.restart()
  expect(await day.ring()).toBe(true)
  expect([await day.holds(), await rowOf(order.bookingId)]).toEqual([
    [],
    { status: 'expired', current: null },
  ])
})

test('while D1 is down a booking fails, and its place is free again', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  await day.freeStylists(10)
  const broken = {
    batch: () => Promise.reject(new Error('D1 is away')),
    prepare: (sql: string) => bindings.DB.prepare(sql),
  } as unknown as D1Database
  await day.withState((state) => void Object.assign(state, { env: { ...state.env, DB: broken } }))
  await expect(day.book(orderOf(10))).rejects.toThrow('D1 is away')
  await day.withState((state) => void Object.assign(state, { env: bindings }))
  expect(await day.book(orderOf(10))).toMatchObject({ kind: 'accepted' })
})

/** Commits the orders as one group; returns what each customer is told. */
function commitGroup(day: ReturnType<typeof dayOf>, orders: readonly Order[]) {
  return day.withState(async (state) => {
    const told: unknown[] = []
    const group = orders.map((order, index) => ({
      order,
      resolve: (outcome: OrderResult) =>
        void (told[index] =
          outcome.kind === 'accepted' ? outcome.response.bookingId : outcome.kind),
      reject: () => void (told[index] = 'failed'),
    }))
    await state.prepare()
    await commitOrders(state, group)
    return told
  })
}

test('an order that D1 refuses fails alone, those written beside it are booked once', async () => {
  const id = await newSalon(4)
  const day = dayOf(id)
  const orders = Array.from({ length: 4 }, () => orderOf(10))
  orders[2]!.note = 'x'.repeat(3_000_000)
  const told = await commitGroup(day, orders)
  expect(told.map((one) => one === 'failed')).toEqual([false, false, true, false])
  expect(new Set(told).size).toBe(4)
  expect(await day.ring()).toBe(true)
  expect(await day.holds()).toEqual(['booked:1', 'booked:1', 'booked:1'])
  expect(await disagreements(id)).toEqual([])
})

test('an order that cannot be decided fails alone', async () => {
  const id = await newSalon(3)
  const day = dayOf(id)
  const orders = [orderOf(10), orderOf(10, { people: [] }), orderOf(10)]
  const [first, , last] = orders.map(({ bookingId }) => bookingId)
  expect(await commitGroup(day, orders)).toEqual([first, 'failed', last])
  expect(await day.holds()).toEqual(['booked:1', 'booked:1'])
  expect(await disagreements(id)).toEqual([])
})

test('a group that D1 wrote although its response was lost is booked once', async () => {
  const id = await newSalon(3)
  const day = dayOf(id)
  const orders = Array.from({ length: 3 }, () => orderOf(10))
  const lost = async (statements: D1PreparedStatement[]) => {
    await bindings.DB.batch(statements)
    throw new Error('the response was lost')
  }
  const prepare = (sql: string) => bindings.DB.prepare(sql)
  const DB = { batch: lost, prepare } as unknown as D1Database
  await day.withState((state) => {
    state.failpoint = () => {
      Object.assign(state, { env: { ...state.env, DB }, failpoint: () => undefined })
      // Only the first transaction after the places are held loses its response.
      queueMicrotask(() => Object.assign(state, { env: bindings }))
    }
  })
  expect(await commitGroup(day, orders)).toEqual(orders.map(({ bookingId }) => bookingId))
  expect(await day.holds()).toEqual(['booked:1', 'booked:1', 'booked:1'])
  expect(await disagreements(id)).toEqual([])
})

test('after random bookings, cancels, codes, kills and restarts object and D1 agree', async () => {
  const id = await newSalon(3)
  const day = dayOf(id)
  const steps: Step[] = ['held', 'written', 'canceling', 'canceled', 'confirming', 'confirmed']
  const known: string[] = []
  for (let round = 0; round < 24; round++) {
    await day.dieAt(steps[round % steps.length]!)
    const orders = Array.from({ length: 4 }, (_, index) =>
      orderOf(4 + ((round * 5 + index * 3) % 28)),
    )
    const codes = orders
      .filter((_, index) => index % 2 === 0)
      .map(({ phone }) =>
        bindings.DB.prepare('INSERT INTO customer VALUES (?, 0, 1, 0, 3, 0, 0)').bind(phone),
      )
    await bindings.DB.batch(codes)
    known.push(...orders.map((order) => order.bookingId))
    const acts = [
      ...orders.map((order) => day.book(order)),
      day.cancel(known[(round * 7) % known.length]!),
      day.confirm(known[(round * 3) % known.length]!),
    ]
    await Promise.allSettled(acts)
    if (round % 3 === 0) await day.restart()
  }
  await day.restart()
  setClock(morning + 400_000)
  await day.ring()
  await day.freeStylists(10)
  await day.ring()
  expect(await disagreements(id)).toEqual([])
  expect(new Set((await day.holds()).map((hold) => hold.split(':')[0]))).toEqual(
    new Set(['booked']),
  )
  expect(await day.withState((state) => state.day?.date)).toBe(today)
})

test('a cancel that reaches D1 before its booking frees no other place [B-231]', async () => {
  const day = dayOf(await newSalon())
  await day.freeStylists(10)
  const { bookingId } = orderOf(10)
  const left = await day.withState(async (state) => {
    const canceling = finishCanceling(state, bookingId)
    // The writer, meanwhile.
    state.holds.add({
      id: bookingId,
      state: 'writing',
      dueAt: morning + 60_000,
      replaces: null,
      network: null,
      places: [],
    })
    return [await canceling, state.holds.get(bookingId)?.state]
  })
  expect(left).toEqual([false, 'writing'])
})

test('a later state is not overwritten by an earlier one from D1 [B-231]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const phone = '0988776655'
  await bindings.DB.prepare(
    'INSERT INTO customer VALUES (?, 0, 1, 0, 3, 0, 0) ON CONFLICT DO NOTHING',
  )
    .bind(phone)
    .run()
  const order = orderOf(10, { phone })
  await day.withState(
    (state) =>
      void (state.failpoint = (step) => {
        // His code was confirmed before the writer knew that one was awaited.
        if (step === 'written') state.holds.mark(order.bookingId, 'confirming', morning + 10_000)
      }),
  )
  expect(await day.book(order)).toMatchObject({ kind: 'accepted' })
  expect(await day.holds()).toEqual(['confirming:1'])
  expect(await day.confirm(order.bookingId)).toBe(true)
  expect(await day.holds()).toEqual(['booked:1'])
})

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
