import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Opens a page in a browser that takes itself for online then, or not. */
async function opened(onLine: boolean) {
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine })
  return import('./is-offline')
}

test('a browser that was online when the page came is offline when it says so', async () => {
  const { isOffline } = await opened(true)
  expect(isOffline()).toBe(false)
  vi.stubGlobal('navigator', { onLine: false })
  expect(isOffline()).toBe(true)
})

test('a browser that takes itself for offline while a page comes is not believed', async () => {
  const { isOffline } = await opened(false)
  expect(isOffline()).toBe(false)
})
