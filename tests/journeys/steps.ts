import { expect, type Locator, type Page, type Request, type CDPSession } from '@playwright/test'
import { cutAndWash } from '../chain-client.ts'
import { idOf } from '../../app/persisted-document'

/** Salon 252 Cầu Giấy, for what is only looked at; a journey that books takes the `salon` of fixtures.ts. */
export const salonId = '9'

export {
  queryGateway,
  codeFor,
  cutAndWash,
  dayAhead,
  freePlaces,
  logIn,
  serverNow,
} from '../chain-client.ts'
export { freshPhone } from './own/run'

/** `0909.090.909`. */
export function dotted(phone: string): string {
  return `${phone.slice(0, 4)}.${phone.slice(4, 7)}.${phone.slice(7)}`
}

/** Opens the main screen with salon and service chosen, as a shared link would; `more` begins with `&`. */
export async function openChosen(
  page: Page,
  phone: string,
  more = '',
  salon = salonId,
): Promise<void> {
  await page.goto(
    `/booking?step=0&salonId=${salon}&phone=${phone}&chosenService=${cutAndWash}${more}`,
  )
  await expect(page.getByRole('heading', { name: 'Đặt lịch giữ chỗ' })).toBeVisible()
}

/** Waits until the page's JavaScript runs, for what only scripts can do. */
export async function untilScripted(page: Page): Promise<void> {
  await page.locator('html.js').waitFor()
}

/** The hours of the day that can be chosen. */
export function freeHours(page: Page) {
  return page.locator('.choice:not(.choice--gone)')
}

/** Chooses the first free hour; its frame, its label, and the day it is on. */
export async function chooseFirstHour(
  page: Page,
): Promise<{ hourId: string; label: string; date: string }> {
  const hour = freeHours(page).first()
  const hourId = await hour.locator('input').inputValue()
  const label = (await hour.locator('.choice__label').innerText()).trim()
  await hour.locator('input').check()
  const date = await page.locator('input[name=date]').getAttribute('value')
  return { hourId, label, date: date! }
}

/**
 * Presses a button that looks inactive, for which the browser's driver would wait; a finger does
 * not. The pointer is on it first: a forced press does not look whether the button still moves.
 */
export async function pressInactive(button: Locator): Promise<void> {
  await button.hover()
  await button.click({ force: true })
}

/** Presses 'Hoàn tất', and ticks the consent of its dialog. */
export async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ }).check()
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
}

/** Cancels the booking whose page is open. */
export async function cancelHere(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Hủy lịch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
}

/** Whether the page sends one of these documents, which are sent as their ids. */
export function sendsDocument(request: Request, ...documents: object[]): boolean {
  return documents.some((document) => request.postData()?.includes(idOf(document)!))
}

/** What was set ends with its session, so each page keeps one. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The text size that a customer sets in the browser, in px; 16 is usual. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  await (await session).send('Page.enable')
  await (await session).send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/**
 * Makes a page think that its browser shows notifications and was not asked yet. The browser of most
 * journeys shows none; those that receive one have a whole Chromium (push.spec.ts).
 */
export async function allowNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notification = {
      permission: 'default',
      requestPermission: () => Promise.resolve('denied'),
    }
    if (!('PushManager' in window)) Object.assign(window, { PushManager: Object })
    Object.defineProperty(window, 'Notification', { value: notification })
  })
}

/**
 * Holds requests until the returned function is called: the router's for the booking, or those of
 * another address; of all methods, or of one.
 */
export async function holdRequests(
  page: Page,
  { url = '**/booking.data*', method }: { url?: string; method?: string } = {},
): Promise<() => void> {
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await isReleased
    await route.continue()
  })
  return release
}
