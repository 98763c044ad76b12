import type { Page } from 'playwright'
import { book, linkOf } from '../bookings.ts'
import { join } from '../chain.ts'
import { dialogOn, untilWrong } from '../presses.ts'
import type { Shot, Visitor } from '../shot.ts'

/** A link of a booking that is not there. */
const noLink = `/lich/${'0'.repeat(26)}${'A'.repeat(24)}`
/** Wrong links that one address may try in a minute, and one more in the next. */
const TOO_MANY = 64

/** The link of a booking of today, which may be answered. */
async function today(visitor: Visitor): Promise<string> {
  return linkOf(visitor, await book(visitor, { inDays: 0 }))
}

async function group(visitor: Visitor): Promise<string> {
  await join(visitor)
  return linkOf(visitor, await book(visitor, { people: 3 }))
}

async function press(page: Page, intent: string): Promise<void> {
  await page.locator(`form:has(input[value=${intent}]) button`).first().click()
}

async function saveNames(page: Page, names: readonly string[]): Promise<void> {
  const fields = page.locator('#ten-tung-nguoi input[name=name]')
  for (const [index, name] of names.entries()) await fields.nth(index).fill(name)
  await page.locator('#ten-tung-nguoi button').click()
}

/** The manage page (`/lich/…`) in its states, and what it leaves on the device. */
export const managed: Shot[] = [
  { name: 'managed', path: today, who: 'alone' },
  {
    name: 'managed-coming',
    path: today,
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await press(page, 'coming')
      await page.locator('main .notice--success').waitFor()
    },
  },
  {
    name: 'managed-late',
    path: today,
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await press(page, 'late')
      await page.locator('main .notice--success').waitFor()
    },
  },
  {
    name: 'dialog-cancel-managed',
    path: today,
    who: 'alone',
    press: async (page) => {
      await page.locator('main a[href$="?hoi=huy"]').click()
      await dialogOn(page).locator('button[type=submit]').waitFor()
    },
  },
  {
    name: 'managed-canceled',
    path: today,
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await page.locator('main a[href$="?hoi=huy"]').click()
      await dialogOn(page).locator('button[type=submit]').click()
      await page.locator('.booking-card--off').waitFor()
    },
  },
  {
    name: 'managed-change',
    path: today,
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await press(page, 'change')
      await page.locator('.change-bar').waitFor()
    },
  },
  { name: 'managed-group', path: group, who: 'alone' },
  {
    name: 'managed-group-names-wrong',
    path: group,
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await saveNames(page, ['Tuấn', '0912'])
      await untilWrong(page)
    },
  },
  {
    name: 'managed-group-named',
    path: group,
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await saveNames(page, ['Tuấn', 'bé Bin', 'Hoàng Minh Đức'])
      await page.locator('#ten-tung-nguoi .notice--success').waitFor()
    },
  },
  {
    name: 'managed-over',
    path: async (visitor) => {
      const { serve } = visitor.chain
      if (!serve) throw new Error('only the desk of a chain that is started here can be asked')
      const bookingId = await book(visitor, { inDays: 0 })
      const link = await linkOf(visitor, bookingId)
      await serve(bookingId)
      return link
    },
    who: 'alone',
  },
  { name: 'managed-missing', path: noLink, who: 'alone' },
  {
    name: 'managed-limited',
    path: async ({ page }) => {
      for (let tries = 0; tries < TOO_MANY; tries++)
        if ((await page.request.get(noLink)).status() === 429) break
      return noLink
    },
    who: 'alone',
  },
  {
    name: 'managed-offline',
    path: async (visitor) => `${await today(visitor)}/offline`,
    who: 'alone',
  },
  {
    name: 'managed-offline-cancel',
    path: async (visitor) => `${await today(visitor)}/offline`,
    who: 'alone',
    isWhole: true,
    press: (page) => page.locator('details summary').last().click(),
  },
]
