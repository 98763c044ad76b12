import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilFetched } from './until-fetched'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Code that cannot be fetched so many times before it is there. */
function failing(times: number) {
  const load = vi.fn(() => Promise.resolve('code'))
  for (let n = 0; n < times; n++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load
}

test('code that cannot be fetched is fetched again after a moment, until it is there', async () => {
  const load = failing(2)
  const fetched = untilFetched(load)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3_001)
  expect(load).toHaveBeenCalledTimes(3)
  expect(await fetched).toBe('code')
})

test('code is fetched at once when the browser is online again', async () => {
  const load = failing(1)
  const fetched = untilFetched(load)
  await vi.advanceTimersByTimeAsync(0)
  page.dispatchEvent(new Event('online'))
  expect(await fetched).toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})
