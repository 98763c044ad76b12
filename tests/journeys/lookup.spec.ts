import { PersonalDocument } from '../../schema/generated/graphql'
import { bookByRequest } from './own/book'
import { expect, test } from './fixtures'
import { sendsDocument, cancelHere, codeFor, untilScripted } from './steps'
import { formatMessage } from '../../app/messages/format-message'
import { booked } from '../../app/messages/vi/booked'
import { manage } from '../../app/messages/vi/manage'

const cancelButton = { name: 'Hủy lịch' }

test('the menu opens the look-up over the page, which leads to the booking of a phone once there is a network [H-068, H-095, H-096]', async ({
  page,
  request,
  salon,
  customer,
}) => {
  const address = await bookByRequest(request, { salon, phone: customer.phone })
  await page.goto('/system-salon')
  await untilScripted(page)
  await page.getByRole('banner').getByRole('link', { name: /Lịch/ }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  const field = dialog.locator('input[name=phone]')
  const find = dialog.getByRole('button', { name: 'Tìm lịch' })
  await find.click()
  await expect(field).toHaveAccessibleDescription('Mời bạn nhập số điện thoại!')
  await expect(field).toBeFocused()
  await field.fill(customer.dotted)
  await page.context().setOffline(true)
  await find.click()
  await expect(dialog).toContainText('Máy anh đang mất mạng')
  await page.context().setOffline(false)
  await find.click()
  await expect(page).toHaveURL(address)
})

test('for a customer with a booking the menu leads straight to it [H-068, H-034] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  const address = await bookByRequest(page.request, { salon, phone: customer.phone })
  await page.goto('/system-salon')
  const own = page.getByRole('banner').getByRole('link', { name: /Lịch/ }).first()
  await expect(own).toHaveAttribute('href', address)
  await own.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a booking is canceled in its place, and the message stays readable after its 0.3 s [H-107, H-109, O-29]', async ({
  page,
  salon,
  customer,
}) => {
  await page.goto(await bookByRequest(page.request, { salon, phone: customer.phone }))
  await untilScripted(page)
  await page.getByRole('link', cancelButton).click()
  await page.getByRole('dialog').getByRole('button', cancelButton).click()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page.locator('.visually-hidden[role=status]')).toHaveText('Hủy Lịch Thành Công!')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('.booking-card').getByRole('link')).toHaveCount(0)
})

test('Home shows who booked a card that counts down, from which the booking is canceled [H-034, H-099, H-103] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await bookByRequest(page.request, { salon, phone: customer.phone })
  await page.goto('/')
  const card = page.getByRole('main').locator('.booking-card')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText(/Còn .*\d+ phút/)
  await card.getByRole('link', cancelButton).click()
  await page.getByRole('dialog').getByRole('button', cancelButton).click()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
  const personal = page.waitForResponse((response) =>
    sendsDocument(response.request(), PersonalDocument),
  )
  await page.goto('/')
  await personal
  await expect(page.locator('.booking-card')).toHaveCount(0)
})

test('a visitor proves in a dialog whose phone a booking is of, and cancels it then [H-018] @preview', async ({
  page,
  request,
  salon,
  customer,
}) => {
  await page.goto(await bookByRequest(request, { salon, phone: customer.phone }))
  await untilScripted(page)
  await expect(page.getByRole('link', cancelButton)).toHaveCount(0)
  await page.getByRole('link', { name: 'Xác nhận bằng mã' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Gửi mã' }).click()
  const field = dialog.getByRole('textbox', { name: 'Mã xác nhận' })
  await expect(field).toBeVisible()
  const code = await codeFor(page.request, customer.phone)
  await field.fill(code === '000000' ? '111111' : '000000')
  await dialog.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(field).toHaveAccessibleDescription(/[Mm]ã/)
  await field.fill(code)
  await dialog.getByRole('button', { name: 'Xác nhận' }).dblclick()
  await expect(page.getByText(customer.dotted)).toBeVisible()
  const notice = page.getByRole('status').filter({ hasText: 'Đã xác nhận' })
  await expect(page.locator(':focus').filter({ has: notice })).toHaveCount(1)
  await cancelHere(page)
})

test('the manage page gives the focus to what follows "Anh sẽ đến", a lateness and a cancel, after which the header knows no booking', async ({
  page,
  salon,
  customer: { phone },
}) => {
  await page.goto(await bookByRequest(page.request, { salon, phone, date: salon.today }))
  await page.getByRole('link', { name: 'Mở trang quản lý' }).click()
  await page.waitForURL(/\/lich\/[\w-]+$/)
  await untilScripted(page)
  const focused = page.locator(':focus')
  const own = page.getByRole('banner').getByRole('link', { name: /Lịch/ }).first()
  await expect(own).toHaveAttribute('href', /bookingId=/)

  await page.getByRole('button', { name: manage.comingYes }).press('Enter')
  await expect(page.getByText(manage.comingNoted)).toBeVisible()
  await expect(focused).toHaveText(manage.comingNoted)

  await page
    .getByRole('button', { name: formatMessage(manage.lateBy, { n: 10 }), exact: true })
    .press('Enter')
  const held = formatMessage(manage.lateHeld, { n: 10 })
  await expect(page.getByText(held)).toBeVisible()
  await expect(focused).toHaveText(held)

  await page.getByRole('link', { name: booked.cancel, exact: true }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: booked.cancel, exact: true })
    .press('Enter')
  await expect(page.getByText(booked.cancelled)).toBeVisible()
  await expect(focused).toHaveText(booked.cancelled)
  await expect(own).toHaveAttribute('href', '/booking/lookup')
})

test('a booking’s page gives the focus to the notice of its cancel [H-107] @nightly', async ({
  page,
  salon,
  customer: { phone },
}) => {
  await page.goto(await bookByRequest(page.request, { salon, phone }))
  await untilScripted(page)
  await page.getByRole('link', { name: booked.cancel, exact: true }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: booked.cancel, exact: true })
    .press('Enter')
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
  await expect(page.locator(':focus')).toHaveText(booked.cancelled)
})
