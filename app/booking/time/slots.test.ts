import { expect, test } from 'vitest'
import { instantOf } from './vietnam-day'
import {
  canTake,
  firstHourLabel,
  firstToTake,
  frameGroup,
  hourChosenForHim,
  hourLabel,
  isAtSalon,
  whoIsFull,
} from './slots'

const date = '2026-11-21'
const now = Date.parse('2026-11-21T02:40:00Z') // 9h40 in Vietnam
const web = { date, now, utmSource: '' }
const atSalon = { date, now, utmSource: 'book_at_salon' }

/** A frame by its number, the first of 8h30, each of 20 minutes. */
function frame(number: number, isFree: boolean) {
  return { id: String(number), start: 490 + number * 20, isFree }
}

/** The instant at which one begins. */
const startOf = (number: number) => instantOf(date, frame(number, true).start)

test.each([
  ['a free frame ahead', frame(5, true), web, true],
  ['a free frame that begins now', frame(4, true), { ...web, now: startOf(4) }, false],
  ['a free frame that has begun', frame(3, true), web, false],
  ['a taken frame ahead', frame(5, false), web, false],
  ['the same frame tomorrow', frame(3, true), { ...web, date: '2026-11-22' }, true],
])('whether %s can be taken [B-224, B-228]', (_what, one, look, expected) => {
  expect(canTake(one, look)).toBe(expected)
})

test('in the salon a past frame that is free can be taken, a taken one cannot [B-225, B-227]', () => {
  expect(isAtSalon('book_at_salon')).toBe(true)
  expect(canTake(frame(3, true), atSalon)).toBe(true)
  expect(canTake(frame(3, false), atSalon)).toBe(false)
})

test('in the salon the first free frame is chosen for the customer [B-226]', () => {
  const frames = [frame(1, false), frame(2, true), frame(6, true)]
  expect(hourChosenForHim(frames, null, atSalon)).toBe('2')
  expect(hourChosenForHim(frames, '6', atSalon)).toBe('6')
  expect(hourChosenForHim(frames, null, web)).toBeNull()
  expect(firstToTake(frames, web)).toEqual(frame(6, true))
  expect(firstToTake([frame(1, true)], web)).toBeNull()
})

test.each([
  [true, null, null],
  [true, '7', null],
  [false, '7', 'stylist'],
  [false, null, 'salon'],
])('free places %s with stylist %s: full is %s [B-220, B-221, O-25]', (hasFree, stylistId, who) => {
  expect(whoIsFull(hasFree, stylistId)).toBe(who)
})

test('an hour has the name that its day gives it, whatever its id [B-149]', () => {
  const hours = {
    groups: [{ hours: [{ id: '137', label: '22h30' }] }, { hours: [{ id: '4', label: '9h30' }] }],
  }
  expect(['137', '4', '5', null].map((id) => hourLabel(hours, id))).toEqual([
    '22h30',
    '9h30',
    null,
    null,
  ])
  expect(hourLabel(null, '4')).toBeNull()
})

test('the hour of a group is that of whoever comes first, of those who have chosen one', () => {
  const frames = ['3', '4', '5'].map((id) => ({ id, label: `hour ${id}` }))
  const hours = { groups: [{ hours: frames.slice(0, 1) }, { hours: frames.slice(1) }] }
  const of = (...ids: (string | null)[]) =>
    firstHourLabel(
      hours,
      ids.map((hourId) => ({ hourId })),
    )
  expect([of('5', '3', '4'), of('5', null), of(null)]).toEqual(['hour 3', 'hour 5', null])
  expect(firstHourLabel(null, [{ hourId: '4' }])).toBeNull()
})

test('in the salon nothing is chosen for him when nothing is free [B-226]', () => {
  expect(hourChosenForHim([frame(1, false)], null, atSalon)).toBeNull()
})

test('a group shows no frame that is over, those that are full, and how many can be chosen [B-045, B-224]', () => {
  const hours = [frame(3, true), frame(4, false), frame(5, false), frame(6, true), frame(7, true)]
  const shown = (look: typeof web, gone?: string[]) => {
    const { frames, free } = frameGroup({ name: 'Sáng', hours }, look, gone)
    return [frames.map(({ frame, canTake }) => (canTake ? frame.id : `-${frame.id}`)), free]
  }
  expect(shown(web)).toEqual([['-5', '6', '7'], 2])
  expect(shown(web, ['7'])).toEqual([['-5', '6', '-7'], 1])
  // A customer at the salon may still take one that has begun (B-225).
  expect(shown(atSalon)).toEqual([['3', '-5', '6', '7'], 3])
  expect(shown({ ...web, now: startOf(5) })).toEqual([['6', '7'], 2])
  expect(shown({ ...web, date: '2026-11-20' })).toEqual([[], 0])
})
