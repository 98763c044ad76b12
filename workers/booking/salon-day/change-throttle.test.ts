import { afterEach, expect, test, vi } from 'vitest'
import { ChangeThrottle, type ThrottledWork } from './change-throttle'

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
