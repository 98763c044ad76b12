import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackendFailure } from '../../../workers/kit/connect'
import {
  createHoursWatch,
  createTurns,
  EVERY_MS,
  type HoursInput,
  type WatchedHours,
} from './watch'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 3) }))
afterEach(() => void vi.useRealTimers())

const input = (stylistId = 0): HoursInput => ({
  salonId: 501,
  bookDate: '2026-11-21',
  stylistId,
  listServiceId: [3001],
  customerPhone: undefined,
  utmSource: undefined,
  changesBookingOf: undefined,
})

/** A host of which this hour is free, how it answers, and when it was asked (ms since the start). */
function startHost() {
  const begun = Date.now()
  const host = { free: true, slowMs: 0, why: null as BackendFailure['why'] | null }
  const asked: number[] = []
  const turns = createTurns(Date.now)
  return {
    host,
    asked,
    /** Another salon-day of the same host. */
    open: () =>
      createHoursWatch({
        clock: Date.now,
        everyMs: EVERY_MS,
        turn: () => Promise.resolve(turns()),
        ask: async () => {
          asked.push(Date.now() - begun)
          const { free, why } = host
          await new Promise((resolve) => setTimeout(resolve, host.slowMs))
          if (why) throw new BackendFailure('booking', 'listHours', why, '')
          const hour = { id: 101, subHourId: null, secondSubHourId: null, label: '9h30' }
          const free1 = { isFree: free, freeSkinners: 1, freeStylists: 1, time: '', start: 570 }
          const groups = [{ name: 'Sáng', hours: [{ ...hour, ...free1 }] }]
          return { groups, receptionName: '', receptionAvatar: null, hasFree: free }
        },
      }),
  }
}

