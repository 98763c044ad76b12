import { expect, type Page } from '@playwright/test'
import { chooseFirstHour, finish, untilScripted } from './steps'

/** Cắt gội Combo 4 Đá nóng, which offer 504 sells for 339K. */
export const combo4 = 1007

/** The line of the main screen that leads to the offers. */
export function row(page: Page) {
  return page.locator('.offer-part .pick__row')
}

/** The button of step 4. */
export function apply(page: Page) {
  return page.locator('.bottom-bar').getByRole('link', { name: 'Áp dụng ưu đãi' })
}

/** Opens step 4 with a service chosen. */
export async function openOffers(
  page: Page,
  phone: string,
  salonId: string,
  more = '',
): Promise<void> {
  await page.goto(
    `/booking?step=4&salonId=${salonId}&phone=${phone}&chosenService=${combo4}&flow=1${more}`,
  )
  await untilScripted(page)
}

/** Books what is chosen, and sees that the total is the one that was shown. */
export async function bookAtShownPrice(page: Page): Promise<void> {
  await chooseFirstHour(page)
  await expect(page).toHaveURL(/hour=\d+/)
  const shown = await priceIn(page, '.summary__total .price')
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  expect(await priceIn(page, '.booked__total .price')).toBe(shown)
}

/** The price that counts, without the one that is struck through. */
export async function priceIn(page: Page, place: string): Promise<string> {
  return page
    .locator(place)
    .first()
    .evaluate((price) => (price.querySelector('ins') ?? price).textContent ?? '')
}
