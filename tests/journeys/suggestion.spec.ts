import { expect, test } from './fixtures'
import { untilScripted } from './steps'

test('closing a suggestion continues, and Back leads to the services [B-205, B-208, B-399] @nightly', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/booking?step=2&salonId=9&phone=0912345670&flow=1&chosenService=1010')
  await untilScripted(page)
  await page.getByRole('link', { name: 'Xong' }).click()
  const popup = page.getByRole('dialog')
  await expect(popup).toContainText('Thêm gội thư giãn chỉ 159K?')
  expect((await popup.locator('.dialog__sheet').boundingBox())?.width).toBe(232)
  await popup.getByRole('link', { name: 'Đóng' }).click()
  await expect(title).toHaveText('Đặt lịch giữ chỗ')
  await page.goBack()
  await expect(title).toHaveText('Chọn dịch vụ')
  await expect(popup).toHaveCount(0)
})
