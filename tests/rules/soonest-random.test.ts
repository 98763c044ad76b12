import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOARD_PEOPLE, type BoardEntry, freeOnBoard } from '../../domain/board-entry'
import { FRAME_MINUTES, LAST_HOUR_ID, startOf } from '../../domain/frames'
import { findSoonest, type SoonestHour, type SoonestSearch } from '../../domain/soonest'
import {
  freeDigits,
  freeHours,
  fitsOpening,
  type Opening,
} from '../../workers/booking/salon-day/hours'
import { Ledger, type StaffNeed, placesOf, rosterOf } from '../../workers/booking/salon-day/ledger'
import { isWhole } from '../sample'

const numRuns = isWhole ? 10_000 : 300

/** The whole takes minutes on a busy machine. */
const TEST_TIMEOUT_MS = 600_000

const minutes = (from: number, to: number) => fc.integer({ min: from, max: to })
const delivery = fc.constantFrom(1 as const, 2 as const, 3 as const)

/**
 * A salon-day: who is employed, who is away, when the salon serves, and what has been booked there.
 */
const salonDay = fc.record({
  employees: fc.array(
    fc.record({
      kind: fc.constantFrom('stylist' as const, 'skinner' as const),
      level: fc.integer({ min: 1, max: 3 }),
      dayOff: fc.option(minutes(0, 6), { nil: null, freq: 4 }),
      fromMinutes: fc.option(minutes(480, 900), { nil: null }),
      toMinutes: fc.option(minutes(800, 1300), { nil: null }),
    }),
    { maxLength: 12 },
  ),
  absences: fc.array(
    fc.record({ who: fc.nat(11), from: minutes(480, 1200), for: minutes(1, 300) }),
    {
      maxLength: 4,
    },
  ),
  opening: fc.record({
    openMinutes: minutes(480, 660),
    closeMinutes: minutes(960, 1260),
    message: fc.constant(''),
  }),
  isClosed: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  bookings: fc.array(
    fc.record({
      hourId: minutes(1, LAST_HOUR_ID),
      frames: minutes(1, 9),
      delivery,
      people: minutes(1, 3),
      stylist: fc.option(fc.nat(11), { nil: null }),
    }),
    { maxLength: 30, size: 'max' },
  ),
})

type SalonDay = typeof salonDay extends fc.Arbitrary<infer T> ? T : never

/** The day as the booking backend has it. */
function offeringOf({ employees, absences, opening, isClosed, bookings }: SalonDay): {
  ledger: Ledger
  opening: Opening
} {
  const hours = { ...opening, isOpen: !isClosed }
  const ledger = new Ledger()
  ledger.setRoster(
    rosterOf(
      employees.map((employee, index) => ({
        ...employee,
        id: index + 1,
        level: employee.kind === 'stylist' ? employee.level : 1,
      })),
      absences.map(({ who, from, for: length }) => ({
        staffId: who + 1,
        fromMinutes: from,
        toMinutes: from + length,
      })),
      3,
      hours,
    ),
  )
  for (const { hourId, frames, delivery: kind, people, stylist } of bookings) {
    const needs = Array.from({ length: people }, (_none, index): StaffNeed => ({
      hourId,
      frames,
      delivery: kind,
      stylistId: index === 0 && stylist !== null ? stylist + 1 : null,
      skinnerId: null,
    }))
    const seats = ledger.plan(needs)
    if (seats) for (const place of placesOf(needs, seats)) ledger.take(place)
  }
  return { ledger, opening: hours }
}

test(
  'for random rosters the board counts the same free stylists as the list of hours [B-149, B-231]',
  () => {
    fc.assert(
      fc.property(salonDay, (day) => {
        const offering = offeringOf(day)
        const { stylists, skinners } = freeDigits(offering)
        for (let frames = 1; frames <= 9; frames++) {
          const hours = freeHours(
            { ...offering, firstHour: 1 },
            { stylistId: null, frames, delivery: 3, ownerToken: null },
          )
          expect(
            hours.map(({ hourId }) => [
              freeOnBoard(stylists, hourId, frames),
              freeOnBoard(skinners, hourId, frames),
            ]),
          ).toEqual(
            hours.map(({ freeStylists, freeSkinners }) => [
              Math.min(freeStylists, BOARD_PEOPLE),
              Math.min(freeSkinners, BOARD_PEOPLE),
            ]),
          )
        }
      }),
      { numRuns },
    )
  },
  TEST_TIMEOUT_MS,
)

