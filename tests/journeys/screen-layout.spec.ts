import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdRequests, queryGateway, salonId, untilScripted } from './steps'

/** The edges of an element on the screen. */
async function edges(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!
  return { left: x, right: x + width, top: y, bottom: y + height }
}

/** Expects elements in one row, by their middles. */
async function expectOneRow(elements: Locator): Promise<void> {
  const middles = await elements.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return (top + bottom) / 2
    }),
  )
  expect(middles.length).toBeGreaterThan(1)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
}

const services = `/booking?step=2&salonId=${salonId}&phone=0912345670&flow=1`

test('a phone’s first screen has a salon below one row of filters, a button for the position, three services and a price @narrow @nightly', async ({
  page,
}) => {
  const { salon } = await queryGateway<{ salon: { provinceId: string } }>(
    page.request,
    'query($id: ID!) { salon(id: $id) { provinceId } }',
    { id: salonId },
  )
  await page.goto(`/booking?step=1&salonId=0&phone=0912345670&cityId=${salon.provinceId}`)
  await untilScripted(page)
  await expect(page.locator('.salon-card').first()).toBeInViewport({ ratio: 1 })
  const filters = page.locator('.salon-search > :not(.salon-search__line):not([type=hidden])')
  await expectOneRow(filters)

  await page.goto('/system-salon')
  await untilScripted(page)
  const near = page.getByRole('button', { name: 'Tìm salon gần anh' })
  await expect(near).toBeInViewport({ ratio: 1 })
  const region = await edges(page.locator('.region').first())
  expect((await edges(near)).bottom).toBeLessThanOrEqual(region.top)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectOneRow(near.or(page.getByRole('button', { name: 'Xem bản đồ' })))
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto(services)
  await untilScripted(page)
  const first = await edges(page.locator('.service').nth(0))
  const third = await edges(page.locator('.service').nth(2))
  const room =
    (await edges(page.locator('.bottom-bar'))).top - (await edges(page.locator('.app-bar'))).bottom
  expect(third.bottom - first.top, 'three services').toBeLessThanOrEqual(room)

  await page.goto(services.replace('step=2', 'step=3&group=101'))
  await untilScripted(page)
  await expect(page.locator('.bottom-bar .price')).toBeInViewport({ ratio: 1 })
})

/** The first price of a text in thousands: 120 for `120K` and for `120.000 VNĐ`. */
async function priceIn(element: Locator): Promise<number> {
  const [, thousands, rest] = /([\d.]+?)(K|\.000)\b/.exec(await element.innerText())!
  expect(rest).toBeDefined()
  return Number(thousands!.replaceAll('.', ''))
}

test('a service costs the same on Home, in the list of services, on its page, in both steps and in the bar @nightly', async ({
  page,
  clock,
}) => {
  const name = 'Cắt gội 10 bước'
  const prices: Record<string, number> = {}
  await page.goto('/')
  prices.home = await priceIn(page.locator('.item-prices li', { hasText: name }))
  await page.goto('/dich-vu')
  const tile = page.locator('.service-tile', { hasText: name })
  prices.list = await priceIn(tile.locator('.price'))
  await tile.locator('.service-tile__link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  prices.page = await priceIn(page.locator('.version .price').first())
  // At weekends this service costs more.
  const date = [0, 1, 2].map(clock.day).find((day) => ![0, 6].includes(new Date(day).getUTCDay()))
  await page.goto(`${services}&date=${date}`)
  await untilScripted(page)
  const version = page.locator('#group-101 .version', { hasText: 'Tiêu chuẩn' })
  prices.step = await priceIn(version)
  await version.click()
  await expect(page.getByText('Đã chọn 1 dịch vụ')).toBeVisible()
  prices.bar = await priceIn(page.locator('.chosen__head .price'))
  await page.goto(`${services.replace('step=2', 'step=3&group=101')}&date=${date}`)
  prices.detail = await priceIn(page.locator('.detail__row', { hasText: 'Tiêu chuẩn' }))
  prices.detailBar = await priceIn(page.locator('.bottom-bar .price'))
  expect(prices).toEqual(Object.fromEntries(Object.keys(prices).map((where) => [where, 120])))
})

test('the tabs of the wheel are in one row, and the wheel and its button on one screen @narrow @nightly', async ({
  page,
  customer,
}) => {
  await customer.logIn(page)
  await queryGateway(page.request, 'mutation { claimQuest(input: { questId: 1 }) { __typename } }')
  await page.goto('/vong-quay-may-man')
  await untilScripted(page)
  await expectOneRow(page.locator('.wheel-tabs__tab'))
  await expect(page.locator('svg.wheel')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Quay ngay' })).toBeInViewport({ ratio: 1 })
})

test('a salon has its free hours, booking and address beside it from 1024 px on, and no arrow over an hour @wide @nightly', async ({
  page,
}) => {
  await page.goto('/salon/252-cau-giay-9')
  await untilScripted(page)
  const book = page.locator('.salon-page__book')
  const words = page.locator('.salon-page__panes > div')
  const rows = book.locator('.carousel')
  await expect(rows.first()).toBeVisible()
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const pane = await edges(book)
    for (const one of await words.all())
      expect((await edges(one)).right, `${width} px`).toBeLessThanOrEqual(pane.left)
    expect(pane.top).toBeLessThanOrEqual((await edges(words.first())).top)
    expect(pane.right).toBeLessThanOrEqual(width)
    await expect(book.getByRole('link', { name: 'Đặt lịch tại salon này' })).toBeInViewport()
    // It stays while the rest is read.
    await page.locator('#salon-hours').scrollIntoViewIfNeeded()
    await expect(book.getByRole('link', { name: 'Đặt lịch tại salon này' })).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
    const arrow = await edges(rows.first().getByRole('button', { name: 'Xem phần tiếp theo' }))
    const hours = rows.first().locator('.salon-free__hour')
    for (const hour of (await hours.all()).slice(0, 5))
      expect((await edges(hour)).right, `${width} px`).toBeLessThanOrEqual(arrow.left)
  }
  await page.setViewportSize({ width: 1023, height: 900 })
  expect((await edges(book)).top).toBeGreaterThanOrEqual((await edges(words.first())).bottom)
})

test('the wide account has its menu at the side and its parts in two columns @wide @nightly', async ({
  page,
  customer,
}) => {
  await customer.logIn(page)
  await page.goto('/tai-khoan')
  const menu = await edges(page.locator('.account-nav'))
  const lefts = await page
    .locator('.account-part')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
  expect(menu.right).toBeLessThanOrEqual(Math.min(...lefts))
  expect(new Set(lefts).size).toBe(2)
})

test('a pressed link is marked as busy while its page is on its way @nightly', async ({ page }) => {
  await page.goto(services.replace('step=2', 'step=0&chosenService=1001'))
  await untilScripted(page)
  const release = await holdRequests(page)
  const tomorrow = page.locator('.days').getByRole('link', { name: /Ngày mai/ })
  await tomorrow.click()
  await expect(tomorrow).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.locator('.days__day--on')).toContainText('Ngày mai')
  await expect(tomorrow).not.toHaveAttribute('aria-busy')
})

test('the list of salons does not move when its scripts start @nightly', async ({ page }) => {
  const release = await holdRequests(page, { url: '**/assets/entry.client-*.js' })
  await page.goto('/system-salon')
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
  const before = await edges(page.locator('.region').first())
  release()
  await untilScripted(page)
  expect(await edges(page.locator('.region').first())).toEqual(before)
})
