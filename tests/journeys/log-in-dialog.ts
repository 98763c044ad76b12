import { expect, type Page, type Locator } from '@playwright/test'
import { untilScripted } from './steps'

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
