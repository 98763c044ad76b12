import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { queryGateway, chooseFirstHour, finish, openChosen, untilScripted } from './steps'

type Event = { screenId: string; eventId: string; data: Record<string, unknown> }
type Batch = {
  operationName?: string
  variables: {
    events: { screenId: string; eventId: string; data?: string }[]
    source: string | null
    utmSource: string | null
  }
}

/** All that the page sends to tracking from now on. */
function listen(page: Page): {
  events: Event[]
  batches: Batch[]
  find: (eventId: string) => Promise<Event>
} {
  const events: Event[] = []
  const batches: Batch[] = []
  page.on('request', (request) => {
    const text = request.url().endsWith('/graphql') ? request.postData() : null
    const batch = text?.includes('"Track"') ? (JSON.parse(text) as Batch) : null
    if (!batch) return
    batches.push(batch)
    events.push(
      ...batch.variables.events.map(({ screenId, eventId, data }) => ({
        screenId,
        eventId,
        data: JSON.parse(data ?? '{}') as Record<string, unknown>,
      })),
    )
  })
  return {
    events,
    batches,
    find: async (eventId) => {
      await expect.poll(() => events.some((event) => event.eventId === eventId)).toBe(true)
      return events.find((event) => event.eventId === eventId)!
    },
  }
}

test('a press on the services without a salon is tracked anonymously [B-195, B-196, B-374] @nightly', async ({
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

test('a press on an hour that is gone is tracked with the hours that are left [B-229, B-374] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  const { find } = listen(page)
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await page.locator('.hours__full summary').click()
  await page.locator('.hours__full .choice--gone').first().click({ force: true })
  const { data } = await find('click_hour_not_free')
  expect(JSON.parse(String(data.chosenServices))).toMatchObject([{ id: 1001 }])
  expect(String(data.hoursAvailable)).toMatch(/^\d+h\d\d(,\d+h\d\d)*$/)
  expect(data.pressed).toBeGreaterThan(0)
})

test('a press on “Hoàn tất” before all is chosen is tracked with what is missing [B-170, B-175] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  const { find } = listen(page)
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click({ force: true })
  expect((await find('click_inactive_done')).data).toMatchObject({
    missing: 'hour',
    step: 0,
    salonId: Number(salon.id),
  })
})

test('screen and booking are tracked, the phone only after consent [B-166, B-374, O-47]', async ({
  page,
  salon,
  customer,
}) => {
  const { events, batches, find } = listen(page)
  await openChosen(page, customer.phone, '&source=fb&utm_source=tet', salon.id)
  await untilScripted(page)
  expect((await find('view')).data).toMatchObject({
    step: 0,
    salonId: Number(salon.id),
    groupBooking: 1,
    hourBook: '',
  })
  const { label, date, hourId } = await chooseFirstHour(page)
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  expect((await find('booking_success')).data).toMatchObject({
    salonId: Number(salon.id),
    hourBook: label,
    hours: hourId,
    dateBook: date.split('-').reverse().join('-'),
  })
  expect(batches[0]!.variables).toMatchObject({ source: 'fb', utmSource: 'tet' })
  // Before this point there was no consent to be identified.
  expect(JSON.stringify(events)).not.toContain(customer.phone)

  events.length = 0
  await openChosen(page, customer.phone, '', salon.id)
  expect((await find('view')).data).toMatchObject({
    phone: customer.phone,
    salonId: Number(salon.id),
  })
})

test('the page of the booking is handed its id, its phone and the special hours [B-009, B-166] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await chooseFirstHour(page)
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  const bookingId = new URL(page.url()).searchParams.get('bookingId')
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    bookingId,
    phoneBooking: customer.phone,
    listTimeSpecialHours: expect.any(Array) as string[],
  })
})

test('each step is tracked once when it is shown, whatever is chosen on it [B-374] @nightly', async ({
  page,
}) => {
  const { events, find } = listen(page)
  await page.goto('/booking?step=2&salonId=9&phone=0912345670&flow=1')
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
    .poll(() => events.filter(({ eventId }) => eventId === 'view').map(({ screenId }) => screenId))
    .toEqual(['bookingService', 'booking'])
  expect(events.at(-1)!.data).toMatchObject({
    step: 0,
    chosenServices: expect.stringContaining('1003') as unknown,
  })
})

test('a picture that fails to load, even before hydration, becomes the default one [B-251] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  type Found = { salon: { staff: { stylists: { id: string; avatar: string }[] } } }
  const { salon: found } = await queryGateway<Found>(
    page.request,
    'query($s: ID!, $d: LocalDate!) { salon(id: $s) { staff(date: $d) { stylists { id avatar } } } }',
    { s: salon.id, d: salon.today },
  )
  const stylist = found.staff.stylists.find(({ avatar }) => !avatar.endsWith('/01.svg'))!
  await page.route('**/people/*.svg', (route) =>
    route.request().url().endsWith('/01.svg') ? route.fallback() : route.abort(),
  )
  await openChosen(page, customer.phone, `&stylistId=${stylist.id}`, salon.id)
  await expect(page.locator('.stylist--on img')).toHaveAttribute('src', '/people/01.svg')
})