const midnights = [Date.UTC(2026, 10, 21, 17), Date.UTC(2026, 10, 22, 17)] as const
const days = [
  { date: '2026-11-22', midnight: midnights[0] },
  { date: '2026-11-23', midnight: midnights[1] },
]

test(
  'the soonest hours of random salons fit the ledgers, in order of time and way [B-231]',
  () => {
    const salon = fc.record({
      distanceKm: fc.option(
        fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
        {
          nil: null,
        },
      ),
      days: fc.tuple(salonDay, salonDay),
    })
    const wanted = fc.record({
      frames: minutes(1, 9),
      delivery,
      people: minutes(1, 5),
      now: fc.integer({ min: 0, max: 40 * 60 }).map((after) => midnights[0] + after * 60_000),
    })
    fc.assert(
      fc.property(fc.array(salon, { maxLength: 4 }), wanted, (salons, search) => {
        const offerings = salons.map((one) => one.days.map(offeringOf))
        const entryOf = (salonId: number, date: string): BoardEntry => ({
          salonId,
          date,
          ...freeDigits(offerings[salonId - 1]![days.findIndex((day) => day.date === date)]!),
        })
        const reach = salons.map(({ distanceKm }, index) => ({ salonId: index + 1, distanceKm }))
        expect(findSoonest(reach, { ...search, days }, entryOf)).toEqual(
          bruteForce(reach, search, offerings),
        )
      }),
      { numRuns },
    )
  },
  TEST_TIMEOUT_MS,
)

/** Tries every frame of every salon-day with the ledger's own plan. */
function bruteForce(
  reach: readonly { salonId: number; distanceKm: number | null }[],
  { frames, delivery: kind, people, now }: Omit<SoonestSearch, 'days'>,
  offerings: readonly (readonly { ledger: Ledger; opening: Opening }[])[],
): SoonestHour[] {
  const all = reach.flatMap(({ salonId, distanceKm }) => {
    const travel = distanceKm === null ? 5 : Math.max(5, Math.ceil(distanceKm * 2))
    const possible = days.flatMap(({ date, midnight }, day) => {
      const { ledger, opening } = offerings[salonId - 1]![day]!
      return Array.from({ length: LAST_HOUR_ID }, (_none, index) => index + 1).flatMap((hourId) => {
        const startsAt = midnight + (510 + (hourId - 1) * FRAME_MINUTES) * 60_000
        const need: StaffNeed = { hourId, frames, delivery: kind, stylistId: null, skinnerId: null }
        const isPossible =
          startsAt >= now + (travel + 5) * 60_000 &&
          fitsOpening(opening, hourId, frames) &&
          ledger.plan(Array.from({ length: people }, () => need)) !== null
        const free = ledger.freeOf('stylist', hourId, frames, null).length
        return isPossible
          ? [{ salonId, distanceKm, date, hourId, startsAt, freeStylists: Math.min(5, free) }]
          : []
      })
    })
    return possible.slice(0, 2)
  })
  return all.sort(
    (one, other) =>
      one.startsAt - other.startsAt ||
      (one.distanceKm ?? 0) - (other.distanceKm ?? 0) ||
      one.salonId - other.salonId,
  )
}

test('nobody gets an hour before he can arrive: two minutes a kilometre, five at least', () => {
  const open = '9'.repeat(LAST_HOUR_ID * BOARD_PEOPLE)
  const at = (hour: number, minute: number) => midnights[0] + (hour * 60 + minute) * 60_000
  const startsFor = (distanceKm: number | null, now: number) =>
    findSoonest(
      [{ salonId: 1, distanceKm }],
      { frames: 2, delivery: 3, people: 1, days, now },
      (salonId, date) => ({ salonId, date, stylists: open, skinners: open }),
    ).map(({ hourId, date }) => `${date.slice(-2)} ${startOf(hourId)}`)
  expect(startsFor(0.5, at(9, 0))).toEqual(['22 550', '22 570'])
  expect(startsFor(null, at(9, 20))[0]).toBe('22 570')
  expect(startsFor(null, at(9, 21))[0]).toBe('22 590')
  expect(startsFor(12, at(9, 0))[0]).toBe('22 570')
  expect(startsFor(12.6, at(9, 0))[0]).toBe('22 590')
  // Past the last frame of today, tomorrow's first.
  expect(startsFor(1, at(22, 40))).toEqual(['23 510', '23 530'])
})
