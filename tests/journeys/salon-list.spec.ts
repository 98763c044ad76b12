import { expect, test } from './fixtures'
import { holdRequests, untilScripted } from './steps'

test('the search of the list keeps focus and letters while its results come [H-002, H-016] @preview', async ({
  page,
}) => {
  await page.goto('/system-salon')
  await untilScripted(page)
  const field = page.getByRole('searchbox')
  await field.click()
  for (const part of ['nguyen', ' tr', 'ai']) {
    await page.keyboard.type(part)
    await expect(page).toHaveURL((url) => url.searchParams.get('q')?.endsWith(part.trim()) ?? false)
    await expect(page.getByRole('heading', { name: /kết quả|salon/i }).first()).toBeVisible()
    await expect(field).toBeFocused()
  }
  await expect(field).toHaveValue('nguyen trai')
  for (let letter = 0; letter < 'nguyen trai'.length; letter++) await field.press('Backspace')
  await expect(page.getByRole('heading', { name: 'Miền Bắc' })).toBeVisible()
  await expect(field).toBeFocused()
})

test('the way back shows the search that its page had, in the field as well [H-016] @nightly', async ({
  page,
}) => {
  await page.goto('/system-salon?q=cau+giay')
  await untilScripted(page)
  const field = page.getByRole('searchbox')
  await field.fill('ha dong')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=ha(\+|%20)dong/)
  await page.goBack()
  await expect(page).toHaveURL(/q=cau(\+|%20)giay/)
  await expect(field).toHaveValue('cau giay')
})

test('the way back to a city of the list is to where the page was scrolled to @narrow [H-002] @nightly', async ({
  page,
}) => {
  await page.goto('/system-salon#tinh-62')
  await untilScripted(page)
  const salons = page.locator('#tinh-62 a[href^="/salon/"]')
  const pressed = salons.nth(6)
  await pressed.scrollIntoViewIfNeeded()
  await expect(salons.first()).not.toBeInViewport()
  await pressed.click()
  await expect(page).toHaveURL(/\/salon\/[\w-]+$/)
  await page.goBack()
  await expect(page).toHaveURL(/#tinh-62$/)
  await expect(pressed).toBeVisible()
  // React draws, and then runs what might scroll.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  await expect(pressed).toBeInViewport()
})

test('the keyboard goes on at the city that a link of Home has opened [H-002] @nightly', async ({
  page,
}) => {
  await page.goto('/')
  await untilScripted(page)
  await page.locator('a.city').first().press('Enter')
  await expect(page).toHaveURL(/\/system-salon#tinh-\d+$/)
  await expect(page.locator('.region__city[open] > summary')).toBeFocused()
})

test('a link that is pressed right after a letter is followed, whatever the search does @nightly', async ({
  page,
}) => {
  await page.goto('/system-salon?q=cau+giay')
  await untilScripted(page)
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/salon/**.data*', async (route) => {
    await isAnswered
    await route.fallback()
  })
  await page.clock.install()
  await page.getByRole('searchbox').pressSequentially('x')
  const salon = page.locator('.salon-found a[href^="/salon/"]').first()
  const address = await salon.getAttribute('href')
  await salon.click()
  // The page knows of the press once it is drawn, and its effects have run.
  await expect(page.locator('.progress-bar')).toBeVisible()
  await page.clock.runFor(100)
  await page.clock.runFor(900)
  answer()
  await expect(page).toHaveURL((url) => url.pathname === address)
})

test('the searches of services and products keep the focus of who presses Enter in them @nightly', async ({
  page,
}) => {
  for (const path of ['/dich-vu', '/cua-hang']) {
    await page.goto(path)
    await untilScripted(page)
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('gội')
    await field.press('Enter')
    await expect(page).toHaveURL(/q=g/)
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    await expect(field).toBeFocused()
    await page.goBack()
    await expect(field).toHaveValue('')
  }
})

test('“Tìm salon gần anh” sorts the salons on the page, and says so where the position is refused [H-002]', async ({
  page,
  context,
}) => {
  await page.goto('/system-salon')
  await untilScripted(page)
  const button = page.getByRole('button', { name: 'Tìm salon gần anh' })
  await button.click()
  await expect(page.locator('.toast')).toContainText('Bạn chưa cho phép quyền truy cập vị trí')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 21.0365, longitude: 105.79 })
  await button.click()
  await expect(page.getByRole('heading', { name: 'Salon gần anh' })).toBeFocused()
  await expect(page).toHaveURL(/\/system-salon$/)
  const distances = await page.locator('.salon-found .salon-card .num').allInnerTexts()
  expect(distances).toHaveLength(6)
  const kilometres = distances.map((text) => parseFloat(text.replace(',', '.')))
  expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b))
  const field = page.getByRole('searchbox')
  await field.fill('cau giay')
  await expect(page).toHaveURL(/q=cau/)
  await field.fill('')
  await expect(page.getByRole('heading', { name: 'Salon gần anh' })).toBeVisible()
  await expect(field).toBeFocused()
})

test('a link to an hour opens a tab where Ctrl is held or the middle button pressed, and its page stays as it is @nightly', async ({
  page,
  context,
}) => {
  for (const [path, link] of [
    ['/som-nhat?province=62', '.soonest-row'],
    ['/salon/252-cau-giay-9', '.salon-free .button'],
    ['/salon/252-cau-giay-9', '.salon-free__hour'],
    ['/system-salon?q=cau+giay', '.salon-found .chip--link'],
  ] as const) {
    await page.goto(path)
    await untilScripted(page)
    const hour = page.locator(link).first()
    for (const press of [
      () => hour.click({ modifiers: ['ControlOrMeta'] }),
      () => hour.click({ button: 'middle' }),
    ]) {
      const opened = context.waitForEvent('page')
      await press()
      const tab = await opened
      await expect(tab).toHaveURL(/\/booking\?.*salonId=\d+/)
      await tab.close()
      await expect(page, link).toHaveURL((url) => url.pathname + url.search === path)
    }
  }
  // Nor does it wait for the next page that this one goes on to.
  const release = await holdRequests(page, { url: '**/salon/**.data*' })
  await page.locator('.salon-found a[href^="/salon/"]').first().click()
  await expect(page.locator('.chip--link').first()).not.toHaveAttribute('aria-busy')
  release()
  await expect(page).toHaveURL(/\/salon\/.+/)
})
