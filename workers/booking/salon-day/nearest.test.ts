import { expect, test } from 'vitest'
import { Ledger, type StaffNeed } from './ledger'
import { nearestHours } from './nearest'

const opening = { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' }
const need: StaffNeed = { hourId: 10, frames: 2, delivery: 1, stylistId: null, skinnerId: null }

function offering(taken: [hourId: number, frames: number][], firstHour = 1) {
  const ledger = new Ledger()
  ledger.setRoster([
    { id: 1, kind: 'stylist', level: 1, isThere: Array.from({ length: 37 }, () => true) },
  ])
  for (const [hourId, frames] of taken) ledger.take({ staffId: 1, hourId, frames })
  return { ledger, opening, firstHour }
}

test('the nearest free times are three before and three after, nearest first [O-51]', () => {
  expect(nearestHours(offering([[10, 2]]), [need], 'others')).toEqual([8, 12, 7, 13, 6, 14])
})

test('hours that have begun are not offered, nor those too late to finish [B-224]', () => {
  expect(nearestHours(offering([[10, 2]], 8), [need], 'others')).toEqual([8, 12, 13, 14])
  expect(nearestHours(offering([[34, 3]]), [{ ...need, hourId: 35 }], 'others')).toEqual([
    32, 31, 30,
  ])
})

test('for the next day, the same hour comes first [O-51]', () => {
  expect(nearestHours(offering([]), [need], 'same')).toEqual([10, 9, 11, 8, 12, 7, 13])
})

test('a group is moved as a whole [O-51]', () => {
  const group = [need, { ...need, hourId: 12 }]
  expect(nearestHours(offering([[14, 2]]), group, 'others').slice(0, 3)).toEqual([9, 8, 7])
})

test('where nobody needs an hour, none is offered [O-51]', () => {
  expect(nearestHours(offering([]), [], 'same')).toEqual([])
})

test('a full day offers nothing [O-51]', () => {
  expect(nearestHours(offering([[1, 36]]), [need], 'others')).toEqual([])
})
