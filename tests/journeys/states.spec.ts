import type { Page } from '@playwright/test'
import { booked as enBooked } from '../../app/messages/en/booked'
import { install as enInstall } from '../../app/messages/en/install'
import { manage as enManage } from '../../app/messages/en/manage'
import { offline as enOffline } from '../../app/messages/en/offline'
import { profile as enProfile } from '../../app/messages/en/profile'
import { push as enPush } from '../../app/messages/en/push'
import { soonest as enSoonest } from '../../app/messages/en/soonest'
import { booked as viBooked } from '../../app/messages/vi/booked'
import { install as viInstall } from '../../app/messages/vi/install'
import { manage as viManage } from '../../app/messages/vi/manage'
import { offline as viOffline } from '../../app/messages/vi/offline'
import { profile as viProfile } from '../../app/messages/vi/profile'
import { push as viPush } from '../../app/messages/vi/push'
import { soonest as viSoonest } from '../../app/messages/vi/soonest'
import { HoldHourDocument } from '../../schema/generated/graphql'
import { expectNoBarriers, expectNoSidewaysScroll } from './accessibility'
import { sendsDocument, untilScripted, setTextSize, allowNotifications } from './steps'
import { bookByRequest } from './own/book'
import { expect, test } from './fixtures'

const languages = [
  {
    lang: 'vi',
    booked: viBooked,
    install: viInstall,
    manage: viManage,
    offline: viOffline,
    profile: viProfile,
    push: viPush,
    soonest: viSoonest,
  },
  {
    lang: 'en',
    booked: enBooked,
    install: enInstall,
    manage: enManage,
    offline: enOffline,
    profile: enProfile,
    push: enPush,
    soonest: enSoonest,
  },
] as const
type Words = (typeof languages)[number]

const phone = { width: 390, height: 844 }
const narrow = { width: 320, height: 640 }
const usualText = 16

/**
 * Looks at what is shown: for barriers at the width of a phone and at the narrowest, and for what
 * leaves the screen sideways at the narrowest and with text twice as large.
 */
async function look(page: Page, { lang }: Words, state: string): Promise<void> {
  const where = `${state}, ${lang}`
  for (const size of [narrow, phone]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page, `${where} at ${size.width} px`)
    await expectNoBarriers(page, `${where} at ${size.width} px`)
  }
  await setTextSize(page, 2 * usualText)
  await expectNoSidewaysScroll(page, `${where} with text at 200 %`)
  await setTextSize(page, usualText)
}

/** Opens a page in a language and expects what shows the state. */
async function open(page: Page, path: string, has: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByText(has).first()).toBeVisible()
}

/** Pages of the offline card have no script. */
async function openScripted(page: Page, path: string, has: string): Promise<void> {
  await open(page, path, has)
  await untilScripted(page)
}

async function speak(page: Page, { lang }: Words, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'muot_lang', value: lang, url }])
}

const noLink = `/lich/${'0'.repeat(26)}${'A'.repeat(24)}`

/** Wrong links that one address may try in a minute, and some more, as the minute may change. */
const MORE_THAN_ALLOWED = 64

