import { expect, test } from 'vitest'
import { toTomorrowMorning } from './clock.ts'

const at = (iso: string) => {
  const now = Date.parse(iso)
  return new Date(now + toTomorrowMorning(now)).toISOString()
}

test('the tests begin at 09:05 of the next Vietnamese day', () => {
  expect(at('2026-11-21T03:00:00Z')).toBe('2026-11-22T02:05:00.000Z')
})

test('an evening in UTC is already the next day in Vietnam', () => {
  expect(at('2026-11-21T17:00:00Z')).toBe('2026-11-23T02:05:00.000Z')
  expect(at('2026-11-21T16:59:59Z')).toBe('2026-11-22T02:05:00.000Z')
})
