import { expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { siteUrl } from './site-url.ts'

test('a salon has a page with its week and its stylists, from which it is booked [H-004]', async () => {
  const browser = new Browser()
  const found = await browser.open('/system-salon?q=252+cau+giay')
  const salon = await browser.follow(found.main.link('Salon 252 Cầu Giấy'))
  expect(salon.path).toBe('/salon/252-cau-giay-9')
  expect(salon.all('.salon-days li')).toHaveLength(7)
  expect(salon.all('.salon-stylists li').length).toBeGreaterThan(0)
  const booking = await browser.follow(salon.link('Đặt lịch tại salon này'))
  expect(booking.path).toMatch(/^\/booking\?salonId=9&/)
  expect(booking.main.text).toContain('252 Cầu Giấy')
})

test('a salon has its prices, each of which starts a booking there, and one way to book at each size', async () => {
  const salon = await openPage('/salon/252-cau-giay-9')
  const prices = salon.all('.salon-prices li')
  expect(prices).toHaveLength(8)
  expect(prices[0]!.text).toMatch(/^Cắt gội 10 bước ?Từ 120\.000 VNĐ$/)
  expect(prices[0]!.part('a').href).toBe('/booking?salonId=9&phone=0&step=0&chosenService=1001')
  for (const place of ['.salon-page__wide', '.salon-page__bar'])
    expect(salon.part(place).links('Đặt lịch tại salon này'), place).toHaveLength(1)
  const closed = await openPage('/salon/104-hau-giang-28')
  expect(closed.has('.salon-free, .salon-page__bar')).toBe(false)
})

test('each day that a salon page offers is chosen in a guest’s booking [H-090, O-06]', async () => {
  const days = (await openPage('/salon/252-cau-giay-9')).links(/^Đặt lịch ngày/)
  expect(days.length).toBeGreaterThan(0)
  for (const { href } of days) {
    const booking = await openPage(`${href!}&chosenService=1001`)
    const date = new URL(href!, 'http://any').searchParams.get('date')
    expect(booking.all('input[name=date]')[0]!.value).toBe(date)
    expect(booking.all('.days__day--on')).toHaveLength(1)
  }
})

test('a salon is found under an older name; one without a map shows a notice [H-087]', async () => {
  const salon = await new Browser().open('/salon/ten-cu-82')
  expect(salon.path).toBe('/salon/time-garden-25-4-82')
  expect(salon.main.text).toContain('Salon đang cập nhật tính năng chỉ đường!')
})

test.each(['?utm_source=zalo&lang=en', '?utm_source=zalo&ref=anh-ba'])(
  'the way to a salon’s new name keeps the query %s',
  async (query) => {
    const salon = await new Browser().open(`/salon/ten-cu-82${query}`)
    expect(salon.path).toBe(`/salon/time-garden-25-4-82${query}`)
  },
)

test('a closed salon cannot be booked and names others; the training salon has no page', async () => {
  const closed = await openPage('/salon/104-hau-giang-28')
  expect(closed.heading('Salon gần đó đang phục vụ')).toBeDefined()
  expect(closed.links('Đặt lịch tại salon này')).toEqual([])
  expect(closed.main.text.match(/Salon tạm nghỉ/g), 'the reason stands once').toHaveLength(1)
  const training = await openPage('/salon/dao-tao-269')
  expect(training.status).toBe(404)
  expect(training.heading('Không có salon này')).toBeDefined()
})

test('the map is in no first load, and without scripts the cities are links on a drawing [H-002]', async () => {
  for (const path of ['/system-salon', '/booking?step=1&phone=0912345670']) {
    const page = await openPage(path)
    const files = [...page.html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file)
    expect(files.length).toBeGreaterThan(5)
    for (const file of new Set(files)) {
      const response = await fetch(siteUrl() + file)
      expect(await response.text(), file).not.toContain('leaflet-container')
    }
    expect(page.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob: https:;",
    )
  }
  const cities = (await openPage('/system-salon')).links(/: \d+ cơ sở$/)
  expect(cities.length).toBeGreaterThan(5)
  for (const { href } of cities) expect(href).toMatch(/#tinh-\d+$/)
})

test('an address of a part of the map lists the salons there, without scripts too [H-002]', async () => {
  const page = await openPage('/system-salon?vung=21.000,105.700,21.100,105.900')
  const listed = page.all('.salon-list > li')
  expect(page.heading(`${listed.length} salon trong vùng này`)).toBeDefined()
  expect(listed.length).toBeGreaterThan(5)
  for (const { text } of listed) expect(text).toContain('Hà Nội')
  const none = await openPage('/system-salon?vung=10.000,100.000,11.000,101.000')
  expect(none.heading('Chưa có salon nào trong vùng này')).toBeDefined()
})
