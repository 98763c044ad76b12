import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from './accessibility'
import { enter, nameHim, passwordLabel } from './customer'
import { expect, test, type OwnCustomer, type OwnSalon } from './fixtures'
import {
  holdRequests,
  queryGateway,
  dayAhead,
  freeHours,
  freePlaces,
  openChosen,
  untilScripted,
} from './steps'
import {
  bookByRequest,
  book,
  firstHourWith,
  logInNamed,
  pressDone,
  rememberConsent,
} from './own/book'
import { freeStylist } from './own/stylist'

const changeTitle = /^Đổi \d+h\d\d, .+ sang \d+h\d\d, .+\?$/
const title = 'BẠN ĐÃ CÓ LỊCH ĐẶT, BẠN VUI LÒNG ĐĂNG NHẬP ĐỂ ĐỔI LỊCH'

/**
 * Books the first free hour for a customer and opens the screen where he changes it to the last
 * one.
 */
async function openSecond(
  page: Page,
  { baseURL, salon, customer }: { baseURL: string; salon: OwnSalon; customer: OwnCustomer },
): Promise<{ isFreeAgain: () => Promise<boolean> }> {
  const { id: salonId, today: date } = salon
  const places = async (hourId: string) =>
    (await freePlaces(page.request, date, salonId)).get(hourId)!
  const hourId = await firstHourWith(page.request, { salonId, date })
  const before = await places(hourId)
  await book(page.request, { salonId, phone: customer.phone, date, hourId })
  await rememberConsent(page, baseURL, customer.phone)
  await openChosen(page, customer.phone, '', salonId)
  await untilScripted(page)
  await chooseHeld(page, freeHours(page).last())
  return { isFreeAgain: async () => (await places(hourId)) === before }
}

/** Chooses an hour, and waits until the page holds it: nothing else is asked for after that. */
async function chooseHeld(page: Page, hour: Locator): Promise<void> {
  await hour.locator('input').check()
  // What still loads keeps the button busy.
  await expect(page).toHaveURL(/hour=/)
  // The line that says so moves what stands below it, away from a press.
  await expect(page.getByText('Em giữ giờ này cho anh').first()).toBeVisible()
}

async function bookingsOf(page: Page): Promise<{ note: string }[]> {
  return (
    await queryGateway<{ browser: { bookings: { note: string }[] } }>(
      page.request,
      '{ browser { bookings { note } } }',
    )
  ).browser.bookings
}

test('a second booking opens the log-in at the password and then compares both times [B-301, H-134, O-17]', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await customer.becomeMember()
  const first = await openSecond(page, { baseURL: baseURL!, salon, customer })
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await page.getByLabel('Ghi chú cho salon').fill('Tóc mái đừng ngắn quá')
  await page.getByRole('button', { name: 'Hoàn tất' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  await enter(dialog, passwordLabel, customer.password)
  const sheet = page.getByRole('dialog', { name: changeTitle })
  await expect(sheet).toBeVisible()
  expect(await first.isFreeAgain()).toBe(false)
  await sheet.getByRole('button', { name: 'Đổi lịch' }).press('Enter')
  await page.waitForURL(/\/booking\/success\?bookingId=.*notice=changed/)
  const changed = page
    .locator('#main')
    .getByText('Đổi lịch thành công! Lịch cũ của anh đã được hủy.')
  await expect(changed).toBeVisible()
  expect(await first.isFreeAgain()).toBe(true)
  expect(await bookingsOf(page)).toEqual([{ note: 'Tóc mái đừng ngắn quá' }])
  const id = new URL(page.url()).searchParams.get('bookingId')
  const ownBooking = page.getByRole('banner').getByRole('link', { name: 'Lịch đặt' })
  await expect(ownBooking).toHaveAttribute('href', `/booking/success?bookingId=${id}`)
})

test('the log-in that is closed leaves everything as it was, and is offered again on the page [B-301] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  const first = await openSecond(page, { baseURL: baseURL!, salon, customer })
  await page.getByRole('button', { name: 'Hoàn tất' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText(title)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await first.isFreeAgain()).toBe(false)
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText(title)
})

test('a customer logged in with that phone changes his booking with one press [O-17] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await customer.logIn(page)
  await nameHim(page.request, customer.phone, 'Anh Tuấn')
  const first = await openSecond(page, { baseURL: baseURL!, salon, customer })
  await page.getByRole('button', { name: 'Hoàn tất' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: changeTitle })
  await expect(sheet).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Đổi lịch' }).press('Enter')
  await page.waitForURL(/notice=changed/)
  expect(await first.isFreeAgain()).toBe(true)
})

test('a session that ends in the middle of a booking costs a log-in and nothing else [H-130, B-348]', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await logInNamed(page, { baseURL, customer })
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  // A request that still loads would notice the end first, and the press would come from a visitor.
  await chooseHeld(page, freeHours(page).first())
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await page.getByLabel('Ghi chú cho salon').fill('Nhớ em nhé')
  await page.context().addCookies([{ name: 'muot_session', value: '0'.repeat(64), url: baseURL! }])
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Phiên đăng nhập đã hết hạn' })
  await expect(dialog).toBeVisible()
  expect(await queryGateway(page.request, '{ viewer { profile { phone } } }')).toEqual({
    viewer: null,
  })
  expect(await bookingsOf(page)).toEqual([])
  await enter(dialog, passwordLabel, customer.password)
  await page.waitForURL(/\/booking\/success/)
  expect(await bookingsOf(page)).toEqual([{ note: 'Nhớ em nhé' }])
})

