import { expect, test } from './fixtures'
import { cutAndWash, untilScripted } from './steps'

test('a new salon, also one for its free hours, clears note and switches [B-189] @nightly', async ({
  page,
  customer,
}) => {
  await page.clock.install()
  await page.goto(`/booking?step=0&salonId=9&phone=${customer.phone}&chosenService=${cutAndWash}`)
  await untilScripted(page)
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await page.getByLabel('Ghi chú cho salon').fill('Cửa sau')
  await page.clock.runFor(5000)
  await page.getByRole('link', { name: 'Anh chưa tìm được giờ phù hợp?' }).click()
  await page.locator('.backup__hour').first().click()
  await page
    .getByRole('dialog', { name: /^Đổi sang / })
    .getByRole('link', { name: 'Tiếp tục' })
    .click()
  await expect(page).not.toHaveURL(/salonId=9&/)
  await expect(page.locator('textarea[name=note]')).toHaveValue('')
})

test('a phone that is too long stays as it is typed and pasted, and is refused, not cut [B-308, B-391, H-146]', async ({
  page,
}) => {
  await page.goto('/booking?step=0&salonId=0&phone=0')
  await untilScripted(page)
  const dialog = page.getByRole('dialog')
  const field = dialog.locator('input[name=phone]')
  await field.pressSequentially('09123456789')
  await expect(field).toHaveValue('0912.345.6789')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(dialog).toContainText('Số này thừa 1 số, anh xem lại giúp em nhé!')
  await field.fill('')
  await field.pressSequentially('0'.repeat(30))
  expect((await field.inputValue()).length).toBe(20)
})
