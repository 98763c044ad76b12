import { expect, test } from './fixtures'
import { holdRequests, chooseFirstHour, openChosen, untilScripted } from './steps'

test('a group without a log-in opens a dialog with its own title [B-169] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await page.getByRole('button', { name: 'Thêm một người' }).click()
  const logIn = page.getByRole('dialog')
  await expect(logIn).toHaveAccessibleName('ĐĂNG NHẬP ĐỂ ĐẶT LỊCH THEO NHÓM')
  await logIn.getByRole('link', { name: 'Đóng' }).click()
  await expect(logIn).toBeHidden()
})

test('while a booking is on its way the button is busy and turns [B-293] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '&inApp=1', salon.id)
  await untilScripted(page)
  await chooseFirstHour(page)
  const release = await holdRequests(page, { method: 'POST' })
  const done = page.getByRole('button', { name: 'Hoàn tất' })
  await done.click()
  await expect(done).toHaveAttribute('aria-busy', 'true')
  await expect(done.locator('.spinner')).toBeVisible()
  release()
  await page.waitForURL(/\/booking\/success/)
})

test('a popup takes half a second to go, and no time where motion is unwelcome [B-129] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await chooseFirstHour(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  await page.evaluate(() => {
    const element = document.querySelector('dialog[open]')!
    element.addEventListener('close', () =>
      Object.assign(window, { lasts: getComputedStyle(element).transitionDuration }),
    )
  })
  await popup.getByRole('link', { name: 'Đóng' }).click()
  await expect(popup).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as { lasts: string }).lasts)).toContain(
    '0.5s',
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const still = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--popup-close'),
  )
  expect(still.trim()).toMatch(/^0?\.01ms$/)
})
