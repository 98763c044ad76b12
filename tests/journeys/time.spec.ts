import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import {
  holdRequests,
  chooseFirstHour,
  freeHours,
  freshPhone,
  openChosen,
  untilScripted,
} from './steps'
import { bookElsewhere } from './own/book'
import { freeStylist } from './own/stylist'

test('hours open at the first one that can be taken, which the chip before them takes in one press [B-045]', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  const at = { salonId: salon.id, date: salon.tomorrow }
  const { stylistId } = await freeStylist(page.request, at)
  const open = () =>
    openChosen(page, customer.phone, `&date=${at.date}&stylistId=${stylistId}`, salon.id)
  // His afternoon begins full: four columns of three are full before its first free hour.
  const afternoon = (id: number) => id >= 12 && id <= 27
  for (let tries = 0; tries < 12; tries += 1) {
    await open()
    const free = await freeHours(page).locator('input').all()
    const ids = await Promise.all(free.map(async (one) => Number(await one.inputValue())))
    // One hour stays free after them, whatever the demo's customers have taken of the others.
    const last = Math.max(...ids.filter(afternoon))
    const hourId = ids.find((id) => afternoon(id) && id < Math.min(24, last - 3))
    if (hourId === undefined) break
    await bookElsewhere(baseURL!, { ...at, hourId: `${hourId}`, stylistId, phone: freshPhone() })
  }
  await open()
  await untilScripted(page)
  // The demo's customers may have taken the whole afternoon of this stylist.
  const free = '.choice:not(.choice--gone)'
  const groups = page.locator('.hours__group', { has: page.locator(free) })
  const afternoonGroup = groups.filter({ hasText: 'Chiều' })
  const group = (await afternoonGroup.count()) > 0 ? afternoonGroup : groups.last()
  await group.scrollIntoViewIfNeeded()
  await expect(group.locator(free).first()).toBeInViewport({ ratio: 1 })
  const label = await freeHours(page).first().locator('.choice__label').innerText()
  await freeHours(page).filter({ hasText: 'Sớm nhất' }).click()
  await expect(page).toHaveURL(/hour=\d+/)
  await expect(page.locator('.hours input:checked + .choice__face')).toContainText(label)
})

test('on a wide screen all hours are in view, none beyond the edge @wide [B-235] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, `&date=${salon.tomorrow}`, salon.id)
  await untilScripted(page)
  const rows = page.locator('.hours .carousel__track')
  const beyond = await rows.evaluateAll((tracks) =>
    tracks.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  )
  expect(beyond.length).toBeGreaterThan(1)
  expect(Math.max(...beyond)).toBeLessThanOrEqual(1)
})

test('a chosen hour makes the booking ready, and another day clears it [B-214, B-219]', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, `&date=${salon.tomorrow}`, salon.id)
  await untilScripted(page)
  const { hourId } = await chooseFirstHour(page)
  await expect(page).toHaveURL(new RegExp(`hour=${hourId}`))
  const done = page.getByRole('button', { name: 'Hoàn tất' })
  await expect(done).not.toHaveAttribute('aria-disabled', 'true')
  await page
    .locator('.days')
    .getByRole('link', { name: /Hôm nay/ })
    .click()
  await expect(page.locator('.days__day--on')).toContainText('Hôm nay')
  await expect(page).not.toHaveURL(/hour=/)
  await expect(page.locator('input[name=hourId]:checked')).toHaveCount(0)
})

test('a stylist is chosen in the unfolded list, and clears the hour [B-042, B-043, B-219] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, `&date=${salon.tomorrow}`, salon.id)
  await untilScripted(page)
  await chooseFirstHour(page)
  await page.locator('.stylists summary').click()
  await page.locator('.stylist').nth(1).click()
  await expect(page).toHaveURL(/stylistId=\d+/)
  await expect(page).not.toHaveURL(/hour=/)
  await expect(page.locator('.stylist--on')).toHaveCount(1)
  await page.locator('.stylist').first().click()
  await expect(page).not.toHaveURL(/stylistId=/)
})

