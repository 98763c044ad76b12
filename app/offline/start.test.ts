import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeCard } from './start'

let done: string[]
let stored: Map<string, string>
const listeners = new Map<string, () => void>()

beforeEach(() => {
  done = []
  stored = new Map()
  browse({})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser with a service worker, its idle callbacks run at once. */
function browse({ cookie = 'muot_known=1', isFramed = false, navigator = {}, lang = 'vi' }): void {
  const listen = (name: string, act: () => void) => void listeners.set(name, act)
  const window = {
    top: {},
    requestIdleCallback: (act: () => void) => act(),
    addEventListener: listen,
  }
  vi.stubGlobal('window', isFramed ? window : Object.assign(window, { top: window }))
  vi.stubGlobal('requestIdleCallback', window.requestIdleCallback)
  const documentElement = { lang }
  const document = { cookie, addEventListener: listen, visibilityState: 'visible', documentElement }
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: (path: string) => Promise.resolve(void done.push(`registers ${path}`)),
      ready: Promise.resolve({
        active: { postMessage: (path: string) => done.push(`stores ${path}`) },
      }),
    },
    ...navigator,
  })
}

async function open(...paths: string[]): Promise<string[]> {
  for (const path of paths) storeCard(path)
  await new Promise(setImmediate)
  return done
}

test('from the page of the booking, where he types, only a waiting form is sent', async () => {
  expect(await open('/booking', '/booking')).toEqual(['registers /sw.js', 'stores outbox'])
})

test('the first other page has the next booking stored, and those that show a booking each time', async () => {
  expect(await open('/', '/blog', '/booking/success', '/lich/abc', '/')).toEqual([
    'registers /sw.js',
    'registers /sw.js',
    'registers /sw.js',
    'stores /offline',
    'stores /offline?chung=1',
    'stores /offline',
    'stores /lich/abc/offline',
  ])
})

test('the page without a card is stored anew after six hours, and in another language', async () => {
  const isStored = async (over: Parameters<typeof browse>[0]) => {
    done = []
    browse(over)
    return (await open('/booking/success')).includes('stores /offline?chung=1')
  }
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 1), toFake: ['Date'] })
  expect([await isStored({}), await isStored({}), await isStored({ lang: 'en' })]).toEqual([
    true,
    false,
    true,
  ])
  vi.setSystemTime(Date.UTC(2026, 10, 23, 7))
  expect(await isStored({ lang: 'en' })).toBe(true)
})

test('a browser that refuses storage has it stored for each document', async () => {
  vi.stubGlobal('localStorage', undefined)
  expect(await open('/booking/success')).toContain('stores /offline?chung=1')
  expect(await open('/booking/success')).toHaveLength(6)
})

test('a form that waits is sent when the network is back and when the page is seen again', async () => {
  for (const name of ['online', 'visibilitychange']) listeners.get(name)?.()
  await new Promise(setImmediate)
  expect(done).toEqual(['stores outbox', 'stores outbox'])
})

test('a browser whose owner switched it off, and a frame of another site, have no worker', async () => {
  browse({ cookie: 'muot_known=1; muot_offline=0' })
  expect(await open('/booking/success')).toEqual([])
  browse({ isFramed: true })
  expect(await open('/booking/success')).toEqual([])
})

test('a registration that fails costs the page nothing', async () => {
  browse({ navigator: { serviceWorker: { register: () => Promise.reject(new Error('full')) } } })
  expect(await open('/booking/success')).toEqual([])
})
