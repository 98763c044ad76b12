import { apply, bookAtShownPrice, combo4, openOffers, priceIn, row } from './offers'
import { expect, test } from './fixtures'
import { enter, passwordLabel, toast } from './customer'
import { chooseFirstHour, finish, pressInactive, untilScripted } from './steps'

/** A gold member with offers of his own, which no test here uses up. */
const gold = '0912345678'

test('an offer is chosen, left and chosen again, and the booking costs what was shown [B-108, B-181, B-291]', async ({
  page,
  salon,
  customer,
}) => {
  await openOffers(page, customer.phone, salon.id)
  const total = page.locator('.offers__total')
  const choose = page.getByRole('link', { name: 'Chọn ưu đãi Combo 4 chỉ 339K', exact: true })
  const drop = page.getByRole('link', { name: 'Bỏ chọn ưu đãi Combo 4 chỉ 339K' })
  await choose.press('Enter')
  await expect(total).toContainText('339.000 VNĐ')
  await expect(total.locator('del')).toBeVisible()
  await expect(drop).toBeFocused()
  await drop.press('Enter')
  await expect(total).toContainText('Chưa chọn ưu đãi')
  await expect(choose).toBeFocused()
  await choose.click()
  await apply(page).click()
  await page.getByRole('link', { name: 'Xong' }).click()
  await expect(row(page)).toContainText('Đã chọn 1 ưu đãi')
  await bookAtShownPrice(page)
})

test('a press on the button of the offers without an offer shows what is missing [B-178] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openOffers(page, customer.phone, salon.id)
  await pressInactive(apply(page))
  await expect(toast(page, 'Anh chọn một ưu đãi rồi áp dụng giúp em nhé!')).toBeVisible()
  await expect(page).toHaveURL(/step=4/)
})

test('the dialog on the main screen applies the best offer, and the chosen hour stays [B-107, B-127] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await page.goto(
    `/booking?step=0&salonId=${salon.id}&phone=${customer.phone}&chosenService=${combo4}`,
  )
  await untilScripted(page)
  const { hourId } = await chooseFirstHour(page)
  await expect(page).toHaveURL(new RegExp(`hour=${hourId}`))
  await expect(row(page)).toContainText('Combo 4 chỉ 339K')
  await page.getByRole('link', { name: 'Bỏ ưu đãi này' }).click()
  await expect(row(page)).not.toContainText('Combo 4 chỉ 339K')
  await page.getByRole('link', { name: /Tiết kiệm thêm .* “Combo 4 chỉ 339K”/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Ưu đãi' })
  await dialog.getByRole('link', { name: 'Áp dụng ưu đãi' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row(page)).toContainText('Combo 4 chỉ 339K')
  await expect(page.locator('.summary__total .price')).toContainText('339.000 VNĐ')
  await expect(page).toHaveURL(new RegExp(`hour=${hourId}`))
})

test("the log-in for own offers has the booking's phone and leads back [B-102, B-335] @nightly", async ({
  page,
  salon,
}) => {
  await openOffers(page, gold, salon.id, '&tab=2')
  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/0912.?345.?678/)
  await enter(dialog, passwordLabel, '123456')
  await expect(page.getByRole('article', { name: 'Voucher đổi điểm 30K' })).toBeVisible()
  expect(await priceIn(page, '.offers__total .price')).not.toBe('')
})

test('while a price is on its way the button is busy, and a press books nothing [B-291]', async ({
  page,
  salon,
  customer,
}) => {
  await page.goto(
    `/booking?step=0&salonId=${salon.id}&phone=${customer.phone}&chosenService=${combo4}`,
  )
  await untilScripted(page)
  await chooseFirstHour(page)
  await expect(row(page)).toContainText('Combo 4 chỉ 339K')
  const arrive: (() => void)[] = []
  await page.route(/booking\.data/, async (route) => {
    if (route.request().method() === 'GET') await new Promise<void>((go) => arrive.push(go))
    await route.continue()
  })
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const done = page.getByRole('button', { name: 'Hoàn tất' })
  await page.getByRole('link', { name: 'Bỏ ưu đãi này' }).click()
  await expect.poll(() => arrive.length).toBe(1)
  await expect(done).toHaveAttribute('aria-busy', 'true')
  await done.dispatchEvent('click')
  arrive.pop()?.()
  await expect(done).not.toHaveAttribute('aria-busy')
  expect(posts.filter((url) => url.includes('booking.data'))).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  expect(await priceIn(page, '.booked__total .price')).not.toContain('339')
})
