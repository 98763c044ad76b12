import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { follow } from './live-hours'

type On = { value: (value: number) => void; ended: () => void; failed: () => void }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A page, a network and a server of a test's own. */
function screen(responses: (number | null)[] = []) {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const network = new EventTarget()
  const streams: On[] = []
  const seen: (number | boolean)[] = []
  let open = 0
  let polls = 0
  const leave = follow<number>(
    {
      listen: (on) => {
        streams.push(on)
        open++
        return () => void open--
      },
      ask: async () => {
        polls++
        return responses.shift() ?? null
      },
    },
    { value: (value) => void seen.push(value), isFollowing: (is) => void seen.push(is) },
    page as never,
    network,
  )
  return {
    streams,
    seen,
    leave,
    open: () => open,
    polls: () => polls,
    hide: (hidden: boolean) => {
      page.hidden = hidden
      page.dispatchEvent(new Event('visibilitychange'))
    },
    network: (name: 'online' | 'offline' | 'pagehide' | 'pageshow') =>
      network.dispatchEvent(new Event(name)),
  }
}

test('values come as the stream sends them; an abandoned stream is ignored [B-217]', async () => {
  const { streams, seen, leave, open } = screen()
  streams[0]!.value(1)
  streams[0]!.value(2)
  expect([seen, open()]).toEqual([[true, 1, 2], 1])
  leave()
  streams[0]!.value(3)
  expect([seen, open()]).toEqual([[true, 1, 2, false], 0])
})

test('a stream that ended is resumed, and its first value is the newest', async () => {
  const { streams, seen, open } = screen()
  streams[0]!.value(1)
  streams[0]!.ended()
  await vi.advanceTimersByTimeAsync(500)
  streams[1]!.value(2)
  expect([streams.length, open(), seen]).toEqual([2, 1, [true, 1, false, true, 2]])
})

test('a hidden page neither streams nor polls; shown again it listens at once', async () => {
  const { streams, hide, open, polls } = screen()
  streams[0]!.value(1)
  hide(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([open(), streams.length, polls()]).toEqual([0, 1, 0])
  hide(false)
  expect([open(), streams.length]).toEqual([1, 2])
})

test('after three failures it polls every ten seconds, and listens again after a minute', async () => {
  const { streams, seen, polls } = screen([7, null, 8])
  streams[0]!.failed()
  await vi.advanceTimersByTimeAsync(1000)
  streams[1]!.failed()
  await vi.advanceTimersByTimeAsync(2000)
  streams[2]!.failed()
  await vi.advanceTimersByTimeAsync(0)
  expect([polls(), seen]).toEqual([1, [7]])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([polls(), seen]).toEqual([3, [7, 8]])
  await vi.advanceTimersByTimeAsync(40_000)
  expect(streams).toHaveLength(4)
  streams[3]!.value(9)
  expect(seen).toEqual([7, 8, true, 9])
})

test('a stream that ends before its first value has failed, and is opened again ever later', async () => {
  const { streams } = screen()
  streams[0]!.ended()
  await vi.advanceTimersByTimeAsync(999)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  streams[1]!.ended()
  await vi.advanceTimersByTimeAsync(1999)
  expect(streams).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(streams).toHaveLength(3)
})

test('a phone that lost its network waits for it', async () => {
  const { streams, network, open } = screen()
  streams[0]!.value(1)
  network('offline')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([open(), streams.length]).toEqual([0, 1])
  network('online')
  expect([open(), streams.length]).toEqual([1, 2])
})

test('a page that is loaded hidden, as a prerendered one, opens no stream until it is shown', () => {
  const page = Object.assign(new EventTarget(), { hidden: true })
  let opened = 0
  follow<number>(
    { listen: () => (opened++, () => undefined), ask: async () => null },
    { value: () => undefined, isFollowing: () => undefined },
    page as never,
    new EventTarget(),
  )
  expect(opened).toBe(0)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(opened).toBe(1)
})

test('the stream closes when the page goes into the back/forward cache and opens when it comes back', () => {
  const { streams, network, open, leave } = screen()
  streams[0]!.value(1)
  network('pagehide')
  expect([open(), streams.length]).toEqual([0, 1])
  network('pageshow')
  expect([open(), streams.length]).toEqual([1, 2])
  network('pageshow')
  expect(streams).toHaveLength(2)
  leave()
  network('pageshow')
  expect(open()).toBe(0)
})
