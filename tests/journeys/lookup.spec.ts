import { expect, test } from '@playwright/test'
import {
  cancelHere,
  chooseFirstHour,
  codeFor,
  cutAndWash,
  dotted,
  finish,
  freshPhone,
  openChosen,
  salonId,
  untilScripted,
} from './walk'

test('the look-up says when there is no booking, and leads to one [H-068, H-095, H-097, H-098]', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.goto('/booking/lookup')
  const button = page.getByRole('button', { name: 'Tìm lịch' })
  await button.click()
  await expect(page.getByText('Mời bạn nhập số điện thoại!')).toBeVisible()
  await page.locator('input[name=phone]').fill('0912')
  await button.click()
  await expect(page.getByText('Bạn nhập đủ 10 số giúp chúng mình nhé!')).toBeVisible()
  await page.locator('input[name=phone]').fill(dotted(phone))
  await button.click()
  await expect(page.getByText('Bạn chưa đặt lịch!')).toBeVisible()
  await page.getByRole('link', { name: 'Đặt lịch ngay' }).click()
  await expect(page).toHaveURL(new RegExp(`/booking\\?.*phone=${phone}`))
})

test('a booking is found by its phone from the menu and canceled; canceling one that is gone warns Lịch Không Tồn Tại! [H-095, H-096, H-103, H-104, H-107…H-109]', async ({
  page,
}) => {
  const phone = freshPhone()
  await openChosen(page, phone)
  await chooseFirstHour(page)
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  await page.goto('/')
  await untilScripted(page)
  await page.getByRole('banner').getByRole('link', { name: /Lịch/ }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=phone]').fill(dotted(phone))
  await dialog.getByRole('button', { name: 'Tìm lịch' }).click()
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  const bookingId = new URL(page.url()).searchParams.get('bookingId')!

  // Somebody else's cancel, a moment earlier, took it away.
  const unknown = '01M7YVKGXJJT9VFP00KHTAYNPX'
  await page.route(/\/booking\/success/, (route) =>
    route.request().method() === 'POST'
      ? route.continue({ url: route.request().url().replace(bookingId, unknown) })
      : route.continue(),
  )
  await page.getByRole('link', { name: 'Hủy lịch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.locator('.toast')).toContainText('Lịch Không Tồn Tại!')
  await page.unroute(/\/booking\/success/)

  await page.goto(`/booking/success?bookingId=${bookingId}`)
  await untilScripted(page)
  await page.getByRole('link', { name: 'Hủy lịch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.getByText('Hủy Lịch Thành Công!').first()).toBeVisible()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
  await expect(page.locator('.booking-card').getByRole('link')).toHaveCount(0)
  // Booked again, nothing has to be typed again.
  await expect(page.getByRole('link', { name: 'Đặt lại' })).toHaveAttribute(
    'href',
    `/booking?step=0&salonId=${salonId}&phone=${phone}&chosenService=${cutAndWash}`,
  )
})

test('a booking opens from its id alone, with its ways there and a calendar entry [B-010, H-005, H-100, H-101, H-105]', async ({
  page,
}) => {
  await openChosen(page, freshPhone())
  await chooseFirstHour(page)
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  await page.reload()
  const card = page.locator('.booking-card')
  await expect(card.getByRole('link', { name: 'Chỉ đường' })).toHaveAttribute('href', /^https:/)
  await expect(card.getByRole('link', { name: 'Gọi' })).toHaveAttribute('href', /^tel:/)
  const entry = await page.request.get(
    (await card.getByRole('link', { name: 'Thêm vào lịch' }).getAttribute('href'))!,
  )
  expect(entry.headers()['content-type']).toContain('text/calendar')
  expect(await entry.text()).toContain('BEGIN:VEVENT')
  await cancelHere(page)
})

test('Home shows who has booked his booking as a card, from which it is canceled, and nobody else [H-034, H-099, H-100, H-102, H-103, H-107]', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = freshPhone()
  await openChosen(page, phone)
  const { label } = await chooseFirstHour(page)
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  await page.goto('/')
  const card = page.getByRole('main').locator('.booking-card')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText(label)
  await expect(card).toContainText('252 Cầu Giấy')
  await expect(card).toContainText(/Còn .*\d+ phút/)
  await expect(card.getByRole('link', { name: 'Đổi lịch' })).toHaveAttribute(
    'href',
    new RegExp(`salonId=${salonId}.*chosenService=${cutAndWash}`),
  )
  const stranger = await browser.newPage({ baseURL })
  await stranger.goto('/', { waitUntil: 'networkidle' })
  await expect(stranger.locator('.booking-card')).toHaveCount(0)
  await stranger.close()

  await card.getByRole('link', { name: 'Hủy lịch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('.booking-card')).toHaveCount(0)
})

test('an unknown booking is said not to exist, in a friendly way [H-108]', async ({ page }) => {
  for (const id of ['01M7YVKGXJJT9VFP00KHTAYNPX', 'abc', '']) {
    await page.goto(`/booking/success?bookingId=${id}`)
    await expect(page.getByRole('heading', { name: 'Lịch Không Tồn Tại!' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Đặt lịch ngay' })).toBeVisible()
  }
  expect((await page.request.get('/booking/calendar?bookingId=abc')).status()).toBe(404)
})

test('a stranger sees a masked booking and cancels it only after proving whose phone it is [H-018, H-110]', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = freshPhone()
  await openChosen(page, phone)
  await chooseFirstHour(page)
  await page.locator('summary', { hasText: 'Ghi chú' }).click()
  await page.getByLabel('Ghi chú cho salon').fill('Chuyện riêng')
  await finish(page)
  await page.waitForURL(/\/booking\/success/)

  const elsewhere = await browser.newContext({ baseURL })
  const stranger = await elsewhere.newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByText(dotted(phone))).toHaveCount(0)
  await expect(stranger.getByText('Chuyện riêng')).toHaveCount(0)
  await expect(stranger.getByRole('link', { name: 'Hủy lịch' })).toHaveCount(0)
  await stranger.getByRole('link', { name: 'Xác nhận bằng mã' }).click()
  await stranger.getByRole('dialog').getByRole('button', { name: 'Gửi mã' }).click()
  const field = stranger.getByRole('dialog').getByRole('textbox', { name: 'Mã xác nhận' })
  await field.fill('000000')
  await stranger.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click()
  await expect(stranger.getByRole('dialog')).toContainText(/[Mm]ã/)
  await field.fill(await codeFor(page.request, phone))
  await stranger.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click()
  await expect(stranger.getByText(dotted(phone))).toBeVisible()
  await expect(stranger.getByText('Chuyện riêng')).toBeVisible()
  await cancelHere(stranger)
  await elsewhere.close()
})
