import { join } from '../chain.ts'
import { stopClock, unfold } from '../presses.ts'
import type { Shot, Visitor } from '../shot.ts'
import { servedPath } from './booked.ts'

/** The list of visits of a customer who has been there today. */
async function served(visitor: Visitor): Promise<string> {
  await join(visitor, 'Anh Tuấn')
  await servedPath(visitor)
  return '/lich-su'
}

/** Visits, orders and a visit at home: what a customer does with them. */
export const visits: Shot[] = [
  { name: 'history-visited', path: served, who: 'alone' },
  { name: 'visit-no-pictures', path: served, first: '/lich-su/01', who: 'alone' },
  {
    name: 'visit-rated',
    path: served,
    first: '/lich-su/01',
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      const form = page.locator('.rating form')
      await form.locator('input[name=stars][value="5"]').check({ force: true })
      await form.locator('input[name=tag]').first().check({ force: true })
      await form.locator('textarea').fill('Cắt đẹp, nhẹ tay.')
      await form.locator('button[type=submit]').click()
      await page.locator('[data-testid=rating]').waitFor()
      await page.locator('.toast').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'visit-rated-message',
    path: served,
    first: '/lich-su/01',
    who: 'alone',
    isBrief: true,
    press: async (page) => {
      await page.locator('.rating input[name=stars][value="4"]').check({ force: true })
      await stopClock(page)
      await page.locator('.rating form button[type=submit]').click()
      await page.locator('.toast').waitFor()
    },
  },
  {
    name: 'visit-picture-wrong',
    path: '/lich-su',
    first: '/lich-su/01',
    press: (page) => unfold(page, '.visit-photo__wrong'),
  },
  {
    name: 'order-pay',
    path: async (visitor) => {
      await join(visitor)
      return '/thanh-vien'
    },
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await page.locator('button[data-track=membership_order]').first().click()
      await page.locator('.pay').waitFor()
    },
  },
  {
    name: 'order-paid',
    path: async (visitor) => {
      await join(visitor)
      return '/thanh-vien'
    },
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await page.locator('button[data-track=membership_order]').first().click()
      const address = page.locator('.pay a[href*="/payments/"]')
      await address.waitFor()
      const order = page.url()
      await page.goto((await address.getAttribute('href')) ?? '')
      await page.locator('button.pay').click()
      await page.locator('[role=status]').waitFor()
      await page.goto(order)
      await page.locator('[data-status=ACTIVATED]').waitFor()
    },
  },
  {
    name: 'at-home-when',
    path: '/booking-at-home?step=1&place=d5&phone=0909000077',
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await page.locator('main input[name=chosenService]').first().check({ force: true })
      await page.locator('main button[type=submit]').last().click()
      await page.locator('main input[name=street]').waitFor()
    },
  },
  {
    name: 'at-home-when-wrong',
    path: '/booking-at-home?step=2&place=d5&phone=0909000077&chosenService=1010',
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await page.locator('main button[value=request]').click()
      await page.locator('main .field__error, main .toggle__error').first().waitFor()
    },
  },
]
