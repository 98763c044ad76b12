import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('without JavaScript a good phone opens the booking with it [H-031]', async ({ page }) => {
  await page.goto('/')
  await page.getByPlaceholder('Nhập SĐT để đặt lịch').fill('0909.090.909')
  await page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' }).click()
  await expect(page).toHaveURL('/booking?phone=0909090909&salonId=0&step=0')
})

test('without JavaScript a wrong phone is refused by the server, and what was typed stays [H-032, H-033]', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByPlaceholder('Nhập SĐT để đặt lịch').fill('0912')
  await page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Lỗi' })).toContainText(
    'Bạn vui lòng nhập đủ 10 số điện thoại nhé!',
  )
  await expect(page.getByPlaceholder('Nhập SĐT để đặt lịch')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(page.getByPlaceholder('Nhập SĐT để đặt lịch')).toHaveValue('0912')
})

test('without JavaScript the customer’s bookings are a link away [H-034, H-068]', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lịch đặt của anh/ })
    .click()
  await expect(page).toHaveURL('/booking/lookup')
})

test('without JavaScript cities unfold and salons are found by words [H-016]', async ({ page }) => {
  await page.goto('/system-salon')
  await page.locator('.region__city', { hasText: 'Đà Nẵng' }).locator('summary').click()
  await expect(
    page.locator('.region__city', { hasText: 'Đà Nẵng' }).locator('.salon-card').first(),
  ).toBeVisible()
  await page.getByRole('searchbox').fill('cau giay')
  await page.getByRole('button', { name: 'Tìm' }).click()
  await expect(page.locator('.salon-card').first()).toContainText('Cầu Giấy')
})
