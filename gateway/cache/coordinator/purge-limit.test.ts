import { expect, test } from 'vitest'
import { PurgeLimit } from './purge-limit'

test('twenty purges a minute in all; the next minute begins anew', () => {
  const limit = new PurgeLimit()
  const noon = Date.UTC(2026, 10, 21, 5)
  const pauses = Array.from({ length: 22 }, (_purge, index) => limit.count(noon + index * 1000))
  expect(pauses).toEqual([...Array.from({ length: 20 }, () => 0), 40, 39])
  expect(limit.count(noon + 60_000)).toBe(0)
})
