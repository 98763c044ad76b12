import { expect, test } from 'vitest'
import { book, cutAndWash, dayAhead, freeHours } from './bookings.ts'
import { Browser } from './browser.ts'
import { freshPhone, newCustomer } from './customers.ts'
import type { Page } from './page.ts'

const salonId = '37'

/** The hour of tomorrow with one stylist left, whom a stranger books; the address to wait for it. */
async function fullHour() {
  const stranger = new Browser()
  const hours = await freeHours(stranger, salonId, { ahead: 1 })
  // Our own booking backend numbers the hours of a day in order.
  const hour = hours.find(({ id, freeStylists }) => freeStylists === 1 && Number(id) < 30)
  if (!hour) throw new Error('no hour of tomorrow has one stylist left')
  const at = { salonId, phone: freshPhone(), ahead: 1, hourId: hour.id }
  const bookingId = await book(stranger, at)
  const date = await dayAhead(stranger, 1)
  return {
    way: `/cho?salon=${salonId}&date=${date}&services=${cutAndWash}`,
    hours: { from: hour.id, until: String(Number(hour.id) + 3) },
    cancel: () =>
      stranger.execute(
        'mutation ($id: ID!) { cancelBooking(input: { bookingId: $id }) { __typename } }',
        {
          id: bookingId,
        },
      ),
  }
}

async function joined(browser: Browser, way: string, hours: Record<string, string>) {
  const form = await browser.open(way)
  return browser.press(form, form.main.button('Báo anh, giữ 10 phút'), hours)
}

/** The page once it shows an offer. */
async function offered(path: string): Promise<Page> {
  let page = await new Browser().open(path)
  const look = async () => (page = await new Browser().open(path)).main.text
  await expect.poll(look, { timeout: 30_000 }).toContain('đang giữ cho anh')
  return page
}

test('without JavaScript a customer waits, is offered what a stranger cancels, and takes it', async () => {
  const { way, hours, cancel } = await fullHour()
  const visitor = await new Browser().open(way)
  expect(visitor.main.link('Đăng nhập để chờ').href).toContain(encodeURIComponent('/cho?'))
  const { browser } = await newCustomer()
  const place = await joined(browser, way, hours)
  expect(place.path).toMatch(/^\/cho\/[0-9A-Z]{26}[\w-]{24}$/)
  expect(place.main.text).toContain('Anh đứng thứ 1 trong hàng chờ.')
  expect(place.headers.get('cache-control')).toContain('no-store')
  expect(place.meta('robots')).toBe('noindex')
  await cancel()
  const page = await offered(place.path)
  const anybody = new Browser()
  const taken = await anybody.press(page, page.main.button('Nhận chỗ này'))
  expect(taken.main.text).toContain('Anh đã có lịch hẹn')
  const manage = await anybody.open(taken.main.link('Xem lịch hẹn').href!)
  manage.main.heading('Lịch hẹn của anh')
})

test('scanners that open all links and forms of a place in line, by GET and HEAD, change nothing', async () => {
  const { way, hours, cancel } = await fullHour()
  const { browser } = await newCustomer()
  const { path } = await joined(browser, way, hours)
  await cancel()
  const before = await offered(path)
  const forms = before.main.all('form').map((form) => {
    const hidden = form.all('input[type=hidden]')
    const query = hidden.map((input) => [input.attribute('name')!, input.value!])
    return `${form.attribute('action')}?${new URLSearchParams(query)}`
  })
  expect(forms.map((address) => /intent=(\w+)/.exec(address)?.[1])).toEqual([
    'leave',
    'accept',
    'decline',
  ])
  const links = before.main.links().map(({ href }) => href!)
  for (const address of [path, `${path}?xong=nhuong`, `${path}.data`, ...links, ...forms])
    for (const method of ['GET', 'HEAD'] as const) {
      const { status } = await browser.fetch(address, { method })
      expect([address, method, status < 500]).toEqual([address, method, true])
    }
  const after = await new Browser().open(path)
  expect(after.main.text).toBe(before.main.text)
})

test('who passes a place on keeps their place in line, and who leaves does not', async () => {
  const { way, hours, cancel } = await fullHour()
  const { browser } = await newCustomer()
  const place = await joined(browser, way, hours)
  await cancel()
  const page = await offered(place.path)
  const declined = await browser.press(page, page.main.button('Nhường, anh chờ tiếp'))
  expect(declined.main.text).toContain('Anh vẫn đứng đúng chỗ cũ trong hàng chờ.')
  const left = await browser.press(declined, declined.main.button('Thôi chờ'))
  expect(left.main.text).toContain('Anh đã thôi chờ')
})

test('a link to no place in line says so, and hours of less than an hour are refused and stay chosen', async () => {
  const missing = await new Browser().open(`/cho/${'0'.repeat(26)}${'A'.repeat(24)}`)
  expect(missing.status).toBe(404)
  missing.main.heading('Không tìm thấy chỗ chờ này')
  const { way, hours } = await fullHour()
  const { browser } = await newCustomer()
  const until = String(Number(hours.from) + 2)
  const refused = await joined(browser, way, { ...hours, until })
  expect(refused.status).toBe(422)
  expect(refused.main.text).toContain('Anh chọn khoảng giờ rộng ít nhất 1 tiếng giúp em nhé!')
  const chosen = refused.main.all('select option[selected]').map(({ value }) => value)
  expect(chosen).toEqual([hours.from, until])
})

test('the booking page leads to the line, and a booking waits for an earlier hour', async () => {
  const { phone, browser } = await newCustomer()
  const page = await browser.open(
    `/booking?salonId=${salonId}&phone=${phone}&chosenService=${cutAndWash}&step=0`,
  )
  expect(page.main.link('Báo anh khi có người hủy').href).toMatch(
    new RegExp(`^/cho\\?salon=${salonId}&date=[\\d-]{10}&services=${cutAndWash}$`),
  )
  const bookingId = await book(browser, { salonId, phone, ahead: 1 })
  const made = await browser.open(`/booking/success?bookingId=${bookingId}`)
  const manage = await browser.open(made.main.link('Mở trang quản lý').href!)
  const place = await browser.press(manage, manage.main.button('Báo anh nếu có giờ sớm hơn'))
  expect(place.main.text).toContain('Lịch hẹn hiện tại của anh vẫn giữ nguyên')
})
