import type { Page } from '@playwright/test'
import {
  HoldHourDocument,
  HoursNowDocument,
  LiveHoursDocument,
} from '../../schema/generated/graphql'
import {
  sendsDocument,
  queryGateway,
  chooseFirstHour,
  freeHours,
  openChosen,
  untilScripted,
  holdRequests,
} from './steps'
import { expect, test, type OwnSalon } from './fixtures'
import { type BookingToTry, tryToBook } from '../chain-client.ts'
import { book, logInNamed, pressDone, rememberConsent } from './own/book'
import { freshPhone } from './own/run'
import { freeStylist, hoursOf } from './own/stylist'

/** One stylist of a salon who is free at an hour tomorrow: one booking takes his place there. */
type Place = Required<Omit<BookingToTry, 'phone' | 'note' | 'people'>> & { label: string }

/** Finds the second free hour of the stylist who has most. */
async function lonelyPlace(page: Page, salon: OwnSalon): Promise<Place> {
  const at = { salonId: salon.id, date: salon.tomorrow }
  const { stylistId, free } = await freeStylist(page.request, at)
  const second = free[1]
  if (!second) throw new Error(`nobody of ${salon.name} has two free hours tomorrow`)
  return { ...at, stylistId, hourId: second.id, label: second.label }
}

/** Opens step 0 at that stylist's day. */
async function openAt(
  page: Page,
  { salonId, date, stylistId }: Place,
  phone: string,
  more = '',
): Promise<void> {
  await openChosen(page, phone, `&date=${date}&stylistId=${stylistId}${more}`, salonId)
  await untilScripted(page)
}

/**
 * Opens it and waits until the page listens; later changes can come from the stream only, as
 * queries are blocked.
 */
async function openListening(page: Page, place: Place, phone: string, more = ''): Promise<void> {
  await page.route('**/graphql', (route) =>
    sendsDocument(route.request(), HoursNowDocument) ? route.abort() : route.fallback(),
  )
  const stream = page.waitForResponse(
    (response) => response.headers()['content-type']?.startsWith('text/event-stream') ?? false,
  )
  await openAt(page, place, phone, more)
  await stream
}

function hour(page: Page, { hourId }: Place) {
  return page.locator(`.choice:has(input[name=hourId][value="${hourId}"])`)
}

async function giveBack(page: Page, bookingId: string): Promise<void> {
  await queryGateway(
    page.request,
    'mutation($id: ID!) { cancelBooking(input: { bookingId: $id }) { __typename } }',
    {
      id: bookingId,
    },
  )
}

test('another browser sees a pressed hour disappear and return [B-217, O-51]', async ({
  page,
  baseURL,
  salon,
  customer,
  newCustomer,
  newVisitor,
}) => {
  const place = await lonelyPlace(page, salon)
  const other = await newVisitor()
  const { phone } = newCustomer()
  await rememberConsent(other, baseURL!, phone)
  await openListening(page, place, customer.phone)
  await openListening(other, place, phone)
  await expect(hour(page, place)).not.toHaveClass(/choice--gone/)

  // The press alone holds the place for him.
  await hour(other, place).locator('input').check()
  await expect(other.getByText(/Em giữ giờ này cho anh đến \d+h\d\d/)).toBeVisible()
  await expect(hour(page, place)).toHaveClass(/choice--gone/)
  const bookingId = await pressDone(other)
  await expect(hour(page, place)).toHaveClass(/choice--gone/)
  await giveBack(other, bookingId)
  await expect(hour(page, place)).not.toHaveClass(/choice--gone/)
})

test('in a change an hour that overlaps the booked one stays free while the page listens, and is held [O-17, O-51] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
  newVisitor,
}) => {
  const place = await lonelyPlace(page, salon)
  const { free } = await freeStylist(page.request, { salonId: salon.id, date: salon.tomorrow })
  const overlapping = { ...place, hourId: free[2]!.id }
  const last = { ...place, hourId: free.at(-1)!.id }
  await logInNamed(page, { baseURL, customer })
  await book(page.request, { ...place, phone: customer.phone })
  await openListening(page, place, customer.phone, '&change=1')
  await hour(page, overlapping).locator('input').check()
  await expect(page.getByText(/Em giữ giờ này cho anh đến/)).toBeVisible()
  const other = await newVisitor()
  await book(other.request, { ...last, phone: freshPhone() })
  await expect(hour(page, last)).toHaveClass(/choice--gone/)
  await expect(hour(page, overlapping).locator('input')).toBeChecked()
  await expect(hour(page, overlapping)).not.toHaveClass(/choice--gone/)
})

