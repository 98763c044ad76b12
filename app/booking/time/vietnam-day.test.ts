import { expect, test } from 'vitest'
import { clockText, dayText, fullWeekday, isDay, shortDay } from './vietnam-day'

test.each([
  ['2026-11-21', true],
  ['2026-02-31', false],
  ['21-11-2026', false],
  ['2026-1-1', false],
  ['2026-13-01', false],
  ['2026-11-21T00', false],
  ['+2026-11-21', false],
  // November of the year 12026 reads back as it was written.
  ['+012026-11', false],
  ['', false],
])('whether "%s" is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('a day reads as weekday and day of the month [B-214]', () => {
  expect(dayText('2026-11-21')).toBe('T7, 21/11')
  expect(dayText('2026-11-22')).toBe('CN, 22/11')
  expect(dayText('2026-11-23')).toBe('T2, 23/11')
  expect(shortDay('2026-01-09')).toBe('09/01')
})

test('a clock reads with two digits of minutes, in Vietnam wherever the machine is', () => {
  expect(clockText(Date.parse('2026-11-21T02:05:59Z'))).toBe('9h05')
  expect(clockText(Date.parse('2026-11-20T17:00:00Z'))).toBe('0h00')
})

test('every day of the week has its own name', () => {
  const week = [20, 21, 22, 23, 24, 25, 26].map((day) => `2026-11-${day}`)
  expect(week.map(dayText)).toEqual([
    'T6, 20/11',
    'T7, 21/11',
    'CN, 22/11',
    'T2, 23/11',
    'T3, 24/11',
    'T4, 25/11',
    'T5, 26/11',
  ])
  expect(week.map(fullWeekday)).toEqual([
    'Thứ Sáu, 20/11',
    'Thứ Bảy, 21/11',
    'Chủ Nhật, 22/11',
    'Thứ Hai, 23/11',
    'Thứ Ba, 24/11',
    'Thứ Tư, 25/11',
    'Thứ Năm, 26/11',
  ])
})
