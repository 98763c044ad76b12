import { expect, test } from 'vitest'
import { Browser } from './browser.ts'
import { freeHours } from './bookings.ts'
import type { Page } from './page.ts'
import type { Part } from './part.ts'

const title = (page: Page) => page.part('h1').text
const dong = ({ text }: Part) => Number(text.replace(/\D/g, ''))
const row = (page: Page) => page.part('.suggestion')

/** Opens the services with one chosen, and presses 'Xong'. */
async function goOnWith(browser: Browser, serviceId: number): Promise<Page> {
  const page = await browser.open(
    `/booking?step=2&salonId=9&phone=0912345670&flow=1&chosenService=${serviceId}`,
  )
  const main = await browser.follow(page.link('Xong'))
  expect(title(main)).toBe('Đặt lịch giữ chỗ')
  expect(main.dialogs()).toEqual([])
  return main
}

test('a matching service is suggested in a row, with its old price [B-128, B-205, B-211]', async () => {
  const page = await goOnWith(new Browser(), 1018)
  expect(row(page).text).toContain('Thêm phục hồi cho tóc khỏe sau uốn nhuộm?')
  expect(dong(row(page).part('ins'))).toBe(159_000)
  expect(dong(row(page).part('del'))).toBe(199_000)
})

test('the suggested service is added for its price, its old one struck through [B-207, O-26]', async () => {
  const browser = new Browser()
  const page = await goOnWith(browser, 1018)
  const main = await browser.follow(row(page).link('Thêm vào lịch'))
  expect(main.path).toContain('chosenService=1018,1041')
  expect(main.all('.suggestion')).toEqual([])
  expect(main.part('#part-services').text).toContain('Đã chọn 2 dịch vụ')
  const total = main.part('#part-services .part__total')
  // Crossed-out prices are not paid, and only the added service has one.
  expect(dong(total.part('del')) - dong(total.part('ins'))).toBe(40_000)
})

test('the hour stays chosen when the suggested service is added', async () => {
  const browser = new Browser()
  const hourId = (await freeHours(browser, '9')).at(-8)!.id
  const page = await browser.open(
    `/booking?step=0&salonId=9&phone=0912345670&chosenService=1001&hour=${hourId}`,
  )
  const main = await browser.follow(row(page).link('Thêm vào lịch'))
  expect(main.part('input[name=hourId][checked]').value).toBe(hourId)
})

test('a declined suggestion is not repeated for the same services [B-208]', async () => {
  const browser = new Browser()
  const page = await goOnWith(browser, 1001)
  expect(row(page).text).toContain('Thêm lấy ráy tai VIP?')
  const main = await browser.follow(row(page).link('Không, cảm ơn'))
  expect(main.all('.suggestion')).toEqual([])
  expect(main.path).toMatch(/chosenService=1001(&|$)/)
  const services = await browser.follow(main.part('#part-services .pick__row'))
  expect(title(services)).toBe('Chọn dịch vụ')
  const again = await browser.follow(services.link('Xong'))
  expect(again.all('.suggestion')).toEqual([])
})

test('a customer who takes advice at the salon gets no suggestion [B-206]', async () => {
  const browser = new Browser()
  const page = await browser.open('/booking?step=2&salonId=4&phone=0912345670&flow=1&consult=1')
  const main = await browser.follow(page.link('Xong'))
  expect(title(main)).toBe('Đặt lịch giữ chỗ')
  expect(main.all('.suggestion')).toEqual([])
})
