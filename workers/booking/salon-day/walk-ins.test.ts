import { expect, test } from 'vitest'
import { addDays, isWeekend } from '../../kit/vietnam-time'
import { Ledger, MAX_MASTER_CUSTOMERS, type Place, type StaffOnDay } from './ledger'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { partOfDay } from './hours'
import { FULL_STYLIST, restOf, walkInsOf } from './walk-ins'

const isThere = Array.from({ length: LAST_HOUR_ID + 1 }, (_, hour) => hour > 0)
const roster: StaffOnDay[] = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  kind: 'stylist',
  level: 1,
  isThere,
}))
const days = Array.from({ length: 56 }, (_, index) => addDays('2026-11-23', index))
const nobody = () => false

function load(places: readonly Place[], first: number, last: number): number {
  const frames = places.flatMap(({ hourId, frames: count }) =>
    Array.from({ length: count }, (_, index) => hourId + index),
  )
  return (
    frames.filter((hour) => hour >= first && hour <= last).length /
    ((last - first + 1) * roster.length)
  )
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

test('demo weekdays are about half full, weekends three quarters, evenings fuller', () => {
  const [weekdays, weekends] = [
    days.filter((date) => !isWeekend(date)),
    days.filter(isWeekend),
  ].map((some) => some.map((date) => walkInsOf(7, date, roster, nobody)))
  const daytime = (all: Place[][]) => mean(all.map((places) => load(places, 1, 28)))
  const evening = (all: Place[][]) => mean(all.map((places) => load(places, 30, 35)))
  expect(daytime(weekdays!)).toBeGreaterThan(0.38)
  expect(daytime(weekdays!)).toBeLessThan(0.58)
  expect(daytime(weekends!)).toBeGreaterThan(0.65)
  expect(daytime(weekends!)).toBeLessThan(0.87)
  expect(evening(weekdays!)).toBeGreaterThan(daytime(weekdays!) + 0.1)
})

test('demo walk-ins are the same whenever a day is looked at, differ between salons, and never overlap', () => {
  const places = walkInsOf(7, days[0]!, roster, nobody)
  expect(walkInsOf(7, days[0]!, roster, nobody)).toEqual(places)
  expect(walkInsOf(8, days[0]!, roster, nobody)).not.toEqual(places)
  const frames = places.flatMap(({ staffId, hourId, frames: count }) =>
    Array.from({ length: count }, (_, index) => `${staffId}@${hourId + index}`),
  )
  expect(new Set(frames).size).toBe(frames.length)
})

test('demo walk-ins for tests are the same on the same weekday of every week, and differ between weekdays', () => {
  const weekly = (date: string) => walkInsOf(7, date, roster, nobody, true)
  expect(weekly(days[7]!)).toEqual(weekly(days[0]!))
  expect(weekly(days[1]!)).not.toEqual(weekly(days[0]!))
})

test('demo walk-ins leave alone what is booked and who is away', () => {
  const late: StaffOnDay = {
    id: 1,
    kind: 'stylist',
    level: 1,
    isThere: isThere.map((_, hour) => hour >= 10),
  }
  const places = restOf([late], (_id, hourId) => hourId === 20)
  const frames = places.flatMap(({ hourId, frames: count }) =>
    Array.from({ length: count }, (_, index) => hourId + index),
  )
  expect(frames).toEqual(
    Array.from({ length: LAST_HOUR_ID - 9 }, (_, index) => index + 10).filter(
      (hour) => hour !== 20,
    ),
  )
})

test('even the fullest demo day leaves room for a cut with a wash in every part of the day', () => {
  const team: StaffOnDay[] = [1, 2, 3, 51, 52].map((id) => ({
    id,
    kind: id < 50 ? 'stylist' : 'skinner',
    level: 1,
    isThere,
  }))
  for (const date of days) {
    const ledger = new Ledger()
    ledger.setRoster(team)
    for (const place of walkInsOf(7, date, team, nobody)) ledger.take(place)
    const free = isThere.flatMap((_, hourId) =>
      ledger.freeOf('stylist', hourId, 3, null).length > 0 &&
      ledger.freeOf('skinner', hourId, 3, null).length > 0
        ? [partOfDay(hourId)]
        : [],
    )
    expect(new Set(free)).toEqual(new Set(['Sáng', 'Chiều', 'Tối']))
  }
})

test('one demo stylist is always full, and no master gets more than twelve [B-246, B-248]', () => {
  const full = walkInsOf(
    10,
    days[0]!,
    [{ id: FULL_STYLIST, kind: 'stylist', level: 2, isThere }],
    nobody,
  )
  expect(full.reduce((sum, place) => sum + place.frames, 0)).toBe(LAST_HOUR_ID)
  expect(restOf([{ id: 1, kind: 'stylist', level: 3, isThere }], nobody)).toHaveLength(
    MAX_MASTER_CUSTOMERS,
  )
})
