import { expect, request as requests, test, type Page } from '@playwright/test'
import { newCustomer } from './customer'
import { ask, logIn } from './walk'

const userMenu = (page: Page) => page.getByRole('banner').locator('.header__user summary')

test('a token of the app or of an older site becomes a cookie that no script reads, and is gone from address and storage [O-32, H-131, H-132, B-348]', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await newCustomer(baseURL!, '222222')
  const elsewhere = await requests.newContext({ baseURL })
  await logIn({ request: elsewhere }, phone, '222222')
  const token = (await elsewhere.storageState()).cookies.find(
    ({ name }) => name === 'muot_session',
  )!.value

  await page.goto(`/system-salon?token=${token}&inApp=1&utm_source=rn_ios`)
  await expect(page).toHaveURL(/\/system-salon\?inApp=1&utm_source=rn_ios$/)
  const session = (await page.context().cookies()).find(({ name }) => name === 'muot_session')!
  expect(session.httpOnly).toBe(true)
  expect(session.sameSite).toBe('Lax')
  expect(session.value).not.toBe(token)
  // Three years are asked for; Chromium keeps no cookie longer than 400 days.
  expect((session.expires - Date.now() / 1000) / 86_400).toBeGreaterThan(399)
  expect(
    (await ask<{ viewer: { phone: string } }>(page.request, '{ viewer { phone } }')).viewer.phone,
  ).toBe(phone)

  const older = await browser.newPage({ baseURL: baseURL! })
  await older.goto('/chinh-sach-bao-mat')
  await older.evaluate((kept) => localStorage.setItem('accessToken', kept), token)
  await older.reload()
  await expect(userMenu(older)).toBeVisible()
  expect(await older.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  // Outside an app an address cannot log anybody in.
  const stranger = await browser.newPage({ baseURL: baseURL! })
  await stranger.goto(`/?token=${token}`)
  await expect(stranger).toHaveURL(/\/$/)
  expect((await stranger.context().cookies()).some(({ name }) => name === 'muot_session')).toBe(
    false,
  )
  await elsewhere.dispose()
})
