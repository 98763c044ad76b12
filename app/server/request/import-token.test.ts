import { expect, test } from 'vitest'
import type { Gateway } from '../../gateway.server'
import { carriesToken, importToken, mayImportToken } from './import-token'

const token = 'f'.repeat(64)

/** A gateway that only records its calls. */
function gatewayOf(sent: unknown[]): Gateway {
  return {
    query: () => Promise.reject(new Error('nothing is asked')),
    mutate: (_document, variables) => {
      sent.push(variables)
      return Promise.resolve({ ok: false, failure: { code: 'GATEWAY_DOWN', message: '' } })
    },
    cookies: [],
    isComplete: () => true,
  }
}

test('inside an app a token is sent to the gateway once and leaves the address [O-32, H-131]', async () => {
  const sent: unknown[] = []
  const response = await importToken(
    new URL(`https://muot.example/booking?salonId=9&token=${token}&inApp=1`),
    true,
    gatewayOf(sent),
  )
  expect(sent).toEqual([{ token }])
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('https://muot.example/booking?salonId=9&inApp=1')
  expect([...response.headers].join()).not.toContain(token)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})

test('outside an app a link logs nobody in, but the token leaves the address all the same [O-32]', async () => {
  const sent: unknown[] = []
  const response = await importToken(
    new URL(`https://muot.example/?token=${token}`),
    false,
    gatewayOf(sent),
  )
  expect(sent).toEqual([])
  expect(response.headers.get('location')).toBe('https://muot.example/')
})

test('a path of two slashes leads to no other site', async () => {
  const response = await importToken(
    new URL('https://muot.example//evil.example?token=x'),
    false,
    gatewayOf([]),
  )
  expect(new URL(response.headers.get('location')!).host).toBe('muot.example')
})

test('only an address with a token is sent on', () => {
  expect(carriesToken(new URL('https://muot.example/?token='))).toBe(true)
  expect(carriesToken(new URL('https://muot.example/?tokens=1'))).toBe(false)
})

const site = new URL('https://muot.example/thanh-vien?inApp=1&token=x')
const partner = 'https://partner.example'

test.each([
  ['an app that opens the address itself', { 'sec-fetch-site': 'none' }, true],
  ['a page of the site', { 'sec-fetch-site': 'same-origin' }, true],
  ["a partner's page", { 'sec-fetch-site': 'cross-site', referer: `${partner}/app` }, true],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, false],
  [
    'a page of another site that says where it is',
    { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' },
    false,
  ],
  ['a page of a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }, false],
  ['an old browser on another site', { referer: 'https://evil.example/' }, false],
  ['an old webview', {}, true],
])(
  '%s may hand over a session: %s → %s; nobody may where that is off [O-32]',
  (_from, headers, may) => {
    const sent = new Headers(headers as Record<string, string>)
    expect(mayImportToken(sent, site, [partner], {})).toBe(may)
    expect(mayImportToken(sent, site, [partner], { TOKEN_LINKS: 'off' })).toBe(false)
  },
)
