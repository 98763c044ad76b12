import type { Locator, Page } from 'playwright'

/** The dialog over a page. */
export function dialogOn(page: Page): Locator {
  return page.locator('dialog[open]')
}

/** Types into a field of the open dialog and presses Enter. */
export async function enter(page: Page, name: string, text: string): Promise<void> {
  const field = dialogOn(page).locator(`input[name=${name}]`)
  await field.fill(text)
  await field.press('Enter')
}

/** Waits for a field of the open dialog, as the next step has it. */
export async function untilField(page: Page, name: string): Promise<void> {
  await dialogOn(page).locator(`input[name=${name}]`).waitFor()
}

/** Waits until a field says what is wrong with it. */
export async function untilWrong(page: Page): Promise<void> {
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** Presses an hour that is free. */
export async function pressHour(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  const hours = page.locator('.choice:not(.choice--gone) input[name=hourId]')
  await hours[which]().check({ force: true })
  await page.waitForURL(/[?&]hour=/)
}

/** Presses the button that books. */
export async function pressDone(page: Page): Promise<void> {
  await page.locator('.summary__bar button').click()
}

/** Ticks the consent in the dialog that asks for it. */
export async function agree(page: Page): Promise<void> {
  const dialog = dialogOn(page)
  await dialog.locator('input[name=consent]').check({ force: true })
  await dialog.locator('.dialog__foot button').click()
}

/** Opens the log-in from the header. */
export async function openLogIn(page: Page): Promise<void> {
  await page.locator('.header__account').first().click()
  await untilField(page, 'phone')
}

/** Unfolds what is shown by pressing its line. */
export async function unfold(page: Page, selector: string): Promise<void> {
  const line = page.locator(`${selector} > summary`).first()
  await line.scrollIntoViewIfNeeded()
  await line.click()
}

/** Stops the page's clock, and with it what would go by itself. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
