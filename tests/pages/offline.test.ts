import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { book } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { freshPhone } from './customers.ts'
import type { Page } from './page.ts'

const salonId = '33'

async function booked() {
  const browser = new Browser()
  const phone = freshPhone()
  const bookingId = await book(browser, { salonId, phone, ahead: 1 })
  const page = await browser.open(`/booking/success?bookingId=${bookingId}`)
  return { browser, phone, bookingId, page, link: page.main.link('Mở trang quản lý').href! }
}

/** Seconds for which a device may store the page. */
function storedFor(page: Page): number {
  return Number(page.headers.get('x-card-seconds') ?? 0)
}

test('the worker is at the root, is read anew at each visit and has at most 2,300 bytes', async () => {
  const response = await new Browser().fetch('/sw.js')
  expect(response.headers.get('content-type')).toContain('text/javascript')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const bytes = brotliCompressSync(await response.arrayBuffer()).length
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(2300)
  expect((await openPage('/')).headers.get('content-security-policy')).toContain(
    "worker-src 'self';",
  )
})

test('the stored page has when, where and what, and nothing of the customer', async () => {
  const { browser, phone, bookingId, page, link } = await booked()
  const stored = await browser.open('/offline')
  expect(stored.status).toBe(200)
  stored.main.heading('Lịch hẹn của anh')
  expect(stored.main.text).toContain(page.part('.booking-card__salon').text.slice(0, 20).trim())
  expect(stored.main.text).toContain('Cắt gội 10 bước')
  expect(stored.main.text).toContain(bookingId.slice(-6))
  expect(stored.main.link('Đổi, hủy lịch').href).toBe(link)
  expect(stored.main.link('Gọi salon').href).toMatch(/^tel:\d+$/)
  expect(stored.html).not.toContain(phone)
  expect(stored.html).not.toContain(phone.slice(-4))
  expect(Buffer.byteLength(stored.html)).toBeLessThan(50_000)
  // Until a day after a visit tomorrow.
  expect(storedFor(stored)).toBeGreaterThan(86_400)
  expect(storedFor(stored)).toBeLessThan(3 * 86_400)
})

test('a card announces lateness or cancels by forms that also work online', async () => {
  const { browser, link, bookingId } = await booked()
  const stored = await browser.open('/offline')
  const waiting = stored.$('[data-waiting]').toArray()
  expect(waiting.map((note) => stored.$(note).attr())).toEqual([
    { hidden: '', 'data-waiting': 'late' },
    { hidden: '', 'data-waiting': 'cancel' },
  ])
  // The worker looks for exactly this.
  expect(stored.html).toContain('hidden="" data-waiting="late"')
  const late = await browser.press(stored, stored.main.button('Trễ 10 phút'))
  expect([late.path, late.status]).toEqual([link, 409])
  const page = await browser.press(stored, stored.main.button('Hủy lịch hẹn này'))
  expect(page.path).toBe(`${link}?xong=huy`)
  const { booking } = await browser.execute<{ booking: { isCanceled: boolean } }>(
    'query($b: ID!) { booking(id: $b) { ... on Booking { isCanceled } } }',
    { b: bookingId },
  )
  expect(booking.isCanceled).toBe(true)
})

test('the manage page says that what waited for the network could not be done', async () => {
  const { link } = await booked()
  expect((await openPage(`${link}?xong=chua`)).main.text).toContain('chưa làm được')
  expect((await openPage(link)).main.text).not.toContain('chưa làm được')
})

test('another visitor has no card, and a canceled booking is none', async () => {
  const { browser, bookingId } = await booked()
  const visitor = await openPage('/offline')
  visitor.main.heading('Xem lịch khi không có mạng')
  expect(storedFor(visitor)).toBe(0)
  expect(visitor.html).not.toContain(bookingId.slice(-6))
  await browser.execute(
    'mutation($b: ID!) { cancelBooking(input: { bookingId: $b }) { __typename } }',
    {
      b: bookingId,
    },
  )
  expect(storedFor(await browser.open('/offline'))).toBe(0)
})

