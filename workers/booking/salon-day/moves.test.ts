import { beforeEach, expect, test } from 'vitest'
import type { Step } from './state'
import {
  bindings,
  dayOf,
  disagreements,
  morning,
  newSalon,
  orderOf,
  phoneOf,
  rowOf,
  setClock,
} from '../testing/salon-day'
import { isUnsettled } from './recovery'

beforeEach(() => setClock(morning))

test('a session moves its booking: one current booking, the old place is free [O-17]', async () => {
  const [one, two] = [await newSalon(), await newSalon()]
  const phone = phoneOf(8901)
  const old = orderOf(10, { phone })
  await dayOf(one).book(old)
  const change = orderOf(12, { phone, sessionPhone: phone, allowChange: true })
  expect(await dayOf(two).book({ ...change, sessionPhone: null })).toEqual({ kind: 'hasBooking' })
  expect(await dayOf(two).book(change)).toMatchObject({
    kind: 'accepted',
    response: { needsCode: false },
  })
  expect([await rowOf(old.bookingId), await rowOf(change.bookingId)]).toEqual([
    { status: 'canceled', current: null },
    { status: 'confirmed', current: 1 },
  ])
  await expect.poll(() => dayOf(one).freeStylists(10)).toBe(1)
  await expect
    .poll(() => dayOf(two).withState(({ holds }) => holds.all().filter(isUnsettled)))
    .toEqual([])
  expect([...(await disagreements(one)), ...(await disagreements(two))]).toEqual([])
})

test('the key of a booking that was changed since does not say that there is none [B-294]', async () => {
  const day = dayOf(await newSalon())
  const phone = phoneOf(8910)
  const first = orderOf(10, { phone })
  await day.book(first)
  const change = orderOf(14, { phone, sessionPhone: phone, allowChange: true })
  expect(await day.book(change)).toMatchObject({ kind: 'accepted' })
  const again = { ...first, bookingId: orderOf(10).bookingId }
  expect(await day.book(again)).toEqual({ kind: 'hasBooking' })
  expect(await day.cancel(change.bookingId)).toBe(true)
  expect(await day.book(again)).toMatchObject({ kind: 'refused', code: 'changed' })
})

test('a booking can be moved by twenty minutes over its own place [O-17]', async () => {
  const id = await newSalon()
  const phone = phoneOf(8902)
  await dayOf(id).book(orderOf(10, { phone }))
  const change = orderOf(11, { phone, sessionPhone: phone, allowChange: true })
  expect(await dayOf(id).book(change)).toMatchObject({ kind: 'accepted' })
  await expect.poll(() => dayOf(id).holds()).toEqual(['booked:1'])
  expect([
    await dayOf(id).freeStylists(9, 1),
    await dayOf(id).freeStylists(10, 1),
    await dayOf(id).freeStylists(11, 1),
  ]).toEqual([1, 1, 0])
  expect(await disagreements(id)).toEqual([])
})

test('a move that finds no place leaves the old booking as it was [O-17]', async () => {
  const [one, two] = [await newSalon(), await newSalon()]
  const phone = phoneOf(8903)
  const old = orderOf(10, { phone })
  await dayOf(one).book(old)
  await dayOf(two).book(orderOf(12))
  expect(
    await dayOf(two).book(orderOf(12, { phone, sessionPhone: phone, allowChange: true })),
  ).toMatchObject({ kind: 'refused', code: 'taken' })
  expect([await rowOf(old.bookingId), await dayOf(one).freeStylists(10)]).toEqual([
    { status: 'confirmed', current: 1 },
    0,
  ])
})

