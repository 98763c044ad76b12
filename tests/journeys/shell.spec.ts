import { expect, test } from './fixtures'
import { freeHours, openChosen, untilScripted } from './steps'

test('the small menu opens, navigates without a reload and closes @narrow [H-059, H-061]', async ({
  page,
}) => {
  await page.goto('/chinh-sach-bao-mat')
  await untilScripted(page)
  await page.locator('.header__menu summary').click()
  const menu = page.getByRole('navigation', { name: 'Điều hướng nhanh' })
  await menu.getByRole('link', { name: 'Hệ thống salon' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hệ thống salon' })).toBeVisible()
  await expect(page.locator('.header__sheet')).toBeHidden()
})

test('on /booking the footer is for wide screens only @narrow [H-075, H-078] @nightly', async ({
  page,
}) => {
  await page.goto('/booking?salonId=0&phone=0&step=0')
  await expect(page.locator('.footer')).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('.footer')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.locator('.footer')).toBeVisible()
})

test('the footer stands below saved places and visits at home on wide screens only [H-076, H-077] @narrow @nightly', async ({
  page,
}) => {
  for (const path of ['/save-location', '/booking-at-home?phone=0&step=0']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.locator('.footer')).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('.footer')).toBeVisible()
  }
})

test('the footer unfolds one city at a time to its salons [H-080, H-082, H-083] @nightly', async ({
  page,
}) => {
  await page.goto('/')
  const fold = page.locator('.footer__fold > summary')
  // On a wide screen all cities are there at once.
  if (await fold.isVisible()) await fold.click()
  const cities = page.locator('.footer__city')
  await cities.nth(0).locator('summary').click()
  await expect(cities.nth(0).getByRole('link', { name: 'Chỉ đường' }).first()).toBeVisible()
  await cities.nth(1).locator('summary').click()
  await expect(cities.nth(1).getByRole('link', { name: 'Chỉ đường' }).first()).toBeVisible()
  await expect(cities.nth(0).getByRole('link', { name: 'Chỉ đường' }).first()).toBeHidden()
})

test('a floating button leads back to the top [H-091] @nightly', async ({ page }) => {
  await page.goto('/')
  await untilScripted(page)
  await page.evaluate(() => window.scrollTo(0, 3000))
  await page.getByRole('link', { name: 'Lên đầu trang' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the hotline floats on wide screens; small ones have a contact menu below the page @narrow [H-092, H-093] @nightly', async ({
  page,
}) => {
  await page.goto('/dich-vu')
  const positions = () =>
    page
      .locator('.floating *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).position))
  for (const width of [390, 768, 1279]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await positions(), `nothing floats over prices at ${width} px`).not.toContain('fixed')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.floating__hotline')).toBeHidden()
  await page.locator('.floating__contact summary').click()
  const choices = page.locator('.floating__choices')
  await expect(choices.getByRole('link', { name: /Messenger/ })).toBeVisible()
  await expect(choices.locator('a[href="tel:1900272703"]')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('.floating__hotline')).toBeVisible()
  await expect(page.locator('.floating__contact')).toBeHidden()
})

test('in the booking flow of a phone or tablet nothing floats over hours and prices @narrow [H-093, H-075] @nightly', async ({
  page,
}) => {
  await openChosen(page, '0909090909')
  await expect(page.locator('.floating')).toBeHidden()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(page.locator('.floating')).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('.floating__hotline')).toBeVisible()
})

test('the footer of personal pages is short only on a phone @narrow [H-080, H-088] @nightly', async ({
  page,
}) => {
  const unknownLink = `/lich/${'0'.repeat(26)}${'A'.repeat(24)}`
  for (const path of ['/lich-su', unknownLink]) {
    await page.goto(path)
    await expect(page.locator('.footer__salons')).toBeHidden()
    await expect(page.locator('.footer__policies')).toBeVisible()
    expect((await page.locator('.footer').boundingBox())?.height).toBeLessThan(844)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('.footer__city').first()).toBeVisible()
})

test('an address with an anchor opens the city that it names [H-002] @nightly', async ({
  page,
}) => {
  await page.goto('/system-salon#tinh-62')
  await expect(page.locator('#tinh-62 .salon-card').first()).toBeVisible()
})

test('a tracking call that fails shows nothing [H-270] @nightly', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to fetch/)
  await page.route('/graphql', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'))
  await page.goto('/')
  await failed
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a browser of 2022 starts the pages, filters the shop and books an hour @nightly', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const later: [object, ...string[]][] = [
      [Array.prototype, 'toReversed', 'toSorted', 'toSpliced', 'with', 'findLast', 'findLastIndex'],
      [URLSearchParams.prototype, 'size'],
      [URL, 'canParse'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [AbortSignal, 'any'],
    ]
    for (const [of, ...names] of later) for (const name of names) Reflect.deleteProperty(of, name)
  })
  await page.goto('/cua-hang')
  await untilScripted(page)
  const group = page.getByRole('main').locator('a[href*="nhom="]').first()
  await group.click()
  await expect(page).toHaveURL(/[?&]nhom=/)
  await openChosen(page, '0912345670')
  await untilScripted(page)
  await freeHours(page).first().locator('input').check()
  await expect(page).toHaveURL(/hour=/)
})
