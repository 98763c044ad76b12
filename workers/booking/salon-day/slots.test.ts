import { expect, test } from 'vitest'
import { instantOf } from '../../kit/vietnam-time'
import { type Delivery, deliveryOf, isServable } from '../../../domain/delivery'
import { framesFor } from '../../../domain/frames'
import {
  firstHourAfter,
  firstHourAtSalon,
  fitsOpening,
  framesWithin,
  freeHoursMessage,
  hourLabel,
  instantOfHour,
  partOfDay,
} from './slots'

const date = '2026-11-23'
const allDay = { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' }

test.each([
  [1, '8h30', 'Sáng'],
  [4, '9h30', 'Sáng'],
  [11, '11h50', 'Sáng'],
  [12, '12h10', 'Chiều'],
  [27, '17h10', 'Chiều'],
  [28, '17h30', 'Tối'],
  [36, '20h10', 'Tối'],
])('frame %i starts at %s and belongs to %s [B-149, B-150]', (hourId, label, part) => {
  expect(hourLabel(hourId)).toBe(label)
  expect(partOfDay(hourId)).toBe(part)
})

test.each([
  [1, 1],
  [20, 1],
  [21, 2],
  [30, 2],
  [40, 2],
  [41, 3],
  [45, 3],
  [150, 8],
])('services of %i minutes take %i frames', (minutes, frames) => {
  expect(framesFor(minutes)).toBe(frames)
})

test.each<[Delivery[], Delivery]>([
  [[], 1],
  [[1], 1],
  [[1, 1], 1],
  [[2], 2],
  [[2, 2], 2],
  [[3], 3],
  [[1, 2], 3],
  [[1, 3], 3],
  [[2, 3], 3],
])('services of types %j are served as type %i [B-232]', (types, delivery) => {
  expect(deliveryOf(types)).toBe(delivery)
})

test.each<[Delivery, number, number, boolean]>([
  [1, 1, 0, true],
  [1, 0, 9, false],
  [2, 0, 1, true],
  [2, 9, 0, false],
  [3, 1, 1, true],
  [3, 1, 0, false],
  [3, 0, 1, false],
])(
  'type %i with %i stylists and %i skinners free is servable: %s [B-231]',
  (delivery, stylists, skinners, servable) => {
    expect(isServable(delivery, stylists, skinners)).toBe(servable)
  },
)

test.each([
  [8 * 60, 1],
  [8 * 60 + 29, 1],
  [8 * 60 + 30, 2],
  [8 * 60 + 31, 2],
  [9 * 60 + 30, 5],
  [20 * 60 + 9, 36],
  [20 * 60 + 10, 37],
  [23 * 60, 37],
])(
  'at %i minutes of the day, frame %i is the first that has not begun [B-224, O-50]',
  (minutes, first) => {
    expect(firstHourAfter(date, instantOf(date, minutes))).toBe(first)
  },
)

test('of another day, all frames are ahead or all are past [B-224]', () => {
  expect(firstHourAfter(date, instantOf('2026-11-22', 1200))).toBe(1)
  expect(firstHourAfter(date, instantOf('2026-11-24', 0))).toBe(37)
})

test.each([
  [9 * 60 + 10, 3, 1],
  [9 * 60 + 11, 3, 2],
  [9 * 60 + 9, 2, 1],
  [9 * 60 + 10, 2, 2],
  [8 * 60 + 49, 1, 1],
  [8 * 60 + 50, 1, 2],
  [22 * 60, 8, 37],
  [0, 8, 1],
])(
  'at %i minutes of the day a visit of %i frames may begin from frame %i [B-225, B-227]',
  (minutes, frames, first) => {
    expect(firstHourAtSalon(date, instantOf(date, minutes), frames)).toBe(first)
  },
)

test('a frame starts at Vietnamese time in any time zone of the machine', () => {
  expect(new Date(instantOfHour(date, 1)).toISOString()).toBe('2026-11-23T01:30:00.000Z')
})

test.each([
  ['from the first minute', allDay, 1, 3, true],
  ['to the last minute', allDay, 34, 3, true],
  ['beyond closing time', allDay, 35, 3, false],
  [
    'beyond the last frame, though the salon is open',
    { ...allDay, closeMinutes: 1440 },
    36,
    2,
    false,
  ],
  ['before the first frame', { ...allDay, openMinutes: 0 }, 0, 1, false],
  ['before opening time', { ...allDay, openMinutes: 540 }, 2, 1, false],
  ['after a late opening', { ...allDay, openMinutes: 540 }, 3, 1, true],
  ['past an early closing', { ...allDay, closeMinutes: 1020 }, 24, 3, false],
  ['on a closed day', { ...allDay, isOpen: false }, 10, 1, false],
])('services %s', (_what, opening, hourId, frames, fits) => {
  expect(fitsOpening(opening, hourId, frames)).toBe(fits)
})

test.each([
  [510, 1230, 1, 36],
  [0, 1440, 1, 36],
  [690, 1050, 10, 27],
  [700, 1050, 11, 27],
  [510, 520, 1, 0],
])('between minutes %i and %i lie frames %i to %i', (from, to, first, last) => {
  expect(framesWithin(from, to)).toEqual({ first, last })
})

test('an event of a day is read with what each of its hours has, and refused where one lacks it', () => {
  const hour = { hourId: 1, isFree: true, freeStylists: 2, freeSkinners: 1 }
  expect(freeHoursMessage.parse(JSON.stringify([hour]))).toEqual([hour])
  for (const lacks of Object.keys(hour)) {
    const text = JSON.stringify([{ ...hour, [lacks]: undefined }])
    expect(freeHoursMessage.safeParse(text).success).toBe(false)
  }
})
