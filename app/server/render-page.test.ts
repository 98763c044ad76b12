import { afterEach, expect, test, vi } from 'vitest'
import type { Env } from '../context'
import {
  servePage,
  pageFinder,
  carriesLoginCode,
  exchangeLoginCode,
  mayExchange,
} from './render-page'
import { callerOf } from './request/caller'
import type { Gateway } from '../gateway.server'

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

const code = 'c'.repeat(48)
const link = new URL(`https://muot.example/booking?salonId=9&loginCode=${code}&inApp=1`)
const partners = new Map([
  ['tikiapp', 'https://tiki.example'],
  ['tikilite', 'https://tiki.example'],
  ['other', 'https://other.example'],
])

/** A gateway that takes this code, and records its calls. */
function gatewayOf(sent: unknown[], right = code): Gateway {
  return {
    query: () => Promise.reject(new Error('nothing is asked')),
    mutate: (_document, variables) => {
      sent.push(variables)
      const __typename = variables?.code === right ? 'LoggedIn' : 'LogInRefused'
      return Promise.resolve({
        ok: true,
        data: { exchangeLoginCode: { __typename } } as never,
        failed: [],
      })
    },
    cookies: [],
    isComplete: () => true,
  }
}

test('a code is exchanged once and leaves the address', async () => {
  const sent: unknown[] = []
  const response = await exchangeLoginCode(link, { partners: null }, gatewayOf(sent))
  expect(sent).toEqual([{ code, partners: null }])
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('https://muot.example/booking?salonId=9&inApp=1')
  expect([...response.headers].join()).not.toContain(code)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})

const logIn = 'https://muot.example/dang-nhap?next=%2Fbooking%3FsalonId%3D9%26inApp%3D1&ly-do=ma-cu'

test('an invalid code leads to the log-in, which says so and goes on to the page', async () => {
  const response = await exchangeLoginCode(link, { partners: null }, gatewayOf([], 'another'))
  expect(response.headers.get('location')).toBe(logIn)
})

test('a code that may not be exchanged is not tried', async () => {
  const sent: unknown[] = []
  const response = await exchangeLoginCode(link, false, gatewayOf(sent))
  expect(sent).toEqual([])
  expect(response.headers.get('location')).toBe(logIn)
})

test('a path of two slashes leads to no other site', async () => {
  const url = new URL(`https://muot.example//evil.example?loginCode=${code}`)
  for (const may of [{ partners: null }, false] as const) {
    const response = await exchangeLoginCode(url, may, gatewayOf([]))
    expect(new URL(response.headers.get('location')!).host).toBe('muot.example')
  }
})

test('only an address with a code is handled; the booking has a code of its own', () => {
  expect(carriesLoginCode(link)).toBe(true)
  expect(carriesLoginCode(new URL('https://muot.example/booking?code=1'))).toBe(false)
})

test.each([
  ['an app that opens the address itself', { 'sec-fetch-site': 'none' }, { partners: null }],
  ['a page of the site', { 'sec-fetch-site': 'same-origin' }, { partners: null }],
  [
    "a partner's page",
    { 'sec-fetch-site': 'cross-site', referer: 'https://tiki.example/app' },
    { partners: ['tikiapp', 'tikilite'] },
  ],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['an old browser on another site', { referer: 'https://evil.example/' }, false],
])('%s brings codes of: %j %j', (_from, headers, may) => {
  expect(mayExchange(new Headers(headers as Record<string, string>), link, partners)).toEqual(may)
})
