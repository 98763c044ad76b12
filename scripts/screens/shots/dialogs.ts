import type { Page } from 'playwright'
import type { Shot } from '../shot.ts'
import { booking, chosen, guest, own } from './people.ts'

const hour = (page: Page) => page.locator('.choice:not(.choice--gone) input').nth(2)

/** Dialogs, menus and messages over a page. */
export const dialogs: Shot[] = [
  { name: 'menu', path: '/', press: (page) => page.locator('.header__menu summary').click() },
  { name: 'user-menu', path: '/', press: (page) => page.locator('.header__user summary').click() },
  {
    name: 'phone-box-wrong',
    path: '/',
    who: 'guest',
    press: (page) => page.locator('.phone-box button[type=submit]').click(),
  },
  {
    name: 'dialog-log-in',
    path: '/dich-vu',
    who: 'guest',
    press: (page) => page.locator('.header__account').first().click(),
  },
  {
    name: 'dialog-lookup',
    path: '/dich-vu',
    who: 'guest',
    press: (page) => page.locator('.header__lookup').click(),
  },
  { name: 'dialog-phone', path: '/booking?salonId=0&phone=0&step=0', who: 'guest' },
  { name: 'dialog-closed-salon', path: `/booking?step=0&salonId=28&phone=${guest}`, who: 'guest' },
  { name: 'dialog-offer', path: `/booking?step=0&${own.replace('1001', '1007')}&offer_ask=1` },
  {
    name: 'dialog-suggestion',
    path: `/booking?step=2&${own}&suggest=1`,
  },
  {
    name: 'booking-hour',
    path: `/booking?step=0&phone=${guest}&${chosen}`,
    who: 'guest',
    press: (page) => hour(page).check({ force: true }),
  },
  {
    name: 'booking-missing',
    path: `/booking?step=0&phone=${guest}&salonId=9&flow=1`,
    who: 'guest',
    press: (page) => page.locator('.summary__bar button').click({ force: true }),
  },
  {
    name: 'dialog-consent',
    path: `/booking?step=0&phone=${guest}&${chosen}`,
    who: 'guest',
    press: async (page) => {
      await hour(page).check({ force: true })
      await page.waitForURL(/hour=/)
      await page.locator('.summary__bar button').click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'dialog-stylist',
    path: `/booking?step=0&${own}`,
    press: (page) => page.locator('.stylists summary').click(),
  },
  { name: 'dialog-cancel', path: `${booking}&ask=cancel` },
  { name: 'dialog-prove', path: `${booking}&ask=prove`, who: 'guest' },
  {
    name: 'dialog-video',
    path: `/booking?step=3&${own}&group=103`,
    async press(page) {
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ body: '<body style="background:#000">', contentType: 'text/html' }),
      )
      await page.locator('main a[data-track=service_video]').first().click()
    },
  },
]
