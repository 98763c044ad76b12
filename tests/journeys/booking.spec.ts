import { expect, test, type Page } from '@playwright/test'
import {
  ask,
  cancelHere,
  chooseFirstHour,
  cutAndWash,
  dotted,
  finish,
  freeStylists,
  freshPhone,
  openChosen,
  salonId,
  untilScripted,
} from './walk'

test('a customer books from Home, finds the booking by phone, cancels it, and the place is free again [B-001, B-002, B-334, B-296, B-297, H-003, H-031, H-099, H-107]', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.goto('/')
  await page.locator('.phone-box input[name=phone]').fill(dotted(phone))
  await page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' }).click()
  await expect(page.getByText(dotted(phone))).toBeVisible()

  await page.getByRole('link', { name: 'Xem tất cả salon' }).click()
  await page.getByRole('searchbox').fill('cau giay')
  await page.getByRole('link', { name: /252 Cầu Giấy/ }).click()
  await page
    .getByRole('link', { name: /^Tiêu chuẩn/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Xong' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Không, cảm ơn' }).click()
  await expect(page.getByText('Đã chọn 1 dịch vụ').first()).toBeVisible()

  const { hourId, label, date } = await chooseFirstHour(page)
  const before = (await freeStylists(page.request, date)).get(hourId)!
  await finish(page)
  await expect(page.getByText('Đặt Lịch Thành Công!').first()).toBeAttached()
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  const card = page.locator('.booking-card')
  await expect(card).toContainText(label)
  await expect(card).toContainText('252 Cầu Giấy')
  await expect(card.getByRole('timer')).toContainText(/Còn \d+ ngày \d+ giờ \d+ phút/)
  expect((await freeStylists(page.request, date)).get(hourId)).toBe(before - 1)

  const booked = page.url()
  await page.goto('/')
  await page
    .getByRole('link', { name: /Lịch đặt/ })
    .first()
    .click()
  await page.getByRole('dialog').locator('input[name=phone]').fill(dotted(phone))
  await page.getByRole('dialog').getByRole('button', { name: 'Tìm lịch' }).click()
  await page.waitForURL(booked)

  await cancelHere(page)
  await expect(page.getByText('Hủy Lịch Thành Công!').first()).toBeAttached()
  await expect(page.locator('.booking-card').getByRole('link')).toHaveCount(0)
  await expect.poll(async () => (await freeStylists(page.request, date)).get(hourId)).toBe(before)
})

test('without a phone the dialog asks for it and puts it into the address [B-011, B-013, B-121, B-122, B-305, B-194]', async ({
  page,
}) => {
  await page.goto('/booking?salonId=0&phone=0&step=0&skinnerId=4')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Chào mừng anh')
  await expect(dialog).toContainText('skinner')
  await expect(dialog.getByPlaceholder('0912234xxx')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(dialog).toContainText('Mời bạn nhập số điện thoại!')
  await dialog.locator('input[name=phone]').fill('0912')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(dialog).toContainText('Bạn nhập đủ 10 số giúp chúng mình nhé!')
  await dialog.locator('input[name=phone]').fill('0912.345.670')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/phone=0912345670/)
  await expect(page.getByRole('heading', { name: 'Khách hàng 1' })).toBeVisible()
})

test('a link from outside opens the main screen, whatever step it names [B-023, B-025, H-154]', async ({
  page,
}) => {
  await page.goto(`/booking?salonId=${salonId}&phone=0912345670&step=3`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đặt lịch giữ chỗ')
  await page.goto('/booking?salonId=0&phone=0912345670&step=9')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đặt lịch giữ chỗ')
})

test('each step has its title and its place in the history [B-015..B-018, B-022, B-024, B-026, B-182, B-185]', async ({
  page,
}) => {
  await page.goto('/booking?salonId=0&phone=0912345670&step=0')
  const title = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('link', { name: 'Quay lại', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Xem tất cả salon' }).click()
  await expect(title).toHaveText('Chọn salon')
  await page.getByRole('searchbox').fill('cau giay')
  await page.getByRole('link', { name: /252 Cầu Giấy/ }).click()
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
  await expect(title).toHaveText('Chọn salon')
  await page.getByRole('link', { name: 'Quay lại', exact: true }).click()
  await expect(title).toHaveText('Đặt lịch giữ chỗ')
})

test('the button says what is missing, in order [B-171, B-172, B-173, B-175, B-029, B-030, B-332]', async ({
  page,
}) => {
  await page.goto('/booking?salonId=0&phone=0912345670&step=0')
  const done = page.getByRole('button', { name: 'Hoàn tất' })
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Đặt lịch giữ chỗ nhanh, đến là làm không phải chờ')).toBeVisible()
  await untilScripted(page)
  const told = page.waitForRequest(
    (request) => request.postData()?.includes('click_inactive_done') ?? false,
  )
  await done.click({ force: true })
  await expect(page.locator('#part-salon').getByRole('alert')).toHaveText(
    'Anh vui lòng chọn salon trước để xem lịch còn trống ạ!',
  )
  await told
  await page.goto(`/booking?salonId=${salonId}&phone=0912345670&step=0`)
  await page.getByRole('button', { name: 'Hoàn tất' }).click({ force: true })
  await expect(page.locator('#part-services').getByRole('alert')).toHaveText(
    'Mời anh chọn dịch vụ để có stylist và giờ cắt phù hợp ạ!',
  )
  await openChosen(page, '0912345670')
  await page.getByRole('button', { name: 'Hoàn tất' }).click({ force: true })
  await expect(page.locator('#part-hour').getByRole('alert')).toContainText(
    'Anh chọn giúp em giờ phù hợp nhé!',
  )
})

async function bookingsOf(page: Page, phone: string): Promise<string> {
  type Found = { lookUpBooking: { __typename: string; bookingId?: string } }
  const { lookUpBooking } = await ask<Found>(
    page.request,
    'mutation($p: String!) { lookUpBooking(phone: $p) { __typename ... on BookingFound { bookingId } } }',
    { p: phone },
  )
  return lookUpBooking.bookingId ?? lookUpBooking.__typename
}

test('a double press books once [B-293, B-294]', async ({ page }) => {
  const phone = freshPhone()
  await openChosen(page, phone)
  await chooseFirstHour(page)
  let posts = 0
  page.on(
    'request',
    (request) =>
      (posts += Number(request.method() === 'POST' && request.url().includes('/booking.data'))),
  )
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await page
    .getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ })
    .check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Tiếp tục' }).dblclick()
  await page.waitForURL(/\/booking\/success/)
  expect(posts).toBe(1)
  await cancelHere(page)
})

test('an answer that is lost shows the error, keeps what was typed, and the retry brings the same booking [B-302, B-303, B-393]', async ({
  page,
}) => {
  const phone = freshPhone()
  await openChosen(page, phone)
  await chooseFirstHour(page)
  await page.locator('summary', { hasText: 'Ghi chú' }).click()
  await page.getByLabel('Ghi chú cho salon').fill('Em đến sớm 5 phút')
  let isLost = false
  await page.route('**/booking.data*', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    // The booking is made, only its answer never arrives.
    await route.fetch()
    return route.abort('connectionfailed')
  })
  await finish(page)
  await expect(page.getByText('Có lỗi xảy ra, vui lòng thử lại sau!').first()).toBeAttached()
  await expect(page.getByLabel('Ghi chú cho salon')).toHaveValue('Em đến sớm 5 phút')
  const made = await bookingsOf(page, phone)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await page.waitForURL(/\/booking\/success/)
  expect(new URL(page.url()).searchParams.get('bookingId')).toBe(made)
  await expect(page.getByText('Em đến sớm 5 phút')).toBeVisible()
  await cancelHere(page)
})

