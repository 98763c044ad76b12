import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { serveRules, isUnseen, maySpeculate, speculationRules } from './speculation'

const matched = [...speculationRules.prerender, ...speculationRules.prefetch].flatMap(({ where }) =>
  where.and.flatMap((part) => ('href_matches' in part ? (part.href_matches ?? []) : [])),
)

function serves(path: string, headers: Record<string, string> = {}, method = 'GET'): boolean {
  const url = new URL(path, 'https://muot.example')
  return maySpeculate(new Request(url, { method, headers }), url)
}

test('the rules are answered as such and name pages that the server serves ahead', async () => {
  const response = serveRules()
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json')
  expect(await response.json()).toEqual(speculationRules)
  expect(matched.length).toBeGreaterThan(10)
  for (const { pathname } of matched)
    expect(serves(pathname.replace(/:\w+/g, 'some-9')), pathname).toBe(true)
})

test('no rule names a page that is personal, ends a session or writes', () => {
  const paths = [
    '/dang-xuat',
    '/dang-nhap',
    '/tai-khoan',
    '/thanh-vien',
    '/lich/abc',
    '/lich-su',
    '/booking/success',
    '/booking/lookup',
    '/booking/calendar',
    '/personal',
    '/graphql',
    '/lich-theo-doi/abc.ics',
  ]
  for (const path of paths) {
    expect(serves(path), path).toBe(false)
    expect(
      matched.some(({ pathname }) =>
        new RegExp(`^${pathname.replace(/:\w+/g, '[^/]+')}$`).test(path),
      ),
      path,
    ).toBe(false)
  }
})

test('no rule names a link of the router', () => {
  const $ = load('<a id="own"><a id="router" data-discover>')
  const [left] = speculationRules.prerender[0].where.and.flatMap(
    (part) => ('not' in part && part.not?.selector_matches) || [],
  )
  expect($(left).length).toBe(1)
  expect($(left).attr('id')).toBe('router')
})

test('an address that logs in or sets a cookie is not served ahead', () => {
  for (const query of ['token=x', 'loginCode=x', 'lang=en', 'inApp=1', 'source=customer_ios'])
    expect(serves(`/booking?${query}`), query).toBe(false)
  expect(serves('/booking?salonId=9&utm_source=zalo')).toBe(true)
})

test('an unseen page may load what it shows but change nothing', () => {
  expect(serves('/personal', { 'sec-fetch-dest': 'empty' })).toBe(true)
  expect(serves('/graphql', { 'sec-fetch-dest': 'empty' }, 'POST')).toBe(false)
  expect(serves('/booking', {}, 'POST')).toBe(false)
})

test('a request is unseen when its browser says so', () => {
  const unseen = (headers: Record<string, string>) => isUnseen(new Headers(headers))
  expect(unseen({ 'sec-purpose': 'prefetch' })).toBe(true)
  expect(unseen({ 'sec-purpose': 'prefetch;prerender' })).toBe(true)
  expect(unseen({ purpose: 'prefetch' })).toBe(true)
  expect(unseen({ 'sec-purpose': 'preview' })).toBe(false)
  expect(unseen({})).toBe(false)
})
