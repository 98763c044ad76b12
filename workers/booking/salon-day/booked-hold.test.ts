import { beforeEach, expect, test } from 'vitest'
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
  holdRequest,
  MINUTES_3,
} from '../testing/salon-day'
import type { SalonDayState } from './state'
import { holdForBrowser } from './slot-hold'

beforeEach(() => setClock(morning))

test('a hold that arrives after its booking is ignored [B-294, O-51]', async () => {
  const day = dayOf(await newSalon(2))
  await day.book(orderOf(10, { ownerToken: 'an' }))
  expect(await day.hold(holdRequest('an', [10]))).toMatchObject({ kind: 'held', until: morning })
  expect([await day.holds(), await day.freeStylists(10)]).toEqual([['booked:1'], 1])
  expect(await day.hold(holdRequest('an', [14]))).toMatchObject({
    kind: 'held',
    until: morning + MINUTES_3,
  })
  setClock(morning + 15_000)
  expect(await day.hold(holdRequest('an', [10]))).toMatchObject({
    kind: 'held',
    until: morning + 15_000 + MINUTES_3,
  })
})

test('the booking of a browser takes over its hold in one step, at the same hour or another [O-51]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  await day.hold(holdRequest('an', [10]))
  // Others who come in the same breath, before and after.
  const outcomes = await Promise.all(
    [orderOf(10), orderOf(10, { ownerToken: 'an' }), orderOf(10)].map((order) => day.book(order)),
  )
  expect(outcomes.map((outcome) => outcome.kind)).toEqual(['refused', 'accepted', 'refused'])
  await day.hold(holdRequest('binh', [20]))
  expect(await day.book(orderOf(24, { ownerToken: 'binh' }))).toMatchObject({ kind: 'accepted' })
  expect([await day.freeStylists(20), await day.freeStylists(24)]).toEqual([1, 0])
  expect(await day.holds()).toEqual(['booked:1', 'booked:1'])
  expect(await disagreements(id)).toEqual([])
})

test('a refused booking leaves the browser its hold [B-301]', async () => {
  const day = dayOf(await newSalon(2))
  const phone = '0900000123'
  await day.book(orderOf(20, { phone }))
  await day.hold(holdRequest('an', [10]))
  expect(await day.book(orderOf(10, { phone, ownerToken: 'an' }))).toEqual({ kind: 'hasBooking' })
  expect(await day.freeStylists(10)).toBe(1)
})

/** Replaces the object's D1 while an order is being written. */
function withWrites(
  day: ReturnType<typeof dayOf>,
  write: (state: SalonDayState, statements: D1PreparedStatement[]) => Promise<unknown>,
) {
  return day.withState((state) => {
    const prepare = (sql: string) => bindings.DB.prepare(sql)
    const batch = (statements: D1PreparedStatement[]) => write(state, statements)
    const DB = { batch, prepare } as unknown as D1Database
    state.failpoint = (step) => {
      if (step === 'held') Object.assign(state, { env: { ...state.env, DB } })
      if (step === 'written') Object.assign(state, { env: bindings })
    }
  })
}

function d1IsBack(day: ReturnType<typeof dayOf>) {
  return day.withState(
    (state) => void Object.assign(state, { env: bindings, failpoint: () => undefined }),
  )
}

/** A phone's booking at another salon that stands only once `appear` has been called. */
async function rivalOf() {
  const elsewhere = dayOf(await newSalon())
  const rival = orderOf(20)
  expect(await elsewhere.book(rival)).toMatchObject({ kind: 'accepted' })
  expect(await elsewhere.cancel(rival.bookingId)).toBe(true)
  const appear = () =>
    bindings.DB.prepare("UPDATE booking SET status = 'confirmed', current = 1 WHERE id = ?")
      .bind(rival.bookingId)
      .run()
  return { phone: rival.phone, appear }
}

test('a booking that a parallel one of its phone beat gives the browser its hold back [O-51]', async () => {
  const day = dayOf(await newSalon())
  const rival = await rivalOf()
  await day.hold(holdRequest('chi', [10]))
  await withWrites(day, async (_state, statements) => {
    await rival.appear()
    return bindings.DB.batch(statements)
  })
  setClock(morning + 5_000)
  const order = orderOf(10, { phone: rival.phone, ownerToken: 'chi' })
  expect(await day.book(order)).toEqual({ kind: 'hasBooking' })
  expect(await day.holds()).toEqual(['chosen:1'])
  expect([await day.freeStylists(10), await day.freeStylists(10, 2, 'chi')]).toEqual([0, 1])
  expect(await day.hold(holdRequest('chi', [10]))).toMatchObject({
    kind: 'held',
    until: morning + MINUTES_3,
  })
})

test('a hold that was taken over for another hour comes back only while its places are free [O-51]', async () => {
  const day = dayOf(await newSalon())
  const rival = await rivalOf()
  await day.hold(holdRequest('chi', [10]))
  await withWrites(day, async (state, statements) => {
    expect(holdForBrowser(state, holdRequest('dung', [10]))).toMatchObject({ kind: 'held' })
    await rival.appear()
    return bindings.DB.batch(statements)
  })
  const order = orderOf(24, { phone: rival.phone, ownerToken: 'chi' })
  expect(await day.book(order)).toEqual({ kind: 'hasBooking' })
  expect(await day.holds()).toEqual(['chosen:1'])
  expect([await day.freeStylists(10, 2, 'chi'), await day.freeStylists(24)]).toEqual([0, 1])
})

