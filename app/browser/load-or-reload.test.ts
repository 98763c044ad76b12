import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { loadOrReload as LoadOrReload } from './load-or-reload'

const page = new EventTarget()
const reload = vi.fn()
const stored = new Map<string, string>()
let loadOrReload: typeof LoadOrReload

/** Opens a page in a browser that takes itself for online then, or not, and says later what it is. */
async function open({ opensOnLine = true, onLine = true, canStore = true } = {}): Promise<void> {
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: opensOnLine })
  ;({ loadOrReload } = await import('./load-or-reload'))
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!canStore) throw new Error('refused')
      stored.set(key, value)
    },
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  stored.clear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What becomes of code that cannot be fetched; it never fails. */
async function fail(): Promise<void> {
  void loadOrReload(() => Promise.reject(new TypeError('Failed to fetch')))
  await vi.advanceTimersByTimeAsync(0)
}

test('code that is fetched is there, without a reload', async () => {
  await open()
  expect(await loadOrReload(() => Promise.resolve('code'))).toBe('code')
  expect(reload).not.toHaveBeenCalled()
})

test('code that cannot be fetched reloads the page once in ten seconds', async () => {
  await open()
  await fail()
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await fail()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without a network the page stays until the browser is online again', async () => {
  await open({ onLine: false })
  await fail()
  expect(reload).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a browser that always takes itself for offline reloads at once, as it never says that it is online', async () => {
  await open({ opensOnLine: false, onLine: false })
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('where nothing can be stored the page is never reloaded', async () => {
  await open({ canStore: false })
  await fail()
  expect(reload).not.toHaveBeenCalled()
})
