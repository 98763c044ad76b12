import { enter, passwordLabel, phoneLabel, openLogIn, userMenu } from './customer'
import { expect, test } from './fixtures'
import { openChosen, untilScripted } from './steps'

test('selecting what was typed past the edge of a dialog does not close it, a press beside it does @wide', async ({
  page,
}) => {
  const dialog = await openLogIn(page)
  const field = dialog.getByLabel(phoneLabel)
  await field.fill('0912345678')
  const box = (await field.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(60, y, { steps: 4 })
  await page.mouse.up()
  await expect(field).toHaveValue(/0912/)
  // And the other way round.
  await page.mouse.move(60, y)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(60, y)
  await expect(dialog).toBeHidden()
})

test('a log-in dialog that was closed while its step was on the way logs nobody in', async ({
  page,
  customer,
}) => {
  await customer.becomeMember()
  const dialog = await openLogIn(page)
  await enter(dialog, phoneLabel, customer.phone)
  await expect(dialog.getByLabel(passwordLabel)).toBeFocused()
  let answer = (): void => undefined
  const isClosed = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/dang-nhap/buoc', async (route) => {
    await isClosed
    await route.fallback()
  })
  const sent = page.waitForRequest('**/dang-nhap/buoc')
  const ended = page.waitForEvent('requestfailed')
  await enter(dialog, passwordLabel, customer.password)
  await sent
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect((await ended).url()).toContain('/dang-nhap/buoc')
  answer()
  await page.reload()
  await untilScripted(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  await expect(userMenu(page)).toHaveCount(0)
})

test('where the code of a dialog does not come, its link leads to the page @nightly', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|Failed to fetch/)
  await page.goto('/')
  await untilScripted(page)
  await page.route('**/assets/*dialog-*.js', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).press('Enter')
  await expect(page).toHaveURL(/\/dang-nhap\?next=%2F$/)
  await page.goBack()
  await untilScripted(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lịch đặt của/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/booking\/lookup$/)
})

test('a booking page part of whose code is cut off is loaded anew, and starts without an error @nightly', async ({
  page,
}) => {
  let cuts = 0
  await page.route('**/assets/lazy-parts-*.js', async (route) => {
    cuts += 1
    await (cuts === 1 ? route.abort() : route.fallback())
  })
  await openChosen(page, '0912345670')
  await untilScripted(page)
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await expect(page.getByLabel('Ghi chú cho salon')).toBeVisible()
  expect(cuts).toBe(2)
})
