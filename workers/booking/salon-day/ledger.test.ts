import { expect, test } from 'vitest'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { Ledger, MAX_MASTER_CUSTOMERS, placesOf, type Employee, rosterOf } from './ledger'
import { always, employee, need, salon, serve } from '../testing/ledger'

test('somebody counts as free only if he is for the whole length [B-367]', () => {
  const ledger = salon(employee(1, 'stylist'), employee(2, 'stylist'), employee(51, 'skinner'))
  ledger.take({ staffId: 1, hourId: 12, frames: 1 })
  expect(
    [9, 10, 11, 12, 13].map((hourId) => ledger.freeOf('stylist', hourId, 3, null).length),
  ).toEqual([2, 1, 1, 1, 2])
})

test('a stylist who comes later or leaves earlier is not free before or after', () => {
  const ledger = salon(
    employee(1, 'stylist', { isThere: always.map((_, hour) => hour >= 10 && hour <= 20) }),
  )
  expect([9, 10, 18, 19].map((hourId) => ledger.freeOf('stylist', hourId, 3, null).length)).toEqual(
    [0, 1, 1, 0],
  )
})

test('a master serves twelve customers a day, however short [B-248]', () => {
  const ledger = salon(employee(1, 'stylist', { level: 3 }))
  for (let customer = 0; customer < MAX_MASTER_CUSTOMERS; customer++)
    expect(serve(ledger, [need(1 + customer * 2, 1, { delivery: 1 })])).not.toBeNull()
  expect(serve(ledger, [need(30, 1, { delivery: 1 })])).toBeNull()
})

test('the system chooses a master only when nobody else is free, and a customer may choose him', () => {
  const roster = [employee(1, 'stylist', { level: 3 }), employee(2, 'stylist')]
  expect(salon(...roster).plan([need(5, 2, { delivery: 1 })])).toEqual([
    { stylistId: 2, skinnerId: null },
  ])
  expect(salon(...roster).plan([need(5, 2, { delivery: 1, stylistId: 1 })])).toEqual([
    { stylistId: 1, skinnerId: null },
  ])
  expect(
    salon(...roster)
      .plan([need(5, 2, { delivery: 1 }), need(5, 2, { delivery: 1 })])
      ?.map((assignment) => assignment.stylistId)
      .sort(),
  ).toEqual([1, 2])
})

test('the system prefers the employee with the fewest busy frames', () => {
  const ledger = salon(employee(1, 'stylist'), employee(2, 'stylist'))
  ledger.take({ staffId: 1, hourId: 20, frames: 3 })
  expect(ledger.plan([need(1, 3, { delivery: 1 })])).toEqual([{ stylistId: 2, skinnerId: null }])
})

test('a group is served even if the obvious choice for the first would leave nobody for the second', () => {
  const ledger = salon(employee(1, 'stylist'), employee(2, 'stylist'))
  ledger.take({ staffId: 2, hourId: 8, frames: 1 })
  ledger.take({ staffId: 1, hourId: 30, frames: 5 })
  // Customer 1 fits either; customer 2, who stays longer, only stylist 1.
  expect(ledger.plan([need(5, 3, { delivery: 1 }), need(5, 4, { delivery: 1 })])).toEqual([
    { stylistId: 2, skinnerId: null },
    { stylistId: 1, skinnerId: null },
  ])
})

test('one person may serve two customers of a group one after the other', () => {
  const ledger = salon(employee(1, 'stylist'))
  expect(
    ledger
      .plan([need(5, 3, { delivery: 1 }), need(8, 3, { delivery: 1 })])
      ?.map((assignment) => assignment.stylistId),
  ).toEqual([1, 1])
  expect(ledger.plan([need(5, 3, { delivery: 1 }), need(7, 3, { delivery: 1 })])).toBeNull()
})

test('only what was taken can be released', () => {
  expect(() => salon(employee(1, 'stylist')).release({ staffId: 1, hourId: 3, frames: 1 })).toThrow(
    'never taken',
  )
})

test('places are those of a plan for all customers, and no plan for fewer', () => {
  const plan = [{ stylistId: 1, skinnerId: null }]
  expect(() => placesOf([need(5), need(5)], plan)).toThrow('customer 2 has no assignment')
})

test('who works is who was set, nobody before', () => {
  expect(new Ledger().roster).toEqual([])
  const roster = [employee(1, 'stylist')]
  expect(salon(...roster).roster).toEqual(roster)
})

test('only a master is full after twelve customers [B-248]', () => {
  const [stylist, master] = [employee(1, 'stylist'), employee(2, 'stylist', { level: 3 })]
  const ledger = salon(stylist, master)
  for (const staffId of [1, 2])
    for (let hourId = 1; hourId <= MAX_MASTER_CUSTOMERS; hourId++)
      ledger.take({ staffId, hourId, frames: 1 })
  expect([ledger.isFree(stylist, 20, 1), ledger.isFree(master, 20, 1)]).toEqual([true, false])
})

test('nobody is free before the first frame of a day or beyond its last', () => {
  const early = employee(1, 'stylist', { isThere: Array.from({ length: 60 }, () => true) })
  const free = (hourId: number, frames: number) => salon(early).isFree(early, hourId, frames)
  const last = LAST_HOUR_ID
  expect([free(0, 2), free(1, 2), free(last - 1, 2)]).toEqual([false, true, true])
  expect([free(last, 2), free(last + 1, 1)]).toEqual([false, false])
})

