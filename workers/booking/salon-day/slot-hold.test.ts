import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import {
  dayOf,
  morning,
  newSalon,
  openSalon,
  orderOf,
  person,
  setClock,
  today,
} from '../testing/salon-day'
import { expireDue } from './recovery'
import { holdForBrowser, releaseBrowserHold, type HoldResult } from './slot-hold'
import { holdRequest, MINUTES_3, need } from '../testing/hold-request'

beforeEach(() => setClock(morning))

test('a hold takes an hour for three minutes for other browsers [O-51, B-230]', async () => {
  const day = dayOf(await newSalon())
  expect(await day.hold(holdRequest('an', [10]))).toEqual({
    kind: 'held',
    until: morning + MINUTES_3,
  })
  expect([
    await day.freeStylists(10),
    await day.freeStylists(10, 2, 'an'),
    await day.freeStylists(10, 2, 'binh'),
  ]).toEqual([0, 1, 0])
  expect(await day.hold(holdRequest('binh', [10]))).toMatchObject({
    kind: 'refused',
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
  expect(await day.book(orderOf(10, { ownerToken: 'binh' }))).toMatchObject({
    kind: 'refused',
    code: 'taken',
  })
})

test('a browser has one hold: the next one replaces it, a refused one does not [O-51]', async () => {
  const day = dayOf(await newSalon())
  await day.hold(holdRequest('an', [10]))
  await day.hold(holdRequest('an', [20]))
  expect([await day.freeStylists(10), await day.freeStylists(20)]).toEqual([1, 0])
  await day.book(orderOf(14))
  expect(await day.hold(holdRequest('an', [14]))).toMatchObject({ kind: 'refused' })
  expect(await day.freeStylists(20)).toBe(0)
  expect(await day.holds()).toEqual(['chosen:1', 'booked:1'])
})

test('pressing the same hour again does not keep it longer [O-51]', async () => {
  const day = dayOf(await newSalon())
  await day.hold(holdRequest('an', [10]))
  setClock(morning + 100_000)
  expect(await day.hold(holdRequest('an', [10]))).toEqual({
    kind: 'held',
    until: morning + MINUTES_3,
  })
  expect(await day.hold(holdRequest('an', [11]))).toEqual({
    kind: 'held',
    until: morning + 100_000 + MINUTES_3,
  })
})

test('a hold without a booking expires on time, and the alarm deletes it [O-51]', async () => {
  const day = dayOf(await newSalon())
  await day.hold(holdRequest('an', [10]))
  setClock(morning + MINUTES_3 - 1)
  expect(await day.freeStylists(10)).toBe(0)
  setClock(morning + MINUTES_3)
  expect(await day.ring()).toBe(true)
  expect(await day.holds()).toEqual([])
  expect(await day.freeStylists(10)).toBe(1)
})

test('a group keeps all its places or none [O-51]', async () => {
  await openSalon(41, { stylists: 2, skinners: 1 })
  const day = dayOf(41)
  expect(await day.hold(holdRequest('an', [10, 10, 10]))).toMatchObject({
    kind: 'refused',
    code: 'taken',
  })
  expect(await day.freeStylists(10)).toBe(2)
  expect(
    await day.hold(
      holdRequest('an', [], { needs: [need(10), need(10), need(12, { delivery: 2 })] }),
    ),
  ).toMatchObject({ kind: 'held' })
  expect(await day.freeStylists(10)).toBe(0)
  expect(await day.release('an')).toBe(true)
  expect([await day.freeStylists(10), await day.release('an')]).toEqual([2, false])
})

test('an hour that has begun is held only for a customer at the salon [B-224, B-225]', async () => {
  const day = dayOf(await newSalon())
  expect(await day.hold(holdRequest('an', [2]))).toMatchObject({
    kind: 'refused',
    code: 'past',
    nearest: [{ hourId: 3 }, { hourId: 4 }, { hourId: 5 }],
  })
  expect(await day.hold(holdRequest('an', [2], { isAtSalon: true }))).toMatchObject({
    kind: 'held',
  })
})

test('holds of many browsers take at most half of those free in a frame [O-51]', async () => {
  const day = dayOf(await newSalon(6))
  const kinds = []
  for (let browser = 0; browser < 6; browser++)
    kinds.push((await day.hold(holdRequest(`browser ${browser}`, [10]))).kind)
  expect(kinds).toEqual(['held', 'held', 'held', 'tooMany', 'tooMany', 'tooMany'])
  expect(await day.book(orderOf(10, { ownerToken: 'browser 5' }))).toMatchObject({
    kind: 'accepted',
  })
  // Another time of the day is another share.
  expect(await day.hold(holdRequest('browser 5', [14]))).toMatchObject({ kind: 'held' })
})

test('a network holds at most twenty places of a salon-day [O-51]', async () => {
  const day = dayOf(await newSalon(12))
  const hold = async (browser: number, network: string) =>
    (await day.hold(holdRequest(`browser ${browser}`, [4 + (browser % 16) * 2], { network }))).kind
  for (let browser = 0; browser < 20; browser++)
    expect(await hold(browser, '203.0.113.7')).toBe('held')
  expect([await hold(20, '203.0.113.7'), await hold(20, '203.0.113.8')]).toEqual([
    'tooMany',
    'held',
  ])
  // A browser that already holds something may still choose another hour.
  expect(await hold(3, '203.0.113.7')).toBe('held')
})

test('an object that was stored before browsers could hold hours still opens', async () => {
  const day = dayOf(await newSalon())
  await day.book(orderOf(10))
  await day.withState(
    ({ storage }) => void storage.sql.exec('ALTER TABLE hold DROP COLUMN network'),
  )
  await day.restart()
  expect(await day.hold(holdRequest('an', [20]))).toMatchObject({ kind: 'held' })
  expect(await day.holds()).toEqual(['booked:1', 'chosen:1'])
})

test('over random holds and bookings no place is doubled or lost [O-51, B-231]', async () => {
  await openSalon(42, { stylists: 3, skinners: 2, masters: 1 })
  const requests = fc.record({
    hourId: fc.integer({ min: 3, max: 14 }),
    frames: fc.integer({ min: 1, max: 4 }),
    delivery: fc.constantFrom(1 as const, 2 as const, 3 as const),
  })
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        act: fc.constant('hold' as const),
        browser: fc.nat(7),
        people: fc.array(requests, { minLength: 1, maxLength: 4 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('release' as const), browser: fc.nat(7) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant('wait' as const),
        seconds: fc.integer({ min: 1, max: 120 }),
      }),
    },
  )
  const day = dayOf(42)
  await day.freeStylists(10)
  await day.withState((state) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        let at = morning
        for (const action of steps) {
          if (action.act === 'release') releaseBrowserHold(state, `v${action.browser}`)
          if (action.act === 'wait') setClock((at += action.seconds * 1000))
          if (action.act === 'wait') expireDue(state)
          if (action.act === 'hold') {
            const result: HoldResult = holdForBrowser(state, {
              ...holdRequest(`v${action.browser}`, []),
              needs: action.people.map((wanted) => need(wanted.hourId, wanted)),
            })
            if (result.kind === 'held' && (result.until <= at || result.until > at + MINUTES_3))
              throw new Error('held until another time than returned')
          }
          for (const { id } of state.holds.ledger.roster)
            for (let hour = 1; hour <= 36; hour++)
              if (state.holds.ledger.coveredTimes(id, hour) > 1)
                throw new Error(`${id}@${hour} is promised twice`)
          if (new Set(state.holds.all().map((hold) => hold.id)).size !== state.holds.all().length)
            throw new Error('a browser has two holds')
        }
        for (let browser = 0; browser < 8; browser++) releaseBrowserHold(state, `v${browser}`)
        setClock(morning)
        return (
          state.holds.all().length === 0 &&
          state.holds.ledger.roster.every(
            ({ id }) =>
              state.holds.ledger.busyFrames(id) === 0 && state.holds.ledger.customersOf(id) === 0,
          )
        )
      }),
      { numRuns: 1000 },
    )
  })
  expect(await day.book(orderOf(10, { people: [person(10, { delivery: 3 })] }))).toMatchObject({
    kind: 'accepted',
  })
}, 60_000)

test('whoever changes his booking may hold an hour that overlaps it, and others see both as taken [O-17, O-51]', async () => {
  const day = dayOf(await newSalon())
  const booked = await day.book(orderOf(10, { ownerToken: 'an' }))
  const id = booked.kind === 'accepted' ? booked.response.bookingId : ''
  expect(await day.hold(holdRequest('an', [11]))).toMatchObject({ kind: 'refused' })
  expect(await day.hold(holdRequest('an', [11], { changed: [id] }))).toMatchObject({ kind: 'held' })
  expect([await day.freeStylists(10), await day.freeStylists(11)]).toEqual([0, 0])
  expect(await day.hold(holdRequest('binh', [11]))).toMatchObject({ kind: 'refused' })
})
