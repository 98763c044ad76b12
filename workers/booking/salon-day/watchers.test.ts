import { expect, test, vi, afterEach } from 'vitest'
import { bindings } from '../testing/salon-day'
import type { FreeHour } from './hours'
import { type HoursRequest, Watchers, ChangeThrottle, type ThrottledWork } from './watchers'

const anybody: HoursRequest = { stylistId: null, frames: 2, delivery: 1, ownerToken: null }
const hour = (freeStylists: number): FreeHour[] => [
  { hourId: 10, isFree: true, freeStylists, freeSkinners: 0 },
]

/** Listeners of whom each wants so many frames, and hours that a test can change. */
function watched(...frames: number[]) {
  const sockets = frames.map((count) => ({
    sent: new Array<string>(),
    send(text: string) {
      this.sent.push(text)
    },
    deserializeAttachment: () => ({ ...anybody, frames: count }),
  }))
  const free = new Map<number, FreeHour[]>()
  const hours = vi.fn((input: readonly HoursRequest[]) =>
    input.map((one) => free.get(one.frames) ?? []),
  )
  let settle = (): void => undefined
  const settled = new Promise<void>((resolve) => (settle = resolve))
  const watchers = new Watchers(
    bindings,
    { getWebSockets: () => sockets } as unknown as DurableObjectState,
    { settled: () => settled, hours },
    (error) => {
      throw error
    },
  )
  return { sockets, free, hours, watchers, settle }
}

test('listeners get the same text after one look-up, once what is being written is settled', async () => {
  const { sockets, free, hours, watchers, settle } = watched(2, 2, 3)
  free.set(2, hour(5)).set(3, hour(4))
  const stringify = vi.spyOn(JSON, 'stringify')
  watchers.changed()
  watchers.changed()
  await Promise.resolve()
  expect(hours).not.toHaveBeenCalled()
  settle()
  await expect.poll(() => sockets.map(({ sent }) => sent.length)).toEqual([1, 1, 1])
  expect(hours).toHaveBeenCalledTimes(1)
  expect(stringify.mock.calls.filter(([value]) => Array.isArray(value))).toHaveLength(2)
  stringify.mockRestore()
  expect(sockets.map(({ sent }) => JSON.parse(sent[0]!))).toEqual([hour(5), hour(5), hour(4)])
})

test('a watcher gets nothing when nothing has changed', async () => {
  const { sockets, free, watchers, settle } = watched(2, 3)
  free.set(2, hour(5)).set(3, hour(4))
  settle()
  watchers.changed()
  await expect.poll(() => sockets.map(({ sent }) => sent.length)).toEqual([1, 1])
  free.set(3, hour(3))
  watchers.changed()
  await expect.poll(() => sockets.map(({ sent }) => sent.length)).toEqual([1, 2])
})

test('a closed watcher does not affect the others', async () => {
  const { sockets, free, watchers, settle } = watched(2, 2)
  free.set(2, hour(5))
  settle()
  sockets[0]!.send = () => {
    throw new Error('closed')
  }
  watchers.changed()
  await expect.poll(() => sockets[1]!.sent.length).toBe(1)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A throttle whose waits pass at once on a clock of their own; `during` happens in each of them. */
function throttled(what: Partial<ThrottledWork>, during: (ms: number) => void = () => undefined) {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  const begun: number[] = []
  const wait = async (ms: number) => {
    now += ms
    during(ms)
  }
  vi.stubGlobal('scheduler', { wait })
  const throttle = new ChangeThrottle({
    settled: () => Promise.resolve(),
    work: async () => void begun.push(now),
    intervalMs: 250,
    onFailure: (error) => {
      throw error
    },
    ...what,
  })
  return { throttle, begun }
}

/** All waits pass at once, so a few hundred turns are more than any of these tests takes. */
async function allDone(): Promise<void> {
  for (let turn = 0; turn < 500; turn++) await Promise.resolve()
}

const rush = { quietMs: 20, atMostMs: 400 }

test('a lone change is worked on after a quiet moment, without a rush to wait for at once', async () => {
  const lone = throttled({ rush })
  lone.throttle.changed()
  await allDone()
  expect(lone.begun).toEqual([20])
  const atOnce = throttled({})
  atOnce.throttle.changed()
  await allDone()
  expect(atOnce.begun).toEqual([0])
})

test('a rush has one work when it is over', async () => {
  let changes = 5
  const { throttle, begun } = throttled({ rush }, (ms) => {
    if (ms === rush.quietMs && changes-- > 0) throttle.changed()
  })
  throttle.changed()
  await allDone()
  expect(begun).toEqual([120])
})

test('a rush that does not end has a work in so many ms, and a pause between two', async () => {
  const { throttle, begun } = throttled({ rush }, () => {
    if (begun.length < 3) throttle.changed()
  })
  throttle.changed()
  await allDone()
  expect(begun).toEqual([400, 1050, 1700])
})

test('work begins only when nothing is being written any more', async () => {
  let settle = (): void => undefined
  const settled = new Promise<void>((resolve) => (settle = resolve))
  const { throttle, begun } = throttled({ rush, settled: () => settled })
  throttle.changed()
  await Promise.resolve()
  expect(begun).toEqual([])
  settle()
  await allDone()
  expect(begun).toHaveLength(1)
})

test('a change during a work that fails is followed by another work', async () => {
  const failures: unknown[] = []
  let works = 0
  const { throttle } = throttled({
    work: () => {
      works += 1
      if (works > 1) return Promise.resolve()
      throttle.changed()
      return Promise.reject(new Error('no connection'))
    },
    onFailure: (error) => failures.push(error),
  })
  throttle.changed()
  await allDone()
  expect([works, failures]).toEqual([2, [new Error('no connection')]])
})

test('a change is worked on as soon as what is being written is known again', async () => {
  const failures: unknown[] = []
  let failing = 2
  const { throttle, begun } = throttled({
    rush,
    settled: () => (failing-- > 0 ? Promise.reject(new Error('D1 is away')) : Promise.resolve()),
    onFailure: (error) => failures.push(error),
  })
  throttle.changed()
  await allDone()
  expect([begun, failures.length]).toEqual([[10_020], 2])
})