test('the page shows a booking made elsewhere without a hold [O-51] @nightly', async ({
  page,
  salon,
  customer,
  newVisitor,
}) => {
  const place = await lonelyPlace(page, salon)
  const other = await newVisitor()
  await openListening(page, place, customer.phone)
  await expect(hour(page, place)).not.toHaveClass(/choice--gone/)
  await book(other.request, { ...place, phone: freshPhone() })
  await expect(hour(page, place)).toHaveClass(/choice--gone/)
})

test('a chosen hour is really his: another customer is refused it until he leaves it [B-230, O-51]', async ({
  page,
  salon,
  customer,
  newVisitor,
}) => {
  const place = await lonelyPlace(page, salon)
  const other = await newVisitor()
  await openListening(page, place, customer.phone)
  await hour(page, place).locator('input').check()
  await expect(page.getByText(/Em giữ giờ này cho anh đến/)).toBeVisible()
  const wanted = { ...place, phone: freshPhone() }
  expect((await tryToBook(other.request, wanted)).outcome).toBe('PlaceTaken')
  // Another day drops the choice, and with it the hold.
  await page.locator('.days').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/hour=/)
  await expect
    .poll(
      async () =>
        (await hoursOf(other.request, place)).find(({ id }) => id === place.hourId)!.isFree,
    )
    .toBe(true)
})

test('a chosen hour that disappears is announced politely, nothing else is lost, and another one books [O-51]', async ({
  page,
  baseURL,
  salon,
  customer,
  newVisitor,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to fetch/)
  const place = await lonelyPlace(page, salon)
  const other = await newVisitor()
  await rememberConsent(page, baseURL!, customer.phone)
  await openListening(page, place, customer.phone)
  // His hold fails, as at a backend without that call.
  await page.route('**/graphql', (route) =>
    sendsDocument(route.request(), HoldHourDocument) ? route.abort() : route.fallback(),
  )
  await hour(page, place).locator('input').check()
  await expect(page).toHaveURL(new RegExp(`hour=${place.hourId}`))
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await page.getByLabel('Ghi chú cho salon').fill('Cắt ngắn hai bên')
  await book(other.request, { ...place, phone: freshPhone() })

  const sentence = `Giờ ${place.label} vừa có khách khác đặt mất rồi`
  await expect(page.locator('#part-hour .notice')).toContainText(sentence)
  await expect(
    page.locator('[role=status][aria-live=polite]').filter({ hasText: sentence }),
  ).toBeAttached()
  await expect(hour(page, place).locator('input')).toBeDisabled()
  await expect(page).not.toHaveURL(/hour=/)
  await expect(page).toHaveURL(new RegExp(`stylistId=${place.stylistId}`))
  await expect(page.getByLabel('Ghi chú cho salon')).toHaveValue('Cắt ngắn hai bên')
  await expect(page.getByText('Đã chọn 1 dịch vụ').first()).toBeVisible()

  await freeHours(page).first().locator('input').check()
  await expect(page.locator('#part-hour .notice')).toHaveCount(0)
  await pressDone(page)
})

test('the loss of an hour takes back no other one that is pressed meanwhile [O-51] @nightly', async ({
  page,
  salon,
  customer,
  newVisitor,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to fetch/)
  const place = await lonelyPlace(page, salon)
  const { free } = await freeStylist(page.request, { salonId: salon.id, date: salon.tomorrow })
  const last = { ...place, hourId: free.at(-1)!.id }
  const other = await newVisitor()
  await openListening(page, place, customer.phone)
  // The hold fails, as at a backend without that call.
  await page.route('**/graphql', (route) =>
    sendsDocument(route.request(), HoldHourDocument) ? route.abort() : route.fallback(),
  )
  await hour(page, place).locator('input').check()
  await expect(page).toHaveURL(new RegExp(`hour=${place.hourId}`))
  const release = await holdRequests(page)
  await hour(page, last).locator('input').check()
  await book(other.request, { ...place, phone: freshPhone() })
  await expect(hour(page, place)).toHaveClass(/choice--gone/)
  release()
  await expect(page).toHaveURL(new RegExp(`hour=${last.hourId}`))
  await expect(hour(page, last).locator('input')).toBeChecked()
})

