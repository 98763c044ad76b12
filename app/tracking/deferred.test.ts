import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sent: { screenId: string; eventId: string; utmSource: string | null }[] = []
const stored = new Map<string, string>()

/** The code of a page whose tracker has not come. */
function openPage() {
  vi.resetModules()
  return import('./deferred')
}

beforeEach(() => {
  sent.length = 0
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
  expect(stored.size).toBe(0)
})

test('with the tracker at hand nothing waits for the next page', async () => {
  const { leaveWaiting, trackEvent, withTracker } = await openPage()
  await new Promise<void>((resolve) => withTracker(() => resolve()))
  trackEvent({ eventId: '', part: '', pathname: '/blog', search: '' })
  leaveWaiting()
  expect(stored.size).toBe(0)
  withTracker(({ flush }) => flush())
  expect(sent).toEqual([{ screenId: 'blog', eventId: 'view', utmSource: 'next' }])
})
