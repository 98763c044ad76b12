import { afterEach, expect, test, vi } from 'vitest'
import type { Env } from '../context'
import { servePage, pageFinder } from './render-page'
import { callerOf } from './request/caller'

afterEach(() => vi.unstubAllGlobals())

test('a page that calls a day today is rendered anew when the next one begins in Vietnam', async () => {
  const nothing = () => Promise.resolve(undefined)
  vi.stubGlobal('caches', { default: { match: nothing, put: nothing } })
  const unasked = { fetch: () => Promise.reject(new Error('not asked here')) }
  const url = new URL('https://site.example/salon/252-cau-giay-9')
  const request = new Request(url)
  let made = 0
  const shownAt = async (time: string) => {
    const env: Env = {
      GATEWAY: unasked,
      ASSETS: unasked,
      CLOCK_OFFSET_MS: String(Date.parse(time) - Date.now()),
    }
    const response = await servePage({
      request,
      url,
      env,
      caller: callerOf(request, url.searchParams),
      execution: { waitUntil: () => undefined },
      guard: { nonce: 'N0', host: url.host, env },
      isInApp: false,
      language: 'vi',
      pages: {
        render: () => Promise.resolve(new Response(`page ${++made}`)),
        version: 'b1',
        hasPage: () => true,
      },
    })
    return response.text()
  }
  expect(await shownAt('2026-11-22T23:58:00+07:00')).toBe('page 1')
  expect(await shownAt('2026-11-22T23:59:00+07:00')).toBe('page 1')
  expect(await shownAt('2026-11-23T00:00:00+07:00')).toBe('page 2')
})

const hasPage = pageFinder({
  root: { path: '' },
  home: { index: true },
  booking: { path: 'booking' },
  robots: { path: 'robots.txt' },
  post: { path: 'blog/:slug' },
  unknown: { path: '*' },
})

test.each([
  ['/', true],
  ['/?utm_source=zalo', true],
  ['/booking?salonId=0&phone=0&step=0', true],
  ['/booking/', true],
  ['/blog/toc-dep', true],
  ['/blog', false],
  ['/bookings', false],
  ['/robotsXtxt', false],
  ['/cua-hang/sap', false],
])('%s is a page of the site: %s [B-014]', (link, expected) => {
  expect(hasPage(link)).toBe(expected)
})
