import { expect, test } from 'vitest'
import { instantOf } from '../../kit/vietnam-time'
import { answerUntil, isInTime, isReady, isWithinShare, nextDay, readyAt } from './rules'

const MINUTE = 60_000
const today = '2026-11-28'
const at = (hours: number, minutes = 0) => instantOf(today, hours * 60 + minutes)
const ready = { mode: 'ask', ignored: 0, pausedUntil: 0 } as const

test.each([
  [61, 10],
  [60, 5],
  [20, 5],
])('an offer of a visit in %i minutes stands for %i', (ahead, minutes) => {
  expect(answerUntil(at(9) + ahead * MINUTE, at(9))).toBe(at(9, minutes))
})

test('nobody is offered a visit within 20 minutes, or booked one within an hour', () => {
  expect(isInTime('ask', at(9, 20), at(9))).toBe(true)
  expect(isInTime('ask', at(9, 20), at(9) + 1)).toBe(false)
  expect(isInTime('book', at(10), at(9))).toBe(true)
  expect(isInTime('book', at(10), at(9) + 1)).toBe(false)
})

test('at night nobody is asked, who wants no question is booked, and at 6h30 it goes on', () => {
  for (const night of [at(22), at(23, 59), at(0), at(6, 29)]) {
    expect(isReady(ready, night)).toBe(false)
    expect(isReady({ ...ready, mode: 'book' }, night)).toBe(true)
    expect(readyAt({ ...ready, mode: 'book' }, night)).toBe(Infinity)
  }
  expect(readyAt(ready, at(3))).toBe(at(6, 30))
  expect(readyAt(ready, at(23))).toBe(at(24 + 6, 30))
  expect([isReady(ready, at(6, 30)), readyAt(ready, at(6, 30))]).toEqual([true, Infinity])
})

test('after two offers without a response a customer sleeps; a pause ends by itself', () => {
  expect(isReady({ ...ready, ignored: 1 }, at(9))).toBe(true)
  expect(isReady({ ...ready, ignored: 2 }, at(9))).toBe(false)
  expect(readyAt({ ...ready, ignored: 2 }, at(3))).toBe(Infinity)
  const paused = { ...ready, pausedUntil: at(10) }
  expect([isReady(paused, at(9)), readyAt(paused, at(9))]).toEqual([false, at(10)])
  expect(readyAt({ ...ready, pausedUntil: nextDay(at(9)) }, at(9))).toBe(at(24 + 6, 30))
})

test.each([
  [0, 1, 1, true],
  [0, 2, 2, true],
  [1, 1, 2, false],
  [1, 1, 3, true],
  [1, 1, 4, true],
  [2, 1, 4, false],
])('with %i waiting for an answer, %i more of a team of %i: %s', (held, added, atWork, isFine) => {
  expect(isWithinShare(held, added, atWork)).toBe(isFine)
})