test('each customer gets those whose time his services take, a chosen skinner as well [B-231]', () => {
  const ledger = salon(
    employee(1, 'stylist'),
    employee(2, 'stylist'),
    employee(51, 'skinner'),
    employee(52, 'skinner'),
  )
  const needs = [
    need(5, 2, { delivery: 2 }),
    need(5, 2, { delivery: 3, skinnerId: 51 }),
    need(5, 2, { delivery: 1 }),
  ]
  const assignments = ledger.plan(needs)!
  expect(assignments).toEqual([
    { stylistId: null, skinnerId: 52 },
    { stylistId: 1, skinnerId: 51 },
    { stylistId: 2, skinnerId: null },
  ])
  expect(placesOf(needs, assignments)).toEqual(
    [52, 1, 51, 2].map((staffId) => ({ staffId, hourId: 5, frames: 2 })),
  )
  expect(salon(employee(1, 'stylist')).plan([need(5, 2, { delivery: 3 })])).toBeNull()
})

test('a customer for whom fewer are free is assigned first', () => {
  const ledger = salon(employee(1, 'stylist'), employee(2, 'stylist'), employee(3, 'stylist'))
  ledger.take({ staffId: 3, hourId: 7, frames: 3 })
  expect(
    ledger.plan([need(5, 2, { delivery: 1 }), need(5, 3, { delivery: 1 })])?.map(assignedStylist),
  ).toEqual([2, 1])
})

test('the system chooses a master last, however little he has to do, and of equals the older one', () => {
  const [busy, master] = [employee(1, 'stylist'), employee(2, 'stylist', { level: 3 })]
  for (const roster of [
    [busy, master],
    [master, busy],
  ]) {
    const ledger = salon(...roster)
    ledger.take({ staffId: 1, hourId: 20, frames: 5 })
    expect(ledger.plan([need(1, 2, { delivery: 1 })])?.map(assignedStylist)).toEqual([1])
  }
  const equals = salon(employee(4, 'stylist'), employee(3, 'stylist'))
  expect(equals.plan([need(1, 2, { delivery: 1 })])?.map(assignedStylist)).toEqual([3])
})

test('a frame that is taken twice counts twice, and is busy once', () => {
  const ledger = salon(employee(1, 'stylist'))
  const place = { staffId: 1, hourId: 3, frames: 2 }
  const counts = () => [2, 3, 4, 5].map((hourId) => ledger.coveredTimes(1, hourId))
  ledger.take(place)
  ledger.take({ ...place, frames: 1 })
  expect([counts(), ledger.busyFrames(1), ledger.customersOf(1)]).toEqual([[0, 2, 1, 0], 2, 2])
  ledger.release(place)
  expect([counts(), ledger.busyFrames(1), ledger.customersOf(1)]).toEqual([[0, 1, 0, 0], 1, 1])
})

function assignedStylist({ stylistId }: { stylistId: number | null }): number | null {
  return stylistId
}

const openDay = { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' }
const stylist: Employee = {
  id: 1,
  kind: 'stylist',
  level: 1,
  dayOff: null,
  fromMinutes: null,
  toMinutes: null,
}

function framesOf(
  employees: Employee[],
  absences: Parameters<typeof rosterOf>[1] = [],
  over = openDay,
): number[] {
  const stylist = rosterOf(employees, absences, 1, over)[0]
  return stylist ? stylist.isThere.flatMap((isThere, hour) => (isThere ? [hour] : [])) : []
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

test('a stylist works from opening to closing, in his shift, and not on his day off', () => {
  expect(framesOf([stylist])).toEqual(range(1, 36))
  expect(framesOf([stylist], [], { ...openDay, openMinutes: 540, closeMinutes: 1020 })).toEqual(
    range(3, 25),
  )
  expect(framesOf([{ ...stylist, fromMinutes: 690 }])).toEqual(range(10, 36))
  expect(framesOf([{ ...stylist, toMinutes: 1050 }])).toEqual(range(1, 27))
  expect(framesOf([{ ...stylist, dayOff: 1 }])).toEqual([])
})

test('an absence takes every frame that it touches', () => {
  const away = (fromMinutes: number, toMinutes: number) =>
    framesOf([stylist], [{ staffId: 1, fromMinutes, toMinutes }])
  expect(away(510, 720)).toEqual(range(12, 36))
  expect(away(600, 620)).toEqual(range(1, 36).filter((hour) => hour !== 5 && hour !== 6))
  expect(away(515, 520)).toEqual(range(2, 36))
  expect(away(0, 1440)).toEqual([])
  expect(framesOf([stylist], [{ staffId: 2, fromMinutes: 0, toMinutes: 1440 }])).toEqual(
    range(1, 36),
  )
})

test('who is not there at all is left out, and the others come with their kind and level', () => {
  const away = { ...stylist, id: 2 }
  const skinner = { ...stylist, id: 51, kind: 'skinner' as const, level: 2 }
  const roster = rosterOf(
    [stylist, away, skinner, { ...stylist, id: 3, dayOff: 1 }],
    [{ staffId: 2, fromMinutes: 0, toMinutes: 1440 }],
    1,
    openDay,
  )
  expect(roster.map(({ id, kind, level }) => [id, kind, level])).toEqual([
    [1, 'stylist', 1],
    [51, 'skinner', 2],
  ])
})
