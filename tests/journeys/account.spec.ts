import { expectNoSidewaysScroll } from './accessibility'
import { bookByRequest } from './own/book'
import { expect, test } from './fixtures'
import { holdRequests, untilScripted } from './steps'

test('a visitor logs in over the account’s page and sees his account [H-172] @nightly', async ({
  page,
  customer,
}) => {
  await customer.becomeMember()
  await page.goto('/tai-khoan')
  await untilScripted(page)
  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('ĐĂNG NHẬP')
  await dialog.getByLabel('Số điện thoại').fill(customer.phone)
  await dialog.getByLabel('Số điện thoại').press('Enter')
  await dialog.getByLabel('Mật khẩu (6 số)').fill(customer.password)
  await dialog.getByLabel('Mật khẩu (6 số)').press('Enter')
  await expect(page.getByRole('region', { name: 'Hồ sơ' })).toBeVisible()
  await expect(page).toHaveURL(/\/tai-khoan$/)
})

test('a profile that is saved shows its given name in the header at once [H-129, H-185]', async ({
  page,
  customer,
}) => {
  await customer.logIn(page)
  await page.goto('/tai-khoan')
  await untilScripted(page)
  const profile = page.getByRole('region', { name: 'Hồ sơ' })
  await profile.getByLabel('Tên của anh').fill('Minh Đức')
  await profile.getByRole('button', { name: 'Lưu hồ sơ' }).click()
  await expect(page.locator(':focus')).toHaveText('Em đã lưu hồ sơ của anh.')
  await expect(page.getByRole('banner').locator('.header__user .header__account-name')).toHaveText(
    'Đức',
  )
  await profile.getByLabel('Tên của anh').fill('Minh Quân')
  await profile.getByRole('button', { name: 'Lưu hồ sơ' }).click()
  await expect(page.getByRole('banner').locator('.header__user .header__account-name')).toHaveText(
    'Quân',
  )
  await profile.getByLabel('Email').fill('quan@')
  await profile.getByRole('button', { name: 'Lưu hồ sơ' }).click()
  await expect(profile.getByLabel('Email')).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'the account at 320 px')
})

test('a profile that is saved without a network keeps what was typed, and is saved with one [H-185] @nightly', async ({
  page,
  customer,
}) => {
  await customer.logIn(page)
  await page.goto('/tai-khoan')
  await untilScripted(page)
  const profile = page.getByRole('region', { name: 'Hồ sơ' })
  await profile.getByLabel('Tên của anh').fill('Minh Đức')
  await page.context().setOffline(true)
  await profile.getByRole('button', { name: 'Lưu hồ sơ' }).click()
  await expect(page.locator('.toast')).toContainText('Máy anh đang mất mạng')
  await expect(profile.getByLabel('Tên của anh')).toHaveValue('Minh Đức')
  await page.context().setOffline(false)
  await profile.getByRole('button', { name: 'Lưu hồ sơ' }).click()
  await expect(profile).toContainText('Em đã lưu hồ sơ của anh.')
})

test('a browser that takes itself for offline from the start can save a profile all the same [H-185] @nightly', async ({
  page,
  customer,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )
  await customer.logIn(page)
  await page.goto('/tai-khoan')
  await untilScripted(page)
  const profile = page.getByRole('region', { name: 'Hồ sơ' })
  await profile.getByLabel('Tên của anh').fill('Minh Đức')
  await profile.getByRole('button', { name: 'Lưu hồ sơ' }).click()
  await expect(profile).toContainText('Em đã lưu hồ sơ của anh.')
})

test('whoever has pressed the log-out sees nothing of the customer while it runs [H-128] @nightly', async ({
  page,
  customer,
}) => {
  await customer.logIn(page)
  await page.goto('/tai-khoan')
  await untilScripted(page)
  const release = await holdRequests(page, { url: '**/dang-xuat' })
  const profile = page.getByRole('heading', { name: 'Hồ sơ' })
  const menu = page.locator('.header__user')
  await expect(profile).toBeVisible()
  await expect(menu).toBeVisible()
  const button = page.getByRole('button', { name: 'Đăng xuất thiết bị này' })
  await button.click()
  await expect(profile).toBeHidden()
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  release()
  await expect(page.locator('.toast')).toContainText('Đăng xuất thành công!')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('main')).toBeVisible()
})

test('logging out everywhere shows a message, clears the browser’s storage and takes the booking off Home [H-066, H-128]', async ({
  page,
  salon,
  customer,
}) => {
  await customer.logIn(page)
  await bookByRequest(page.request, { salon, phone: customer.phone })
  const booking = page.locator('.known .booking-card')
  await page.goto('/')
  await expect(booking).toBeVisible()
  await page.goto('/tai-khoan')
  await untilScripted(page)
  await page.evaluate(() => localStorage.setItem('phone_booking', '+84912345678'))
  await page.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click()
  await expect(page.locator('.toast')).toContainText('Đăng xuất thành công!')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.reload()
  await untilScripted(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  await expect(booking).toHaveCount(0)
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('muot_session')
})
