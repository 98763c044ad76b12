import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { chooseFirstHour, openChosen, untilScripted } from './steps'

/** Lets time pass only by `runFor`, from now on. */
async function stopClock(page: Page): Promise<void> {
  await untilScripted(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Expects the toast with this text to stay for `ms` and not longer. */
async function expectStays(page: Page, text: string, ms: number): Promise<void> {
  const toast = page.locator('.toast', { hasText: text })
  await expect(toast).toBeVisible()
  await page.clock.runFor(ms - 10)
  await expect(toast).toBeVisible()
  await page.clock.runFor(20)
  await expect(toast).toHaveCount(0)
}

test.beforeEach(({ page }) => page.clock.install())

test('a search goes out when typing has rested for 500 ms [B-054] @nightly', async ({ page }) => {
  await page.goto('/booking?step=1&salonId=0&phone=0912345670')
  await stopClock(page)
  const searches: string[] = []
  page.on('request', (request) => request.url().includes('q=') && searches.push(request.url()))
  const box = page.getByRole('searchbox')
  await box.fill('cau')
  await page.clock.runFor(490)
  await box.fill('cau giay')
  await page.clock.runFor(490)
  expect(searches).toEqual([])
  await page.clock.runFor(20)
  await expect(page).toHaveURL(/q=cau(\+|%20)giay/)
})

test('a city without salons shows a toast for three seconds and stays [B-077] @nightly', async ({
  page,
}) => {
  await page.goto('/booking?step=1&salonId=0&phone=0912345670&q=ca+mau')
  await stopClock(page)
  await page.getByRole('link', { name: /Cà Mau/ }).click()
  await expectStays(page, 'Hiện tại không có salon nào ở đây', 3000)
  await expect(page).not.toHaveURL(/cityId=/)
})

test('a hint on what is missing is shown for five seconds [B-394] @nightly', async ({ page }) => {
  await page.goto('/booking?salonId=0&phone=0912345670&step=0')
  await stopClock(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click({ force: true })
  await expectStays(page, 'Anh vui lòng chọn salon trước để xem lịch còn trống ạ!', 5000)
})

test('a failed booking shows “Thông Báo” for three seconds [B-302, B-303, B-393] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '&inApp=1', salon.id)
  await chooseFirstHour(page)
  await page.route('**/booking.data*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
  )
  await stopClock(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await expect(page.locator('.toast')).toContainText('Thông Báo')
  const lasting = page.locator('.notice--after-toast')
  await expect(lasting).toBeHidden()
  await expectStays(page, 'Có lỗi xảy ra, vui lòng thử lại sau!', 3000)
  await expect(lasting).toContainText('Có lỗi xảy ra, vui lòng thử lại sau!')
  await expect(lasting).toBeVisible()
})

test('a booking is announced for a second, and then the page goes on to it [B-296, B-297, B-392] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '&inApp=1', salon.id)
  await chooseFirstHour(page)
  await stopClock(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await expectStays(page, 'Đặt Lịch Thành Công!', 1000)
  await page.waitForURL(/\/booking\/success\?bookingId=/)
})

test('a log-in is announced for five seconds [B-395, H-126] @nightly', async ({
  page,
  customer,
}) => {
  await customer.becomeMember()
  await page.goto(`/dang-nhap?phone=${customer.phone}`)
  await stopClock(page)
  await page.getByLabel(/Số điện thoại/).fill(customer.dotted)
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByLabel(/Mật khẩu/).fill(customer.password)
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click()
  await expectStays(page, 'Đăng nhập thành công!', 5000)
})

test('a failed promo code shows its message for five seconds [B-116, B-395] @nightly', async ({
  page,
  customer,
}) => {
  await page.goto(`/booking?step=4&flow=1&salonId=9&phone=${customer.phone}&chosenService=1001`)
  await stopClock(page)
  await page.getByLabel('Mã ưu đãi').fill('LOI500')
  await page.getByRole('button', { name: 'Áp dụng', exact: true }).click()
  await expectStays(page, 'Có lỗi xảy ra, vui lòng thử lại sau!', 5000)
})
