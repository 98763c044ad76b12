import { expect, test } from 'vitest'
import { addMonths, daysBetween, monthOf } from './vietnam-time'

test('days from one date to another are whole ones, negative backwards', () => {
  expect(daysBetween('2026-11-21', '2027-11-21')).toBe(365)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})

test('months are counted by the calendar, and end with a shorter month', () => {
  expect(['2026-11-21', '2026-08-31', '2027-12-31'].map((day) => addMonths(day, 6))).toEqual([
    '2027-05-21',
    '2027-02-28',
    '2028-06-30',
  ])
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
})

test('a month lasts from its first midnight in Vietnam to that of the next', () => {
  expect(monthOf('2026-12')).toEqual({
    from: Date.parse('2026-11-30T17:00:00Z'),
    to: Date.parse('2026-12-31T17:00:00Z'),
  })
})
