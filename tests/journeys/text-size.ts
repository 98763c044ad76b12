import type { CDPSession, Page } from '@playwright/test'

/** What was set ends with its session, so each page keeps one. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The text size that a customer sets in the browser, in px; 16 is usual. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  await (await session).send('Page.enable')
  await (await session).send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}
