import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdRequests, pressInactive, salonId, untilScripted } from './steps'

/** Opens the services of a salon that is only looked at. */
async function openServices(page: Page, step = 'step=2'): Promise<void> {
  await page.goto(`/booking?${step}&salonId=${salonId}&phone=0912345670&flow=1`)
  await untilScripted(page)
}

test('versions and the bar change the selection and its count [B-086, B-088, B-199]', async ({
  page,
}) => {
  await openServices(page)
  const first = page.locator('#group-101')
  await first.getByRole('link', { name: /Tiêu chuẩn/ }).click()
  await expect(first.locator('.version--on')).toContainText('Tiêu chuẩn')
  await first.getByRole('link', { name: /Thương gia/ }).click()
  await expect(first.locator('.version--on')).toContainText('Thương gia')
  await expect(first.locator('.version--on')).toHaveCount(1)
  await page
    .locator('#group-102')
    .getByRole('link', { name: /Tiêu chuẩn/ })
    .click()
  await expect(page.getByText('Đã chọn 2 dịch vụ')).toBeVisible()
  await expect(page.locator('.chosen__head del')).toContainText('VNĐ')
  await page.locator('.chosen__head').click()
  await page.locator('.chosen__list').getByRole('link', { name: 'Bỏ Cắt gội Combo 2' }).click()
  await expect(page.getByText('Đã chọn 1 dịch vụ')).toBeVisible()
})

test('two presses in a row both count, a double press counts once, and "Xong" goes on with them [B-180, B-202]', async ({
  page,
}) => {
  await openServices(page)
  await page.locator('#group-101 .version').first().click()
  await page.locator('#group-102 .version').first().click()
  await expect(page.locator('#group-101 .version--on')).toContainText('Tiêu chuẩn')
  await expect(page.locator('#group-102 .version--on')).toHaveCount(1)
  await expect(page.getByText('Đã chọn 2 dịch vụ')).toBeVisible()
  await page.locator('#group-201 .button').first().dblclick()
  await expect(page.getByText('Đã chọn 3 dịch vụ')).toBeVisible()
  await page.getByRole('link', { name: 'Xong' }).click()
  await expect(page).toHaveURL(/step=0/)
  await expect(page.getByText('Đã chọn 3 dịch vụ').first()).toBeAttached()
})

test('after the services the hours are in view, focused, with the next hint [B-173, B-180]', async ({
  page,
}) => {
  await openServices(page)
  await page
    .locator('#group-101')
    .getByRole('link', { name: /Tiêu chuẩn/ })
    .click()
  await page.getByRole('link', { name: 'Xong' }).click()
  await expect(page.locator('#part-hour h2')).toBeFocused()
  await expect(page.locator('.hours .choice').first()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#part-hour [role=alert]')).toHaveCount(0)
  const done = page.getByRole('button', { name: 'Hoàn tất' })
  await expect(done).toContainText('Còn thiếu giờ')
  await pressInactive(done)
  await expect(page.locator('#part-hour [role=alert]')).toHaveText(
    'Anh chọn giúp em giờ phù hợp nhé!',
  )
})

test('without a network the screen stays, and what was pressed comes when it is back [H-281]', async ({
  page,
  context,
}) => {
  await page.goto(`/booking?step=0&salonId=${salonId}&phone=0912345670&chosenService=1001`)
  await untilScripted(page)
  await context.setOffline(true)
  await page
    .locator('.days')
    .getByRole('link', { name: /Ngày mai/ })
    .click()
  await expect(page.locator('.offline')).toHaveText('Mất mạng, em giữ nguyên lựa chọn của anh.')
  await expect(page.locator('.days__day--on')).toContainText('Hôm nay')
  await expect(page.getByText('Đã chọn 1 dịch vụ').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('.days__day--on')).toContainText('Ngày mai')
  await expect(page.locator('.offline')).toBeEmpty()
})

test('the list is searched while typing, and shows the number of results [B-083, B-084] @nightly', async ({
  page,
}) => {
  await openServices(page)
  const box = page.getByRole('searchbox')
  await box.fill('uon premlock')
  await expect(page.getByText('Tìm thấy 1 dịch vụ')).toBeVisible()
  await box.fill('khong co gi')
  await expect(page.getByText('Không tìm thấy dịch vụ phù hợp')).toBeVisible()
})

test('the other services unfold and fold again [B-085] @nightly', async ({ page }) => {
  await openServices(page)
  const others = page.locator('.others')
  await expect(others.getByRole('article').first()).toBeHidden()
  await others.getByText('Dịch vụ khác').click()
  await expect(others.getByRole('article').first()).toBeVisible()
  await others.getByText('Dịch vụ khác').click()
  await expect(others.getByRole('article').first()).toBeHidden()
})

test('the button of a detail counts the ticks, and requires a version [B-099, B-100] @nightly', async ({
  page,
}) => {
  await openServices(page, 'step=3&group=102')
  await page.getByRole('checkbox', { name: /Lấy ráy tai/ }).check()
  await page.getByRole('button', { name: 'Thêm 1 dịch vụ' }).click()
  await expect(page.getByText('Anh chọn một phiên bản giúp em nhé!')).toBeVisible()
  await expect(page).toHaveURL(/step=3/)
  await page.getByRole('radio', { name: /Tiêu chuẩn/ }).check()
  await page.getByRole('button', { name: 'Thêm 2 dịch vụ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chọn dịch vụ')
  await expect(page).toHaveURL(/chosenService=1003(,|%2C)1038/)
})

test('while the services are slow to come, the screen stays under a line that shows it [B-089] @nightly', async ({
  page,
}) => {
  await page.goto(`/booking?step=0&salonId=${salonId}&phone=0912345670`)
  await untilScripted(page)
  const line = page.getByRole('progressbar', { name: 'Đang tải' })
  await expect(line).toHaveCount(0)
  const release = await holdRequests(page, { url: '**/booking.data*step=2*' })
  const link = page.getByRole('link', { name: 'Xem tất cả dịch vụ hấp dẫn' })
  await link.click()
  await expect(line).toBeVisible()
  // It lies outside of the page's landmarks, where axe allows live regions only.
  await expect(line).toHaveAttribute('aria-live', 'polite')
  await expect(link).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.locator('.service').first()).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('a service’s video is loaded only on a press, and plays over the page [B-095, B-384] @nightly', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: 'film', contentType: 'text/html' }),
  )
  await openServices(page, 'step=3&group=103')
  const video = page.getByRole('link', { name: 'Xem video: Cắt gội Combo 3 Chăm da' })
  await video.scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveCount(0)
  await video.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\//,
  )
  // Escape closes a dialog that is modal already.
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
})
