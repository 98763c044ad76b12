import { beforeEach, expect, test } from 'vitest'
import type { Order } from '../pricing/order'
import type { SalonDayState } from './state'
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
  rowOf,
  setClock,
  today,
} from '../testing/salon-day'

beforeEach(() => setClock(morning))

test('of 50 concurrent bookings as many succeed as stylists are free [O-51]', async () => {
  await openSalon(1, { stylists: 7 })
  const day = dayOf(1)
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => day.book(orderOf(10))))
  expect(count(outcomes, 'accepted')).toBe(7)
  const refused = outcomes.filter((outcome) => outcome.kind === 'refused')
  expect(refused).toHaveLength(43)
  for (const outcome of refused)
    expect(outcome).toMatchObject({
      code: 'taken',
      nearest: [
        { hourId: 8, date: today },
        { hourId: 12 },
        { hourId: 7 },
        { hourId: 13 },
        { hourId: 6 },
        { hourId: 14 },
      ],
    })
  expect(await day.freeStylists(10)).toBe(0)
  expect(await disagreements(1)).toEqual([])
})

test('300 customers at once for one hour are all answered', async () => {
  await openSalon(2, { stylists: 3 })
  const outcomes = await Promise.all(Array.from({ length: 300 }, () => dayOf(2).book(orderOf(20))))
  expect([count(outcomes, 'accepted'), count(outcomes, 'refused')]).toEqual([3, 297])
})

test('the same key and content get the first answer again, at once or later, even when the hour is full', async () => {
  await openSalon(3, { stylists: 1 })
  const day = dayOf(3)
  const order = orderOf(10)
  const again = () => day.book({ ...order, bookingId: orderOf(10).bookingId })
  const [first, replica] = await Promise.all([day.book(order), again()])
  expect(first).toMatchObject({
    kind: 'accepted',
    response: { bookingId: order.bookingId, totals: [100_000], needsCode: false },
  })
  expect([replica, await again()]).toEqual([first, first])
  await day.restart()
  expect(await again()).toEqual(first)
  expect(await day.book({ ...order, content: 'something else' })).toMatchObject({
    kind: 'refused',
    code: 'changed',
  })
  expect(await disagreements(3)).toEqual([])
})

test('one request sent sixteen times at once is decided once, another one under its key by itself', async () => {
  await openSalon(29, { stylists: 2 })
  const order = orderOf(10)
  const sent = (over: Partial<Order> = {}) => ({
    ...order,
    ...over,
    bookingId: orderOf(10).bookingId,
  })
  const outcomes = await dayOf(29).bookAtOnce(Array.from({ length: 16 }, () => sent()))
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(await attemptsOf(order.phone)).toBe(1)
  const [first, other] = await dayOf(29).bookAtOnce([sent(), sent({ content: 'something else' })])
  expect([first, other]).toMatchObject([{ kind: 'accepted' }, { code: 'changed' }])
  expect(await attemptsOf(order.phone)).toBe(3)
})

test('a verified booking writes to D1 once, and deletes only its own hold [O-51]', async () => {
  await openSalon(30, { stylists: 3 })
  await openSalon(31, { stylists: 1 })
  const writes = await dayOf(30).withState((state) => recordWrites(state))
  await dayOf(30).book(verified(orderOf(10, { ownerToken: 'an' })))
  expect([writes.batches, writes.text.includes('visit_hold')]).toEqual([1, false])
  await dayOf(31).hold({ ownerToken: 'binh', network: null, needs: [person(10)], isAtSalon: false })
  await bindings.DB.prepare('INSERT INTO visit_hold VALUES (?, ?, ?, ?)')
    .bind('binh', 31, today, morning + 180_000)
    .run()
  await dayOf(30).book(verified(orderOf(10, { ownerToken: 'binh' })))
  expect([writes.batches, writes.text.includes('visit_hold')]).toEqual([2, true])
  await expect.poll(() => dayOf(31).freeStylists(10)).toBe(1)
  expect(await bindings.DB.prepare("SELECT * FROM visit_hold WHERE visit = 'binh'").first()).toBe(
    null,
  )
})

/** An order whose session has proved its phone; any other reserves a place among the unproved first. */
function verified(order: Order): Order {
  return { ...order, sessionPhone: order.phone }
}

