import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  instantOf,
  isWeekend,
  vietnamDay,
  vietnamMinutes,
} from './vietnam-time'

test('the Vietnamese day begins at 17:00 UTC [O-50]', () => {
  expect(vietnamDay(Date.parse('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20')
  expect(vietnamDay(Date.parse('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
})

test('minutes of the day are those of a Vietnamese clock [O-50]', () => {
  expect(vietnamMinutes(Date.parse('2026-11-20T17:00:00Z'))).toBe(0)
  expect(vietnamMinutes(Date.parse('2026-11-21T01:30:00Z'))).toBe(510)
})

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
  expect(daysBetween('2026-11-21', '2027-11-21')).toBe(365)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
])('%s is a weekend day: %s', (date, weekend) => {
  expect(isWeekend(date)).toBe(weekend)
})

test('months are counted by the calendar, and end with a shorter month', () => {
  expect(['2026-11-21', '2026-08-31', '2027-12-31'].map((day) => addMonths(day, 6))).toEqual([
    '2027-05-21',
    '2027-02-28',
    '2028-06-30',
  ])
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
})
