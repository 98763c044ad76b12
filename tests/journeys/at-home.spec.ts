import { expect, test } from './fixtures'
import { untilScripted } from './steps'

test('a home visit is requested for a place from the search [H-006, H-199]', async ({
  page,
  customer,
}) => {
  await page.goto(`/booking-at-home?phone=${customer.phone}&step=0`)
  await untilScripted(page)
  await page.getByRole('searchbox').fill('dich vong hau')
  await page.getByRole('button', { name: 'Tìm', exact: true }).click()
  await page.getByRole('button', { name: 'Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội' }).click()
  await expect(page.getByLabel('Phường, xã').locator('option:checked')).toHaveText(
    'Phường Dịch Vọng Hậu',
  )
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anh muốn làm gì?')
  const prices = page.locator('.place-found .price')
  const ends = await prices.evaluateAll((all) =>
    all.map((price) => {
      const row = price.parentElement
      return row ? row.getBoundingClientRect().right - price.getBoundingClientRect().right : NaN
    }),
  )
  expect(ends.length).toBeGreaterThan(0)
  expect(Math.max(...ends), 'prices stand at the right').toBeLessThan(1)
  await page.getByRole('checkbox', { name: /Cắt xả tạo kiểu/ }).check()
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khi nào anh rảnh?')
  const firstDay = page.locator('.choice input').first()
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(firstDay, 'what is missing is brought into view').toBeFocused()
  await firstDay.check()
  await page.getByRole('radio', { name: 'Chiều' }).check()
  await page.getByLabel('Số nhà, tên đường').fill('8 Trần Quốc Hoàn')
  await page.getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ }).check()
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(page.getByText('Em đã nhận yêu cầu của anh.')).toBeVisible()
  const request = page
    .getByRole('listitem')
    .filter({ hasText: '8 Trần Quốc Hoàn, Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội' })
  await expect(request).toContainText('Cắt xả tạo kiểu')
  await request.getByRole('button', { name: /^Hủy yêu cầu/ }).click()
  await expect(page.locator(':focus')).toHaveText('Em đã hủy yêu cầu.')
  await expect(request).toHaveCount(0)
})