test('inside a partner app no consent is asked, and the host hears of the booking [B-298, B-299, B-027, B-028, B-136, H-136]', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, {
      heard,
      ReactNativeWebView: { postMessage: (text: string) => heard.push(text) },
    })
  })
  await openChosen(page, phone, '&inApp=1&utm_source=rn_ios')
  await untilScripted(page)
  await page.getByRole('button', { name: 'Về trang chủ' }).click()
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    '{"type":"booking_home","message":"click_home"}',
  ])
  await chooseFirstHour(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await page.waitForURL(/\/booking\/success/)
  expect(await page.evaluate(() => localStorage.getItem('phone_booking'))).toBe(
    `+84${phone.slice(1)}`,
  )
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard[1]).toContain('booking_success')
  await cancelHere(page)
})

test('wishes and switches travel with the booking, and consent is remembered [B-047..B-051, B-270..B-280, B-139, H-135, H-138..H-142, B-128]', async ({
  page,
}) => {
  const phone = freshPhone()
  await page.goto(`/booking?step=0&salonId=12&phone=${phone}&chosenService=${cutAndWash}`)
  await chooseFirstHour(page)
  await page.locator('summary', { hasText: 'Ghi chú' }).click()
  await page.getByRole('checkbox', { name: 'Da dễ kích ứng' }).check({ force: true })
  await page.getByText('Anh đi cùng nhiều người').click()
  await expect(page.getByText('Nhân viên sẽ gọi anh trước ít nhất 30 phút')).toBeVisible()
  await untilScripted(page)
  await page.getByText('Nhân viên tư vấn cho anh').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Nhất định không muốn tư vấn' })
    .click()
  await expect(page.getByRole('radio', { name: 'Nhất định không muốn tư vấn' })).toBeChecked()
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bảo vệ thông tin của anh' })
  await expect(dialog).toContainText('1900.299.993')
  await expect(dialog.getByRole('checkbox', { name: /chụp và lưu ảnh/ })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(dialog).toContainText('Anh đánh dấu đồng ý giúp em để tiếp tục nhé!')
  await dialog.getByRole('checkbox', { name: /đồng ý cho salon dùng số/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.waitForURL(/\/booking\/success/)
  await cancelHere(page)
  await page.goto(`/booking?step=0&salonId=12&phone=${phone}&chosenService=${cutAndWash}`)
  await chooseFirstHour(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await page.waitForURL(/\/booking\/success/)
  await cancelHere(page)
})

test('what was typed below the choices outlives a reload, Back and another step, and ends with the booking [B-280, B-022]', async ({
  page,
}) => {
  const phone = freshPhone()
  await openChosen(page, phone)
  await untilScripted(page)
  const note = page.getByLabel('Ghi chú cho salon')
  await page.locator('.more summary').click()
  await note.fill('em đi cùng bé')
  await page.getByLabel('Da dễ kích ứng').check({ force: true })
  await page.reload()
  await expect(note).toHaveValue('em đi cùng bé')
  await expect(page.getByLabel('Da dễ kích ứng')).toBeChecked()
  await page.locator('#part-services .pick__row').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chọn dịch vụ')
  await page.goBack()
  await expect(note).toHaveValue('em đi cùng bé')
  await chooseFirstHour(page)
  await finish(page)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  await expect(page.getByText('em đi cùng bé')).toBeVisible()
  await cancelHere(page)
  await openChosen(page, phone)
  await untilScripted(page)
  await expect(note).toHaveValue('')
})
