import { expect, test } from 'vitest'
import {
  canTake,
  firstToTake,
  frameGroup,
  hourChosenForHim,
  hourLabel,
  isAtSalon,
  startOf,
  whoIsFull,
} from './slots'

const date = '2026-11-21'
const now = Date.parse('2026-11-21T02:40:00Z') // 9h40 in Vietnam
const web = { date, now, utmSource: '' }
const atSalon = { date, now, utmSource: 'book_at_salon' }

test.each([
  [1, '2026-11-21T01:30:00.000Z'],
  [2, '2026-11-21T01:50:00.000Z'],
  [36, '2026-11-21T13:10:00.000Z'],
])('frame %i begins at %s [B-149]', (id, instant) => {
  expect(new Date(startOf(id, date)).toISOString()).toBe(instant)
})

test.each([
  ['a free frame ahead', { id: 5, isFree: true }, web, true],
  [
    'a free frame that begins now',
    { id: 4, isFree: true },
    { ...web, now: startOf(4, date) },
    false,
  ],
  ['a free frame that has begun', { id: 3, isFree: true }, web, false],
  ['a taken frame ahead', { id: 5, isFree: false }, web, false],
  ['the same frame tomorrow', { id: 3, isFree: true }, { ...web, date: '2026-11-22' }, true],
])('whether %s can be taken [B-224, B-228]', (_what, frame, look, expected) => {
  expect(canTake(frame, look)).toBe(expected)
})

test('in the salon a past frame that is free can be taken, a taken one cannot [B-225, B-227]', () => {
  expect(isAtSalon('book_at_salon')).toBe(true)
  expect(canTake({ id: 3, isFree: true }, atSalon)).toBe(true)
  expect(canTake({ id: 3, isFree: false }, atSalon)).toBe(false)
})

test('in the salon the first free frame is chosen for the customer [B-226]', () => {
  const frames = [
    { id: 1, isFree: false },
    { id: 2, isFree: true },
    { id: 6, isFree: true },
  ]
  expect(hourChosenForHim(frames, null, atSalon)).toBe(2)
  expect(hourChosenForHim(frames, 6, atSalon)).toBe(6)
  expect(hourChosenForHim(frames, null, web)).toBeNull()
  expect(firstToTake(frames, web)).toEqual({ id: 6, isFree: true })
  expect(firstToTake([{ id: 1, isFree: true }], web)).toBeNull()
})

test.each([
  [true, null, null],
  [true, 7, null],
  [false, 7, 'stylist'],
  [false, null, 'salon'],
])('free places %s with stylist %s: full is %s [B-220, B-221, O-25]', (hasFree, stylistId, who) => {
  expect(whoIsFull(hasFree, stylistId)).toBe(who)
})

test('a frame is written as the chain writes it [B-149]', () => {
  expect([1, 2, 3, 36].map(hourLabel)).toEqual(['8h30', '8h50', '9h10', '20h10'])
})

test('in the salon nothing is chosen for him when nothing is free [B-226]', () => {
  expect(hourChosenForHim([{ id: 1, isFree: false }], null, atSalon)).toBeNull()
})

test('a group shows no frame that is over, those that are full, and how many can be chosen [B-045, B-224]', () => {
  const hours = [
    { id: 3, isFree: true },
    { id: 4, isFree: false },
    { id: 5, isFree: false },
    { id: 6, isFree: true },
    { id: 7, isFree: true },
  ]
  const shown = (look: typeof web, gone?: number[]) => {
    const { frames, free } = frameGroup({ name: 'Sáng', hours }, look, gone)
    return [frames.map(({ frame, canTake }) => (canTake ? frame.id : -frame.id)), free]
  }
  expect(shown(web)).toEqual([[-5, 6, 7], 2])
  expect(shown(web, [7])).toEqual([[-5, 6, -7], 1])
  // A customer at the salon may still take one that has begun (B-225).
  expect(shown(atSalon)).toEqual([[3, -5, 6, 7], 3])
  expect(shown({ ...web, now: startOf(5, date) })).toEqual([[6, 7], 2])
  expect(shown({ ...web, date: '2026-11-20' })).toEqual([[], 0])
})
