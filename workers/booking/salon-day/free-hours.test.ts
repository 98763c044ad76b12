import { expect, test } from 'vitest'
import { freeHours } from './free-hours'
import { Ledger, type StaffOnDay } from './ledger'
import { LAST_HOUR_ID } from '../../../domain/frames'

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
