import { expect, test } from 'vitest'
import type { Gateway } from '../../gateway.server'
import { carriesLoginCode, exchangeLoginCode, mayExchange } from '~/server/render-page'

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
