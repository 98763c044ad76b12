import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sent: { screenId: string; eventId: string; utmSource: string | null }[] = []
/** The number of events in each request. */
const sizes: number[] = []
const stored = new Map<string, string>()

/** The code of a page whose tracker has not come. */
function openPage() {
  vi.resetModules()
  return import('./deferred')
}

beforeEach(() => {
  sent.length = 0
  sizes.length = 0
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: 'vi' } }))
  vi.stubGlobal('location', { search: '?utm_source=next' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const { events, utmSource } = JSON.parse(body).variables
    sizes.push(events.length)
    for (const { screenId, eventId } of events) sent.push({ screenId, eventId, utmSource })
    return Promise.resolve()
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what a page could not track as it went is sent by the next one, with its own source [H-269]', async () => {
  const { leaveWaiting, trackEvent, withTracker } = await openPage()
  const home = { pathname: '/', search: '?utm_source=zalo_ad' }
  trackEvent({ eventId: '', part: '', ...home })
  trackEvent({ eventId: 'home_book', part: '', ...home })
  leaveWaiting()
  trackEvent({ eventId: '', part: '', pathname: '/video', search: '' })
  leaveWaiting()
  expect(stored.size).toBe(1)
  const next = vi.fn(() => expect(sent).toHaveLength(3))
  withTracker(next)
  await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([
    { screenId: 'home', eventId: 'view', utmSource: 'zalo_ad' },
    { screenId: 'home', eventId: 'home_book', utmSource: 'zalo_ad' },
    { screenId: 'video', eventId: 'view', utmSource: null },
  ])
  expect(sizes).toEqual([2, 1])
  expect(stored.size).toBe(0)
})

test('what is left of more pages than a request takes is sent with its own source, too', async () => {
  const { leaveWaiting, trackEvent, withTracker } = await openPage()
  for (let press = 0; press < 21; press++)
    trackEvent({ eventId: 'home_book', part: '', pathname: '/', search: '?utm_source=zalo_ad' })
  leaveWaiting()
  await new Promise<void>((resolve) => withTracker(() => resolve()))
  expect(sizes).toEqual([20, 1])
  expect(new Set(sent.map(({ utmSource }) => utmSource))).toEqual(new Set(['zalo_ad']))
})

test('with the tracker at hand nothing waits for the next page, and each view keeps its source [H-269]', async () => {
  const { leaveWaiting, trackEvent, withTracker } = await openPage()
  await new Promise<void>((resolve) => withTracker(() => resolve()))
  trackEvent({ eventId: '', part: '', pathname: '/', search: '?utm_source=zalo_ad' })
  trackEvent({ eventId: '', part: '', pathname: '/blog', search: '' })
  leaveWaiting()
  expect(stored.size).toBe(0)
  withTracker(({ flush }) => flush())
  expect(sent).toEqual([
    { screenId: 'home', eventId: 'view', utmSource: 'zalo_ad' },
    { screenId: 'blog', eventId: 'view', utmSource: null },
  ])
})
