import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { newCustomer } from './customers.ts'
import type { Page } from './page.ts'

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
