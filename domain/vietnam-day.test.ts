import { expect, test } from 'vitest'
import { addDays, instantOf, isWeekend, vietnamDay, vietnamMinutes } from './vietnam-day'

test.each([
  ['2026-11-20T16:59:59.999Z', '2026-11-20', 23 * 60 + 59],
  ['2026-11-20T17:00:00Z', '2026-11-21', 0],
  ['2026-11-21T01:30:00Z', '2026-11-21', 510],
  ['2026-12-31T20:30:00Z', '2027-01-01', 3 * 60 + 30],
])(
  'the day and minute of %s are those of Vietnam whatever the machine zone [B-236, O-50]',
  (instant, day, minutes) => {
    expect(vietnamDay(Date.parse(instant))).toBe(day)
    expect(vietnamMinutes(Date.parse(instant))).toBe(minutes)
  },
)

test('an instant and its day and minutes belong together', () => {
  const instant = instantOf('2026-12-31', 1230)
  expect(new Date(instant).toISOString()).toBe('2026-12-31T13:30:00.000Z')
  expect([vietnamDay(instant), vietnamMinutes(instant)]).toEqual(['2026-12-31', 1230])
  expect(vietnamDay(instantOf('2026-12-31', 1500))).toBe('2027-01-01')
})

test('days are counted over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('Saturday and Sunday are a weekend [B-288]', () => {
  const week = [20, 21, 22, 23, 24, 25, 26].map((day) => `2026-11-${day}`)
  expect(week.filter(isWeekend)).toEqual(['2026-11-21', '2026-11-22'])
})
