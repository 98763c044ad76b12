import { beforeAll, beforeEach, expect, test } from 'vitest'
import { freeOnBoard } from '../../domain/board-entry'
import { addDays } from '../kit/vietnam-time'
import {
  bindings,
  dayOf,
  morning,
  openSalon,
  orderOf,
  person,
  setClock,
  today,
} from './testing/salon-day'
import { freeBoard } from './board'

beforeAll(async () => {
  setClock(morning)
  for (const salonId of [301, 302, 303, 304]) await openSalon(salonId, { stylists: 2 })
})
beforeEach(() => setClock(morning))

async function read(since = 0, ...salonIds: number[]) {
  return freeBoard(bindings).read(since, salonIds)
}

/**
 * How many stylists the board counts at a salon from a frame for two frames, undefined while it
 * knows nothing.
 */
async function onBoard(salonId: number, hourId: number): Promise<number | undefined> {
  const { entries } = await read(0, salonId)
  const entry = entries.find((one) => one.salonId === salonId && one.date === today)
  return entry && freeOnBoard(entry.stylists, hourId, 2)
}

test('a board requests only salons that it has no entry of, and drops past days', async () => {
  expect((await read()).entries).toEqual([])
  const days = async () =>
    (await read(0, 301, 302)).entries.map(({ salonId, date }) => `${salonId} ${date}`).sort()
  const tomorrow = addDays(today, 1)
  await expect
    .poll(days)
    .toEqual([`301 ${today}`, `301 ${tomorrow}`, `302 ${today}`, `302 ${tomorrow}`])
  expect(await onBoard(301, 10)).toBe(2)
  setClock(morning + 24 * 3_600_000)
  const { entries } = await read(0)
  expect(entries.map(({ date }) => date)).toEqual([tomorrow, tomorrow])
})

test('bookings, holds and releases are published to the board [B-217]', async () => {
  await expect.poll(() => onBoard(302, 10)).toBe(2)
  const day = dayOf(302)
  const first = orderOf(10)
  await day.book(first)
  await expect.poll(() => onBoard(302, 10)).toBe(1)
  expect([await onBoard(302, 8), await onBoard(302, 9), await onBoard(302, 12)]).toEqual([2, 1, 2])
  await day.hold({ ownerToken: 'v', network: null, needs: [person(10)], isAtSalon: false })
  await expect.poll(() => onBoard(302, 10)).toBe(0)
  await day.cancel(first.bookingId)
  await expect.poll(() => onBoard(302, 10)).toBe(1)
  // The hold runs out, and the alarm frees its place.
  setClock(morning + 181_000)
  await day.ring()
  await expect.poll(() => onBoard(302, 10)).toBe(2)
})

test('a reader gets the changes since its version, or all for an unknown one', async () => {
  await expect.poll(() => onBoard(303, 10)).toBe(2)
  const { version, isWhole } = await read()
  expect(isWhole).toBe(true)
  expect(await read(version)).toEqual({ version, isWhole: false, entries: [] })
  await dayOf(303).book(orderOf(10))
  await expect.poll(() => onBoard(303, 10)).toBe(1)
  const changes = await read(version)
  expect(changes).toMatchObject({ isWhole: false, entries: [{ salonId: 303, date: today }] })
  expect(changes.entries).toHaveLength(1)
  expect(await read(changes.version + 1)).toMatchObject({ isWhole: true })
})

test('a killed board restores its entries, and gets the next booking', async () => {
  await dayOf(304).book(orderOf(10))
  await expect.poll(() => onBoard(304, 10)).toBe(1)
  const { version } = await read()
  await dayOf(304).restart()
  expect(await onBoard(304, 10)).toBe(1)
  expect((await read(version)).isWhole).toBe(false)
  await dayOf(304).book(orderOf(10))
  await expect.poll(() => onBoard(304, 10)).toBe(0)
})

test('an entry older than five minutes is requested again, as an update may be lost', async () => {
  await expect.poll(() => onBoard(301, 20)).toBe(2)
  const lie = { salonId: 301, date: today, stylists: '0'.repeat(180), skinners: '0'.repeat(180) }
  await freeBoard(bindings).publish(lie)
  expect(await onBoard(301, 20)).toBe(0)
  setClock(morning + 5 * 60_000 + 1000)
  await expect.poll(() => onBoard(301, 20)).toBe(2)
})

test('an entry of a day that is not bookable is ignored', async () => {
  const stylists = '9'.repeat(180)
  for (const date of [addDays(today, -1), addDays(today, 2)])
    await freeBoard(bindings).publish({ salonId: 301, date, stylists, skinners: stylists })
  expect((await read()).entries.filter(({ stylists: digits }) => digits === stylists)).toEqual([])
})
