import { expect, test } from 'vitest'
import { nextVisit, secondsStored } from './card'

const HOUR = 3_600_000
const now = Date.parse('2026-11-23T03:00:00Z')

function visit(hours: number, over: Partial<Parameters<typeof nextVisit>[0][number]> = {}) {
  return {
    status: 'CONFIRMED' as const,
    isCanceled: false,
    startsAt: now + hours * HOUR,
    minutes: 30,
    ...over,
  }
}

test('the visit that comes first is stored, also while it lasts', () => {
  const soon = visit(2)
  expect(nextVisit([visit(30), soon, visit(-20)], now)).toBe(soon)
  const begun = visit(-0.25)
  expect(nextVisit([soon, begun], now)).toBe(begun)
})

test('a visit that is over is stored for a day, where no other comes', () => {
  const last = visit(-24)
  expect(nextVisit([visit(-24.4), last], now)).toBe(last)
  expect(secondsStored(last, now)).toBe(30 * 60)
  expect(nextVisit([visit(-24.5)], now)).toBeNull()
  expect(secondsStored(visit(-24, { minutes: null }), now)).toBe(60 * 60)
})

test('what is canceled, done or waits for its code is not stored', () => {
  const others = [
    visit(1, { isCanceled: true }),
    visit(1, { status: 'PENDING_CODE' }),
    visit(1, { status: 'DONE' }),
  ]
  expect(nextVisit(others, now)).toBeNull()
})
