import { expect, test, type Locator, type Page } from '@playwright/test'
import { codeFor, freshPhone } from './walk'

const gold = '0912345678'
const plain = '0987654321'

/** Opens Home and its log-in dialog from the header. */
async function openDialog(page: Page, address = '/'): Promise<Locator> {
  await page.goto(address)
  await page.waitForFunction(() => document.documentElement.classList.contains('js'))
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Types the phone and goes on; Enter is enough. */
async function typePhone(dialog: Locator, phone: string): Promise<void> {
  await dialog.getByLabel('Số điện thoại').fill(phone)
  await dialog.getByLabel('Số điện thoại').press('Enter')
}

async function typePassword(dialog: Locator, password: string): Promise<void> {
  const field = dialog.getByLabel('Mật khẩu (6 số)', { exact: true })
  await field.fill(password)
  await field.press('Enter')
}

test('H-062, H-063, H-067, H-111…H-113, H-126, H-173 a known customer logs in with his password from the header, without a mouse, and the header knows him', async ({ page }) => {
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('heading', { name: 'ĐĂNG NHẬP' })).toBeVisible()
  await expect(dialog.getByLabel('Số điện thoại')).toBeFocused()
  await typePhone(dialog, '091')
  await expect(dialog.getByText('Số điện thoại sai định dạng.')).toBeVisible()
  await expect(dialog.getByLabel('Số điện thoại')).toHaveAttribute('aria-invalid', 'true')
  await typePhone(dialog, gold)
  await expect(dialog.getByLabel('Mật khẩu (6 số)', { exact: true })).toBeFocused()
  await typePassword(dialog, '1234')
  await expect(dialog.getByText('Mật khẩu phải là số và 6 kí tự.')).toBeVisible()
  await typePassword(dialog, '123456')
  await expect(page.locator('.toast')).toContainText('Đăng nhập thành công!')
  await expect(dialog).toBeHidden()
  const menu = page.getByRole('banner').locator('.header__user summary')
  await expect(menu).toContainText('Nguyễn Minh Quân')
  await expect(menu).toContainText('Hạng Vàng')
  await menu.focus()
  await menu.press('Enter')
  await expect(page.getByRole('banner')).toContainText('250.000 VNĐ')
})