test('an hour held by another browser is refused at the press, with free ones nearby [O-51]', async ({
  page,
  salon,
  customer,
  newVisitor,
  consoleErrors,
}) => {
  const place = await lonelyPlace(page, salon)
  const other = await newVisitor()
  // This screen gets no events, so that it still shows the hour as free; it logs that it cannot poll.
  consoleErrors.allow(/Failed to fetch/)
  await page.route('**/graphql', (route) =>
    sendsDocument(route.request(), LiveHoursDocument, HoursNowDocument)
      ? route.abort()
      : route.fallback(),
  )
  await openAt(page, place, customer.phone)
  await book(other.request, { ...place, phone: freshPhone() })
  await hour(page, place).locator('input').check()
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
})

test('the late refusal of an hour leaves the phone that was typed meanwhile [B-121, O-51] @nightly', async ({
  page,
  salon,
  newVisitor,
}) => {
  const place = await lonelyPlace(page, salon)
  const other = await newVisitor()
  let refuse = (): void => undefined
  const isRefused = new Promise<void>((resolve) => (refuse = resolve))
  await page.route('**/graphql', async (route) => {
    // Nobody else tells of the loss.
    if (sendsDocument(route.request(), LiveHoursDocument, HoursNowDocument)) return route.abort()
    if (sendsDocument(route.request(), HoldHourDocument)) await isRefused
    await route.fallback()
  })
  const held = page.waitForRequest((request) => sendsDocument(request, HoldHourDocument))
  const { salonId, date, stylistId, hourId } = place
  await openChosen(page, '0', `&date=${date}&stylistId=${stylistId}&hour=${hourId}`, salonId)
  await untilScripted(page)
  await held
  await book(other.request, { ...place, phone: freshPhone() })
  const dialog = page.getByRole('dialog')
  const phone = freshPhone()
  const field = dialog.getByLabel('Số điện thoại của anh')
  await field.fill(phone)
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(page).toHaveURL(new RegExp(`phone=${phone}`))
  refuse()
  await expect(page).not.toHaveURL(/hour=/)
  await expect(page).toHaveURL(new RegExp(`phone=${phone}`))
  // A dialog may say that the stylist has no other hour that day.
  await expect(field).toHaveCount(0)
})

test('the answer to a pressed hour moves nothing that a finger may be on [B-217] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  const place = await lonelyPlace(page, salon)
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/graphql', async (route) => {
    if (sendsDocument(route.request(), HoldHourDocument)) await isAnswered
    await route.fallback()
  })
  const held = page.waitForRequest((request) => sendsDocument(request, HoldHourDocument))
  await openAt(page, place, customer.phone)
  await hour(page, place).locator('input').check()
  await held
  await expect(page).toHaveURL(/hour=/)
  await expect(page.locator('.progress-bar')).toHaveCount(0)
  const fold = page.locator('summary', { hasText: 'Ghi chú' })
  const before = await fold.boundingBox()
  answer()
  await expect(page.getByText(/Em giữ giờ này cho anh đến/)).toBeVisible()
  expect(await fold.boundingBox()).toEqual(before)
})

test('a screen that lost the network shows the newest hours when it is back [B-217]', async ({
  page,
  salon,
  customer,
  newVisitor,
}) => {
  const place = await lonelyPlace(page, salon)
  const other = await newVisitor()
  await openListening(page, place, customer.phone)
  await page.context().setOffline(true)
  await book(other.request, { ...place, phone: freshPhone() })
  await expect(hour(page, place)).not.toHaveClass(/choice--gone/)
  await page.unroute('**/graphql')
  await page.context().setOffline(false)
  await expect(hour(page, place)).toHaveClass(/choice--gone/)
})

test('a day that is pressed without a network waits for it, and the hours of the other one are not taken', async ({
  page,
  salon,
  customer,
}) => {
  const place = await lonelyPlace(page, salon)
  await openAt(page, place, customer.phone)
  await page.context().setOffline(true)
  const other = page.locator('a.days__day:not(.days__day--on)').first()
  await other.click()
  await expect(page.getByText(/^Em đang chờ mạng để sang/)).toBeVisible()
  await expect(hour(page, place).locator('input')).toBeDisabled()
  await page.context().setOffline(false)
  await expect(page.getByText(/^Em đang chờ mạng để sang/)).toHaveCount(0)
  await expect(page.locator('.hours')).toBeEnabled()
  await expect(page.getByText('vừa hết chỗ')).toHaveCount(0)
})

