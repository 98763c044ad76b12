import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheApi } from './cache-api'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a cache that does not answer has nothing, half a second later', async () => {
  vi.stubGlobal('caches', { default: { match: () => new Promise(() => undefined) } })
  const found = cacheApi.match('https://site/')
  await vi.advanceTimersByTimeAsync(500)
  expect(await found).toBeUndefined()
})

test('a cache that answers has its page', async () => {
  const page = new Response('page')
  vi.stubGlobal('caches', { default: { match: () => Promise.resolve(page) } })
  expect(await cacheApi.match('https://site/')).toBe(page)
})