test('after a booking that failed a press holds its hour anew [O-51]', async () => {
  const day = dayOf(await newSalon())
  await day.hold(holdRequest('chi', [10]))
  await withWrites(day, () => Promise.reject(new Error('D1 is away')))
  await expect(day.book(orderOf(10, { ownerToken: 'chi' }))).rejects.toThrow('D1 is away')
  await d1IsBack(day)
  expect(await day.ring()).toBe(true)
  expect(await day.hold(holdRequest('chi', [10]))).toMatchObject({
    kind: 'held',
    until: morning + MINUTES_3,
  })
  expect(await day.holds()).toEqual(['chosen:1'])
})

test('after a booking that failed the customer books the same hour at once [O-51]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  await day.hold(holdRequest('an', [10]))
  const order = orderOf(10, { ownerToken: 'an' })
  await withWrites(day, () => Promise.reject(new Error('D1 is away')))
  await expect(day.book(order)).rejects.toThrow('D1 is away')
  await d1IsBack(day)
  expect(await day.book({ ...order, bookingId: orderOf(10).bookingId })).toMatchObject({
    kind: 'accepted',
  })
  expect([await day.holds(), await disagreements(id)]).toEqual([['booked:1'], []])
})

test('a booking that failed gives the browser its hold back, for as long as it was to last [O-51]', async () => {
  const day = dayOf(await newSalon())
  await day.hold(holdRequest('an', [10]))
  setClock(morning + 20_000)
  await withWrites(day, () => Promise.reject(new Error('D1 is away')))
  await expect(day.book(orderOf(10, { ownerToken: 'an' }))).rejects.toThrow('D1 is away')
  await d1IsBack(day)
  expect(await day.book(orderOf(10))).toMatchObject({ kind: 'refused', code: 'taken' })
  expect(await day.holds()).toEqual(['chosen:1'])
  setClock(morning + MINUTES_3)
  expect(await day.book(orderOf(10))).toMatchObject({ kind: 'accepted' })
})

test('a booking that a parallel one of its phone beat leaves its browser the place that waits for a code [O-51]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const rival = await rivalOf()
  const { bookingId } = await pendingAt(id, 10, phoneOf(8970), 'hoa')
  await withWrites(day, async (_state, statements) => {
    await rival.appear()
    return bindings.DB.batch(statements)
  })
  const order = orderOf(11, { phone: rival.phone, ownerToken: 'hoa' })
  expect(await day.book(order)).toEqual({ kind: 'hasBooking' })
  expect([await day.holds(), await day.freeStylists(10)]).toEqual([['waiting:1'], 0])
  expect(await day.confirm(bookingId)).toBe(true)
  expect(await disagreements(id)).toEqual([])
})

test('power lost while a booking takes the place that waits for a code: the code is awaited no more', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const { bookingId } = await pendingAt(id, 10, phoneOf(8971), 'khoa')
  await day.dieAt('held')
  await expect(day.book(orderOf(11, { ownerToken: 'khoa' }))).rejects.toThrow('died at held')
  await day.restart()
  expect(await day.confirm(bookingId)).toBe(false)
  expect([await day.holds(), await disagreements(id)]).toEqual([[], []])
})

test('power lost right after an hour was held: it is still held after the restart, and released in time', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  await day.dieAt('chosen')
  await expect(day.hold(holdRequest('an', [10], { network: '203.0.113.7' }))).rejects.toThrow(
    'died at chosen',
  )
  await day.restart()
  expect([await day.freeStylists(10), await day.freeStylists(10, 2, 'an')]).toEqual([0, 1])
  expect(await day.withState(({ holds }) => holds.all())).toEqual([
    {
      id: 'visit:an',
      state: 'chosen',
      dueAt: morning + MINUTES_3,
      replaces: null,
      network: '203.0.113.7',
      places: [{ staffId: id * 100 + 1, hourId: 10, frames: 2 }],
    },
  ])
  await day.restart()
  setClock(morning + MINUTES_3)
  expect(await day.ring()).toBe(true)
  expect(await day.freeStylists(10)).toBe(1)
})

test('power lost between taking over and writing the booking: the place is neither held twice nor lost', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  await day.hold(holdRequest('an', [10]))
  await day.dieAt('held')
  const order = orderOf(10, { ownerToken: 'an' })
  await expect(day.book(order)).rejects.toThrow('died at held')
  expect(await day.holds()).toEqual(['writing:1'])
  await day.restart()
  expect(await day.ring()).toBe(true)
  expect([await day.holds(), await day.freeStylists(10)]).toEqual([[], 1])
  expect(await day.book({ ...order, bookingId: orderOf(10).bookingId })).toMatchObject({
    kind: 'accepted',
  })
  expect(await disagreements(id)).toEqual([])
})
