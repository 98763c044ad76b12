import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackendFailure } from '../../../workers/kit/connect'
import type { Context } from '../../context'
import { fetchHoursOfSalons } from './resolvers'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const date = '2026-11-21'
/** Nearest first; two more than are asked. */
const salonIds = Array.from({ length: 14 }, (_none, index) => index + 1)
const free = { groups: [{ hours: [{ id: 8, freeStylists: 1, freeSkinners: 1 }] }] }

/** Salons that answer after so many ms; those without a number never do. */
function startFetching(delays: Record<number, number>, fails: readonly number[] = []) {
  const asked: number[] = []
  const listHours = async ({ salonId }: { salonId: number }) => {
    asked.push(salonId)
    await new Promise((resolve) => {
      if (salonId in delays) setTimeout(resolve, delays[salonId])
    })
    if (fails.includes(salonId)) throw new BackendFailure('booking', 'listHours', 'status', '500')
    return free
  }
  const backends = { booking: { listHours } } as unknown as Context['backends']
  const done = { at: 0 }
  const begun = Date.now()
  const found = fetchHoursOfSalons(
    { salonIds, dates: [date], serviceIds: [1001], stylistId: null },
    { backends },
  ).then((entries) => {
    done.at = Date.now() - begun
    return entries.map(({ salonId }) => salonId)
  })
  return { asked, found, done }
}

const all = (ms: number) => Object.fromEntries(salonIds.map((id) => [id, ms]))

test('of silent salons the six nearest are requested, after 300 ms the next six, after 600 ms nobody more', async () => {
  const { asked, found, done } = startFetching({})
  expect(asked).toEqual([1, 2, 3, 4, 5, 6])
  await vi.advanceTimersByTimeAsync(299)
  expect(asked).toHaveLength(6)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  await vi.advanceTimersByTimeAsync(299)
  expect(done.at).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect([await found, done.at]).toEqual([[], 600])
  expect(asked).toHaveLength(12)
})

test('the second wave begins as soon as the first has answered', async () => {
  const { asked, found, done } = startFetching(all(40))
  await vi.advanceTimersByTimeAsync(40)
  expect(asked).toHaveLength(12)
  await vi.advanceTimersByTimeAsync(40)
  expect([await found, done.at]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 80])
})

test('hours that come while the second wave is requested still count, later ones do not', async () => {
  const { found } = startFetching({ ...all(20), 2: 450, 3: 5_000, 12: 350 })
  await vi.advanceTimersByTimeAsync(600)
  expect(await found).toEqual([1, 4, 5, 6, 7, 8, 9, 10, 11, 2])
  // What comes later changes nothing.
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await found).toHaveLength(10)
})

test('a salon whose backend fails is missing, and the others are not', async () => {
  const { found } = startFetching(all(20), [1, 7])
  await vi.advanceTimersByTimeAsync(40)
  expect(await found).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
})
