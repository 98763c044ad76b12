import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from './accessibility'
import { expect, test } from './fixtures'
import { untilScripted } from './steps'

const many = (page: Page) => page.locator('.salon-map__mark--many')
const single = (page: Page) => page.locator('.salon-map__mark:not(.salon-map__mark--many)')
/** The code of the map, which is no part of a page's first load. */
const isMapCode = (address: string) => /\/assets\/salon-map\.client-/.test(address)

/** The answer with the first free hours of salons. */
function hoursOf(page: Page): Promise<unknown> {
  return page.waitForResponse(async (response) =>
    response.url().includes('/graphql')
      ? (await response.text()).includes('firstFreeHours')
      : false,
  )
}

/** Presses a mark by its place on the screen, as a finger or a mouse does. */
async function press(page: Page, mark: Locator): Promise<void> {
  await expect.poll(() => mark.boundingBox()).not.toBeNull()
  const { x, y, width, height } = (await mark.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Whether a finger meets the middle of a mark. */
function isPressable(mark: Locator): Promise<boolean> {
  return mark.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

/** Goes nearer to Hà Nội until a salon stands alone where a finger meets it; answers the name of its mark. */
async function toSalon(page: Page): Promise<string> {
  await expect(many(page).first()).toBeVisible()
  for (let step = 0; step < 8; step++) {
    for (const mark of await single(page).all())
      if (await isPressable(mark)) return (await mark.getAttribute('data-salons'))!
    const names = await page.locator('.salon-map__mark').allInnerTexts()
    await press(page, many(page).filter({ hasText: 'Hà Nội' }).first())
    await expect.poll(() => page.locator('.salon-map__mark').allInnerTexts()).not.toEqual(names)
    await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0)
  }
  throw new Error('no salon stands alone')
}

for (const size of ['@narrow', '@wide @nightly'])
  test(`a salon is found on the map by hand and by key, and its card is gone to ${size} [H-002]`, async ({
    page,
  }) => {
    const hours = hoursOf(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/system-salon')
    await untilScripted(page)
    if (size === '@narrow') {
      expect(requests.filter(isMapCode)).toEqual([])
      await page.getByRole('button', { name: 'Xem bản đồ' }).click()
    }
    await hours
    const id = await toSalon(page)
    await expectNoBarriers(page, 'the map')
    await expectNoSidewaysScroll(page, 'the map')

    const mark = page.locator(`.salon-map__mark[data-salons="${id}"]`)
    await press(page, mark)
    await expect(page).toHaveURL(new RegExp(`#salon-${id}$`))
    const card = page.locator(`#salon-${id}`)
    await expect(card).toHaveAttribute('data-on')
    const [hour = ''] = /\d+h\d*/.exec((await card.locator('.chip').allInnerTexts()).join()) ?? []
    await expect(mark).toContainText(hour)
    await expect(card).toBeInViewport({ ratio: 0.5 })
    await expect(card.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/system-salon$/)
    await expect(mark).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`#salon-${id}$`))
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/system-salon$/)
    if (size === '@narrow') {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Xem bản đồ' })).toBeFocused()
      await expect(page.locator('.salon-map')).toBeHidden()
      await page.keyboard.press('Enter')
    }

    await page.getByRole('link', { name: 'Tìm trong vùng này' }).click()
    await expect(page).toHaveURL(/vung=/)
    const title = page.getByRole('heading', { name: /salon trong vùng này/ })
    await expect(title).toBeVisible()
    const cards = page.locator('.salon-list > [data-salon]')
    expect(await cards.count()).toBe(parseInt(await title.innerText()))
    await cards.first().hover()
    const pointed = await cards.first().getAttribute('data-salon')
    await expect(page.locator(`.salon-map__mark[data-salons~="${pointed}"]`)).toHaveAttribute(
      'data-on',
    )
    await page.reload()
    await untilScripted(page)
    await expect(title).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Miền Bắc' })).toBeVisible()
    const own = new URL(page.url()).origin
    expect(
      requests.filter((address) => /^https?:/.test(address) && !address.startsWith(own)),
    ).toEqual([])
  })

test('a mark keeps the focus of the keyboard when the free hours come @wide', async ({ page }) => {
  let answer = () => undefined as void
  const isFocused = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('firstFreeHours')) await isFocused
    await route.fulfill({ response })
  })
  await page.goto('/system-salon')
  const mark = many(page).first()
  await mark.focus()
  answer()
  await expect(page.locator('.chip', { hasText: 'Trống' }).first()).toBeAttached()
  // React draws, and then runs what draws the marks.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  await expect(mark).toBeFocused()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a salon is chosen on the map of the booking as by its card [B-053]', async ({ page }) => {
  const hours = hoursOf(page)
  await page.goto('/booking?step=1&salonId=0&phone=0912345670')
  await untilScripted(page)
  await page.getByRole('link', { name: 'Xem bản đồ' }).click()
  await hours
  const id = await toSalon(page)
  await expectNoBarriers(page, 'the map of the booking')
  await press(page, page.locator(`.salon-map__mark[data-salons="${id}"]`))
  await expect(page).toHaveURL(new RegExp(`step=2&.*salonId=${id}\\b|salonId=${id}&.*step=2`))
  await page.goBack()
  await expect(page).toHaveURL(/vung=all/)
  await expect(many(page).first()).toBeVisible()
})

test('a map that cannot be loaded says so, and the list stays @narrow', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/)
  await page.route(/salon-map\.client-/, (route) => route.abort())
  await page.goto('/system-salon')
  await untilScripted(page)
  await page.getByRole('button', { name: 'Xem bản đồ' }).click()
  await expect(page.getByText('Bản đồ chưa tải được')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Miền Bắc' })).toBeVisible()
})
