import { expect, test } from 'vitest'
import { Browser } from './browser.ts'
import type { Page } from './page.ts'
import type { Part } from './part.ts'

const title = (page: Page) => page.part('h1').text
const dong = ({ text }: Part) => Number(text.replace(/\D/g, ''))

/** Opens the services with one chosen, and presses 'Xong'. */
async function goOnWith(browser: Browser, serviceId: number): Promise<Page> {
  const page = await browser.open(
    `/booking?step=2&salonId=9&phone=0912345670&flow=1&chosenService=${serviceId}`,
  )
  return browser.follow(page.link('Xong'))
}

test('a matching service is suggested with its old price [B-128, B-205, B-211]', async () => {
  const page = await goOnWith(new Browser(), 1018)
  expect(title(page)).toBe('Chọn dịch vụ')
  expect(page.dialog.text).toContain('Thêm phục hồi cho tóc khỏe sau uốn nhuộm?')
  expect(dong(page.dialog.part('ins'))).toBe(159_000)
  expect(dong(page.dialog.part('del'))).toBe(199_000)
  expect(page.dialog.element.is('.dialog--232')).toBe(true)
})

test('the suggested service is added for its price, its old one struck through [B-207, O-26]', async () => {
  const browser = new Browser()
  const page = await goOnWith(browser, 1018)
  const main = await browser.follow(page.dialog.link('Thêm vào lịch'))
  expect(title(main)).toBe('Đặt lịch giữ chỗ')
  expect(main.path).toContain('chosenService=1018,1041')
  expect(main.part('#part-services').text).toContain('Đã chọn 2 dịch vụ')
  const total = main.part('#part-services .part__total')
  // Crossed-out prices are not paid, and only the added service has one.
  expect(dong(total.part('del')) - dong(total.part('ins'))).toBe(40_000)
})

test('a declined suggestion is not repeated for the same services [B-208]', async () => {
  const browser = new Browser()
  const page = await goOnWith(browser, 1001)
  expect(page.dialog.text).toContain('Thêm lấy ráy tai VIP?')
  const main = await browser.follow(page.dialog.link('Không, cảm ơn'))
  expect(title(main)).toBe('Đặt lịch giữ chỗ')
  expect(main.path).toMatch(/chosenService=1001(&|$)/)
  const services = await browser.follow(main.part('#part-services .pick__row'))
  expect(title(services)).toBe('Chọn dịch vụ')
  const again = await browser.follow(services.link('Xong'))
  expect(title(again)).toBe('Đặt lịch giữ chỗ')
  expect(again.dialogs()).toEqual([])
})

test('a customer who takes advice at the salon gets no suggestion [B-206]', async () => {
  const browser = new Browser()
  const page = await browser.open('/booking?step=2&salonId=4&phone=0912345670&flow=1&consult=1')
  const main = await browser.follow(page.link('Xong'))
  expect(title(main)).toBe('Đặt lịch giữ chỗ')
  expect(main.dialogs()).toEqual([])
})
