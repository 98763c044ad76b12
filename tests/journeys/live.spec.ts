import { expect, test, type Browser, type Page, type Request } from '@playwright/test'
import { idOf } from '../../app/by-id'
import {
  HoldHourDocument,
  HoursNowDocument,
  LiveHoursDocument,
} from '../../schema/generated/graphql'
import {
  ask,
  chooseFirstHour,
  cutAndWash,
  dayAhead,
  finish,
  freeHours,
  freshPhone,
  openChosen,
  untilScripted,
} from './walk'

/** A salon that no other journey books at, with its day far from full. */
const quietSalon = 14

/** One stylist of it who is free at an hour tomorrow: his place there can be taken by one booking. */
type Place = { date: string; stylistId: number; hourId: number; label: string }

/** Finds the `nth` free hour of a stylist of the quiet salon. */
async function lonelyPlace(page: Page, nth: number): Promise<Place> {
  const date = await dayAhead(page.request, 1)
  type Found = { staff: { stylists: { id: number; salonId: number }[] } }
  const { staff } = await ask<Found>(
    page.request,
    'query($s: Int!, $d: LocalDate!) { staff(salonId: $s, date: $d) { stylists { id salonId } } }',
    { s: quietSalon, d: date },
  )
  for (const { id } of staff.stylists.filter(({ salonId }) => salonId === quietSalon)) {
    const free = (await hoursOf(page, date, id)).filter(({ isFree }) => isFree)
    if (free.length > nth + 1)
      return { date, stylistId: id, hourId: free[nth]!.id, label: free[nth]!.label }
  }
  throw new Error('nobody of the quiet salon is free tomorrow')
}

async function hoursOf(
  page: Page,
  date: string,
  stylistId: number,
): Promise<{ id: number; label: string; isFree: boolean }[]> {
  type Found = { hours: { groups: { hours: { id: number; label: string; isFree: boolean }[] }[] } }
  const query =
    'query($s: Int!, $d: LocalDate!, $i: [Int!]!, $t: Int) { hours(salonId: $s, date: $d, serviceIds: $i, stylistId: $t) { groups { hours { id label isFree } } } }'
  const { hours } = await ask<Found>(page.request, query, {
    s: quietSalon,
    d: date,
    i: [cutAndWash],
    t: stylistId,
  })
  return hours.groups.flatMap((group) => group.hours)
}

/** Opens step 0 at that stylist's day and waits until the page listens. */
async function openAt(
  page: Page,
  { date, stylistId }: Place,
  phone: string,
  more = '',
): Promise<void> {
  const stream = page.waitForResponse(
    (response) => response.headers()['content-type']?.startsWith('text/event-stream') ?? false,
  )
  await page.goto(
    `/booking?step=0&salonId=${quietSalon}&phone=${phone}&chosenService=${cutAndWash}&date=${date}&stylistId=${stylistId}${more}`,
  )
  await untilScripted(page)
  await stream
}

function hour(page: Page, { hourId }: Place) {
  return page.locator(`.choice:has(input[name=hourId][value="${hourId}"])`)
}

/** Another customer: a browser of his own, at another address. */
async function stranger(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { 'cf-connecting-ip': '203.0.113.99' },
  })
  return context.newPage()
}

async function bookFor(page: Page, { date, stylistId, hourId }: Place): Promise<string> {
  const phone = freshPhone()
  const input = {
    idempotencyKey: `live-journey-${phone}`,
    salonId: quietSalon,
    phone,
    date,
    people: [{ serviceIds: [cutAndWash], hourId, stylistId }],
  }
  const query =
    'mutation($input: CreateBookingInput!) { createBooking(input: $input) { __typename ... on BookingConfirmed { bookingId } } }'
  const { createBooking } = await ask<{ createBooking: { __typename: string; bookingId: string } }>(
    page.request,
    query,
    { input },
  )
  expect(createBooking.__typename).toBe('BookingConfirmed')
  return createBooking.bookingId
}

async function giveBack(page: Page, bookingId: string): Promise<void> {
  await ask(page.request, 'mutation($id: ID!) { cancelBooking(bookingId: $id) { __typename } }', {
    id: bookingId,
  })
}

