import { bookByRequest } from './own/book'
import { expect, test } from './fixtures'
import { chooseFirstHour, openChosen } from './steps'

test.use({ javaScriptEnabled: false })

test('in a browser without JavaScript a customer books and cancels [B-001, B-010, H-103] @preview', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '', salon.id)
  const { label } = await chooseFirstHour(page)
  await page.getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ }).check()
  await page.getByRole('button', { name: 'Hoàn tất' }).last().click()
  await expect(page).toHaveURL(/\/booking\/success\?bookingId=/)
  await expect(page.locator('.booking-card')).toContainText(label)
  await page.getByRole('link', { name: 'Hủy lịch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
})

test('in a browser without JavaScript the manage link cancels the booking @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await page.goto(await bookByRequest(page.request, { salon, phone: customer.phone }))
  const link = await page.locator('a[href*="/lich/"]').first().getAttribute('href')
  await page.goto(new URL(link!, page.url()).pathname)
  await page.getByRole('link', { name: 'Hủy lịch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.getByText('Lịch đặt đã hủy')).toBeVisible()
})

test('in a browser without JavaScript the question for the phone is a field of the page [B-121] @nightly', async ({
  page,
}) => {
  await page.goto('/booking?salonId=0&phone=0&step=0')
  await expect(page.getByRole('main').locator('form input[name=phone]').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