for (const words of languages) {
  const { lang, booked, install, manage, offline, profile, push, soonest } = words
  const journey = (title: string, body: Parameters<typeof test>[2]) => {
    test(`axe, 320 px and text at 200 %: ${title} in ${lang} @narrow @nightly`, body)
  }

  journey('the soonest hours', async ({ page, baseURL }) => {
    await speak(page, words, baseURL!)
    await openScripted(page, '/som-nhat', soonest.lead)
    await look(page, words, 'the form for the soonest hours')
    await openScripted(page, '/som-nhat?near=10.001,109.5', soonest.gaps.NO_SALON_NEAR)
    await look(page, words, 'no salon near')
    await openScripted(page, '/som-nhat?near=21.033,105.798', soonest.list)
    await look(page, words, 'the soonest hours near a position')
    await page.route('**/graphql', (route) =>
      sendsDocument(route.request(), HoldHourDocument)
        ? route.fulfill({
            json: {
              data: {
                holdHour: {
                  __typename: 'PlaceTaken',
                  reason: 'TAKEN',
                  message: '',
                  nearest: [],
                },
              },
            },
          })
        : route.fallback(),
    )
    await openScripted(page, '/som-nhat?province=62', soonest.list)
    await page.locator('.soonest-row').first().click()
    await expect(page.getByRole('alert')).toBeVisible()
    await look(page, words, 'an hour that was taken meanwhile')
  })

  journey('links without a booking and the page without a card', async ({ page, baseURL }) => {
    await speak(page, words, baseURL!)
    for (const [path, has] of [
      ['/offline', offline.emptyTitle],
      ['/offline?chung=1', offline.lostTitle],
      ['/offline?luu=0', offline.offTitle],
      [`${noLink}/offline`, manage.missing],
    ] as const) {
      await open(page, path, has)
      await look(page, words, path)
    }
    await openScripted(page, noLink, manage.missing)
    await look(page, words, 'a link without a booking')
    for (let tries = 0; tries < MORE_THAN_ALLOWED; tries++)
      if ((await page.request.get(`${noLink.slice(0, -1)}B`)).status() === 429) break
    await openScripted(page, noLink, manage.limited)
    await look(page, words, 'too many wrong links')
  })

  journey('what an account has for messages', async ({ page, baseURL, customer }) => {
    await allowNotifications(page)
    await speak(page, words, baseURL!)
    await customer.logIn(page)
    await openScripted(page, '/tai-khoan', push.title)
    await look(page, words, 'the account')
    await page.getByRole('button', { name: profile.feedOpen }).click()
    await expect(page.getByText(profile.feedKey)).toBeVisible()
    await look(page, words, 'the account with a calendar that follows')
  })

  journey('a booking from its page to its end', async ({ page, baseURL, salon, customer }) => {
    await allowNotifications(page)
    await page.addInitScript(() => {
      // A browser that can install the site, on the device of an earlier booking.
      Object.assign(window, { installPrompt: { prompt: () => Promise.resolve() } })
      if (!localStorage.getItem('install')) localStorage.setItem('install', 'seen:AAAAAA')
    })
    await speak(page, words, baseURL!)
    const success = await bookByRequest(page.request, {
      salon,
      phone: customer.phone,
      date: salon.today,
    })
    await openScripted(page, success, booked.title)
    await expect(page.getByRole('heading', { name: push.offer })).toBeVisible()
    await expect(page.getByRole('heading', { name: install.title })).toBeVisible()
    await look(page, words, 'the booking, with notifications and installing offered')

    const link = await page.getByRole('link', { name: manage.open }).getAttribute('href')
    const managed = link!
    await openScripted(page, managed, manage.coming)
    await expect(page.getByRole('heading', { name: manage.late })).toBeVisible()
    await expect(page.getByRole('heading', { name: push.offer })).toBeVisible()
    await look(page, words, 'the manage page, with all that may be answered')
    await openScripted(page, `${managed}?hoi=huy`, booked.cancelTitle)
    await look(page, words, 'the question before canceling')

    for (const [path, state] of [
      ['/offline', 'the card of the next booking'],
      [`${managed}/offline`, 'the card of a link'],
    ] as const) {
      await open(page, path, offline.desk)
      await page.getByText(offline.cancel, { exact: true }).click()
      await expect(page.getByRole('button', { name: offline.cancelSure })).toBeVisible()
      await look(page, words, state)
    }
    // As the worker shows them while a form waits.
    await page.evaluate(() =>
      document.querySelectorAll('[data-waiting]').forEach((one) => one.removeAttribute('hidden')),
    )
    await expect(page.getByText(offline.lateWaits)).toBeVisible()
    await look(page, words, 'the card with forms that wait')

    await openScripted(page, managed, manage.coming)
    await page.getByRole('button', { name: manage.comingYes }).click()
    await expect(page.getByText(manage.comingNoted)).toBeVisible()
    await look(page, words, 'the answer that he comes')
    await page
      .getByRole('button', { name: manage.lateBy.replace('{n}', '5') })
      .first()
      .click()
    await expect(page.getByText(manage.lateHeld.replace('{n}', '5'))).toBeVisible()
    await look(page, words, 'the lateness that was announced')
    await openScripted(page, `${managed}?hoi=huy`, booked.cancelTitle)
    await page.getByRole('dialog').getByRole('button', { name: booked.cancel }).click()
    await expect(page.getByText(booked.cancelled)).toBeVisible()
    await look(page, words, 'the canceled booking of a link')
  })
}