test('of two customers at one salon-day one presses and books; the other sees the hour go within a second, without doing anything [B-217, O-51]', async ({
  page,
  browser,
  baseURL,
}) => {
  const place = await lonelyPlace(page, 2)
  const other = await stranger(browser, baseURL)
  await openAt(page, place, freshPhone())
  await openAt(other, place, freshPhone())
  await expect(hour(page, place)).not.toHaveClass(/choice--gone/)

  // The press alone keeps the place for him.
  await hour(other, place).locator('input').check({ force: true })
  await expect(other.getByText(/Em giữ giờ này cho anh đến \d+:\d\d/)).toBeVisible()
  await expect(hour(page, place)).toHaveClass(/choice--gone/, { timeout: 1000 })

  await finish(other)
  await other.waitForURL(/\/booking\/success/)
  const bookingId = new URL(other.url()).searchParams.get('bookingId')!
  await expect(hour(page, place)).toHaveClass(/choice--gone/, { timeout: 1000 })

  // Canceled, it is back as fast.
  await giveBack(other, bookingId)
  await expect(hour(page, place)).not.toHaveClass(/choice--gone/, { timeout: 1000 })
  await other.context().close()
})

test('a booking made elsewhere is seen within a second of its confirmation [O-51]', async ({
  page,
  browser,
  baseURL,
}) => {
  const place = await lonelyPlace(page, 4)
  const other = await stranger(browser, baseURL)
  await openAt(page, place, freshPhone())
  await expect(hour(page, place)).not.toHaveClass(/choice--gone/)
  const bookingId = await bookFor(other, place)
  await expect(hour(page, place)).toHaveClass(/choice--gone/, { timeout: 1000 })
  await giveBack(other, bookingId)
  await other.context().close()
})

test('a chosen hour is really his: another customer is refused it until he leaves it [B-230, O-51]', async ({
  page,
  browser,
  baseURL,
}) => {
  const place = await lonelyPlace(page, 6)
  const other = await stranger(browser, baseURL)
  await openAt(page, place, freshPhone())
  await hour(page, place).locator('input').check({ force: true })
  await expect(page.getByText(/Em giữ giờ này cho anh đến/)).toBeVisible()
  const input = {
    idempotencyKey: `live-refused-${freshPhone()}`,
    salonId: quietSalon,
    phone: freshPhone(),
    date: place.date,
    people: [{ serviceIds: [cutAndWash], hourId: place.hourId, stylistId: place.stylistId }],
  }
  const query =
    'mutation($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }'
  expect(await ask(other.request, query, { input })).toEqual({
    createBooking: { __typename: 'PlaceTaken' },
  })
  // Another day drops the choice, and with it the hold.
  await page.locator('.days').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/hour=/)
  await expect
    .poll(
      async () =>
        (await hoursOf(other, place.date, place.stylistId)).find(({ id }) => id === place.hourId)!
          .isFree,
    )
    .toBe(true)
  await other.context().close()
})

test('a chosen hour that disappears is announced politely, and nothing else is lost [O-51]', async ({
  page,
  browser,
  baseURL,
}) => {
  const place = await lonelyPlace(page, 8)
  const other = await stranger(browser, baseURL)
  // His hold cannot be taken, as at a backend that knows none.
  await page.route('**/graphql', (route) =>
    asks(route.request(), HoldHourDocument) ? route.abort() : route.fallback(),
  )
  await openAt(page, place, freshPhone())
  await hour(page, place).locator('input').check({ force: true })
  await expect(page).toHaveURL(new RegExp(`hour=${place.hourId}`))
  await page.locator('summary', { hasText: 'Ghi chú' }).click()
  await page.getByLabel('Ghi chú cho salon').fill('Cắt ngắn hai bên')
  const bookingId = await bookFor(other, place)

  const sentence = `Giờ ${place.label} vừa có khách khác đặt mất rồi`
  await expect(page.locator('#part-hour .notice')).toContainText(sentence, { timeout: 2000 })
  await expect(
    page.locator('[role=status][aria-live=polite]').filter({ hasText: sentence }),
  ).toBeAttached()
  await expect(hour(page, place).locator('input')).toBeDisabled()
  await expect(page).not.toHaveURL(/hour=/)
  await expect(page).toHaveURL(new RegExp(`stylistId=${place.stylistId}`))
  await expect(page.getByLabel('Ghi chú cho salon')).toHaveValue('Cắt ngắn hai bên')
  await expect(page.getByText('Đã chọn 1 dịch vụ').first()).toBeVisible()

  // Another hour makes the notice go, and the booking succeeds though nothing could be held.
  await freeHours(page).first().locator('input').check({ force: true })
  await expect(page.locator('#part-hour .notice')).toHaveCount(0)
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  await giveBack(page, new URL(page.url()).searchParams.get('bookingId')!)
  await giveBack(other, bookingId)
  await other.context().close()
})