/** A screen: whether the hour was free in each event, and the seconds that were said. */
function screen(watch: ReturnType<typeof createHoursWatch>, stylistId = 0) {
  const seen: (readonly [boolean, number | null])[] = []
  let ended = 0
  const stop = watch.listen(input(stylistId))?.({
    emit: ({ hasFree, everySeconds }: WatchedHours) => void seen.push([hasFree, everySeconds]),
    end: () => void ended++,
  })
  return { seen, ended: () => ended, stop: stop ?? (() => undefined), isRefused: !stop }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('2,000 screens of a salon-day cost the host at most 7 requests a minute, and see a sale within 12 s', async () => {
  const { host, asked, open } = startHost()
  const watch = open()
  const screens = Array.from({ length: 2000 }, () => screen(watch))
  await seconds(42)
  host.free = false
  const at = asked.length
  await seconds(12)
  expect(asked.length).toBeGreaterThan(at)
  for (const { seen } of screens)
    expect(seen).toEqual([
      [true, null],
      [false, null],
    ])
  await seconds(6)
  expect(asked.length).toBeLessThanOrEqual(7)
  expect(asked[0]).toBe(0)
})

test('after five equal replies the host is asked half as often, and as before once something changes', async () => {
  const { host, asked, open } = startHost()
  screen(open())
  await seconds(111)
  expect(asked.map((ms) => Math.round(ms / 1000))).toEqual([0, 10, 20, 30, 40, 50, 70, 90, 110])
  host.free = false
  await seconds(41)
  expect(asked.slice(9).map((ms) => Math.round(ms / 1000))).toEqual([130, 140, 150])
})

test('a booking made through us asks at once, also while an earlier reply is on its way', async () => {
  const { host, asked, open } = startHost()
  const watch = open()
  const { seen } = screen(watch)
  await seconds(1)
  host.free = false
  watch.booked()
  await seconds(0.1)
  expect(seen.at(-1)).toEqual([false, null])
  host.slowMs = 1000
  host.free = true
  watch.booked()
  await seconds(0.5)
  host.free = false
  watch.booked()
  await seconds(3)
  expect(seen.map(([free]) => free)).toEqual([true, false, true, false])
  expect(asked).toHaveLength(4)
})

test('who comes later gets the last hours, each stylist is asked for once, and nobody who has left', async () => {
  const { asked, open } = startHost()
  const watch = open()
  const [first, other] = [screen(watch), screen(watch, 5010)]
  await seconds(3)
  const late = screen(watch, 5010)
  expect(late.seen).toEqual([[true, null]])
  await seconds(8)
  expect(asked).toHaveLength(4)
  for (const { stop } of [first, other, late]) stop()
  await seconds(60)
  expect(asked).toHaveLength(4)
  expect(screen(watch).seen).toEqual([])
  await seconds(0.1)
  expect(asked).toHaveLength(5)
})

test('who comes back while nobody listens gets the last hours, and the host is asked at once', async () => {
  const { asked, open } = startHost()
  const watch = open()
  const before = screen(watch)
  await seconds(1)
  before.stop()
  const back = screen(watch)
  await seconds(1)
  expect([back.seen, asked.length]).toEqual([[[true, null]], 2])
})

test('a slow host is asked less and less often, each screen is told, and a quick reply ends it', async () => {
  const { host, asked, open } = startHost()
  const { seen } = screen(open())
  await seconds(5)
  host.slowMs = 3000
  await seconds(150)
  const gaps = asked.slice(1).map((ms, at) => Math.round((ms - asked[at]!) / 1000))
  expect(gaps).toEqual([10, 23, 43, 63])
  expect(seen.map(([, every]) => every)).toEqual([null, 40, 60, 60])
  host.slowMs = 0
  await seconds(60)
  expect(seen.at(-1)).toEqual([true, null])
})

test('a reply that does not come in time leaves the last hours, and a failure ends all streams for half a minute', async () => {
  const { host, asked, open } = startHost()
  const watch = open()
  const one = screen(watch)
  await seconds(5)
  Object.assign(host, { why: 'timeout', slowMs: 4000, free: false })
  await seconds(10)
  expect([one.seen.at(-1)?.[0], one.ended()]).toEqual([true, 0])
  Object.assign(host, { why: 'status', slowMs: 0 })
  await seconds(30)
  expect(one.ended()).toBe(1)
  const count = asked.length
  expect(screen(watch).isRefused).toBe(true)
  expect(asked).toHaveLength(count)
  host.why = null
  await seconds(30)
  const back = screen(watch)
  await seconds(0.1)
  expect(back.seen).toEqual([[false, null]])
})

test('an object that ends loses nothing but the time until its listeners are back', async () => {
  const { host, open } = startHost()
  const before = screen(open())
  await seconds(1)
  host.free = false
  before.stop()
  const after = screen(open())
  await seconds(0.5)
  expect(after.seen).toEqual([[false, null]])
})

test('100 salons with 20 screens each never cost the host more than five requests in any second, and wait alike', async () => {
  const { asked, open } = startHost()
  const salons = (count: number) =>
    Array.from({ length: count }, () => {
      const watch = open()
      return Array.from({ length: 20 }, () => screen(watch))
    }).flat()
  const screens = salons(100)
  await seconds(60)
  screens.push(...salons(100))
  await seconds(180)
  for (const [at, ms] of asked.entries())
    if (asked[at + 5] !== undefined) expect(asked[at + 5]! - ms).toBeGreaterThan(1000)
  const told = screens.map(({ seen }) => seen.at(-1)?.[1])
  expect([...new Set(told)].sort()).toEqual([30, 40, 50])
})

test('turns are never closer than they may be, whenever they are taken', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2000), { maxLength: 50 }), (pauses) => {
      let now = 0
      const turn = createTurns(() => now)
      const at = pauses.map((ms) => (now += ms) + turn())
      for (const [index, ms] of at.entries())
        if (index > 0) expect(ms - at[index - 1]!).toBeGreaterThanOrEqual(220)
    }),
  )
})
