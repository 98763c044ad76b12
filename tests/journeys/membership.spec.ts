import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from './barriers'
import { newCustomer } from './customer'
import { ask, logIn, untilScripted } from './walk'

// These journeys only read the members of the demo; whoever buys is a customer of his own.
const gold = '0912345678'

/** Orders a product by its button; its page is open afterwards. */
async function order(page: Page, name: string): Promise<void> {
  await page.goto('/thanh-vien')
  await page.getByRole('button', { name: `Mua ${name}`, exact: true }).click()
  await expect(page).toHaveURL(/\/thanh-vien\/don-hang\/[0-9A-Z]{26}$/)
  await expect(page.getByTestId('order-status')).toHaveAttribute('data-status', 'PENDING_PAYMENT')
}

/** A customer of his own, logged in. */
async function buyer(page: Page, baseURL: string | undefined): Promise<void> {
  await logIn(page, await newCustomer(baseURL!, '123456'))
}

test('a top-up paid: card, VietQR code, transfer at the bank, balance raised, a line in the spending history [H-008, H-216, H-219, O-39]', async ({
  page,
  baseURL,
}) => {
  await buyer(page, baseURL)
  await order(page, 'Thẻ 1 triệu')
  await untilScripted(page)
  await expect(
    page.getByRole('img', { name: /Mã VietQR chuyển 1\.000\.000 VNĐ cho CONG TY MUOT/ }),
  ).toBeVisible()
  await expect(page.locator('.pay__facts')).toContainText(/MUOT[0-9A-Z]{10}/)
  await expect(page.getByRole('timer')).toHaveText(/Còn 1[45] phút \d+ giây/)

  const address = page.url()
  // In another tab, so that this page has to learn of it by itself.
  const bank = await page.context().newPage()
  await bank.goto(
    (await page.getByRole('link', { name: 'Mở ngân hàng thử' }).getAttribute('href'))!,
  )
  await bank.getByRole('button', { name: 'Chuyển thiếu 1.000đ' }).click()
  await expect(bank.getByRole('status')).toContainText('sai số tiền')
  await page.bringToFront()
  await expect(page.getByText('Khoản 999.000 VNĐ không khớp số tiền của đơn')).toBeVisible({
    timeout: 20_000,
  })
  await bank.bringToFront()
  await bank.getByRole('button', { name: 'Chuyển khoản', exact: true }).click()
  await expect(bank.getByRole('status')).toContainText('đơn được ghi nhận')
  await page.bringToFront()
  await expect(page.getByTestId('order-status')).toHaveAttribute('data-status', 'ACTIVATED', {
    timeout: 20_000,
  })
  await expect(page.getByText('Số dư của anh đã được cộng 1.050.000 VNĐ.')).toBeVisible()
  expect(page.url()).toBe(address)

  await page.goto('/gioi-thieu')
  await expect(page.getByTestId('balance')).toHaveText('1.050.000 VNĐ')
  await expect(page.getByTestId('history').getByRole('listitem')).toHaveCount(2)
  await expect(page.getByTestId('history')).toContainText(/Thẻ 1 triệu[\s\S]*\+1\.000\.000 VNĐ/)
  await page.goto('/thanh-vien/don-hang')
  await expect(page.getByTestId('orders').getByRole('listitem')).toHaveText(
    /Thẻ 1 triệu[\s\S]*Hoàn tất/,
  )
})

test('the silver membership is bought, and shows as an icon with its name [H-020, H-174]', async ({
  page,
  baseURL,
}) => {
  await buyer(page, baseURL)
  await page.goto('/thanh-vien')
  await expect(page.locator('.member__tier')).toHaveText('Anh chưa là thành viên')
  await order(page, 'Thành viên Bạc 12 tháng')
  await page.getByRole('link', { name: 'Mở ngân hàng thử' }).click()
  await page.getByRole('button', { name: 'Chuyển khoản', exact: true }).click()
  await page.getByRole('link', { name: 'Về đơn hàng' }).click()
  await expect(page.getByText('Anh đã là thành viên hạng Bạc của Mượt.')).toBeVisible()
  await page.goto('/thanh-vien')
  await expect(page.locator('.member__tier')).toHaveText('Hạng Bạc')
  await expect(page.locator('.member__tier .tier--silver')).toBeVisible()
  await expect(page.locator('.tiers__one')).toHaveCount(3)
  await page.goto('/uu-dai')
  await expect(page.getByTestId('own-offers')).toContainText('Bạc: -30K')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a package is ordered, paid and there, and a reload orders nothing more [H-216, H-233]', async ({
    page,
    baseURL,
  }) => {
    await buyer(page, baseURL)
    await page.goto('/thanh-vien')
    await page.getByText('Cắt gội Combo 3 Chăm da Tiêu chuẩn', { exact: true }).click()
    await page
      .getByRole('button', { name: 'Mua 6+1 buổi Cắt gội Combo 3 Chăm da Tiêu chuẩn' })
      .click()
    await expect(page.getByTestId('order-status')).toContainText('1.794.000 VNĐ')
    await page.reload()
    await page.getByRole('link', { name: 'Mở ngân hàng thử' }).click()
    await page.getByRole('button', { name: 'Chuyển khoản', exact: true }).click()
    await page.getByRole('link', { name: 'Về đơn hàng' }).click()
    await expect(page.getByText('Anh có thêm 7 buổi')).toBeVisible()
    await page.goto('/thanh-vien')
    await expect(page.getByTestId('courses')).toContainText(
      'Còn 7 buổi Cắt gội Combo 3 Chăm da Tiêu chuẩn',
    )
    await page.goto('/thanh-vien/don-hang')
    await expect(page.getByTestId('orders').getByRole('listitem')).toHaveCount(1)
  })
})

