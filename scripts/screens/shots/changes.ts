import type { Page } from 'playwright'
import { bookedPath } from '../bookings.ts'
import { logIn } from '../../chain-client.ts'
import { join } from '../chain.ts'
import { agree, dialogOn, pressDone, pressHour, untilField } from '../presses.ts'
import type { Shot, Visitor } from '../shot.ts'
import { booking, chosen, member, own } from './people.ts'

/** A demo customer who has a booking and is not logged in. */
const booked = '0933333333'

/** The gold member, in a browser of this picture's own: what he presses holds hours. */
async function asMember({ page }: Visitor, path: string): Promise<string> {
  await logIn(page, member)
  return path
}

/** A customer with a name who looks at what he has booked. */
async function withBooking(visitor: Visitor): Promise<string> {
  await join(visitor, 'Anh Tuấn')
  return bookedPath(visitor)
}

async function toChange(page: Page): Promise<void> {
  await page.locator('main a[href*="change=1"]').click()
  await page.locator('.change-bar').waitFor()
}

/** A visitor's second booking, which asks for a log-in first. */
async function bookAgain(page: Page): Promise<void> {
  await pressHour(page, 'last')
  await pressDone(page)
  await agree(page)
  await untilField(page, 'password')
}

/** A booking that is changed, from its page or by booking once more. */
export const changes: Shot[] = [
  {
    name: 'change',
    path: (visitor) => asMember(visitor, booking),
    who: 'alone',
    isWhole: true,
    press: toChange,
  },
  {
    name: 'change-hour',
    path: (visitor) => asMember(visitor, booking),
    who: 'alone',
    press: async (page) => {
      await toChange(page)
      await pressHour(page, 'last')
    },
  },
  {
    name: 'change-services',
    path: (visitor) => asMember(visitor, `/booking?step=2&${own}&change=1`),
    who: 'alone',
  },
  {
    name: 'dialog-change',
    path: (visitor) => asMember(visitor, `/booking?step=0&${own}`),
    who: 'alone',
    press: async (page) => {
      await pressHour(page, 'last')
      await pressDone(page)
      await dialogOn(page).locator('button[name=allowChange]').waitFor()
    },
  },
  {
    name: 'dialog-change-log-in',
    path: `/booking?step=0&phone=${booked}&${chosen}`,
    who: 'alone',
    press: bookAgain,
  },
  {
    name: 'change-log-in',
    path: `/booking?step=0&phone=${booked}&${chosen}`,
    who: 'alone',
    press: async (page) => {
      await bookAgain(page)
      await page.keyboard.press('Escape')
      const notice = page.locator('#part-refusal')
      await notice.waitFor()
      await notice.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'booked-changed',
    path: withBooking,
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await toChange(page)
      await pressHour(page, 'last')
      await pressDone(page)
      await agree(page)
      await page.waitForURL(/notice=changed/)
      await page.locator('.toast').waitFor({ state: 'detached' })
    },
  },
]
