import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers } from './barriers'
import {
  cancelHere,
  chooseFirstHour,
  finish,
  freeHours,
  freshPhone,
  openChosen,
  untilScripted,
} from './walk'

const question = (page: Page) => page.getByRole('link', { name: 'Anh chưa tìm được giờ phù hợp?' })
const offered = (page: Page) => page.locator('.backup__salon')

test('whoever looks for an hour of today for five seconds, without a stylist, is asked about other salons [B-281, B-282, B-283, B-284]', async ({
  page,
}) => {
  await page.clock.install()
  await openChosen(page, freshPhone())
  await untilScripted(page)
  await page.locator('.stylists summary').click()
  await page.locator('.stylist').nth(1).click()
  await expect(page.locator('.stylist--on .stylist__name')).not.toHaveText('Hệ thống chọn giúp anh')
  await expect(question(page)).toHaveCount(0)
  // From here on time passes only when it is told to.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await page.locator('.stylist').first().click()
  await expect(page).not.toHaveURL(/stylistId/)
  await expect(page.locator('.backup')).toHaveCount(1)
  await page.clock.runFor(4990)
  await expect(question(page)).toBeHidden()
  await page.clock.runFor(20)
  await expect(question(page)).toBeVisible()
  await page.clock.resume()
  await page
    .locator('.days')
    .getByRole('link', { name: /Ngày mai/ })
    .click()
  await expect(page.locator('.days__day--on')).toContainText('Ngày mai')
  await expect(page.locator('.backup')).toHaveCount(0)
})

test('an hour at another salon is asked about; cancel returns, continue books there [B-046, B-128, B-285, B-286, B-287, B-368]', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.clock.install()
  await openChosen(page, phone)
  await untilScripted(page)
  await expect(page.locator('.backup')).toHaveCount(1)
  await page.clock.runFor(5000)
  await question(page).click()
  await expect(offered(page).first()).toContainText('km')
  const before = page.url()
  const hour = offered(page).first().locator('.backup__hour').first()
  const label = await hour.innerText()
  const address = await offered(page).first().locator('.strong').innerText()
  await hour.click()
  const popup = page.getByRole('dialog', { name: /^Đổi sang / })
  await expect(popup).toContainText(label)
  await expect(popup).toContainText(address)
  await expectNoBarriers(page, 'the confirmation of another salon')
  await popup.getByRole('link', { name: 'Quay lại' }).click()
  await expect(popup).toBeHidden()
  expect(page.url()).toBe(before)
  await expect(offered(page).first()).toBeVisible()

  await hour.click()
  await popup.getByRole('link', { name: 'Tiếp tục' }).click()
  await expect(page.locator('#part-salon')).toContainText(address)
  await expect(page.locator('#part-services')).toContainText('Đã chọn 1 dịch vụ')
  await expect(page.locator('.hours input:checked + .choice__face')).toContainText(label)
  await expect(page.locator('.backup')).toHaveCount(0)
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  await expect(page.locator('.booking-card')).toContainText(label)
  await expect(page.getByRole('main')).toContainText(address)
  await cancelHere(page)
})

test('an hour of this salon closes the list of the others [B-287]', async ({ page }) => {
  await openChosen(page, freshPhone(), '&backup=1')
  await expect(offered(page).first()).toBeVisible()
  await untilScripted(page)
  await chooseFirstHour(page)
  await expect(page).toHaveURL(/hour=\d+/)
  await expect(page).not.toHaveURL(/backup=/)
  await expect(page.locator('.backup')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link below the hours leads to the same salons and hours [B-046, B-284..B-286]', async ({
    page,
  }) => {
    await openChosen(page, freshPhone())
    await question(page).click()
    const address = await offered(page).first().locator('.strong').innerText()
    const hour = offered(page).first().locator('.backup__hour').first()
    const label = await hour.innerText()
    await hour.click()
    await page.getByRole('dialog').getByRole('link', { name: 'Tiếp tục' }).click()
    await expect(page.locator('#part-salon')).toContainText(address)
    await expect(freeHours(page).filter({ has: page.locator('input:checked') })).toContainText(
      label,
    )
  })
})
