import type { Locator, Page, Route } from '@playwright/test'
import { expect, test, type OwnCustomer } from './fixtures'
import { holdRequests, logIn, untilScripted } from './steps'
import { userMenu } from './customer'

/** Orders a card with scripts running; the status on the page of the order. */
async function openOrder(page: Page, customer: OwnCustomer): Promise<Locator> {
  await customer.logIn(page)
  await page.goto('/thanh-vien')
  await page.getByRole('button', { name: 'Mua Thẻ 1 triệu', exact: true }).click()
  const state = page.getByTestId('order-status')
  await expect(state).toHaveAttribute('data-status', 'PENDING_PAYMENT')
  await untilScripted(page)
  return state
}

/** The page is visible again, as after the bank's app was in front. */
function comeBack(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('the page of an order shows a wrong and a correct payment [H-216, O-39] @preview', async ({
  page,
  customer,
  newVisitor,
}) => {
  const state = await openOrder(page, customer)
  const address = page.url()
  const bank = await newVisitor()
  await bank.goto(
    (await page.getByRole('link', { name: 'Mở ngân hàng thử' }).getAttribute('href'))!,
  )
  await bank.getByRole('button', { name: 'Chuyển thiếu 1.000đ' }).click()
  await expect(bank.getByRole('status')).toContainText('sai số tiền')
  await expect(page.getByText('Khoản 999.000 VNĐ không khớp số tiền của đơn')).toBeVisible()
  await bank.getByRole('button', { name: 'Chuyển khoản', exact: true }).click()
  await expect(bank.getByRole('status')).toContainText('đơn được ghi nhận')
  await expect(state).toHaveAttribute('data-status', 'ACTIVATED')
  await expect(page.getByText('Số dư của anh đã được cộng 1.050.000 VNĐ.')).toBeVisible()
  expect(page.url()).toBe(address)
  const balance = await page.getByTestId('balance').innerText()
  await userMenu(page).click()
  await expect(page.locator('.header__user-sheet')).toContainText(balance)
})

test('an order that cannot be read again stays on the screen, with a word about it, until it can [H-216] @nightly', async ({
  page,
  customer,
  consoleErrors,
}) => {
  // Remix reports a response that it cannot read.
  consoleErrors.allow(/SyntaxError/)
  const state = await openOrder(page, customer)
  const word = page.getByText('Em chưa kiểm tra được khoản thanh toán lúc này')
  const data = '**/thanh-vien/don-hang/*.data*'
  for (const fail of [
    (route: Route) => route.abort('connectionfailed'),
    (route: Route) => route.fulfill({ status: 502, body: 'down' }),
  ]) {
    await page.route(data, fail)
    await comeBack(page)
    await expect(word).toBeVisible()
    await expect(state).toHaveAttribute('data-status', 'PENDING_PAYMENT')
    await expect(page.getByRole('heading', { name: 'Thẻ 1 triệu' })).toBeVisible()
    await page.unroute(data)
    await comeBack(page)
    await expect(word).toHaveCount(0)
  }
})

test('a page on its way from an order is not begun anew when the order is looked at again @nightly', async ({
  page,
  customer,
}) => {
  await openOrder(page, customer)
  let requests = 0
  page.on('request', (request) => (requests += Number(request.url().includes('/_root.data'))))
  const release = await holdRequests(page, { url: '**/_root.data*' })
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('progressbar')).toBeAttached()
  await comeBack(page)
  release()
  await expect(page).toHaveURL('/')
  expect(requests).toBe(1)
})

test('the menu of a member leads to the spending history, and out of the account [H-065, H-066, H-174]', async ({
  page,
}) => {
  await logIn(page, '0912345680')
  await page.goto('/')
  await expect(userMenu(page).locator('.tier--diamond')).toBeVisible()
  await userMenu(page).click()
  const menu = page.locator('.header__user-sheet')
  await menu.getByRole('link', { name: 'Lịch sử chi tiêu' }).click()
  await expect(page).toHaveURL(/\/gioi-thieu$/)
  await expect(page.getByTestId('balance')).toHaveText('1.250.000 VNĐ')
  await userMenu(page).click()
  await menu.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(
    page.getByRole('heading', { name: 'Anh đăng nhập để xem trang này nhé!' }),
  ).toBeVisible()
})
