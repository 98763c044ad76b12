import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { untilScripted } from './steps'

const small = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

function phoneBox(page: Page) {
  return page.getByPlaceholder('Nhập SĐT để đặt lịch')
}

/** The carousel of a block of Home, by the block's heading. */
function block(page: Page, title: string) {
  return page.locator('section.block', {
    has: page.getByRole('heading', { name: title, exact: true }),
  })
}

/** Number of slides that fit a carousel's width. */
async function slidesOnView(page: Page, title: string): Promise<number> {
  const track = block(page, title).locator('.carousel__track')
  const width = await track.evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  })
  const [first, second] = [
    await track.locator('.carousel__slide').nth(0).boundingBox(),
    await track.locator('.carousel__slide').nth(1).boundingBox(),
  ]
  const gap = second!.x - first!.x - first!.width
  return (width + gap) / (first!.width + gap)
}

/** Number of a block's items in a row. */
async function itemsInARow(page: Page, title: string): Promise<number> {
  const list = block(page, title).locator('.services')
  const whole = await list.boundingBox()
  const one = await list.locator('> li').first().boundingBox()
  return Math.round(whole!.width / one!.width)
}

test('Home comes to life without reaching out sideways [H-015] @nightly', async ({ page }) => {
  await page.goto('/')
  await untilScripted(page)
  await expect(page.locator('.carousel__tools').first()).toBeAttached()
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
})

for (const size of ['small', 'wide'] as const)
  test(`the phone box is in sight without scrolling on a ${size} screen [H-028, T-10] @nightly`, async ({
    page,
  }) => {
    await page.setViewportSize(size === 'small' ? small : wide)
    await page.goto('/')
    for (const part of [
      page.getByRole('heading', { name: 'ĐẶT LỊCH GIỮ CHỖ CHỈ 30 GIÂY' }),
      phoneBox(page),
      page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
  })

test('a phone is formatted 4.3.3, takes ten digits, and opens the booking [H-029, H-030, H-031]', async ({
  page,
}) => {
  await page.goto('/')
  await untilScripted(page)
  await phoneBox(page).pressSequentially('09123a456789')
  await expect(page.getByText('em không ghi số thừa')).toBeVisible()
  await expect(phoneBox(page)).toHaveValue('0912.345.678')
  await phoneBox(page).press('Backspace')
  await expect(page.getByText('em không ghi số thừa')).toHaveCount(0)
  await phoneBox(page).press('8')
  await page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' }).click()
  await page.waitForURL(/\/booking\?phone=0912345678&salonId=0&step=0/)
})

test('a short phone shows a toast titled Lỗi and turns the input red, until it is being mended [H-032, H-033]', async ({
  page,
}) => {
  await page.goto('/')
  await untilScripted(page)
  await phoneBox(page).fill('0912')
  await page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' }).click()
  const toast = page.locator('.toast--error')
  await expect(toast).toContainText('Lỗi')
  await expect(toast).toContainText('Bạn vui lòng nhập đủ 10 số điện thoại nhé!')
  await expect(page.locator('.phone-box .field__error')).toBeHidden()
  await expect(phoneBox(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(phoneBox(page)).toHaveValue('0912')
  await expect(page).toHaveURL('/')
  await phoneBox(page).fill('09123')
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('a toast with the words of the one before is read out again @nightly', async ({ page }) => {
  await page.goto('/')
  await untilScripted(page)
  await phoneBox(page).fill('0912')
  await phoneBox(page).press('Enter')
  const spoken = page.locator('[role=status][aria-live=polite] > span', { hasText: 'đủ 10 số' })
  await spoken.evaluate((element) => element.setAttribute('data-read', ''))
  await phoneBox(page).press('Enter')
  // What comes into the region is read out, and what stays there is not.
  await expect(page.locator('[data-read]')).toHaveCount(0)
  await expect(spoken).toHaveCount(1)
})

test('a customer who is logged in finds his own phone in the box [H-032]', async ({
  page,
  customer,
}) => {
  await customer.logIn(page)
  await page.goto('/')
  await expect(phoneBox(page)).toHaveValue(customer.dotted)
})

test('the banners move on after 5000 ms [H-024] @nightly', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await untilScripted(page)
  const track = page.locator('.banners:visible .carousel__track')
  const slide = () =>
    track.evaluate((element) => {
      const [first, second] = [...element.querySelectorAll('li')].map((item) => item.offsetLeft)
      return element.scrollLeft / (second! - first!)
    })
  // From here time stands still; the jump itself moves one slide on.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await expect
    .poll(async () => Math.abs((await slide()) % 1) < 0.01 && (await slide()) > 0.5)
    .toBe(true)
  const before = Math.round(await slide())
  await page.clock.runFor(4900)
  expect(Math.round(await slide())).toBe(before)
  await page.clock.runFor(200)
  await expect.poll(async () => Math.round(await slide())).toBe((before + 1) % 5)
})

test('a youtube banner opens the video over the page [H-025] @nightly', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: 'video', contentType: 'text/html' }),
  )
  await page.goto('/')
  await untilScripted(page)
  await page
    .locator('.banners:visible')
    .getByRole('link', { name: /Xem video/ })
    .dispatchEvent('click')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}/,
  )
  // A frame of another site keeps the keys that are pressed in it.
  await dialog.getByRole('link', { name: 'Đóng' }).press('Escape')
  await expect(dialog).toBeHidden()
})

test('carousels show as many slides as their block defines @narrow [H-054, H-056, H-057] @nightly', async ({
  page,
}) => {
  await page.goto('/')
  expect(await slidesOnView(page, 'Sản phẩm bán chạy')).toBeCloseTo(2.25, 1)
  expect(await slidesOnView(page, 'Gội dưỡng sinh')).toBeCloseTo(2.25, 1)
  await page.setViewportSize(wide)
  expect(await slidesOnView(page, 'Sản phẩm bán chạy')).toBeCloseTo(3.7, 1)
  expect(await slidesOnView(page, 'Gội dưỡng sinh')).toBeCloseTo(4.25, 1)
  expect(await slidesOnView(page, 'Góc tóc đẹp')).toBeCloseTo(3, 1)
})

test('three services share a row at 8 of 24 columns, four at 6 @wide [H-055] @nightly', async ({
  page,
}) => {
  await page.goto('/')
  expect(await itemsInARow(page, 'Dịch vụ tóc')).toBe(3)
  expect(await itemsInARow(page, 'Thư giãn & chăm sóc')).toBe(4)
})
