import { expect, test } from '@playwright/test'
import { chooseFirstHour, dayAhead, freeHours, freshPhone, openChosen, untilScripted } from './walk'

test('day, stylist and hour are chosen; another day or stylist asks for the hour again [B-042..B-045, B-213..B-219, B-240]', async ({
  page,
}) => {
  // By name, as the salon's today may be full by now, which leads to tomorrow by itself.
  const tomorrow = await dayAhead(page.request, 1)
  await openChosen(page, '0912345670', `&date=${tomorrow}`)
  const { hourId } = await chooseFirstHour(page)
  await expect(page).toHaveURL(new RegExp(`hour=${hourId}`))
  await expect(page.getByRole('button', { name: 'Hoàn tất' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page
    .locator('.days')
    .getByRole('link', { name: /Hôm nay/ })
    .click()
  await expect(page).not.toHaveURL(/hour=/)
  await expect(page.locator('.days__day--on')).toContainText('Hôm nay')
  await page
    .locator('.days')
    .getByRole('link', { name: /Ngày mai/ })
    .click()
  await expect(page.locator('.days__day--on')).toContainText('Ngày mai')
  await page.locator('.stylists summary').click()
  await page.locator('.stylist').nth(1).click()
  await expect(page).toHaveURL(/stylistId=\d+/)
  await expect(page.locator('.stylist--on')).toHaveCount(1)
  await page.locator('.stylist').first().click()
  await expect(page).not.toHaveURL(/stylistId=/)
})

test('pressing an hour that is gone chooses nothing and is only told to tracking [B-229]', async ({
  page,
}) => {
  await openChosen(page, '0912345670')
  await untilScripted(page)
  const told = page.waitForRequest(
    (request) => request.postData()?.includes('click_hour_not_free') ?? false,
  )
  // The radio is disabled, which the browser's driver would wait for; a finger does not.
  await page.locator('.choice--gone').first().click({ force: true })
  await told
  await expect(page).not.toHaveURL(/hour=/)
})

test('an hour whose time comes while the page is open is marked gone when it is pressed [B-228]', async ({
  page,
}) => {
  await page.clock.install()
  await openChosen(page, freshPhone())
  await untilScripted(page)
  const hour = freeHours(page).last()
  const value = await hour.locator('input').getAttribute('value')
  await page.clock.fastForward(3 * 86_400_000)
  await hour
    .locator('input')
    .check({ force: true })
    .catch(() => undefined)
  await expect(
    page.locator('.toast', { hasText: 'Khung giờ này vừa hết, anh chọn giờ khác giúp em nhé!' }),
  ).toBeVisible()
  await expect(page.locator(`input[name=hourId][value="${value}"]`)).toBeDisabled()
  await expect(page).not.toHaveURL(/hour=/)
})

test('a day beyond what the phone may choose is greyed and not a link [B-215]', async ({
  page,
}) => {
  await openChosen(page, freshPhone())
  await expect(page.locator('.days__day')).toHaveCount(3)
  await expect(page.locator('.days__day--greyed')).toContainText('Ngày kia')
  await expect(page.locator('.days').getByRole('link')).toHaveCount(2)
})

test('a stylist from a link who is not there is said to be busy, and the page goes to the others [B-220, B-242, B-246]', async ({
  page,
}) => {
  await openChosen(page, '0912345670', '&stylistId=999999')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('đã kín lịch, anh chọn giúp em stylist khác nhé!')
  await untilScripted(page)
  await dialog.getByRole('link', { name: 'Đồng ý' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.stylists .stylist').nth(1)).toBeInViewport()
  await expect(page.locator('.stylist--on')).toContainText('Hệ thống chọn giúp anh')
  await expect(freeHours(page).first()).toBeVisible()
})
