import { request as requests } from '@playwright/test'
import { expect, test } from './fixtures'
import { logIn } from './steps'

test("a token in an older site's local storage becomes a session and is removed [H-131, B-348] @nightly", async ({
  page,
  customer,
  baseURL,
}) => {
  await customer.becomeMember()
  const elsewhere = await requests.newContext({ baseURL })
  await logIn({ request: elsewhere }, customer.phone, customer.password)
  const token = (await elsewhere.storageState()).cookies.find(
    ({ name }) => name === 'muot_session',
  )!.value
  await elsewhere.dispose()

  await page.goto('/chinh-sach-bao-mat')
  await page.evaluate((value) => localStorage.setItem('accessToken', value), token)
  await page.reload()
  await expect(page.getByRole('banner').locator('.header__user summary')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  expect(await page.evaluate(() => document.cookie)).not.toContain('muot_session')
})
