import { expect, test } from './fixtures'
import { chooseFirstHour, untilScripted } from './steps'

test('client-side navigation stays English, and the menu switches back [O-36, H-014] @nightly', async ({
  page,
  customer,
}) => {
  await customer.logIn(page)
  await page.goto('/?lang=en')
  await untilScripted(page)
  await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  const menu = page.locator('.header__user')
  await menu.locator('summary').click()
  await expect(menu).toContainText('Balance')
  await menu.getByRole('link', { name: 'Tiếng Việt' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.locator('.header__user')).toContainText('Số dư')
})

test('the way back from another language leads to the page before [O-36] @nightly', async ({
  page,
}) => {
  await page.goto('/dich-vu')
  await page.goto('/')
  await untilScripted(page)
  await page.locator('footer').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goBack()
  await expect(page).toHaveURL(/\/dich-vu$/)
})

test('a customer books and cancels in English [O-36] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await page.goto('/?lang=en')
  await page.goto(`/booking?step=0&salonId=${salon.id}&phone=${customer.phone}&chosenService=1001`)
  await untilScripted(page)
  const { label } = await chooseFirstHour(page)
  expect(label).toMatch(/^\d+:\d\d/)
  await page.getByRole('button', { name: 'Complete booking' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('checkbox', { name: /I agree that the salon uses my phone number/ })
    .check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  await expect(page.getByRole('heading', { name: 'You’re booked in' })).toBeVisible()
  const card = page.locator('.booking-card')
  await expect(card).toContainText(
    /\d+:\d\d, (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d+\s[A-Z][a-z]{2}/,
  )
  await expect(page.locator('main')).toContainText(/\d+,\d{3} VND/)
  await page.getByRole('link', { name: 'Cancel booking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
  await expect(card.locator('.booking-card__state')).toHaveText('Cancelled')
})
