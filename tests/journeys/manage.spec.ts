import { formatMessage } from '../../app/messages/format-message'
import { booked } from '../../app/messages/vi/booked'
import { manage } from '../../app/messages/vi/manage'
import { bookByRequest } from './book-by-request'
import { expect, test } from './fixtures'
import { untilScripted } from './steps'

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
