import type { BrowserContext, Page } from '@playwright/test'
import { fullChromiumPath } from '../../scripts/browser.ts'
import { isWhole } from '../sample'
import { bookByRequest } from './own/book'
import { expect, test as base } from './fixtures'
import { untilScripted } from './steps'

/** A page of a browser that shows notifications; the other journeys' are private windows, which show none. */
const test = base.extend<{ ownPage: Page }>({
  ownPage: async (
    { playwright, baseURL, extraHTTPHeaders, launchOptions, customer, consoleErrors },
    use,
  ) => {
    const executablePath = fullChromiumPath()
    if (isWhole) expect(executablePath, 'the whole needs CHROMIUM=/path/to/chromium').toBeDefined()
    test.skip(!executablePath, 'a browser without windows shows no notifications')
    const context = await playwright.chromium.launchPersistentContext('', {
      ...launchOptions,
      executablePath,
      baseURL,
      extraHTTPHeaders,
      locale: 'vi-VN',
      permissions: ['notifications'],
      viewport: { width: 390, height: 844 },
    })
    consoleErrors.watch(context)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.addInitScript((given) => {
      const subscribe = () => Promise.resolve({ toJSON: () => given })
      Object.assign(PushManager.prototype, { subscribe })
    }, subscription(customer.phone))
    await use(page)
    await context.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** A subscription with the keys of RFC 8291's example: this browser has no push service. */
function subscription(name: string) {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }
}

const isOn = 'Từ giờ em báo tin về lịch hẹn trên máy này.'

/** Pushes a message to the site's worker, as a browser's push service does. */
async function push(context: BrowserContext, page: Page, message: object): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    })
    void devtools.send('ServiceWorker.enable')
  })
  const data = JSON.stringify(message)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

/** What the browser shows. */
function notifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    const shown = (await registration?.getNotifications()) ?? []
    return shown.map(({ title, body, data }) => ({ title, body, data: String(data) }))
  })
}

/** The element with the focus; none when a pressed button has taken it away. */
const focused = (page: Page) => page.locator(':focus')

test('one press on a booking’s page subscribes the device, whose worker shows what is pushed until all is deleted @nightly', async ({
  ownPage: page,
  salon,
  customer,
}) => {
  await customer.logIn(page)
  await page.goto(await bookByRequest(page.request, { salon, phone: customer.phone }))
  await page.getByRole('button', { name: 'Bật thông báo' }).click()
  await expect(focused(page)).toHaveText(isOn)
  await page.goto('/tai-khoan#thong-bao')
  const devices = page.getByRole('region', { name: 'Thông báo trên máy' })
  await expect(devices.getByText('Thiết bị này')).toBeVisible()
  const turnOn = devices.getByRole('button', { name: 'Bật thông báo trên máy này' })
  await turnOn.click()
  await expect(focused(page)).toHaveText(isOn)
  await devices.getByRole('button', { name: /^Tắt/ }).click()
  await expect(devices.getByText(isOn)).toHaveCount(0)
  await turnOn.click()
  await expect(focused(page)).toHaveText(isOn)
  const message = { title: 'Nhắc lịch hẹn', body: '9h30', path: '/lich/abc', tag: 'one' }
  const shown = [{ title: 'Nhắc lịch hẹn', body: '9h30', data: '/lich/abc' }]
  // DevTools may lose a delivery without an error; of one tag, one notification is shown.
  await expect(async () => {
    await push(page.context(), page, message)
    await expect.poll(() => notifications(page), { timeout: 5_000 }).toEqual(shown)
  }).toPass({ timeout: 30_000 })
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Xóa và không lưu trên máy này' }).click()
  await expect(page.getByRole('heading', { name: 'Em đã xóa lịch lưu trên máy này' })).toBeVisible()
  expect(await notifications(page)).toEqual([])
})

test('who declines notifications is not offered them again @nightly', async ({
  ownPage: page,
  salon,
  customer,
}) => {
  await customer.logIn(page)
  const booking = await bookByRequest(page.request, { salon, phone: customer.phone })
  const offer = page.getByRole('button', { name: 'Bật thông báo' })
  await page.goto(booking)
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Không, cảm ơn' }).click()
  await expect(offer).toBeHidden()
  await expect(focused(page)).toHaveRole('heading')
  await page.reload()
  await untilScripted(page)
  await page.waitForLoadState('networkidle')
  await expect(offer).toBeHidden()
  await page.context().clearCookies({ name: 'muot_push' })
  await page.reload()
  await expect(offer).toBeVisible()
})
