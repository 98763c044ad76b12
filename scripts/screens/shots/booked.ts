import type { Page } from 'playwright'
import { book, bookedPath, chosenPath, pathOf } from '../bookings.ts'
import { join } from '../chain.ts'
import { agree, dialogOn, pressDone, pressHour } from '../presses.ts'
import type { Shot, Visitor } from '../shot.ts'

async function toCancel(page: Page): Promise<void> {
  await page.locator('main a[href*="ask=cancel"]').click()
  await dialogOn(page).locator('button[type=submit]').waitFor()
}

async function groupPath(visitor: Visitor): Promise<string> {
  await join(visitor, 'Anh Tuấn')
  return bookedPath(visitor, { people: 3 })
}

/** A visit that the salon's desk has reported as done. */
export async function servedPath(visitor: Visitor): Promise<string> {
  const { serve } = visitor.chain
  if (!serve) throw new Error('only the desk of a chain that is started here can be asked')
  const bookingId = await book(visitor, { inDays: 0 })
  await serve(bookingId)
  return pathOf(bookingId)
}

/** The page of a booking in its states. */
export const booked: Shot[] = [
  {
    name: 'booked-new',
    path: (visitor) => chosenPath(visitor),
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await pressHour(page)
      await pressDone(page)
      await agree(page)
      await page.waitForURL(/\/booking\/success/)
      await page.locator('.booking-card').waitFor()
    },
  },
  { name: 'booked-group', path: groupPath, who: 'alone' },
  { name: 'dialog-cancel-booked', path: bookedPath, who: 'alone', press: toCancel },
  {
    name: 'booked-canceled',
    path: bookedPath,
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await toCancel(page)
      await dialogOn(page).locator('button[type=submit]').click()
      await page.locator('.booking-card--off').waitFor()
    },
  },
  {
    name: 'booked-masked-canceled',
    path: async (visitor) => {
      const by = await visitor.elsewhere()
      const bookingId = await book(visitor, { by })
      await by.post(pathOf(bookingId), {
        form: { intent: 'cancel' },
        headers: { origin: visitor.chain.url },
      })
      return pathOf(bookingId)
    },
    who: 'alone',
  },
  {
    name: 'booked-link-withdrawn',
    path: bookedPath,
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await page.locator('form:has(input[value=withdraw]) button').click()
      await page.locator('.notice--success').waitFor()
    },
  },
  { name: 'booked-over', path: servedPath, who: 'alone' },
  { name: 'booked-missing', path: pathOf('01ARZ3NDEKTSV4RRFFQ69G5FAV'), who: 'guest' },
  {
    name: 'home-booked',
    path: async (visitor) => {
      await book(visitor)
      return '/'
    },
    who: 'alone',
  },
  {
    name: 'lookup-none',
    path: '/booking/lookup',
    who: 'alone',
    isWhole: true,
    press: async (page, { phone }) => {
      const field = page.locator('main input[name=phone]')
      await field.fill(phone)
      await field.press('Enter')
      await page.locator('main .notice').waitFor()
    },
  },
]