test('stylist, day and hour pressed one after the other all count, though no page of theirs has come [B-042, B-044]', async ({
  page,
  salon,
  customer,
}) => {
  const { stylistId } = await freeStylist(page.request, { salonId: salon.id, date: salon.tomorrow })
  const stylists = page.locator('.stylists summary')
  await openChosen(page, customer.phone, `&date=${salon.tomorrow}`, salon.id)
  await untilScripted(page)
  let release = await holdRequests(page)
  await stylists.click()
  const stylist = page.locator(`.stylist[href*="stylistId=${stylistId}"]`)
  await stylist.click()
  await expect(stylist).toHaveAttribute('aria-busy', 'true')
  await page.locator(`.days__day[href*="${salon.today}"]`).click()
  release()
  await expect(page).toHaveURL(new RegExp(`date=${salon.today}&stylistId=${stylistId}`))
  // From that stylist back to whom the system chooses, at an hour that both have.
  await openChosen(page, customer.phone, `&date=${salon.tomorrow}&stylistId=${stylistId}`, salon.id)
  await untilScripted(page)
  release = await holdRequests(page)
  const anyone = page.locator('.stylist').first()
  await anyone.click()
  await expect(anyone).toHaveAttribute('aria-busy', 'true')
  await freeHours(page).first().locator('input').check()
  release()
  await expect(page).toHaveURL(/hour=\d+/)
  await expect(page).not.toHaveURL(/stylistId=/)
})

test('pressing an hour that is gone chooses nothing and is only reported to tracking [B-229] @nightly', async ({
  page,
}) => {
  await openChosen(page, '0912345670')
  await untilScripted(page)
  const sent = page.waitForRequest(
    (request) => request.postData()?.includes('click_hour_not_free') ?? false,
  )
  // The radio is disabled, which the browser's driver would wait for; a finger does not.
  await page.locator('.hours__full summary').click()
  await page.locator('.hours__full .choice--gone').first().click({ force: true })
  await sent
  await expect(page).not.toHaveURL(/hour=/)
})

test('an hour whose time comes while the page is open is marked gone when it is pressed [B-228] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await page.clock.install()
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  const hour = freeHours(page).last().locator('input')
  const value = await hour.getAttribute('value')
  // To the evening: past midnight the page would load the days anew, by the server's clock.
  await page.clock.fastForward(13 * 3_600_000)
  // It is marked at once, so that it is not checked in the end, for which `check` would wait.
  await hour.dispatchEvent('click')
  await expect(
    page.locator('.toast', { hasText: 'Khung giờ này vừa hết, anh chọn giờ khác giúp em nhé!' }),
  ).toBeVisible()
  await expect(page.locator(`input[name=hourId][value="${value}"]`)).toBeDisabled()
  await expect(page).not.toHaveURL(/hour=/)
})

test("a link's absent stylist is shown as busy, and the list of others opens [B-220, B-242, B-246] @nightly", async ({
  page,
}) => {
  await openChosen(page, '0912345670', '&stylistId=999999')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('đã kín lịch, anh chọn giúp em stylist khác nhé!')
  await untilScripted(page)
  await dialog.getByRole('link', { name: 'Đồng ý' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.stylists .stylist').nth(1)).toBeInViewport()
  await expect(freeHours(page).first()).toBeVisible()
})

test('a day whose page is still loading stays chosen when another screen is opened @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  const release = await holdRequests(page)
  const date = await pressOtherDay(page)
  await page.locator('#part-salon .pick__row').click()
  release()
  await expect(page).toHaveURL(/step=1/)
  expect(new URL(page.url()).searchParams.get('date')).toBe(date)
})

/** Presses a day that is not chosen and waits until its page is requested. */
async function pressOtherDay(page: Page): Promise<string> {
  const day = page.locator('.days__day[href*="date="]:not(.days__day--on)').first()
  const date = new URL((await day.getAttribute('href'))!, page.url()).searchParams.get('date')!
  const requested = page.waitForRequest((request) => request.url().includes(`date=${date}`))
  await day.click()
  await requested
  return date
}
