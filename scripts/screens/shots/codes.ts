import type { Page } from 'playwright'
import { bookedPath, chosenPath } from '../bookings.ts'
import { codeFor } from '../../chain-client.ts'
import { join, phoneThatNeedsCode } from '../chain.ts'
import { agree, dialogOn, enter, pressDone, pressHour, untilField, untilWrong } from '../presses.ts'
import type { Shot, Visitor } from '../shot.ts'

const toScreen = (visitor: Visitor) => chosenPath(visitor, '', phoneThatNeedsCode())

/** Books for a phone whose booking needs a code. */
async function toCode(page: Page): Promise<void> {
  await pressHour(page)
  await pressDone(page)
  await agree(page)
  await page.waitForURL(/[?&]code=/)
  await untilField(page, 'code')
}

/** The booking of somebody else's browser, as whoever knows its address sees it. */
async function ofAnotherBrowser(visitor: Visitor): Promise<string> {
  return bookedPath(visitor, { by: await visitor.elsewhere() })
}

async function toProof(page: Page): Promise<void> {
  await page.locator('a[href*="ask=prove"]').click()
  await dialogOn(page).locator('button[type=submit]').click()
  await untilField(page, 'code')
}

async function wrongCode(page: Page, phone: string): Promise<void> {
  const code = await codeFor(page.request, phone)
  await enter(page, 'code', code === '000000' ? '111111' : '000000')
  await untilWrong(page)
}

/** The logged-in customer has no name yet. */
async function nameless(visitor: Visitor): Promise<string> {
  await join(visitor)
  return chosenPath(visitor)
}

/** What is asked of a customer before or after he books: a code, the proof that a booking is his, his name. */
export const codes: Shot[] = [
  { name: 'dialog-code', path: toScreen, who: 'alone', press: toCode },
  {
    name: 'dialog-code-wrong',
    path: toScreen,
    who: 'alone',
    press: async (page) => {
      await toCode(page)
      const phone = new URL(page.url()).searchParams.get('phone') ?? ''
      await wrongCode(page, phone)
      // Its message also comes as one that goes by itself.
      await page.locator('.toast').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'dialog-code-over',
    path: toScreen,
    who: 'alone',
    isBrief: true,
    press: async (page) => {
      await toCode(page)
      await page.clock.fastForward('10:00')
      await dialogOn(page).locator('a.button--primary').waitFor()
    },
  },
  {
    name: 'booked-unproved',
    path: async (visitor) => bookedPath(visitor, { phone: phoneThatNeedsCode() }),
    who: 'alone',
  },
  { name: 'dialog-proof', path: ofAnotherBrowser, who: 'alone', press: toProof },
  {
    name: 'dialog-proof-wrong',
    path: ofAnotherBrowser,
    who: 'alone',
    press: async (page, { phone }) => {
      await toProof(page)
      await wrongCode(page, phone)
    },
  },
  {
    name: 'booked-proved',
    path: ofAnotherBrowser,
    who: 'alone',
    isWhole: true,
    press: async (page, { phone }) => {
      await toProof(page)
      await enter(page, 'code', await codeFor(page.request, phone))
      await page.locator('.booking-card').waitFor()
    },
  },
  {
    name: 'dialog-name',
    path: nameless,
    who: 'alone',
    press: (page) => untilField(page, 'name'),
  },
  {
    name: 'dialog-name-wrong',
    path: nameless,
    who: 'alone',
    press: async (page) => {
      await untilField(page, 'name')
      await enter(page, 'name', '0912')
      await untilWrong(page)
    },
  },
]