test('a page that is looked at on another day loads the days anew', async ({
  page,
  salon,
  customer,
}) => {
  await page.clock.install()
  await openChosen(page, customer.phone, `&date=${salon.tomorrow}`, salon.id)
  await untilScripted(page)
  await look(page, false)
  await page.clock.fastForward('24:00:00')
  const load = page.waitForRequest(/\/booking\.data\?/)
  await look(page, true)
  await load
})

test('a page that stays open past midnight loads the days anew by itself @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await page.clock.install()
  await openChosen(page, customer.phone, `&date=${salon.tomorrow}`, salon.id)
  await untilScripted(page)
  const load = page.waitForRequest(/\/booking\.data\?/)
  await page.clock.fastForward('24:00:00')
  await load
})

test('a hidden page listens to nothing, and shows the newest hours when it is looked at again @nightly', async ({
  page,
  salon,
  customer,
  newVisitor,
}) => {
  const place = await lonelyPlace(page, salon)
  const other = await newVisitor()
  await openListening(page, place, customer.phone)
  await page.unroute('**/graphql')
  const closed = page.waitForEvent('requestfailed', (request) =>
    sendsDocument(request, LiveHoursDocument),
  )
  await look(page, false)
  await closed
  await book(other.request, { ...place, phone: freshPhone() })
  const request = page.waitForRequest((request) => sendsDocument(request, LiveHoursDocument))
  await expect(hour(page, place)).not.toHaveClass(/choice--gone/)
  await look(page, true)
  await request
  await expect(hour(page, place)).toHaveClass(/choice--gone/)
})

test('without a stream the page polls @nightly', async ({ page, salon, customer }) => {
  await page.clock.install()
  await page.route('**/graphql', (route) =>
    sendsDocument(route.request(), LiveHoursDocument) ? route.abort() : route.fallback(),
  )
  // An hour of today may begin while the clock is put forward, and would then be refused (B-228).
  await openChosen(page, customer.phone, `&date=${salon.tomorrow}`, salon.id)
  await untilScripted(page)
  const request = page.waitForRequest((request) => sendsDocument(request, HoursNowDocument))
  await page.clock.runFor(10_000)
  await request
  const again = page.waitForRequest((request) => sendsDocument(request, HoursNowDocument))
  await page.clock.runFor(11_000)
  await (await again).response()
  const { hourId } = await chooseFirstHour(page)
  await expect(page).toHaveURL(new RegExp(`hour=${hourId}`))
})

test('the bar counts down the hold until another tab of the browser takes it over [O-51] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  const place = await lonelyPlace(page, salon)
  await page.clock.install()
  await openListening(page, place, customer.phone)
  // The hold lasts 45 s in journeys, however old the page is.
  await page.clock.fastForward(120_000)
  await hour(page, place).locator('input').check()
  await expect(page.locator('.summary__held')).toHaveText(/^giữ 0:(?:45|[34]\d)$/)
  const second = await page.context().newPage()
  await openListening(second, place, customer.phone)
  await freeHours(second).last().locator('input').check()
  await expect(second.locator('.summary__held')).toBeVisible()
  await expect(page.locator('.summary__held')).toHaveCount(0)
  await expect(page.getByText(/Em giữ giờ này cho anh đến/)).toHaveCount(0)
})

test('shortly before its end a held hour is kept longer by one press, once [O-51] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  const place = await lonelyPlace(page, salon)
  await openListening(page, place, customer.phone)
  await hour(page, place).locator('input').check()
  const left = page.locator('.summary__held')
  const longer = page.getByRole('button', { name: 'Giữ thêm 3 phút' })
  await expect(left).toHaveText(/^giữ 0:4\d$/)
  await expect(longer).toHaveCount(0)
  // The hold lasts 45 s in journeys, and is offered for longer in its last quarter.
  await expect(longer).toBeVisible({ timeout: 45_000 })
  await longer.press('Enter')
  await expect(left).toHaveText(/^giữ 0:5\d$/)
  await expect(left).toBeFocused()
  await expect(page.getByText('Giờ này chỉ giữ thêm được một lần')).toBeVisible({ timeout: 20_000 })
  await expect(longer).toHaveCount(0)
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
