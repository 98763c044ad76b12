import type { Page } from 'playwright'
import { book } from '../bookings.ts'
import { logIn } from '../../chain-client.ts'
import { join } from '../chain.ts'
import { dialogOn, stopClock, unfold, untilWrong } from '../presses.ts'
import type { Shot, Visitor } from '../shot.ts'
import { member } from './people.ts'

const accountPath = '/tai-khoan'
const deletion = '#du-lieu .account-fold'

async function newcomer(visitor: Visitor): Promise<string> {
  await join(visitor)
  return accountPath
}

async function openDeletion(page: Page): Promise<void> {
  await unfold(page, deletion)
  await page.locator(`${deletion} button`).scrollIntoViewIfNeeded()
}

async function requestDeletion(page: Page): Promise<void> {
  await openDeletion(page)
  await page.locator(`${deletion} input[name=sure]`).check({ force: true })
  await page.locator(`${deletion} button`).click()
  await page.locator('#du-lieu .notice').waitFor()
}

/** The customer's own account: what he changes there, and its end. */
export const account: Shot[] = [
  { name: 'account-guest', path: accountPath, who: 'guest' },
  { name: 'account-new', path: newcomer, who: 'alone' },
  {
    name: 'account-saved',
    path: newcomer,
    who: 'alone',
    press: async (page) => {
      const section = page.locator('section:has(input[value=profile])')
      await section.locator('input[name=name]').fill('Minh Đức')
      await section.locator('button[type=submit]').click()
      await section.locator('.notice--success').waitFor()
      await section.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'account-password-wrong',
    path: newcomer,
    who: 'alone',
    press: async (page) => {
      const section = page.locator('#mat-khau')
      await section.locator('input[name=currentPassword]').fill('000000')
      await section.locator('input[name=password]').fill('12')
      await section.locator('input[name=password]').press('Enter')
      await untilWrong(page)
      await section.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'account-password-code',
    path: async (visitor) => {
      await logIn(visitor.page, '0977777777')
      return accountPath
    },
    who: 'alone',
    press: async (page) => {
      const section = page.locator('#mat-khau')
      await section.locator('button[value=sendCode]').click()
      await section.locator('input[name=code]').waitFor()
      await section.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'account-calendar',
    path: newcomer,
    who: 'alone',
    press: async (page) => {
      const section = page.locator('#lich')
      await section.locator('button[type=submit]').click()
      await section.locator('a.button').waitFor()
      await section.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'account-consent-needed',
    path: async (visitor) => {
      await join(visitor)
      await book(visitor)
      return accountPath
    },
    who: 'alone',
    press: async (page) => {
      const section = page.locator('#dong-y')
      const booking = section.locator('li:has(input[value=BOOKING]) button')
      // First he agrees, then he takes it back although he has a booking.
      await booking.click()
      await section.locator('.notice--success').waitFor()
      await booking.click()
      await section.locator('.notice--error').waitFor()
      await section.scrollIntoViewIfNeeded()
    },
  },
  { name: 'account-deletion', path: newcomer, who: 'alone', press: openDeletion },
  {
    name: 'account-deletion-balance',
    path: async ({ page: { request } }) => {
      await logIn({ request }, member)
      return accountPath
    },
    who: 'alone',
    press: openDeletion,
  },
  {
    name: 'account-deletion-unsure',
    path: newcomer,
    who: 'alone',
    press: async (page) => {
      await openDeletion(page)
      await page.locator(`${deletion} button`).click()
      await untilWrong(page)
      await page.locator(`${deletion} button`).scrollIntoViewIfNeeded()
    },
  },
  { name: 'account-deleting', path: newcomer, who: 'alone', press: requestDeletion },
  {
    name: 'account-stayed',
    path: newcomer,
    who: 'alone',
    press: async (page) => {
      await requestDeletion(page)
      await page.locator('#du-lieu button[value=stay]').click()
      await page.locator('#du-lieu .notice--success').waitFor()
    },
  },
  {
    name: 'logged-out',
    path: newcomer,
    who: 'alone',
    isBrief: true,
    press: async (page) => {
      await page.locator('.header__user summary').click()
      await stopClock(page)
      await page.locator('.header__user-out').click()
      await page.locator('.toast').waitFor()
    },
  },
  {
    name: 'logged-out-everywhere',
    path: newcomer,
    who: 'alone',
    isBrief: true,
    press: async (page) => {
      await page.locator('button[data-track=account_log_out_everywhere]').click()
      await page.locator('.toast').waitFor()
      await page.locator('.phone-box').waitFor()
    },
  },
  {
    name: 'dialog-place-remove',
    path: '/save-location',
    press: async (page) => {
      await page.locator('main a[href*="remove="]').first().click()
      await dialogOn(page).waitFor()
    },
  },
  {
    name: 'place-new-wrong',
    path: '/save-location?edit=new',
    isWhole: true,
    press: async (page) => {
      await page.locator('main button[value=save]').click()
      await untilWrong(page)
    },
  },
]
