import { type APIRequestContext, type Locator, expect, type Page } from '@playwright/test'
import { queryGateway, untilScripted } from './steps'

export const phoneLabel = 'Số điện thoại'
export const passwordLabel = 'Mật khẩu (6 số)'

/** Types into a field and presses Enter. */
export async function enter(dialog: Locator, label: string, text: string): Promise<void> {
  const field = dialog.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.press('Enter')
}

/** Gives the logged-in customer of these requests a name. */
export async function nameHim(
  request: APIRequestContext,
  phone: string,
  name: string,
): Promise<void> {
  await queryGateway(
    request,
    'mutation($p: String!, $n: String!) { saveCustomerName(input: { phone: $p, name: $n }) { __typename } }',
    { p: phone, n: name },
  )
}

/** Opens a page and its log-in dialog from the header. */
export async function openLogIn(page: Page, address = '/'): Promise<Locator> {
  await page.goto(address)
  await untilScripted(page)
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** The name of the logged-in customer in the header, which opens his menu. */
export const userMenu = (page: Page) => page.getByRole('banner').locator('.header__user summary')

/** The text of the last toast, for screen readers; it stays when the toast has gone. */
export const spokenText = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text })

/** A message that comes and goes by itself. */
export const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
