import { beforeAll, expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import type { Page } from './page.ts'

const shared = ['/', '/system-salon', '/salon/252-cau-giay-9', '/dich-vu']

const pages = new Map<string, Page>()
beforeAll(async () => {
  for (const path of [...shared, '/dang-nhap']) pages.set(path, await openPage(path))
})

test('public pages name the speculation rules, others and the in-app mode do not', async () => {
  for (const path of shared)
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
