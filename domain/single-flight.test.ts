import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSingleFlight } from './single-flight'

const WAIT_MS = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A flight whose work each test ends itself. */
function setUp() {
  const fly = createSingleFlight<string | undefined>(WAIT_MS)
  const works: { end: (value: string | undefined) => void; fail: (error: Error) => void }[] = []
  const request = (now: number) => ({ now, waitUntil: () => undefined })
  const work = () => new Promise<string | undefined>((end, fail) => void works.push({ end, fail }))
  return { works, start: (now: number, key = 'a') => fly(key, work, request(now)) }
}

test('concurrent callers of a key get the result of one piece of work, also an undefined one', async () => {
  const { works, start } = setUp()
  const all = [start(0), start(0), start(999)]
  const other = start(0, 'b')
  expect(works).toHaveLength(2)
  works[0]!.end(undefined)
  works[1]!.end('other')
  expect(await Promise.all([...all, other])).toEqual([undefined, undefined, undefined, 'other'])
  void start(1)
  expect(works).toHaveLength(3)
})

test('an error reaches all who wait, and the next caller begins anew', async () => {
  const { works, start } = setUp()
  const all = Promise.allSettled([start(0), start(0)])
  works[0]!.fail(new Error('down'))
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  void start(0)
  expect(works).toHaveLength(2)
})

test('work that takes too long counts as dead: those who wait begin anew, once for all', async () => {
  const { works, start } = setUp()
  void start(0)
  const waiting = [start(0), start(0)]
  await vi.advanceTimersByTimeAsync(WAIT_MS)
  expect(works).toHaveLength(2)
  works[1]!.end('anew')
  expect(await Promise.all(waiting)).toEqual(['anew', 'anew'])
})

test('of slow work and the work that was begun anew, who waits gets what lands first', async () => {
  const { works, start } = setUp()
  void start(0)
  const waiting = [start(0), start(0)]
  await vi.advanceTimersByTimeAsync(WAIT_MS)
  works[0]!.end('slow')
  expect(await Promise.all(waiting)).toEqual(['slow', 'slow'])
})

test('where both fail, who waits gets the error of the newer one', async () => {
  const { works, start } = setUp()
  const first = start(0)
  const waiting = start(0)
  await vi.advanceTimersByTimeAsync(WAIT_MS)
  works[0]!.fail(new Error('slow'))
  works[1]!.fail(new Error('anew'))
  const all = await Promise.allSettled([first, waiting])
  expect(all).toMatchObject([{ reason: new Error('slow') }, { reason: new Error('anew') }])
})

test('a caller who comes after that time does not wait for it', async () => {
  const { works, start } = setUp()
  void start(0)
  const late = start(WAIT_MS)
  works[1]!.end('late')
  expect(await late).toBe('late')
})
