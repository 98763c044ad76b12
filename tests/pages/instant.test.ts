import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { newCustomer } from './customers.ts'
import type { Page } from './page.ts'
import { siteUrl } from './site-url'

/** Pages that are the same for everybody, and pages that are made for each request. */
const shared = ['/', '/system-salon', '/salon/252-cau-giay-9', '/dich-vu', '/blog', '/lookbook']
const own = ['/booking', '/booking?salonId=9&step=0', '/dang-nhap']

const pages = new Map<string, Page>()
beforeAll(async () => {
  for (const path of [...shared, ...own]) pages.set(path, await openPage(path))
})

test.each([...shared, ...own])('%s preloads all its styles and fonts, and nothing else', (path) => {
  const page = pages.get(path)!
  const links = (page.headers.get('link') ?? '').split(/,(?=<)/)
  const preloaded = (as: string) =>
    links
      .filter((link) => link.includes(`;as=${as}`))
      .map((link) => /^<([^>]*)>;rel=preload/.exec(link)?.[1])
  expect(preloaded('style')).toEqual(hrefs(page, 'link[rel="stylesheet"]'))
  expect(preloaded('font')).toEqual(hrefs(page, 'link[rel="preload"][as="font"]'))
  expect(preloaded('style').length).toBeGreaterThan(0)
  expect(preloaded('font').length).toBeGreaterThan(0)
  expect(links.filter((link) => !/;as=(style|font)\b/.test(link))).toEqual([])
})

test('a redirect and the data of a page preload nothing', async () => {
  for (const path of ['/dang-xuat', '/booking.data', '/_root.data', '/robots.txt'])
    expect((await openPage(path)).headers.get('link'), path).toBeNull()
})

test.each(shared)(
  '%s allows each of its inline scripts by its hash, and nothing inline beside',
  (path) => {
    const { html, headers, $ } = pages.get(path)!
    const policy = headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    const inline = $('script:not([src]):not([type="application/ld+json"])')
      .toArray()
      .map((script) => $(script).html() ?? '')
    expect(inline.length).toBeGreaterThan(3)
    const hashes = inline.map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    expect(new Set(scripts.split(' '))).toEqual(
      new Set(["'self'", 'https://challenges.cloudflare.com', ...hashes]),
    )
    expect(html).not.toContain('nonce=')
  },
)

test.each(own)('%s is made for its request, with a nonce of its own', async (path) => {
  const nonceOf = ({ headers }: Page) =>
    /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
  const first = pages.get(path)!
  const nonce = nonceOf(first)
  expect(nonce).toBeDefined()
  expect(first.html).toContain(`nonce="${nonce}"`)
  expect(nonceOf(await openPage(path))).not.toBe(nonce)
  expect([first.headers.get('etag'), first.headers.get('content-security-policy')]).toEqual([
    null,
    expect.not.stringContaining('unsafe'),
  ])
})

