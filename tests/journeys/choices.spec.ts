import { expect, test } from '@playwright/test'
import {
  ask,
  cancelHere,
  chooseFirstHour,
  cutAndWash,
  dayAhead,
  finish,
  freshPhone,
  untilScripted,
} from './walk'

/** A stylist of salon 9 who works at salon 10 now, and one who has come from 11 to 9 (demo data). */
const movedAway = { id: 1003, from: 9, to: 10 }
/** Full all day today. */
const fullToday = 5

test('a stylist who works elsewhere now is asked about: followed there, or the system chooses [B-237..B-239, B-241, B-247]', async ({
  page,
}) => {
  const phone = freshPhone()
  const open = () =>
    page.goto(
      `/booking?step=0&salonId=${movedAway.from}&phone=${phone}&chosenService=${cutAndWash}&stylistId=${movedAway.id}`,
    )
  await open()
  const dialog = page.getByRole('dialog', { name: /đã chuyển sang/ })
  await dialog.getByRole('link', { name: 'Hệ thống chọn giúp anh' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/stylistId=/)

  await open()
  await dialog.getByRole('link', { name: /^Đặt .+ tại / }).click()
  await expect(page).toHaveURL(new RegExp(`salonId=${movedAway.to}.*stylistId=${movedAway.id}`))
  await expect(page.locator('.stylist--on')).toHaveCount(1)
  await untilScripted(page)
  await chooseFirstHour(page)
  await finish(page)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  type Mine = { myBookings: { salonId: number; people: { stylistName: string | null }[] }[] }
  const { myBookings } = await ask<Mine>(
    page.request,
    '{ myBookings { salonId people { stylistName } } }',
  )
  expect(myBookings[0]!.salonId).toBe(movedAway.to)
  expect(myBookings[0]!.people[0]!.stylistName).toBeTruthy()
  await cancelHere(page)
})

test('where today is full the day moves on to tomorrow; who chooses today is told [B-223, B-191, B-221, B-222]', async ({
  page,
}) => {
  const tomorrow = await dayAhead(page.request, 1)
  await page.goto(
    `/booking?step=0&salonId=${fullToday}&phone=${freshPhone()}&chosenService=${cutAndWash}`,
  )
  await expect(page.locator('.days__day--on')).toContainText('Ngày mai')
  await untilScripted(page)
  const { date } = await chooseFirstHour(page)
  expect(date).toBe(tomorrow)
  await expect(page).toHaveURL(new RegExp(`date=${tomorrow}`))
  await page
    .locator('.days')
    .getByRole('link', { name: /Hôm nay/ })
    .click()
  await expect(
    page.getByText('Salon đã kín lịch ngày này, anh chọn ngày hoặc salon khác nhé!'),
  ).toBeVisible()
  await expect(page.locator('.days__day--on')).toContainText('Hôm nay')
})