test('an hour that somebody else keeps is refused at the press, with the nearest free ones beside [O-51]', async ({
  page,
  browser,
  baseURL,
}) => {
  const place = await lonelyPlace(page, 3)
  const other = await stranger(browser, baseURL)
  // This screen hears nothing, so that it still shows the hour as free.
  await page.route('**/graphql', (route) =>
    asks(route.request(), LiveHoursDocument, HoursNowDocument) ? route.abort() : route.fallback(),
  )
  await page.goto(
    `/booking?step=0&salonId=${quietSalon}&phone=${freshPhone()}&chosenService=${cutAndWash}&date=${place.date}&stylistId=${place.stylistId}`,
  )
  await untilScripted(page)
  const bookingId = await bookFor(other, place)
  await hour(page, place).locator('input').check({ force: true })
  await expect(page.locator('.taken')).toBeVisible()
  await expect(page).not.toHaveURL(/hour=/)
  await page
    .locator('.taken')
    .getByRole('link', { name: /^Chọn \d+h\d+/ })
    .first()
    .click()
  await expect(page).toHaveURL(/hour=\d+/)
  await expect(page.getByText(/Em giữ giờ này cho anh đến/)).toBeVisible()
  await expect(page.locator('.taken')).toHaveCount(0)
  await giveBack(other, bookingId)
  await other.context().close()
})

test('a screen that lost the network shows the newest hours as soon as it is back [B-217]', async ({
  page,
  browser,
  baseURL,
}) => {
  const place = await lonelyPlace(page, 5)
  const other = await stranger(browser, baseURL)
  await openAt(page, place, freshPhone())
  await page.context().setOffline(true)
  const bookingId = await bookFor(other, place)
  await expect(hour(page, place)).not.toHaveClass(/choice--gone/)
  await page.context().setOffline(false)
  await expect(hour(page, place)).toHaveClass(/choice--gone/, { timeout: 2000 })
  await giveBack(other, bookingId)
  await other.context().close()
})

test('a hidden page listens to nothing, and shows the newest hours when it is looked at again', async ({
  page,
  browser,
  baseURL,
}) => {
  const place = await lonelyPlace(page, 7)
  const other = await stranger(browser, baseURL)
  await openAt(page, place, freshPhone())
  const closed = page.waitForEvent('requestfailed', (request) => asks(request, LiveHoursDocument))
  await look(page, false)
  await closed
  const bookingId = await bookFor(other, place)
  const asked = page.waitForRequest((request) => asks(request, LiveHoursDocument))
  await expect(hour(page, place)).not.toHaveClass(/choice--gone/)
  await look(page, true)
  await asked
  await expect(hour(page, place)).toHaveClass(/choice--gone/, { timeout: 2000 })
  await giveBack(other, bookingId)
  await other.context().close()
})

test('where nothing can be listened to, the page asks from time to time', async ({ page }) => {
  await page.clock.install()
  await page.route('**/graphql', (route) =>
    asks(route.request(), LiveHoursDocument) ? route.abort() : route.fallback(),
  )
  await openChosen(page, freshPhone())
  await untilScripted(page)
  const asked = page.waitForRequest((request) => asks(request, HoursNowDocument))
  await page.clock.runFor(10_000)
  await asked
  const again = page.waitForRequest((request) => asks(request, HoursNowDocument))
  await page.clock.runFor(11_000)
  await again
  await chooseFirstHour(page)
})

/** Shows or hides the page as a change of tabs would. */
async function look(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, !isShown)
}

/** Whether the page sends one of these documents, which travel as their ids. */
function asks(request: Request, ...documents: object[]): boolean {
  return documents.some((document) => request.postData()?.includes(idOf(document)!))
}
