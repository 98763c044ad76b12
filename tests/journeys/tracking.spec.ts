import { expect, test, type Page } from '@playwright/test'
import {
  ask,
  cancelHere,
  chooseFirstHour,
  cutAndWash,
  dayAhead,
  finish,
  freshPhone,
  openChosen,
  salonId,
  untilScripted,
} from './walk'

type Told = { screenId: string; eventId: string; data: Record<string, unknown> }
type Batch = {
  operationName?: string
  variables: {
    events: { screenId: string; eventId: string; data?: string }[]
    source: string | null
    utmSource: string | null
  }
}

/** All that the page tells tracking from now on. */
function listen(page: Page): {
  told: Told[]
  batches: Batch[]
  find: (eventId: string) => Promise<Told>
} {
  const told: Told[] = []
  const batches: Batch[] = []
  page.on('request', (request) => {
    const text = request.url().endsWith('/graphql') ? request.postData() : null
    const batch = text?.includes('"Track"') ? (JSON.parse(text) as Batch) : null
    if (!batch) return
    batches.push(batch)
    told.push(
      ...batch.variables.events.map(({ screenId, eventId, data }) => ({
        screenId,
        eventId,
        data: JSON.parse(data ?? '{}') as Record<string, unknown>,
      })),
    )
  })
  return {
    told,
    batches,
    find: async (eventId) => {
      await expect.poll(() => told.some((event) => event.eventId === eventId)).toBe(true)
      return told.find((event) => event.eventId === eventId)!
    },
  }
}

test('a press on the services without a salon is told, and nothing about the customer with it [B-195, B-196, B-374]', async ({
  page,
}) => {
  const { find } = listen(page)
  await page.goto('/booking?salonId=0&phone=0912345670&step=0&utm_source=zalo_ad')
  await untilScripted(page)
  await page.getByRole('link', { name: 'Xem tất cả dịch vụ hấp dẫn' }).click()
  const { data } = await find('click_service_without_salon')
  expect(data).toMatchObject({
    step: 0,
    salonId: 0,
    chosenServices: '[]',
    stylistId: 0,
    hourBook: '',
  })
  expect(JSON.stringify(data)).not.toContain('0912345670')
})

test('steps, refused presses and the booking are told with what was chosen; the phone only after consent [B-009, B-166, B-170, B-175, B-229, B-374, O-47]', async ({
  page,
  context,
}) => {
  const phone = freshPhone()
  const { told, batches, find } = listen(page)
  await openChosen(page, phone, '&source=fb&utm_source=tet')
  await untilScripted(page)
  expect((await find('view')).data).toMatchObject({
    step: 0,
    salonId,
    groupBooking: 1,
    hourBook: '',
  })

  await page.locator('.choice--gone').first().click({ force: true })
  const gone = await find('click_hour_not_free')
  expect(JSON.parse(String(gone.data.chosenServices))).toMatchObject([{ id: cutAndWash }])
  expect(String(gone.data.hoursAvailable)).toMatch(/^\d+h\d\d(,\d+h\d\d)*$/)
  expect(gone.data.pressed).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Hoàn tất' }).click({ force: true })
  expect((await find('click_inactive_done')).data).toMatchObject({
    missing: 'hour',
    step: 0,
    salonId,
  })

  const { label, date, hourId } = await chooseFirstHour(page)
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  const booked = await find('booking_success')
  expect(booked.data).toMatchObject({
    salonId,
    hourBook: label,
    hours: String(hourId),
    dateBook: date.split('-').reverse().join('-'),
  })
  expect(batches[0]!.variables).toMatchObject({ source: 'fb', utmSource: 'tet' })
  // Up to here nobody had agreed to be known.
  expect(JSON.stringify(told)).not.toContain(phone)

  const bookingId = new URL(page.url()).searchParams.get('bookingId')
  const state = await page.evaluate(() => (history.state as { usr: unknown }).usr)
  expect(state).toEqual({
    bookingId,
    phoneBooking: phone,
    listTimeSpecialHours: expect.any(Array) as string[],
  })
  await cancelHere(page)

  told.length = 0
  await openChosen(page, phone)
  expect((await find('view')).data).toMatchObject({ phone, salonId })
  // The token is a cookie that no script sees.
  const token = (await context.cookies()).find(({ name }) => name === 'muot_tracking')
  expect(token).toMatchObject({ httpOnly: true })
  expect(await page.evaluate(() => document.cookie)).not.toContain('muot_tracking')
})

test('each step is told once when it is shown, whatever is chosen on it [B-374]', async ({
  page,
}) => {
  const { told, find } = listen(page)
  await page.goto(`/booking?step=2&salonId=${salonId}&phone=0912345670&flow=1`)
  await untilScripted(page)
  await page
    .locator('#group-102')
    .getByRole('link', { name: /Tiêu chuẩn/ })
    .click()
  await expect(page.getByText('Đã chọn 1 dịch vụ')).toBeVisible()
  await page.getByRole('link', { name: 'Xong' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đặt lịch giữ chỗ')
  await find('view')
  await expect
    .poll(() => told.filter(({ eventId }) => eventId === 'view').map(({ screenId }) => screenId))
    .toEqual(['bookingService', 'booking'])
  expect(told.at(-1)!.data).toMatchObject({
    step: 0,
    chosenServices: expect.stringContaining('1003') as unknown,
  })
})

test('a picture that cannot be loaded gives way to the default one, also when it failed before scripts ran [B-251]', async ({
  page,
}) => {
  type Staff = { staff: { stylists: { id: number; avatar: string }[] } }
  const { staff } = await ask<Staff>(
    page.request,
    'query($s: Int!, $d: LocalDate!) { staff(salonId: $s, date: $d) { stylists { id avatar } } }',
    { s: salonId, d: await dayAhead(page.request, 0) },
  )
  const stylist = staff.stylists.find(({ avatar }) => !avatar.endsWith('/01.svg'))!
  await page.route('**/people/*.svg', (route) =>
    route.request().url().endsWith('/01.svg') ? route.fallback() : route.abort(),
  )
  await openChosen(page, '0912345670', `&stylistId=${stylist.id}`)
  await expect(page.locator('.stylist--on img')).toHaveAttribute('src', '/people/01.svg')
})