test('the user dropdown shows name, tier icon and balance, leads to the spending history, and logs out [H-063, H-064, H-065, H-066, H-174]', async ({
  page,
}) => {
  await logIn(page, '0912345680')
  await page.goto('/')
  await page.locator('.header__user summary').click()
  const menu = page.locator('.header__user-sheet')
  await expect(menu).toContainText('Trần Hoàng Long · Hạng Kim cương')
  await expect(menu).toContainText('1.250.000 VNĐ')
  await expect(page.locator('.header__user summary .tier--diamond')).toBeVisible()
  await menu.getByRole('link', { name: 'Lịch sử chi tiêu' }).click()
  await expect(page).toHaveURL(/\/gioi-thieu$/)
  await expect(page.getByTestId('balance')).toHaveText('1.250.000 VNĐ')
  await page.locator('.header__user summary').click()
  await menu.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(
    page.getByRole('heading', { name: 'Anh đăng nhập để xem trang này nhé!' }),
  ).toBeVisible()
})

test('somebody else’s order is not there, by its address or by asking [H-218]', async ({
  page,
  baseURL,
  browser,
}) => {
  await buyer(page, baseURL)
  await order(page, 'Thẻ 500K')
  const address = new URL(page.url()).pathname
  const elsewhere = await browser.newPage({ baseURL })
  await elsewhere.goto(address)
  await expect(
    elsewhere.getByRole('heading', { name: 'Anh đăng nhập để xem trang này nhé!' }),
  ).toBeVisible()
  await logIn(elsewhere, gold)
  const answer = await elsewhere.goto(address)
  expect(answer?.status()).toBe(404)
  await expect(
    elsewhere.getByRole('heading', { name: 'Em không tìm thấy đơn hàng này' }),
  ).toBeVisible()
  const query = 'query($id: ID!) { membershipOrder(id: $id) { id } }'
  expect(await ask(elsewhere.request, query, { id: address.split('/').at(-1) })).toEqual({
    membershipOrder: null,
  })
  await elsewhere.close()
})

test('the public reaches the bank’s address only, and only with the bank’s signature', async ({
  request,
}) => {
  expect(
    (await request.post('/payments/bank', { data: { transactionId: 'x', amount: 1 } })).status(),
  ).toBe(401)
  expect((await request.get('/payments/bank')).status()).toBe(404)
  expect((await request.get('/payments/health')).status()).toBe(404)
})

test('the gold member of the demo reads six entries, one of them refunded [H-220]', async ({
  page,
}) => {
  await logIn(page, gold)
  await page.goto('/gioi-thieu')
  await expect(page.getByTestId('balance')).toHaveText('250.000 VNĐ')
  await expect(page.getByTestId('history').getByRole('listitem')).toHaveCount(6)
  await expect(
    page.getByTestId('history').getByRole('listitem').filter({ hasText: 'Đã hoàn tiền' }),
  ).toHaveText(/Thẻ 500K[\s\S]*500\.000 VNĐ/)
})

test('own offers and bought visits lead into the booking with their service, and strangers see what is there for everybody [H-233]', async ({
  page,
}) => {
  await page.goto('/uu-dai')
  await expect(page.getByRole('heading', { name: 'Cho mọi người' })).toBeVisible()
  await expect(page.getByTestId('own-offers')).toHaveCount(0)
  await expect(page.getByText('Giờ vàng 8h30-11h')).toBeVisible()
  await logIn(page, gold)
  await page.goto('/uu-dai')
  await expect(page.getByTestId('own-offers')).toContainText('Gold: Gội combo 2 chỉ 99K')
  await expect(page.getByTestId('courses')).toContainText(/Thẻ 6 buổi Combo 3[\s\S]*Còn \d buổi/)
  await page.getByTestId('courses').getByRole('link', { name: 'Đặt lịch dùng buổi này' }).click()
  await expect(page).toHaveURL(/\/booking\?.*chosenService=1005/)
})

test('the site has a lucky wheel, style masters, visits to rate, a shop and a spending history [H-021]', async ({
  page,
}) => {
  const sections = {
    '/vong-quay-may-man': 'Vòng quay may mắn',
    '/stylist-xuat-sac': /./,
    '/lich-su': /./,
    '/cua-hang': /./,
    '/gioi-thieu': 'Lịch sử chi tiêu',
  }
  for (const [path, title] of Object.entries(sections)) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

for (const path of ['/thanh-vien', '/thanh-vien/don-hang', '/gioi-thieu', '/uu-dai']) {
  test(`${path} stands for a member and, without a barrier, for a stranger`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoBarriers(page, 'stranger')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    )
    await logIn(page, gold)
    await page.goto(path)
    await expect(
      page.getByRole('heading', { name: 'Anh đăng nhập để xem trang này nhé!' }),
    ).toHaveCount(0)
  })
}

test('the page of an order has no barrier and is no wider than the screen', async ({
  page,
  baseURL,
}) => {
  await buyer(page, baseURL)
  await order(page, 'Thẻ 500K')
  await expectNoBarriers(page, 'to be paid')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'to be paid')
})
