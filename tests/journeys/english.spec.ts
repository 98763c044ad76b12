import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './barriers'
import { expectNoVietnameseWords } from './catalogue'
import { chooseFirstHour, dotted, freshPhone, logIn, untilScripted } from './walk'

/** Every page that has an address of its own, from the list of addresses, and some states of the booking screen. */
const pages = [
  '/',
  ...[...readFileSync('app/routes.ts', 'utf8').matchAll(/route\('([^':*]+)', '[^']+\.tsx'\)/g)].map(
    (match) => `/${match[1]}`,
  ),
  '/system-salon?q=cau+giay',
  '/booking?salonId=14&phone=0912345670&chosenService=1001&step=0',
  ...['1', '2', '3&group=101', '4', '5&offer=501'].map(
    (step) => `/booking?step=${step}&flow=1&salonId=14&phone=0912345678&chosenService=1001`,
  ),
]

test('?lang=en shows the site in English, is remembered, and the link back keeps the address [O-36, H-014]', async ({
  page,
}) => {
  await page.goto('/?lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Mượt – men’s hair salons')
  const origin = new URL(page.url()).origin
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/?lang=en`)
  for (const [language, path] of [
    ['vi', '/'],
    ['en', '/?lang=en'],
    ['x-default', '/'],
  ])
    await expect(page.locator(`link[hreflang=${language}]`)).toHaveAttribute('href', origin + path)
  await expect(page.getByRole('button', { name: 'BOOK NOW' })).toBeVisible()

  // Pages that are loaded from the page itself, and anew.
  await untilScripted(page)
  await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  await page.goto('/system-salon?q=cau+giay')
  await expect(page.getByRole('heading', { level: 1, name: 'Our salons' })).toBeVisible()
  await page.locator('footer').getByRole('link', { name: 'Tiếng Việt' }).click()
  await expect(page).toHaveURL('/system-salon?q=cau+giay&lang=vi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.getByRole('heading', { level: 1, name: 'Hệ thống salon' })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' })).toBeVisible()
})

test('a customer books, is found and cancels in English [O-36]', async ({ page }) => {
  const phone = freshPhone()
  await page.goto('/?lang=en')
  await page.locator('.phone-box input[name=phone]').fill(dotted(phone))
  await page.getByRole('button', { name: 'BOOK NOW' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Book your place' })).toBeVisible()
  await page.getByRole('link', { name: 'See all salons' }).click()
  await page.getByRole('searchbox').fill('cau giay')
  await page.getByRole('link', { name: /252 Cầu Giấy/ }).click()
  await page
    .getByRole('link', { name: /^Standard/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Done' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'No, thanks' }).click()
  await expect(page.getByText('1 service chosen').first()).toBeVisible()
  await expectNoVietnameseWords(page, 'the screen of a booking')

  const { label } = await chooseFirstHour(page)
  expect(label).toMatch(/^\d+:\d\d/)
  await page.getByRole('button', { name: 'Complete booking' }).click()
  await page
    .getByRole('checkbox', { name: /I agree that the salon uses my phone number/ })
    .check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  await expect(page.getByRole('heading', { name: 'YOU’RE BOOKED IN' })).toBeVisible()
  const card = page.locator('.booking-card')
  await expect(card).toContainText(/\d+:\d\d · (Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d+ [A-Z][a-z]{2}/)
  await expect(page.locator('main')).toContainText(/\d+,\d{3} VND/)
  await expectNoVietnameseWords(page, 'the success page')

  await page.getByRole('link', { name: 'Cancel booking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
  await expect(card.locator('.booking-card__state')).toHaveText('Cancelled')
})

test('log-in speaks English, its refusals too, and the account’s menu leads back to Vietnamese [O-36]', async ({
  page,
}) => {
  await page.goto('/dang-nhap?lang=en')
  await page.getByLabel('Phone number', { exact: true }).fill('0987.654.321')
  await page.getByRole('button', { name: 'Continue' }).click()
  const password = page.getByLabel('Password (6 digits)')
  await password.fill('654321')
  await password.press('Enter')
  await expect(
    page.getByText('Phone number or password is not right. Please check them!').first(),
  ).toBeVisible()
  await password.fill('123456')
  await password.press('Enter')
  await page.waitForURL('/')
  await untilScripted(page)
  const menu = page.locator('.header__user')
  await menu.locator('summary').click()
  await expect(menu).toContainText('Balance')
  await menu.getByRole('link', { name: 'Tiếng Việt' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.locator('.header__user')).toContainText('Số dư')
})

test('no page has a Vietnamese sentence of ours left in English, for a stranger [O-36]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto('/?lang=en')
  await everyPage(page)
})

test('no page has a Vietnamese sentence of ours left in English, for a customer who is logged in [O-36]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto('/?lang=en')
  await logIn(page, '0912345678')
  await everyPage(page)
})

async function everyPage(page: Page): Promise<void> {
  expect(pages.length).toBeGreaterThan(20)
  for (const path of pages) {
    await page.goto(path)
    await untilScripted(page)
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'en')
    await expectNoVietnameseWords(page, path)
    await expectNoSidewaysScroll(page, path)
  }
}