test.each(shared)('a return visit to %s costs a 304 with all security headers', async (path) => {
  const first = pages.get(path)!
  const etag = first.headers.get('etag')!
  expect(etag).toMatch(/^"[\w-]+"$/)
  for (const tag of [etag, `W/${etag}`]) {
    const again = await new Browser().fetch(path, { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    for (const name of [
      'etag',
      'cache-control',
      'vary',
      'content-language',
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ])
      expect(again.headers.get(name), name).toBe(first.headers.get(name))
  }
  const changed = await openPage(path, { headers: { 'if-none-match': '"another"' } })
  expect([changed.status, changed.html]).toEqual([200, first.html])
})

test('each language and the in-app mode have bytes and a tag of their own [O-36]', async () => {
  const english = await openPage('/', { lang: 'en' })
  const inApp = await openPage('/', { cookie: 'muot_in_app=1' })
  const tags = [pages.get('/')!, english, inApp].map(({ headers }) => headers.get('etag'))
  expect(new Set(tags).size).toBe(3)
})

test('a customer reads nothing of himself in the shared bytes, and his own pages are never shared', async () => {
  const { phone, browser } = await newCustomer()
  for (const path of shared) {
    const page = await openPage(path, { as: browser })
    expect(page.html, path).toBe(pages.get(path)!.html)
    expect(page.html).not.toContain(phone)
  }
  const account = await openPage('/tai-khoan', { as: browser })
  expect(account.headers.get('cache-control')).toBe('private, no-store')
  expect(account.headers.get('etag')).toBeNull()
  expect(account.headers.get('content-security-policy')).toContain("'nonce-")
})

function hrefs(page: Page, selector: string): (string | undefined)[] {
  return [
    ...new Set(
      page
        .$(selector)
        .toArray()
        .map((link) => page.$(link).attr('href')),
    ),
  ]
}

/** The first files of each kind that Home names. */
async function filesOfHome(): Promise<string[]> {
  const home = await (await fetch(siteUrl())).text()
  const kinds = [
    /\/assets\/[^"']+\.js/,
    /\/assets\/[^"']+\.css/,
    /\/assets\/[^"'#]+\.svg/,
    /\/fonts\/[^"')]+\.woff2/,
  ]
  return kinds.map((kind) => kind.exec(home)?.[0] ?? 'absent')
}

test('files are not sniffed and keep browsers on https', async () => {
  const paths = await filesOfHome()
  for (const path of ['/favicon.svg', '/favicon.ico', '/manifest.webmanifest', ...paths]) {
    const response = await fetch(new URL(path, siteUrl()))
    await response.body?.cancel()
    expect(response.status, path).toBe(200)
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(response.headers.get('strict-transport-security'), path).toBe('max-age=63072000')
  }
})

test('browsers cache files of the build for a year, and a missing one is no page', async () => {
  const built = (await filesOfHome()).filter((path) => path.startsWith('/assets/'))
  expect(built).toHaveLength(3)
  for (const path of built) {
    const response = await fetch(new URL(path, siteUrl()))
    await response.body?.cancel()
    expect(response.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable')
  }
  const missing = await fetch(new URL('/assets/gone-1.js', siteUrl()))
  expect([missing.status, await missing.text()]).toEqual([404, ''])
})

const ruled = ['/', '/system-salon', '/salon/252-cau-giay-9', '/dich-vu']
test('public pages name the speculation rules, others and the in-app mode do not', async () => {
  for (const path of ruled)
    expect(pages.get(path)!.headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  expect(pages.get('/dang-nhap')!.headers.get('speculation-rules')).toBeNull()
  const inApp = await openPage('/', { cookie: 'muot_in_app=1' })
  expect(inApp.headers.get('speculation-rules')).toBeNull()
  const rules = await new Browser().fetch('/speculation-rules.json')
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json')
  expect(Object.keys((await rules.json()) as object)).toEqual(['prerender', 'prefetch'])
})

test('the rules name no link that the router follows itself', () => {
  const links = pages.get('/')!.$('a[href^="/"]').toArray()
  const byRouter = links.filter(({ attribs }) => 'data-discover' in attribs)
  expect(byRouter.length).toBeGreaterThan(0)
  expect(byRouter.length).toBeLessThan(links.length)
})

test.each(['prefetch', 'prefetch;prerender'])(
  'a page requested by %s is the whole page and sets no cookie',
  async (purpose) => {
    const headers = { 'sec-purpose': purpose, 'sec-fetch-dest': 'document' }
    const page = await openPage('/system-salon', { headers })
    expect([page.status, page.html]).toEqual([200, pages.get('/system-salon')!.html])
    const booking = await openPage('/booking?salonId=9&step=0', { headers })
    expect(booking.status).toBe(200)
    expect(booking.heading('Đặt lịch giữ chỗ')).toBeDefined()
    expect(booking.headers.getSetCookie()).toEqual([])
  },
)

test('what logs in, sets a cookie, is personal or writes is not served to a page that nobody has opened', async () => {
  const headers = { 'sec-purpose': 'prefetch;prerender' }
  for (const path of [
    '/?lang=en',
    '/?inApp=1',
    '/?token=abc',
    '/dang-xuat',
    '/tai-khoan',
    '/lich/abc',
  ]) {
    const response = await new Browser().fetch(path, { headers })
    expect([response.status, await response.text()], path).toEqual([503, ''])
    expect(response.headers.getSetCookie(), path).toEqual([])
    expect(response.headers.get('cache-control'), path).toBe('no-store')
  }
  const tracked = await new Browser().fetch('/graphql', { method: 'POST', headers })
  expect(tracked.status).toBe(503)
  expect(tracked.headers.getSetCookie()).toEqual([])
})
