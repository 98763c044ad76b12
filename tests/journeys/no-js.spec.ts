import { expect, test } from './fixtures'
import { chooseFirstHour, openChosen } from './steps'

test.use({ javaScriptEnabled: false })

test('in a browser without JavaScript a customer books and cancels [B-001, B-010, H-103]', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '', salon.id)
  const { label } = await chooseFirstHour(page)
  await page
    .getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ })
    .check({ force: true })
  await page.getByRole('button', { name: 'Hoàn tất' }).last().click()
  await expect(page).toHaveURL(/\/booking\/success\?bookingId=/)
  await expect(page.locator('.booking-card')).toContainText(label)
  await page.getByRole('link', { name: 'Hủy lịch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
})
