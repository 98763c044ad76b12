import type { Page } from 'playwright'
import { queryGateway, codeFor, logIn } from '../../chain-client.ts'
import { join, ownPassword } from '../chain.ts'
import { dialogOn, enter, openLogIn, untilField, untilWrong } from '../presses.ts'
import type { Shot, Visitor } from '../shot.ts'
import { chosen } from './people.ts'

/** Demo customers: one with a password, and one who is always asked a sum as well. */
const registered = '0987654321'
const suspected = '0966666666'

/** A customer who has an account and is logged out in this browser. */
async function leave(visitor: Visitor): Promise<string> {
  await join(visitor)
  const window = visitor.page.context()
  await window.clearCookies()
  await window.addCookies([{ name: 'muot_lang', value: visitor.language, url: visitor.chain.url }])
  return '/dich-vu'
}

async function toPassword(page: Page, phone: string): Promise<void> {
  await openLogIn(page)
  await enter(page, 'phone', phone)
  await untilField(page, 'password')
}

async function toCode(page: Page, phone: string): Promise<void> {
  await openLogIn(page)
  await enter(page, 'phone', phone)
  await untilField(page, 'code')
}

/** He has logged in here, and then ended all his sessions at another device. */
async function endSession(visitor: Visitor): Promise<string> {
  await join(visitor)
  const other = await visitor.elsewhere()
  await logIn({ request: other }, visitor.phone, ownPassword)
  await queryGateway(other, 'mutation { logOutEverywhere { __typename } }')
  return '/'
}

/** The steps of the log-in over a page. */
export const logInSteps: Shot[] = [
  {
    name: 'log-in-phone-wrong',
    path: '/dich-vu',
    who: 'alone',
    press: async (page) => {
      await openLogIn(page)
      await enter(page, 'phone', '091')
      await untilWrong(page)
    },
  },
  {
    name: 'log-in-password',
    path: '/dich-vu',
    who: 'alone',
    press: (page) => toPassword(page, registered),
  },
  {
    name: 'log-in-password-wrong',
    path: leave,
    who: 'alone',
    press: async (page, { phone }) => {
      await toPassword(page, phone)
      await enter(page, 'password', '000000')
      await untilWrong(page)
    },
  },
  {
    name: 'log-in-sum',
    path: '/dich-vu',
    who: 'alone',
    press: async (page) => {
      await toPassword(page, suspected)
      await enter(page, 'password', ownPassword)
      await untilField(page, 'captchaResult')
    },
  },
  {
    name: 'log-in-code',
    path: '/dich-vu',
    who: 'alone',
    press: (page, { phone }) => toCode(page, phone),
  },
  {
    name: 'log-in-code-wrong',
    path: '/dich-vu',
    who: 'alone',
    press: async (page, { phone }) => {
      await toCode(page, phone)
      const code = await codeFor(page.request, phone)
      await enter(page, 'code', code === '000000' ? '111111' : '000000')
      await untilWrong(page)
    },
  },
  {
    name: 'log-in-new-password',
    path: '/dich-vu',
    who: 'alone',
    press: async (page, { phone }) => {
      await toCode(page, phone)
      await enter(page, 'code', await codeFor(page.request, phone))
      await untilField(page, 'password')
    },
  },
  {
    name: 'log-in-new-password-wrong',
    path: '/dich-vu',
    who: 'alone',
    press: async (page, { phone }) => {
      await toCode(page, phone)
      await enter(page, 'code', await codeFor(page.request, phone))
      await untilField(page, 'password')
      await enter(page, 'password', '12')
      await untilWrong(page)
    },
  },
  {
    name: 'log-in-forgotten',
    path: leave,
    who: 'alone',
    press: async (page, { phone }) => {
      await toPassword(page, phone)
      await dialogOn(page).locator('button[value=forgot]').click()
      await untilField(page, 'code')
      // The pause after the code with which he joined may not be over.
      const again = dialogOn(page).locator('button[value=resend]')
      await again.and(page.locator(':not([aria-disabled=true])')).click()
      await again.and(page.locator('[aria-disabled=true]')).waitFor()
    },
  },
  {
    name: 'log-in-ended',
    path: endSession,
    who: 'alone',
    press: (page) => untilField(page, 'phone'),
  },
  { name: 'log-in-already', path: '/dang-nhap' },
  {
    name: 'log-in-page-password',
    path: '/dang-nhap?next=/tai-khoan',
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      const phone = page.locator('main input[name=phone]')
      await phone.fill(registered)
      await phone.press('Enter')
      await page.locator('main input[name=password]').waitFor()
    },
  },
  {
    name: 'log-in-done',
    path: leave,
    who: 'alone',
    // The message stays for five seconds.
    isBrief: true,
    press: async (page, { phone }) => {
      await toPassword(page, phone)
      await enter(page, 'password', ownPassword)
      await page.locator('.header__user').waitFor()
      await page.locator('.toast').waitFor()
    },
  },
  {
    name: 'dialog-group-log-in',
    path: ({ phone }) => Promise.resolve(`/booking?step=0&phone=${phone}&${chosen}`),
    who: 'alone',
    press: async (page) => {
      await page.locator('#part-group button[name=group]').last().click()
      await dialogOn(page).waitFor()
    },
  },
]
