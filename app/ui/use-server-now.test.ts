import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startClock } from './use-server-now'

// Only the date moves: the monotonic clock stands still, as on a phone that sleeps.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000 }))
afterEach(() => void vi.useRealTimers())

test('the server clock has gone on while the phone slept [B-320]', () => {
  const now = startClock(5_000_000)
  expect(now()).toBe(5_000_000)
  vi.setSystemTime(1_000 + 90_000)
  expect(now()).toBe(5_090_000)
})