test.each<Step>(['held', 'written', 'replacing'])(
  'power lost at %s of a move: after the repair one booking is current and has the only place [O-17]',
  async (step) => {
    const [one, two] = [await newSalon(), await newSalon()]
    const phone = phoneOf(8910 + step.length)
    const old = orderOf(10, { phone })
    await dayOf(one).book(old)
    const change = orderOf(12, { phone, sessionPhone: phone, allowChange: true })
    await dayOf(two).dieAt(step)
    await dayOf(two)
      .book(change)
      .catch(() => undefined)
    await dayOf(two).restart()
    setClock(morning + 20_000)
    expect(await dayOf(two).ring()).toBe(true)
    const isMoved = step !== 'held'
    expect([(await rowOf(old.bookingId))?.status, (await rowOf(change.bookingId))?.status]).toEqual(
      isMoved ? ['canceled', 'confirmed'] : ['confirmed', undefined],
    )
    expect([await dayOf(one).freeStylists(10), await dayOf(two).freeStylists(12)]).toEqual(
      isMoved ? [1, 0] : [0, 1],
    )
    expect([...(await disagreements(one)), ...(await disagreements(two))]).toEqual([])
  },
)

/** How a booking ends that has replaced another. */
const ends: [how: string, end: (salonId: number, phone: string, id: string) => Promise<unknown>][] =
  [
    ['is canceled', (salonId, _phone, id) => dayOf(salonId).cancel(id)],
    [
      'is moved again',
      async (_salonId, phone) => {
        const third = await newSalon()
        const again = orderOf(14, { phone, sessionPhone: phone, allowChange: true })
        const outcome = await dayOf(third).book(again)
        await expect
          .poll(() => dayOf(third).withState(({ holds }) => holds.all().filter(isUnsettled)))
          .toEqual([])
        return outcome.kind === 'accepted'
      },
    ],
  ]

test.each(ends)(
  'a moved booking whose old day cannot be reached %s: the old place is free when it can be [O-17]',
  async (_how, end) => {
    const [one, two] = [await newSalon(), await newSalon()]
    const phone = phoneOf(8920 + two)
    await dayOf(one).book(orderOf(10, { phone }))
    await dayOf(two).freeStylists(12)
    const gone = { settle: () => Promise.reject(new Error('the old day is away')) }
    const SALON_DAY = { getByName: () => gone }
    const broken = { ...bindings, SALON_DAY } as unknown as typeof bindings
    await dayOf(two).withState((state) => void Object.assign(state, { env: broken }))
    const change = orderOf(12, { phone, sessionPhone: phone, allowChange: true })
    expect(await dayOf(two).book(change)).toMatchObject({ kind: 'accepted' })
    expect(await end(two, phone, change.bookingId)).toBe(true)
    expect([await dayOf(one).freeStylists(10), await dayOf(two).freeStylists(12)]).toEqual([0, 1])
    expect(await dayOf(two).holds()).toEqual(['canceling:0'])
    await dayOf(two).withState((state) => void Object.assign(state, { env: bindings }))
    setClock(morning + 20_000)
    expect(await dayOf(two).ring()).toBe(true)
    expect([await dayOf(one).freeStylists(10), await dayOf(two).holds()]).toEqual([1, []])
    expect([...(await disagreements(one)), ...(await disagreements(two))]).toEqual([])
  },
)

test.each([
  ['of the same salon-day', true],
  ['of another salon-day', false],
])(
  'a move whose end was cut off %s: a restarted object starts, and the old place is free [O-17]',
  async (_which, isSameDay) => {
    const two = await newSalon(2)
    const one = isSameDay ? two : await newSalon()
    const phone = phoneOf(8940 + two)
    await dayOf(one).book(orderOf(10, { phone }))
    // Storage as it is when the old booking could not be released, and the cancel not be finished.
    const change = orderOf(12, { phone, sessionPhone: phone, allowChange: true })
    await dayOf(two).dieAt('written')
    await dayOf(two)
      .book(change)
      .catch(() => undefined)
    await dayOf(two).withState(({ holds }) => holds.mark(change.bookingId, 'canceling', 0))
    await dayOf(two).restart()
    expect(await dayOf(two).freeStylists(14)).toBe(2)
    setClock(morning + 20_000)
    await dayOf(two).ring()
    expect(await rowOf(change.bookingId)).toEqual({ status: 'canceled', current: null })
    expect([await dayOf(one).freeStylists(10), await dayOf(two).holds()]).toEqual([
      isSameDay ? 2 : 1,
      [],
    ])
    expect([...(await disagreements(one)), ...(await disagreements(two))]).toEqual([])
  },
)