/** Writes down the statements that change D1 by what a salon-day sends it from now on, and in how many batches. */
function recordWrites(state: SalonDayState): { batches: number; text: string } {
  const db = state.env.DB
  const writes = { batches: 0, text: '' }
  const texts = new WeakMap<D1PreparedStatement, string>()
  const named = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
    texts.set(statement, text)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values: unknown[]) => named(bind(...values), text)
    return statement
  }
  const recorded: Pick<D1Database, 'prepare' | 'batch'> = {
    prepare: (text) => named(db.prepare(text), text),
    batch: <T>(statements: D1PreparedStatement[]) => {
      const changing = statements
        .map((statement) => texts.get(statement) ?? '')
        .filter((text) => /\b(INSERT|UPDATE|DELETE)\b/.test(text))
      if (changing.length > 0) writes.batches += 1
      writes.text += changing.join('\n')
      return db.batch<T>(statements)
    },
  }
  Object.assign(state, { env: { ...state.env, DB: recorded } })
  return writes
}

async function attemptsOf(phone: string): Promise<number | null> {
  return bindings.DB.prepare('SELECT count FROM attempt WHERE bucket = ?')
    .bind(`phone:${phone}`)
    .first<number>('count')
}

test('a key that was refused may be used again', async () => {
  await openSalon(4, { stylists: 1 })
  const day = dayOf(4)
  await day.book(orderOf(10))
  const order = orderOf(10)
  expect(await day.book(order)).toMatchObject({ kind: 'refused', code: 'taken' })
  expect(await day.book({ ...order, content: 'another hour', people: [person(12)] })).toMatchObject(
    { kind: 'accepted' },
  )
})

test('canceling releases exactly what was taken [H-194]', async () => {
  await openSalon(19, { stylists: 3, skinners: 3 })
  const day = dayOf(19)
  const order = orderOf(10, { people: [person(10, { delivery: 3, frames: 4 })] })
  const given = orderOf(11, { people: [person(11, { delivery: 3, frames: 3 })] })
  await day.book(order)
  const before = await day.withState(({ holds }) =>
    holds.ledger.roster.map((employee) => holds.ledger.busyFrames(employee.id)),
  )
  await day.book(given)
  expect(await day.cancel(given.bookingId)).toBe(true)
  expect(
    await day.withState(({ holds }) =>
      holds.ledger.roster.map((employee) => holds.ledger.busyFrames(employee.id)),
    ),
  ).toEqual(before)
  expect(await rowOf(given.bookingId)).toEqual({ status: 'canceled', current: null })
  expect(await day.cancel(given.bookingId)).toBe(false)
  expect(await disagreements(19)).toEqual([])
})

test('a booking that is only in D1, as demo bookings are, gets its places when the day is first touched', async () => {
  await openSalon(20, { stylists: 1 })
  const at = Date.now()
  await bindings.DB.batch([
    bindings.DB.prepare(
      `INSERT INTO booking (id, phone, salon_id, date, starts_at, ends_at, status, current,
         hold_expires_at, total, note, wishes, book_at, utm_source, params, created_at, canceled_at)
       VALUES ('01KDEMQ0000000000000000020', ?, 20, ?, ?, ?, 'confirmed', 1, NULL, 0, '', '{}', 3,
         '', '{}', ?, NULL)`,
    ).bind(phoneOf(9700), today, at, at + 1, at),
    bindings.DB.prepare(
      `INSERT INTO booking_person VALUES ('01KDEMQ0000000000000000020', 0, 10, 3, 2001, NULL, 0, '[]', NULL)`,
    ),
  ])
  expect([
    await dayOf(20).freeStylists(9, 1),
    await dayOf(20).freeStylists(10, 1),
    await dayOf(20).freeStylists(13, 1),
  ]).toEqual([1, 0, 1])
})

test('when the day is over its bookings are done and the object forgets it', async () => {
  await openSalon(21, { stylists: 1 })
  const order = orderOf(10)
  await dayOf(21).book(order)
  setClock(morning + 24 * 3_600_000)
  expect(await dayOf(21).ring()).toBe(true)
  expect(await rowOf(order.bookingId)).toEqual({ status: 'done', current: null })
  expect(await dayOf(21).holds()).toEqual([])
})
