import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures'
import {
  holdRequests,
  queryGateway,
  cancelHere,
  chooseFirstHour,
  finish,
  freePlaces,
  openChosen,
  salonId,
  pressInactive,
  untilScripted,
} from './steps'
import { book, firstHourWith, logInNamed, pressDone, rememberConsent } from './own/book'

/** The forms of the main screen that a page sends. */
const isBookingPost = (request: Request) =>
  request.method() === 'POST' && request.url().includes('/booking.data')

test('a new customer books from Home in the order of the form [B-001, B-002, H-031]', async ({
  page,
  salon,
  customer,
}) => {
  await page.goto('/')
  await page.locator('.phone-box input[name=phone]').fill(customer.dotted)
  await page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' }).click()
  await expect(page.getByText(customer.dotted)).toBeVisible()
  await page.getByRole('link', { name: 'Xem tất cả salon' }).click()
  await page.getByRole('searchbox').fill(salon.name)
  await page.locator(`main a[href*="salonId=${salon.id}&"]`).click()
  await page
    .getByRole('link', { name: /^Tiêu chuẩn/ })
    .first()
    .click()
  await expect(page.getByText('Đã chọn 1 dịch vụ')).toBeVisible()
  await page.getByRole('link', { name: 'Xong' }).click()
  await expect(page.getByText('Đã chọn 1 dịch vụ').first()).toBeVisible()
  const { label } = await chooseFirstHour(page)
  await finish(page)
  await expect(page.getByText('Đặt Lịch Thành Công!').first()).toBeAttached()
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  await expect(page.locator('.booking-card')).toContainText(label)
  await expect(page.locator('.booking-card')).toContainText(salon.name)
})

test('a canceled booking shows it in place, and its place is free again [H-107] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  // Tomorrow, as walk-ins of the demo take hours of today while it goes on.
  const places = async (hourId: string) =>
    (await freePlaces(page.request, salon.tomorrow, salon.id)).get(hourId)
  const hourId = await firstHourWith(page.request, { salonId: salon.id, date: salon.tomorrow })
  const before = (await places(hourId))!
  const id = await book(page.request, {
    salonId: salon.id,
    phone: customer.phone,
    date: salon.tomorrow,
    hourId,
  })
  expect(await places(hourId)).toBe(before - 1)
  await page.goto(`/booking/success?bookingId=${id}`)
  await untilScripted(page)
  await cancelHere(page)
  await expect(page.getByText('Hủy Lịch Thành Công!').first()).toBeAttached()
  await expect(page.locator('.booking-card').getByRole('link')).toHaveCount(0)
  expect(await places(hourId)).toBe(before)
})

