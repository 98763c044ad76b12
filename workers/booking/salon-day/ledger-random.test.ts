import fc from 'fast-check'
import { test } from 'vitest'
import { type Ledger, MAX_MASTER_CUSTOMERS, type Place, type StaffOnDay } from './ledger'
import { always, employee, need, salon, serve } from '../testing/ledger'
import { LAST_HOUR_ID } from '../../../domain/frames'

test('over 10,000 random days nobody is double-booked, cancels restore all [B-231]', () => {
  const shift = fc.tuple(
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 12, max: LAST_HOUR_ID }),
  )
  const roster = fc.array(
    fc.record({
      kind: fc.constantFrom<StaffOnDay['kind']>('stylist', 'skinner'),
      level: fc.integer({ min: 1, max: 3 }),
      shift,
    }),
    { minLength: 1, maxLength: 8 },
  )
  const anyNeed = fc.record({
    hourId: fc.integer({ min: 1, max: LAST_HOUR_ID }),
    frames: fc.integer({ min: 1, max: 6 }),
    delivery: fc.constantFrom(1 as const, 2 as const, 3 as const),
    stylist: fc.option(fc.nat(7), { nil: null }),
  })
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.array(anyNeed, { minLength: 1, maxLength: 5 }) },
    { weight: 1, arbitrary: fc.nat(40) },
  )
  fc.assert(
    fc.property(roster, fc.array(step, { maxLength: 25, size: 'max' }), (people, steps) => {
      const staff = people.map(({ kind, level, shift: [first, last] }, index) =>
        employee(index + 1, kind, {
          level: kind === 'stylist' ? level : 1,
          isThere: always.map((_, hour) => hour >= first && hour <= last),
        }),
      )
      const ledger = salon(...staff)
      const taken: Place[][] = []
      for (const action of steps) {
        if (typeof action === 'number') {
          const [places] = taken.splice(action, 1)
          const before = busy(ledger, staff)
          for (const place of places ?? []) ledger.release(place)
          // Exactly what was taken is given back.
          for (const place of places ?? [])
            for (let hour = place.hourId; hour < place.hourId + place.frames; hour++)
              before.delete(`${place.staffId}@${hour}`)
          if ([...busy(ledger, staff)].join() !== [...before].join())
            throw new Error('a cancel gave back something else')
        } else {
          const needs = action.map(({ stylist, ...rest }) =>
            need(rest.hourId, rest.frames, {
              delivery: rest.delivery,
              stylistId: stylist === null ? null : stylist + 1,
            }),
          )
          const places = serve(ledger, needs)
          if (places) taken.push(places)
        }
        check(ledger, staff, taken.flat())
      }
      for (const place of taken.flat()) ledger.release(place)
      check(ledger, staff, [])
    }),
    { numRuns: 10_000 },
  )
})

function check(ledger: Ledger, staff: readonly StaffOnDay[], places: readonly Place[]): void {
  for (const { id, level, isThere } of staff) {
    const own = places.filter((place) => place.staffId === id)
    const frames = own.flatMap(({ hourId, frames: count }) =>
      Array.from({ length: count }, (_, index) => hourId + index),
    )
    if (new Set(frames).size < frames.length) throw new Error(`${id} is promised twice`)
    if (frames.some((hour) => !isThere[hour])) throw new Error(`${id} is promised while away`)
    if (level === 3 && own.length > MAX_MASTER_CUSTOMERS)
      throw new Error(`master ${id} has too many customers`)
    const covered = Array.from({ length: LAST_HOUR_ID }, (_, index) =>
      ledger.coveredTimes(id, index + 1),
    )
    if (covered.some((count, index) => count !== (frames.includes(index + 1) ? 1 : 0)))
      throw new Error(`${id}'s ledger differs from what was promised`)
    if (ledger.customersOf(id) !== own.length)
      throw new Error(`${id} has other customers than promised`)
  }
  for (const kind of ['stylist', 'skinner'] as const) {
    for (let hour = 1; hour <= LAST_HOUR_ID; hour++) {
      const atWork = staff.filter(
        (one) =>
          one.kind === kind &&
          one.isThere[hour] &&
          !(one.level === 3 && ledger.customersOf(one.id) >= MAX_MASTER_CUSTOMERS),
      )
      const serving = atWork.filter(({ id }) =>
        places.some(
          (place) =>
            place.staffId === id && place.hourId <= hour && hour < place.hourId + place.frames,
        ),
      )
      if (ledger.freeOf(kind, hour, 1, null).length !== atWork.length - serving.length)
        throw new Error(`not as many ${kind}s are free at ${hour} as are at work and serve nobody`)
    }
  }
}

/** All busy frames of all staff. */
function busy(ledger: Ledger, staff: readonly StaffOnDay[]): Set<string> {
  return new Set(
    staff.flatMap(({ id }) =>
      always.flatMap((_, hour) => (ledger.coveredTimes(id, hour) > 0 ? [`${id}@${hour}`] : [])),
    ),
  )
}
