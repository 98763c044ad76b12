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
  holdRequest,
  MINUTES_3,
  need,
} from '../testing/salon-day'
import { expireDue } from './recovery'
import { holdForBrowser, releaseBrowserHold, type HoldResult } from './slot-hold'
import { randomFrom } from '../../kit/random'
import type { Delivery } from '../../../domain/delivery'

beforeEach(() => setClock(morning))

test('a hold takes an hour for three minutes for other browsers [O-51, B-230]', async () => {
  const day = dayOf(await newSalon())
  expect(await day.hold(holdRequest('an', [10]))).toEqual({
    kind: 'held',
    until: morning + MINUTES_3,
    extendableFrom: morning + MINUTES_3 - 45_000,
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
  expect(await day.hold(holdRequest('an', [10]))).toMatchObject({ until: morning + MINUTES_3 })
  expect(await day.hold(holdRequest('an', [11]))).toMatchObject({
    until: morning + 100_000 + MINUTES_3,
  })
})

test('in its last 45 seconds a hold is kept three minutes longer when asked, once [O-51]', async () => {
  const day = dayOf(await newSalon(1, 1))
  const request = holdRequest('an', [], { network: 'n', needs: [need(10, { delivery: 3 })] })
  const extend = () => day.hold({ ...request, isExtension: true })
  const end = morning + MINUTES_3
  const first = { kind: 'held', until: end, extendableFrom: end - 45_000 }
  const longer = { kind: 'held', until: end + MINUTES_3, extendableFrom: null }
  await day.hold(request)
  setClock(end - 45_001)
  expect(await extend()).toEqual(first)
  setClock(end - 45_000)
  expect(await extend()).toEqual(longer)
  setClock(morning + MINUTES_3)
  await day.ring()
  expect([await day.freeStylists(10, 2, 'binh'), await day.holds()]).toEqual([0, ['chosen:2']])
  setClock(morning + 2 * MINUTES_3 - 1)
  expect(await extend()).toEqual(longer)
  setClock(morning + 2 * MINUTES_3)
  await day.ring()
  expect([await day.freeStylists(10, 2, 'binh'), await day.holds()]).toEqual([1, []])
})

test('another hour or another browser gets nothing longer [O-51]', async () => {
  const day = dayOf(await newSalon())
  await day.hold(holdRequest('an', [10]))
  setClock(morning + MINUTES_3 - 1000)
  const until = morning + 2 * MINUTES_3 - 1000
  expect(await day.hold(holdRequest('binh', [10], { isExtension: true }))).toMatchObject({
    kind: 'refused',
  })
  expect(await day.hold(holdRequest('an', [14], { isExtension: true }))).toEqual({
    kind: 'held',
    until,
    extendableFrom: until - 45_000,
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
              needs: action.people.map((input) => need(input.hourId, input)),
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
})

test('whoever changes his booking may hold an hour that overlaps it, and others see both as taken [O-17, O-51]', async () => {
  const day = dayOf(await newSalon())
  const booked = await day.book(orderOf(10, { ownerToken: 'an' }))
  const id = booked.kind === 'accepted' ? booked.response.bookingId : ''
  expect(await day.hold(holdRequest('an', [11]))).toMatchObject({ kind: 'refused' })
  expect(await day.hold(holdRequest('an', [11], { changed: [id] }))).toMatchObject({ kind: 'held' })
  expect([await day.freeStylists(10), await day.freeStylists(11)]).toEqual([0, 0])
  expect(await day.hold(holdRequest('binh', [11]))).toMatchObject({ kind: 'refused' })
})

beforeEach(() => setClock(morning))

/** Another customer's address, and the one behind which 40 tokens or 50 customers are. */
const ELSEWHERE = '198.51.100.9'
const NETWORK = '203.0.113.7'

type Day = ReturnType<typeof dayOf>

/** A salon of which walk-ins have taken about half of each employee's frames. */
async function halfBooked(stylists: number, skinners: number, salonId: number): Promise<Day> {
  await openSalon(salonId, { stylists, skinners })
  const day = dayOf(salonId)
  const random = randomFrom(salonId)
  await day.freeStylists(10)
  await day.withState(({ holds }) => {
    for (const { id: staffId } of holds.ledger.roster)
      for (let hourId = 1; hourId <= 34; hourId += 3)
        if (random() < 0.5)
          holds.add({
            id: `walk-in ${staffId} ${hourId}`,
            state: 'booked',
            dueAt: 0,
            replaces: null,
            network: null,
            places: [{ staffId, hourId, frames: 3 }],
          })
  })
  return day
}

/** The number of free hours for each length of services, of anybody or of one stylist. */
function freeHours(day: Day, delivery: Delivery, stylistId: number | null) {
  return day
    .withState(() => undefined)
    .then(() =>
      Promise.all(
        [1, 2, 3, 4, 5, 6].map(async (frames) => {
          const hours = await day.hours({ stylistId, frames, delivery, ownerToken: null })
          return hours.filter(({ isFree }) => isFree).length
        }),
      ),
    )
}

/** Forty fresh tokens press the hours that are still free, again and again. */
async function attack(
  day: Day,
  { frames, delivery, stylistId }: { frames: number; delivery: Delivery; stylistId: number | null },
  order: (hours: number[], round: number) => number | undefined,
): Promise<number> {
  let held = 0
  for (let token = 0; token < 40; token++) {
    const hours = await day.hours({ stylistId, frames, delivery, ownerToken: null })
    const hourId = order(
      hours.flatMap((hour) => (hour.isFree ? hour.hourId : [])),
      token,
    )
    if (hourId === undefined) break
    const needs = [need(hourId, { frames, delivery, stylistId })]
    const result = await day.hold(holdRequest(`token ${token}`, [], { network: NETWORK, needs }))
    if (result.kind === 'held') held++
  }
  return held
}

const ways: [string, (hours: number[], round: number) => number | undefined][] = [
  ['from the first hour on', ([first]) => first],
  ['in the middle of what is free', (hours) => hours[Math.floor(hours.length / 2)]],
  ['one after the other', (hours, round) => hours[(round * 5) % hours.length]],
]

let salonId = 5000

test.each(ways)(
  'forty tokens of one address, %s, leave half of the free hours of a day [O-51]',
  async (_way, order) => {
    for (const isHalf of [false, true])
      for (const [frames, delivery] of [
        [2, 1],
        [3, 3],
        [6, 2],
      ] as const)
        for (const isOneStylist of delivery === 2 ? [false] : [false, true]) {
          const id = ++salonId
          if (!isHalf) await openSalon(id, { stylists: 3, skinners: 2 })
          const day = isHalf ? await halfBooked(3, 2, id) : dayOf(id)
          const stylistId = isOneStylist ? id * 100 + 1 : null
          const before = await freeHours(day, delivery, stylistId)
          const held = await attack(day, { frames, delivery, stylistId }, order)
          const after = await freeHours(day, delivery, stylistId)
          const what = { isHalf, frames, delivery, isOneStylist, before, after, held }
          expect(held, JSON.stringify(what)).toBeGreaterThan(0)
          // The first place is always granted; from the second on all lengths of services are counted.
          for (const [index, count] of before.entries())
            if (held > 1)
              expect(after[index], JSON.stringify(what)).toBeGreaterThanOrEqual(count / 2)
        }
  },
)

/** A customer of the shared address: presses, thinks, books, and enters a code where one is asked for. */
async function finish(day: Day, ownerToken: string, hourId: number): Promise<string> {
  const outcome = await day.book(orderOf(hourId, { ownerToken, network: NETWORK }))
  if (outcome.kind !== 'accepted') return outcome.kind
  return !outcome.response.needsCode || (await day.confirm(outcome.response.bookingId))
    ? 'booked'
    : 'expired'
}

test('fifty customers behind one address who come one after the other hold their hours and book them [O-51, B-358]', async () => {
  const day = dayOf(await newSalon(8))
  const random = randomFrom(50)
  const held: string[] = []
  const booked: string[] = []
  const thinking: { ownerToken: string; hourId: number }[] = []
  for (let customer = 0; customer < 50; customer++) {
    setClock(morning + customer * 30_000)
    const hours = await day.hours({ stylistId: null, frames: 2, delivery: 1, ownerToken: null })
    const free = hours.flatMap((hour) => (hour.isFree ? hour.hourId : []))
    const hourId = free[Math.floor(random() * free.length)]!
    const ownerToken = `customer ${customer}`
    held.push((await day.hold(holdRequest(ownerToken, [hourId], { network: NETWORK }))).kind)
    thinking.push({ ownerToken, hourId })
    if (thinking.length < 4) continue
    const { ownerToken: first, hourId: theirs } = thinking.shift()!
    booked.push(await finish(day, first, theirs))
  }
  for (const { ownerToken, hourId } of thinking) booked.push(await finish(day, ownerToken, hourId))
  expect([held, booked]).toEqual([Array(50).fill('held'), Array(50).fill('booked')])
})

test('of fifty customers behind one address who press at once some hold their hour, and all book it [O-51]', async () => {
  const day = dayOf(await newSalon(6))
  const customers = Array.from({ length: 50 }, (_, index) => ({
    ownerToken: `customer ${index}`,
    hourId: 4 + (index % 15) * 2,
  }))
  const pressed = await Promise.all(
    customers.map(({ ownerToken, hourId }) =>
      day.hold(holdRequest(ownerToken, [hourId], { network: NETWORK })),
    ),
  )
  const held = pressed.filter(({ kind }) => kind === 'held').length
  expect(held).toBeGreaterThanOrEqual(10)
  expect(held + pressed.filter(({ kind }) => kind === 'tooMany').length).toBe(50)
  for (const { ownerToken, hourId } of customers)
    expect(await finish(day, ownerToken, hourId)).toBe('booked')
})

test('an hour that an address held is not held for it again at once, for whichever browser [O-51]', async () => {
  const day = dayOf(await newSalon())
  const press = (ownerToken: string, hourId: number, network = NETWORK) =>
    day.hold(holdRequest(ownerToken, [hourId], { network }))
  const end = morning + MINUTES_3
  expect(await press('an', 10)).toMatchObject({ kind: 'held', until: end })
  // Neither a new token nor another hour that overlaps begins the time anew.
  setClock(end - 1000)
  await day.release('an')
  expect(await press('binh', 11)).toMatchObject({ kind: 'held', until: end })
  setClock(end)
  expect([await day.freeStylists(11), (await press('an', 10)).kind]).toEqual([1, 'tooMany'])
  expect((await press('chi', 12)).kind).toBe('tooMany')
  expect(await press('chi', 20)).toMatchObject({ kind: 'held' })
  await day.release('chi')
  expect(await press('dung', 10, ELSEWHERE)).toMatchObject({ kind: 'held' })
  await day.release('dung')
  setClock(end + MINUTES_3)
  expect(await press('an', 10)).toMatchObject({ kind: 'held', until: end + 2 * MINUTES_3 })
})

test('where somebody else is free, the address holds the hour with them [O-51]', async () => {
  const id = await newSalon(2)
  const day = dayOf(id)
  await day.hold(holdRequest('an', [10], { network: NETWORK }))
  setClock(morning + MINUTES_3)
  expect(await day.hold(holdRequest('binh', [10], { network: NETWORK }))).toMatchObject({
    kind: 'held',
    until: morning + 2 * MINUTES_3,
  })
  expect(await day.withState(({ holds }) => holds.all().flatMap((hold) => hold.places))).toEqual([
    { staffId: id * 100 + 2, hourId: 10, frames: 2 },
  ])
})

test('what an address holds over its share is free for the next customer, seen and booked [O-51]', async () => {
  const day = dayOf(await newSalon())
  const hours = () => day.hours({ stylistId: null, frames: 2, delivery: 1, ownerToken: null })
  const free = async () => (await hours()).flatMap((hour) => (hour.isFree ? hour.hourId : []))
  for (const hourId of [5, 9, 13])
    await day.hold(holdRequest(`token ${hourId}`, [hourId], { network: NETWORK }))
  expect(await day.holds()).toEqual(['chosen:1', 'chosen:1', 'chosen:1'])
  // Others book the rest of the day.
  for (const hourId of [3, 7, 11, ...Array.from({ length: 10 }, (_, index) => 15 + index * 2)])
    expect(await day.book(orderOf(hourId, { network: null }))).toMatchObject({ kind: 'accepted' })
  expect(await free()).toEqual(expect.arrayContaining([5, 9, 13]))
  expect(await day.hold(holdRequest('an', [9], { network: ELSEWHERE }))).toMatchObject({
    kind: 'held',
  })
  expect(await day.book(orderOf(5, { network: ELSEWHERE }))).toMatchObject({ kind: 'accepted' })
  expect(
    await day.withState(({ holds }) =>
      holds.all().flatMap(({ id }) => (id.startsWith('visit:') ? id : [])),
    ),
  ).toEqual(['visit:token 13', 'visit:an'])
})

test('pressed hours do not count towards the customers that a master serves a day [B-248]', async () => {
  await openSalon(5900, { masters: 1 })
  const day = dayOf(5900)
  for (let hourId = 3; hourId <= 13; hourId += 1)
    expect(await day.book(orderOf(0, { people: [person(hourId, { frames: 1 })] }))).toMatchObject({
      kind: 'accepted',
    })
  expect(await day.hold(holdRequest('an', [20]))).toMatchObject({ kind: 'held' })
  expect(await day.freeStylists(30)).toBe(1)
  expect(await day.book(orderOf(30))).toMatchObject({ kind: 'accepted' })
  expect(await day.freeStylists(33)).toBe(0)
})
