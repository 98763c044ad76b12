import type { Page } from '@playwright/test'
import { expectNoBarriers } from './accessibility'
import { expect, test } from './fixtures'
import { freeStylist } from './own/stylist'
import { openChosen, untilScripted } from './steps'

const backupLink = (page: Page) =>
  page.getByRole('link', { name: 'Anh chưa tìm được giờ phù hợp?' })
const offered = (page: Page) => page.locator('.backup__salon')

test('five seconds without a stylist open the dialog about other salons [B-281, B-282, B-283]', async ({
  page,
  salon,
  customer,
}) => {
  await page.clock.install()
  const { stylistId } = await freeStylist(page.request, { salonId: salon.id, date: salon.today })
  await openChosen(page, customer.phone, `&stylistId=${stylistId}`, salon.id)
  await untilScripted(page)
  await expect(page.locator('.backup')).toHaveCount(0)
  // From here on the clock advances only by command.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await page.locator('.stylist').first().click()
  await expect(page.locator('.backup')).toHaveCount(1)
  await page.clock.runFor(4990)
  await expect(backupLink(page)).toBeHidden()
  await page.clock.runFor(20)
  await expect(backupLink(page)).toBeVisible()
  await page.clock.resume()
  await page
    .locator('.days')
    .getByRole('link', { name: /Ngày mai/ })
    .click()
  await expect(page.locator('.days__day--on')).toContainText('Ngày mai')
  await expect(page.locator('.backup')).toHaveCount(0)
})

test('an hour at another salon needs a confirmation, which can be canceled [B-285, B-286, B-287] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '&backup=1', salon.id)
  await untilScripted(page)
  const before = page.url()
  // A journey that has that salon takes its first hours.
  const hour = offered(page).first().locator('.backup__hour').last()
  const label = await hour.innerText()
  const address = await offered(page).first().locator('.strong').innerText()
  await hour.click()
  const popup = page.getByRole('dialog', { name: /^Đổi sang / })
  await expect(popup).toContainText(label)
  await expectNoBarriers(page, 'the confirmation of another salon')
  await popup.getByRole('link', { name: 'Quay lại' }).click()
  await expect(popup).toBeHidden()
  expect(page.url()).toBe(before)

  await hour.click()
  await popup.getByRole('link', { name: 'Tiếp tục' }).click()
  await expect(page.locator('#part-salon')).toContainText(address)
  await expect(page.locator('.hours input:checked + .choice__face')).toContainText(label)
  await expect(page.locator('.backup')).toHaveCount(0)
})