test('a booking is printed with its facts, without header, footer and buttons @nightly', async ({
  page,
  salon,
  customer,
}) => {
  const date = salon.tomorrow
  const hourId = await firstHourWith(page.request, { salonId: salon.id, date })
  const id = await book(page.request, { salonId: salon.id, phone: customer.phone, date, hourId })
  await page.goto(`/booking/success?bookingId=${id}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.booking-card')).toContainText(salon.name)
  await expect(page.locator('.booked__details dl')).toBeVisible()
  for (const part of ['.header', '.footer', '.floating', '.booking-card__countdown'])
    await expect(page.locator(part)).toBeHidden()
  await expect(page.locator('.button:visible')).toHaveCount(0)
})

test('a missing phone opens a dialog with Home and a skinner hint [B-013, B-121, B-122] @nightly', async ({
  page,
}) => {
  await page.goto('/booking?salonId=0&phone=0&step=0&skinnerId=4')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Chào mừng anh')
  await expect(dialog).toContainText('skinner')
  await expect(dialog.getByPlaceholder('0912234xxx')).toHaveValue('')
  await expect(dialog.getByRole('button', { name: 'Tiếp tục' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the dialog refuses phones that are none, and puts the right one into the address, once [B-305, B-312, B-194]', async ({
  page,
}) => {
  await page.goto('/booking?salonId=0&phone=12&step=0')
  // The dialog comes with the HTML, before a press has an effect.
  await untilScripted(page)
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Số điện thoại của anh')
  const next = dialog.getByRole('button', { name: 'Tiếp tục' })
  await expect(field).toHaveValue('')
  await next.click()
  await expect(field).toHaveAccessibleDescription('Mời bạn nhập số điện thoại!')
  await expect(field).toBeFocused()
  await field.fill('0912')
  await next.click()
  await expect(field).toHaveAccessibleDescription('Bạn nhập đủ 10 số giúp chúng mình nhé!')
  await field.fill('0912.345.670')
  let loads = 0
  page.on('request', (request) => (loads += Number(request.url().includes('/booking.data'))))
  const release = await holdRequests(page)
  await next.click()
  await expect(next).toHaveAttribute('aria-busy', 'true')
  await pressInactive(next)
  release()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/phone=0912345670/)
  expect(loads).toBe(1)
})

test('each step has a history entry, survives a reload and focuses its title [B-022, B-024]', async ({
  page,
}) => {
  await page.goto(`/booking?salonId=${salonId}&phone=0912345670&step=0`)
  const title = page.getByRole('heading', { level: 1 })
  await untilScripted(page)
  await page.getByRole('link', { name: 'Xem tất cả dịch vụ hấp dẫn' }).click()
  await expect(title).toHaveText('Chọn dịch vụ')
  await expect(title).toBeFocused()
  await page.getByRole('link', { name: 'Cắt gội 10 bước', exact: true }).click()
  await expect(title).toHaveText('Chi tiết dịch vụ')
  await expect(page).toHaveURL(/step=3/)
  await page.goBack()
  await expect(title).toHaveText('Chọn dịch vụ')
  await page.reload()
  await expect(title).toHaveText('Chọn dịch vụ')
  await untilScripted(page)
  await page.goBack()
  await expect(title).toHaveText('Đặt lịch giữ chỗ')
})

test('a press on the inactive button shows what is missing and is tracked [B-171, B-175]', async ({
  page,
}) => {
  await page.goto('/booking?salonId=0&phone=0912345670&step=0')
  await untilScripted(page)
  let posts = 0
  page.on('request', (request) => (posts += Number(isBookingPost(request))))
  const counted = page.waitForRequest(
    (request) => request.postData()?.includes('click_inactive_done') ?? false,
  )
  await pressInactive(page.getByRole('button', { name: 'Hoàn tất' }))
  await expect(page.locator('#part-salon').getByRole('alert')).toHaveText(
    'Anh vui lòng chọn salon trước để xem lịch còn trống ạ!',
  )
  await counted
  expect(posts).toBe(0)
})

test('a double press books once [B-294]', async ({ page, baseURL, salon, customer }) => {
  await rememberConsent(page, baseURL!, customer.phone)
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await chooseFirstHour(page)
  let posts = 0
  page.on('request', (request) => (posts += Number(isBookingPost(request))))
  await page.getByRole('button', { name: 'Hoàn tất' }).dblclick()
  await page.waitForURL(/\/booking\/success/)
  expect(posts).toBe(1)
})

test('a lost response shows an error, and the retry returns the same booking [B-303]', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await rememberConsent(page, baseURL!, customer.phone)
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await chooseFirstHour(page)
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await page.getByLabel('Ghi chú cho salon').fill('Em đến sớm 5 phút')
  await loseNextResponse(page)
  const hour = page.locator('input[name=hourId]:checked')
  await expect(page).toHaveURL(/hour=\d+/)
  await expect(page.getByRole('button', { name: 'Hoàn tất' })).not.toHaveAttribute('aria-busy')
  await hour.press('Enter')
  await expect(page.getByText('Có lỗi xảy ra, vui lòng thử lại sau!').first()).toBeAttached()
  await expect(hour, 'what was pressed was inert meanwhile').toBeFocused()
  await expect(page.getByLabel('Ghi chú cho salon')).toHaveValue('Em đến sớm 5 phút')
  const {
    browser: { bookings: myBookings },
  } = await queryGateway<{ browser: { bookings: { id: string }[] } }>(
    page.request,
    '{ browser { bookings { id } } }',
  )
  const id = await pressDone(page)
  expect(myBookings).toEqual([{ id }])
  await expect(page.getByText('Em đến sớm 5 phút')).toBeVisible()
})

test('a note that is edited after a lost response changes the booking that was made [B-303, O-17] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await logInNamed(page, { baseURL, customer })
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await chooseFirstHour(page)
  const note = page.getByLabel('Ghi chú cho salon')
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await note.fill('Em đến sớm 5 phút')
  await loseNextResponse(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await expect(page.getByText('Có lỗi xảy ra, vui lòng thử lại sau!').first()).toBeAttached()
  await note.fill('Em đến sớm 10 phút')
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  const sheet = page.getByRole('dialog', { name: /^Đổi / })
  await sheet.getByRole('button', { name: 'Đổi lịch' }).press('Enter')
  await page.waitForURL(/notice=changed/)
  const {
    browser: { bookings: myBookings },
  } = await queryGateway<{ browser: { bookings: { note: string }[] } }>(
    page.request,
    '{ browser { bookings { note } } }',
  )
  expect(myBookings).toEqual([{ note: 'Em đến sớm 10 phút' }])
})

test('inside a partner app the host gets a message, and the phone is stored [B-298, B-299] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, {
      announced,
      ReactNativeWebView: { postMessage: (text: string) => announced.push(text) },
    })
  })
  await openChosen(page, customer.phone, '&inApp=1&utm_source=rn_ios', salon.id)
  await untilScripted(page)
  await chooseFirstHour(page)
  await pressDone(page)
  expect(await page.evaluate(() => localStorage.getItem('phone_booking'))).toBe(
    `+84${customer.phone.slice(1)}`,
  )
  const announced = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'announced')))
  expect(announced).toContain('booking_success')
})

test.describe('where many people can be announced', () => {
  test.use({ needs: { where: ({ manyPeople }) => manyPeople === 'ALL' } })

  test('note, requests and switches are sent as the form shows them [B-139, B-270, B-279] @nightly', async ({
    page,
    baseURL,
    salon,
    customer,
  }) => {
    await rememberConsent(page, baseURL!, customer.phone)
    await openChosen(page, customer.phone, '', salon.id)
    await untilScripted(page)
    await chooseFirstHour(page)
    await page.getByText('Ghi chú & yêu cầu thêm').click()
    await page.getByLabel('Ghi chú cho salon').fill('em đi cùng bé')
    await page.getByRole('checkbox', { name: 'Da dễ kích ứng' }).check()
    await page.getByText('Anh đi cùng nhiều người').click()
    await page.getByText('Anh đồng ý để salon chụp ảnh mẫu tóc sau khi cắt').click()
    const posted = page.waitForRequest(isBookingPost)
    await pressDone(page)
    const sent = new URLSearchParams((await posted).postData()!)
    expect([
      sent.get('note'),
      sent.getAll('requests'),
      sent.get('manyPeople'),
      sent.get('photo'),
      sent.get('receiveAdvice'),
    ]).toEqual(['em đi cùng bé', ['Da dễ kích ứng'], '1', '1', '1'])
    await expect(page.getByText('em đi cùng bé')).toBeVisible()
  })
})

/** Opens the choices below the hours and turns the advice off. */
async function refuseAdvice(page: Page) {
  await page.goto(`/booking?step=0&salonId=${salonId}&phone=0912345670&chosenService=1001`)
  await untilScripted(page)
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await page.getByText('Nhân viên tư vấn cho anh').click()
  return page.getByRole('dialog')
}

test('advice turned off opens the choice how little, turned on it is full [B-275, B-276, B-278]', async ({
  page,
}) => {
  const dialog = await refuseAdvice(page)
  await dialog.getByRole('button', { name: 'Có thể tư vấn nhưng ít thôi' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Có thể tư vấn nhưng ít thôi' })).toBeChecked()
  const advice = page.getByRole('switch', { name: 'Nhân viên tư vấn cho anh' })
  await expect(advice).not.toBeChecked()
  await page.getByText('Nhân viên tư vấn cho anh').click()
  await expect(advice).toBeChecked()
  await expect(dialog).toBeHidden()
})

test('no advice at all is still the answer after another step was open [B-277, H-170]', async ({
  page,
}) => {
  const dialog = await refuseAdvice(page)
  await dialog.getByRole('button', { name: 'Nhất định không muốn tư vấn' }).click()
  await page.locator('#part-services .pick__row').first().click()
  await page.waitForURL(/step=2/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Nhất định không muốn tư vấn' })).toBeChecked()
})

test('the consent needs a tick, and is requested once per phone [H-135, H-138, H-139]', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  // The tick is kept while another step is open, and can be taken away again.
  const tick = page.locator('#part-consent-title').getByRole('checkbox')
  await tick.check()
  await page.locator('#part-services .pick__row').first().click()
  await page.waitForURL(/step=2/)
  await page.goBack()
  await expect(tick).toBeChecked()
  await tick.uncheck()
  await chooseFirstHour(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bảo vệ thông tin của anh' })
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  const box = dialog.getByRole('checkbox', { name: /đồng ý cho salon dùng số/ })
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription('Anh đánh dấu đồng ý giúp em để tiếp tục nhé!')
  await box.check()
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.waitForURL(/\/booking\/success/)
  await cancelHere(page)
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await chooseFirstHour(page)
  await pressDone(page)
})

test('note, requests and photo option survive a reload until it is booked [B-022, B-280, H-170]', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await rememberConsent(page, baseURL!, customer.phone)
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  const note = page.getByLabel('Ghi chú cho salon')
  const photo = page.getByRole('switch', { name: /chụp ảnh mẫu tóc/ })
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await note.fill('em đi cùng bé')
  await page.getByLabel('Da dễ kích ứng').check()
  await page.getByText('Anh đồng ý để salon chụp ảnh mẫu tóc sau khi cắt').click()
  await page.reload()
  await expect(note).toHaveValue('em đi cùng bé')
  await expect(page.getByLabel('Da dễ kích ứng')).toBeChecked()
  await expect(photo).toBeChecked()
  await page.locator('#part-services .pick__row').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chọn dịch vụ')
  // The title comes before the services when they are slow, and before the address.
  await page.waitForURL(/step=2/)
  await page.goBack()
  await expect(note).toHaveValue('em đi cùng bé')
  await expect(photo).toBeChecked()
  await chooseFirstHour(page)
  await pressDone(page)
  await expect(page.getByText('em đi cùng bé')).toBeVisible()
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await expect(note).toHaveValue('')
})

/** The next booking is made, but its response never arrives. */
async function loseNextResponse(page: Page): Promise<void> {
  let isLost = false
  await page.route('**/booking.data*', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort('connectionfailed')
  })
}