test('a change begins with note and stylist of the booking, and stores what is typed over them [H-102, H-170]', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await logInNamed(page, { baseURL, customer })
  const date = await dayAhead(page.request, 1)
  const { stylistId } = await freeStylist(page.request, { salonId: salon.id, date })
  await openChosen(page, customer.phone, `&date=${date}&stylistId=${stylistId}`, salon.id)
  await untilScripted(page)
  const note = page.getByLabel('Ghi chú cho salon')
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await note.fill('Dị ứng thuốc nhuộm')
  await page.getByLabel('Da dễ kích ứng').check()
  await freeHours(page).last().locator('input').check()
  // What still loads keeps the button busy.
  await expect(page).toHaveURL(/hour=/)
  await pressDone(page)
  // What is typed into another form of the salon is not meant for the change.
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await note.fill('Ghi chú bỏ dở')
  await page.goBack()

  await page.getByRole('link', { name: 'Đổi lịch' }).click()
  await expect(page).toHaveURL(new RegExp(`stylistId=${stylistId}&.*change=1`))
  await untilScripted(page)
  await expect(note).toHaveValue('Dị ứng thuốc nhuộm')
  await expect(note).toBeVisible()
  await expect(page.getByLabel('Da dễ kích ứng')).toBeChecked()
  await note.fill('Dị ứng thuốc uốn')
  await page.reload()
  await untilScripted(page)
  await expect(note).toHaveValue('Dị ứng thuốc uốn')
  await freeHours(page).first().locator('input').check()
  await pressDone(page)
  const {
    browser: { bookings: myBookings },
  } = await queryGateway<{ browser: { bookings: object[] } }>(
    page.request,
    '{ browser { bookings { note wishes { requests } people { chosenStylistId } } } }',
  )
  expect(myBookings).toEqual([
    {
      note: 'Dị ứng thuốc uốn',
      wishes: { requests: ['Da dễ kích ứng'] },
      people: [{ chosenStylistId: stylistId }],
    },
  ])
})

test('a note that is typed over another before the scripts run stays, also after a reload [H-102, H-170] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await logInNamed(page, { baseURL, customer })
  const note = 'Dị ứng thuốc nhuộm'
  await page.goto(await bookByRequest(page.request, { salon, phone: customer.phone, note }))
  const change = await page.getByRole('link', { name: 'Đổi lịch' }).getAttribute('href')
  const release = await holdRequests(page, { url: '**/assets/*.js' })
  await page.goto(change!, { waitUntil: 'commit' })
  const field = page.getByLabel('Ghi chú cho salon')
  await expect(field).toHaveValue(note)
  await field.fill('Dị ứng thuốc uốn')
  release()
  await untilScripted(page)
  const stored = () => page.evaluate(() => sessionStorage.getItem('muot_booking_typed'))
  await expect.poll(stored).toContain('Dị ứng thuốc uốn')
  await expect(field).toHaveValue('Dị ứng thuốc uốn')
  await page.reload()
  await untilScripted(page)
  await expect(field).toHaveValue('Dị ứng thuốc uốn')
})

/** Opens the booking screen as a logged-in customer without a name; returns the dialog for it. */
async function openNameless(page: Page, salon: OwnSalon, customer: OwnCustomer) {
  await customer.logIn(page)
  await openChosen(page, customer.phone, '', salon.id)
  return page.getByRole('dialog')
}
const nameOf = async (page: Page) =>
  (
    await queryGateway<{ viewer: { profile: { name: string } } }>(
      page.request,
      '{ viewer { profile { name } } }',
    )
  ).viewer.profile.name

test('a logged-in customer without a name enters it once before he books [B-123, B-304, B-360]', async ({
  page,
  salon,
  customer,
}) => {
  const dialog = await openNameless(page, salon, customer)
  await expect(dialog.getByRole('button', { name: 'Bỏ qua' })).toBeVisible()
  await expectNoBarriers(page, 'name')
  const field = dialog.getByLabel('Tên của anh')
  const save = dialog.getByRole('button', { name: 'Đặt lịch ngay' })
  await save.press('Enter')
  await expect(field).toHaveAccessibleDescription('Bạn nhập tên hợp lệ giúp chúng mình nhé!')
  await expect(field).toBeFocused()
  await field.fill('Minh Đức')
  await save.press('Enter')
  await expect(dialog).toHaveCount(0)
  expect(await nameOf(page)).toBe('Minh Đức')
  await page.reload()
  await untilScripted(page)
  await expect(page.getByText('Đã chọn 1 dịch vụ').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('the name may be skipped, which saves nothing [B-306] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  const dialog = await openNameless(page, salon, customer)
  await dialog.getByLabel('Tên của anh').fill('Minh')
  await dialog.getByRole('button', { name: 'Bỏ qua' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  expect(await nameOf(page)).toBeNull()
})

test('a name that cannot be saved closes the dialog all the same [B-307] @nightly', async ({
  page,
  salon,
  customer,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to fetch/)
  const dialog = await openNameless(page, salon, customer)
  await page.route('**/graphql', (route) => route.abort())
  await enter(dialog, 'Tên của anh', 'Minh')
  await expect(dialog).toHaveCount(0)
  expect(await nameOf(page)).toBeNull()
})
