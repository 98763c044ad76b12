import { expect, test } from 'vitest'
import { instantOf } from '../../kit/vietnam-time'
import { type Delivery, deliveryOf, isServable } from '../../../domain/delivery'
import { framesFor, LAST_HOUR_ID } from '../../../domain/frames'
import {
  firstHourAfter,
  firstHourAtSalon,
  fitsOpening,
  framesWithin,
  freeHoursMessage,
  hourLabel,
  instantOfHour,
  partOfDay,
  freeHours,
  nearestHours,
} from './hours'
import { Ledger, type StaffOnDay, type StaffNeed } from './ledger'

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
  [22 * 60 + 29, LAST_HOUR_ID],
  [23 * 60, LAST_HOUR_ID + 1],
])(
  'at %i minutes of the day, frame %i is the first that has not begun [B-224, O-50]',
  (minutes, first) => {
    expect(firstHourAfter(date, instantOf(date, minutes))).toBe(first)
  },
)

test('of another day, all frames are ahead or all are past [B-224]', () => {
  expect(firstHourAfter(date, instantOf('2026-11-22', 1200))).toBe(1)
  expect(firstHourAfter(date, instantOf('2026-11-24', 0))).toBe(LAST_HOUR_ID + 1)
})

test.each([
  [9 * 60 + 10, 3, 1],
  [9 * 60 + 11, 3, 2],
  [9 * 60 + 9, 2, 1],
  [9 * 60 + 10, 2, 2],
  [8 * 60 + 49, 1, 1],
  [8 * 60 + 50, 1, 2],
  [23 * 60 + 11, 8, LAST_HOUR_ID + 1],
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
    LAST_HOUR_ID,
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
  [0, 1440, 1, LAST_HOUR_ID],
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

const opening = { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' }
const any = { stylistId: null, frames: 2, delivery: 1, ownerToken: null } as const

/** A salon of two stylists, 1 and 2, and one skinner, 51, where 1 is taken in frame 10 and 51 in frame 12. */
function offering(firstHour = 1, over: Partial<typeof opening> = {}) {
  const ledger = new Ledger()
  const isThere = Array.from({ length: LAST_HOUR_ID + 1 }, () => true)
  const employee = (id: number, kind: StaffOnDay['kind']) => ({ id, kind, level: 1, isThere })
  ledger.setRoster([employee(1, 'stylist'), employee(2, 'stylist'), employee(51, 'skinner')])
  ledger.take({ staffId: 1, hourId: 10, frames: 1 })
  ledger.take({ staffId: 51, hourId: 12, frames: 1 })
  return { ledger, opening: { ...opening, ...over }, firstHour }
}

function freeIds(hours: readonly { hourId: number; isFree: boolean }[]): number[] {
  return hours.filter(({ isFree }) => isFree).map(({ hourId }) => hourId)
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

test('each frame of the day has who is free for the whole length [B-149]', () => {
  const hours = freeHours(offering(), any)
  expect(hours.map(({ hourId }) => hourId)).toEqual(range(1, 36))
  expect(hours.slice(7, 13)).toEqual([
    { hourId: 8, isFree: true, freeStylists: 2, freeSkinners: 1 },
    { hourId: 9, isFree: true, freeStylists: 1, freeSkinners: 1 },
    { hourId: 10, isFree: true, freeStylists: 1, freeSkinners: 1 },
    { hourId: 11, isFree: true, freeStylists: 2, freeSkinners: 0 },
    { hourId: 12, isFree: true, freeStylists: 2, freeSkinners: 0 },
    { hourId: 13, isFree: true, freeStylists: 2, freeSkinners: 1 },
  ])
})

test('of a chosen stylist only his frames are free, and a skinner is anyone [B-231]', () => {
  const hours = freeHours(offering(), { stylistId: 1, frames: 1, delivery: 3, ownerToken: null })
  expect(freeIds(hours)).toEqual(range(1, 36).filter((hour) => hour !== 10 && hour !== 12))
})

test('frames that have begun, or do not end before the salon closes, have nobody free [B-224]', () => {
  expect(freeIds(freeHours(offering(20), any))).toEqual(range(20, 35))
  const early = freeHours(offering(1, { closeMinutes: 1020 }), any)
  expect(freeIds(early)).toEqual(range(1, 24))
  expect(early[24]).toEqual({ hourId: 25, isFree: false, freeStylists: 0, freeSkinners: 0 })
})

const need: StaffNeed = { hourId: 10, frames: 2, delivery: 1, stylistId: null, skinnerId: null }

function dayWith(taken: [hourId: number, frames: number][], firstHour = 1) {
  const ledger = new Ledger()
  ledger.setRoster([
    { id: 1, kind: 'stylist', level: 1, isThere: Array.from({ length: 37 }, () => true) },
  ])
  for (const [hourId, frames] of taken) ledger.take({ staffId: 1, hourId, frames })
  return { ledger, opening, firstHour }
}

test('the nearest free times are three before and three after, nearest first [O-51]', () => {
  expect(nearestHours(dayWith([[10, 2]]), [need], 'others')).toEqual([8, 12, 7, 13, 6, 14])
})

test('hours that have begun are not offered, nor those too late to finish [B-224]', () => {
  expect(nearestHours(dayWith([[10, 2]], 8), [need], 'others')).toEqual([8, 12, 13, 14])
  expect(nearestHours(dayWith([[34, 3]]), [{ ...need, hourId: 35 }], 'others')).toEqual([
    32, 31, 30,
  ])
})

test('for the next day, the same hour comes first [O-51]', () => {
  expect(nearestHours(dayWith([]), [need], 'same')).toEqual([10, 9, 11, 8, 12, 7, 13])
})

test('a group is moved as a whole [O-51]', () => {
  const group = [need, { ...need, hourId: 12 }]
  expect(nearestHours(dayWith([[14, 2]]), group, 'others').slice(0, 3)).toEqual([9, 8, 7])
})

test('where nobody needs an hour, none is offered [O-51]', () => {
  expect(nearestHours(dayWith([]), [], 'same')).toEqual([])
})

test('a full day offers nothing [O-51]', () => {
  expect(nearestHours(dayWith([[1, 36]]), [need], 'others')).toEqual([])
})
