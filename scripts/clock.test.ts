import { expect, test } from 'vitest'
import { toTuesdayMorning } from './clock.ts'

const at = (iso: string) => {
  const now = Date.parse(iso)
  return new Date(now + toTuesdayMorning(now)).toISOString()
}

test('the tests begin at 09:05 in Vietnam of a later Tuesday in the middle of a month', () => {
  expect(at('2026-11-06T03:00:00Z')).toBe('2026-11-10T02:05:00.000Z')
  expect(at('2026-11-13T03:00:00Z')).toBe('2026-11-17T02:05:00.000Z')
})

test('no Tuesday of the last ten or the first seven days of a month is taken', () => {
  expect(at('2026-11-21T03:00:00Z')).toBe('2026-12-08T02:05:00.000Z')
  expect(at('2026-11-26T03:00:00Z')).toBe('2026-12-08T02:05:00.000Z')
})

test('a Tuesday itself leads to a later one, and an evening in UTC is already the next day', () => {
  expect(at('2026-11-09T16:59:59Z')).toBe('2026-11-10T02:05:00.000Z')
  expect(at('2026-11-09T17:00:00Z')).toBe('2026-11-17T02:05:00.000Z')
})
