import type { Page } from 'playwright'
import { bookUnlessTaken, chosenPath } from '../bookings.ts'
import { cutAndWash, dayAhead } from '../../chain-client.ts'
import { newPhone, salonFor } from '../chain.ts'
import { agree, dialogOn, pressDone, pressHour, stopClock, unfold, untilWrong } from '../presses.ts'
import type { Shot, Visitor } from '../shot.ts'
import { guest } from './people.ts'

/** The demo's salon without a free place today, and the one that has not opened yet. */
const fullSalon = 5
const newSalon = 18

const screen = (salonId: number, more = '') =>
  `/booking?step=0&salonId=${salonId}&phone=${guest}&chosenService=${cutAndWash}${more}`
const ownScreen = (visitor: Visitor) => chosenPath(visitor)

async function openMore(page: Page): Promise<void> {
  await unfold(page, '.more')
  await page.locator('.more .switches').scrollIntoViewIfNeeded()
}

/** The full salon's screen on the day on which it is full; without a day it opens at the next. */
async function fullDay({ page: { request } }: Visitor): Promise<string> {
  return screen(fullSalon, `&date=${await dayAhead(request, 0)}`)
}

/** The same with the other salons nearby that have an hour. */
async function withBackups(visitor: Visitor): Promise<string> {
  return `${await fullDay(visitor)}&backup=1`
}

/** A page that can neither hold an hour nor learn of its loss, as at a host without these calls. */
async function withoutNews(visitor: Visitor): Promise<string> {
  await visitor.page.route('**/graphql', (route) => route.abort())
  return chosenPath(visitor, `&date=${await dayAhead(visitor.page.request, 1)}`)
}

/** Books all places of an hour for others, each from an address of his own. */
async function takeAll(visitor: Visitor, place: { date: string; hourId: number }): Promise<void> {
  const salonId = await salonFor(visitor)
  let isLeft = true
  while (isLeft)
    isLeft = Boolean(
      await bookUnlessTaken(await visitor.elsewhere(), { salonId, phone: newPhone(), ...place }),
    )
}

/** The main booking screen in its states, and the questions over it. */
export const choosing: Shot[] = [
  { name: 'booking-full', path: fullDay, who: 'alone' },
  { name: 'booking-new-salon', path: screen(newSalon), who: 'alone' },
  { name: 'booking-backup', path: withBackups, who: 'alone' },
  {
    name: 'dialog-backup',
    path: withBackups,
    who: 'alone',
    press: async (page) => {
      await page.locator('.backup__hour').first().click()
      await dialogOn(page).waitFor()
    },
  },
  { name: 'dialog-stylist-moved', path: screen(9, '&moved=1003'), who: 'alone' },
  { name: 'dialog-stylist-busy', path: screen(10, '&stylistId=1002'), who: 'alone' },
  { name: 'booking-more', path: screen(9), who: 'alone', press: openMore },
  {
    name: 'dialog-advice',
    path: screen(9),
    who: 'alone',
    press: async (page) => {
      await openMore(page)
      await page.locator('.more input[name=receiveAdvice]').uncheck({ force: true })
      await dialogOn(page).waitFor()
    },
  },
  {
    name: 'dialog-consent-unticked',
    path: ownScreen,
    who: 'alone',
    press: async (page) => {
      await pressHour(page)
      await pressDone(page)
      await dialogOn(page).locator('.dialog__foot button').click()
      await untilWrong(page)
    },
  },
  {
    name: 'dialog-phone-wrong',
    path: '/booking?salonId=0&phone=0&step=0',
    who: 'alone',
    press: async (page) => {
      const field = dialogOn(page).locator('input[name=phone]')
      await field.fill('091')
      await field.press('Enter')
      await untilWrong(page)
    },
  },
  {
    name: 'booking-taken',
    path: withoutNews,
    who: 'alone',
    press: async (page, visitor) => {
      await pressHour(page)
      await takeAll(visitor, {
        date: await page.locator('input[name=date]').inputValue(),
        hourId: Number(new URL(page.url()).searchParams.get('hour')),
      })
      await pressDone(page)
      await agree(page)
      await page.locator('.taken').waitFor()
      await page.locator('.toast').waitFor({ state: 'detached' })
      await page.locator('.taken').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'booking-lost',
    path: ownScreen,
    who: 'alone',
    isBrief: true,
    press: async (page) => {
      await page.route(/\/booking\.data/, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      )
      await pressHour(page)
      await pressDone(page)
      await agree(page)
      await page.locator('.toast').waitFor()
    },
  },
  {
    name: 'booking-offline',
    path: ownScreen,
    who: 'alone',
    press: async (page) => {
      await pressHour(page)
      await page.context().setOffline(true)
      await page.locator('.offline:not(:empty)').waitFor()
    },
  },
  {
    name: 'booking-done-message',
    path: ownScreen,
    who: 'alone',
    isBrief: true,
    press: async (page) => {
      await pressHour(page)
      await pressDone(page)
      await dialogOn(page).locator('input[name=consent]').check({ force: true })
      await stopClock(page)
      await dialogOn(page).locator('.dialog__foot button').click()
      await page.locator('.toast').waitFor()
    },
  },
  {
    name: 'promo-code-wrong',
    path: `/booking?step=4&phone=${guest}&salonId=9&chosenService=${cutAndWash}&flow=1`,
    who: 'alone',
    press: async (page) => {
      const field = page.locator('.promo input[name=code]')
      await field.fill('KHONGCO')
      await field.press('Enter')
      await untilWrong(page)
    },
  },
  {
    name: 'dialog-scan',
    path: `/booking?step=4&phone=${guest}&salonId=9&chosenService=${cutAndWash}&flow=1`,
    who: 'alone',
    press: async (page) => {
      await page.locator('.promo button[type=button]').last().click()
      await dialogOn(page).waitFor()
    },
  },
]
