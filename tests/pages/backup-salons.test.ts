import { expect, test } from 'vitest'
import { cutAndWash, dayAhead } from './bookings.ts'
import { Browser } from './browser.ts'
import { freshPhone } from './customers.ts'

const at = (more = '') =>
  `/booking?step=0&salonId=9&phone=${freshPhone()}&chosenService=${cutAndWash}${more}`
const linkText = 'Anh chưa tìm được giờ phù hợp?'

test("a link below today's hours opens salons nearby [B-046, B-284, B-368]", async () => {
  const browser = new Browser()
  const page = await browser.open(at())
  expect(page.all('.backup__salon')).toEqual([])
  expect(page.main.link('Sớm nhất quanh đây hôm nay').href).toBe(
    `/som-nhat?salon=9&chosenService=${cutAndWash}`,
  )
  const opened = await browser.follow(page.main.link(linkText))
  const salons = opened.all('.backup__salon')
  expect(salons.length).toBeGreaterThan(0)
  for (const salon of salons) {
    expect(salon.text).toMatch(/[\d,]+ km/)
    expect(salon.all('.backup__hour').length).toBeGreaterThan(0)
  }
})

test('the confirmation of another salon shows its name, hour and address [B-128, B-285]', async () => {
  const browser = new Browser()
  const page = await browser.open(at('&backup=1'))
  const [salon] = page.all('.backup__salon')
  const [hour] = salon!.all('.backup__hour')
  const popup = (await browser.follow(hour!)).dialog
  expect(popup.name).toMatch(/^Đổi sang /)
  expect(popup.text).toContain(hour!.text)
  expect(popup.text).toContain(salon!.part('.strong').text)
})

test('continue takes salon and hour, and leaves the list; cancel returns to it [B-286, B-287]', async () => {
  const browser = new Browser()
  const page = await browser.open(at('&backup=1'))
  const [salon] = page.all('.backup__salon')
  const [hour] = salon!.all('.backup__hour')
  const booking = await browser.follow(hour!)
  const returned = await browser.follow(booking.dialog.link('Quay lại'))
  expect(returned.path).toBe(page.path)
  const there = await browser.follow(booking.dialog.link('Tiếp tục'))
  expect(there.part('#part-salon').text).toContain(salon!.part('.strong').text)
  expect(there.part('#part-services').text).toContain('Đã chọn 1 dịch vụ')
  expect(there.part('input[name=hourId][checked]').around('.choice').text).toContain(hour!.text)
  expect(there.all('.backup')).toEqual([])
})

test('other salons are offered only for today and without a chosen stylist [B-281, B-283]', async () => {
  const browser = new Browser()
  const page = await browser.open(at())
  expect(page.main.links(linkText)).toHaveLength(1)
  const tomorrow = await browser.open(at(`&date=${await dayAhead(browser, 1)}`))
  expect(tomorrow.main.links(linkText)).toEqual([])
  const stylist = page.all('.stylist')[1]!
  expect((await browser.follow(stylist)).main.links(linkText)).toEqual([])
  const nothing = await browser.open(at().replace(/&chosenService=\d+/, ''))
  expect(nothing.main.links(linkText)).toEqual([])
})