test('a manage link has a card of its own, a wrong one none', async () => {
  const { link, bookingId, phone } = await booked()
  const stored = await openPage(`${link}/offline`)
  expect(storedFor(stored)).toBeGreaterThan(0)
  expect(stored.main.text).toContain(bookingId.slice(-6))
  expect(stored.html).not.toContain(phone.slice(-4))
  const wrong = await openPage(`${link.slice(0, -1)}${link.endsWith('a') ? 'b' : 'a'}/offline`)
  expect([wrong.status, storedFor(wrong)]).toEqual([404, 0])
})

test('a stored page needs no other file than the type, and no cache between keeps it', async () => {
  const { browser, link } = await booked()
  const checker = new HtmlValidate({
    extends: ['html-validate:recommended'],
    // React's style of attributes.
    rules: {
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'tel-non-breaking': 'off',
    },
  })
  for (const path of ['/offline', '/offline?chung=1', '/offline?luu=0', `${link}/offline`]) {
    const page = await browser.open(path)
    const { $, headers } = page
    expect($('script, link, img, iframe'), path).toHaveLength(0)
    expect($('style').html(), path).toContain('url(/fonts/be-vietnam-pro-400.')
    expect(headers.get('content-security-policy')).toContain("font-src 'self'")
    const hash = createHash('sha256').update($('style').html()!).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(page.meta('robots')).toContain('noindex')
    const { results } = await checker.validateString(page.html, path)
    expect(
      results.flatMap(({ messages }) =>
        messages.map((found) => `${found.ruleId}: ${found.message}`),
      ),
      path,
    ).toEqual([])
  }
})

test('the page for everybody is the same for all, in both languages [O-36]', async () => {
  const { browser } = await booked()
  const own = await browser.open('/offline?chung=1')
  expect(own.html).toBe((await openPage('/offline?chung=1')).html)
  own.main.heading('Chưa tải được trang')
  expect(storedFor(own)).toBe(0)
  const english = await openPage('/offline?chung=1', { lang: 'en' })
  expect(english.language).toBe('en')
  english.main.heading('We couldn’t load this page')
})

test('one press deletes what the site stored in the browser, and another has it stored again', async () => {
  const { browser } = await booked()
  const card = await browser.open('/offline')
  const manual = { redirect: 'manual' } as const
  const off = await browser.press(
    card,
    card.main.button('Xóa và không lưu trên máy này'),
    {},
    manual,
  )
  expect([off.status, off.location]).toEqual([303, '/offline?luu=0'])
  expect(off.headers.get('clear-site-data')).toBe('"storage"')
  expect(browser.cookies.get('muot_offline')).toBe('0')
  const page = await browser.open('/offline?luu=0')
  expect(storedFor(page)).toBe(0)
  const on = await browser.press(page, page.main.button('Lưu lịch trên máy này'), {}, manual)
  expect([on.location, on.headers.get('clear-site-data')]).toEqual(['/offline', null])
  expect(browser.cookies.has('muot_offline')).toBe(false)
})

test('a browser whose owner has storing switched off gets no card, whatever has started the worker', async () => {
  const { browser, bookingId, link } = await booked()
  browser.cookies.set('muot_offline', '0')
  for (const path of ['/offline', `${link}/offline`]) {
    const page = await browser.open(path)
    expect([page.status, storedFor(page)], path).toEqual([200, 0])
    expect(page.html, path).not.toContain(bookingId.slice(-6))
    page.main.button('Lưu lịch trên máy này')
  }
  browser.cookies.delete('muot_offline')
  for (const path of ['/offline', `${link}/offline`])
    expect(storedFor(await browser.open(path)), path).toBeGreaterThan(0)
})

test('another site can neither delete nor switch it on', async () => {
  const form = new URLSearchParams({ store: '0' })
  const headers = { origin: 'https://evil.example' }
  const response = await new Browser().fetch('/offline', { method: 'POST', form, headers })
  expect(response.status).toBe(403)
  expect(response.headers.get('clear-site-data')).toBeNull()
})

test('inside an app no page starts the worker [H-022]', async () => {
  const hasWorker = (page: Page) => /\\"hasWorker\\",(true|false)/.exec(page.html)?.[1]
  expect(hasWorker(await openPage('/booking'))).toBe('true')
  expect(hasWorker(await openPage('/booking?inApp=1'))).toBe('false')
})
