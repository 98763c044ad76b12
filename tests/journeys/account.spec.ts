import { expect, request as requests, test, type Page } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from './barriers'
import { enter, nameHim, newCustomer, passwordLabel, phoneLabel } from './customer'
import { ask, chooseFirstHour, codeFor, cutAndWash, freshPhone, logIn, untilScripted } from './walk'

const password = '222222'

/** A customer of this journey's own, logged in, on his account's page. */
async function openAccount(page: Page, baseURL: string): Promise<string> {
  const phone = await newCustomer(baseURL, password)
  await logIn(page, phone, password)
  await page.goto('/tai-khoan')
  return phone
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

test('a stranger is shown the log-in instead of an account, and nothing for staff anywhere [H-172, H-175]', async ({
  page,
}) => {
  await page.goto('/tai-khoan')
  await untilScripted(page)
  await expect(
    page.getByRole('heading', { name: 'Anh đăng nhập để xem trang này nhé!' }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hồ sơ' })).toHaveCount(0)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await expectNoBarriers(page, 'a stranger at the account')
  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('ĐĂNG NHẬP')
  const file = await page.request.get('/tai-khoan/du-lieu', { maxRedirects: 0 })
  expect([file.status(), file.headers().location]).toEqual([
    302,
    expect.stringContaining('/dang-nhap'),
  ])
  // Whoever looks for a door of the staff finds Home, as for any address that is none.
  for (const path of ['/admin', '/staff', '/nhan-vien', '/quan-tri'])
    expect(
      (
        await page.request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
      ).headers().location,
    ).toMatch(/\/$/)
})

test('a customer tells who he is, is told what is wrong under its field, and the header knows his name at once [H-184, H-185, H-129]', async ({
  page,
  baseURL,
}) => {
  const phone = await openAccount(page, baseURL!)
  await untilScripted(page)
  const profile = part(page, 'Hồ sơ')
  await expect(profile).toContainText(`${phone.slice(0, 4)}.***.${phone.slice(-3)}`)
  await expect(page.getByRole('main')).not.toContainText(phone)
  await profile.getByLabel('Tên của anh').fill('Minh Đức')
  await profile.getByLabel('Email (không bắt buộc)').fill('duc@')
  await profile.getByLabel('Giới tính (không bắt buộc)').selectOption('Nam')
  await profile.getByLabel('Ngày sinh (không bắt buộc)').fill('1994-05-09')
  await profile.getByRole('button', { name: 'Lưu hồ sơ' }).click()
  await expect(profile.getByLabel('Email (không bắt buộc)')).toHaveAccessibleDescription(
    'Email chưa đúng, anh kiểm tra lại giúp em nhé!',
  )
  await expect(profile.getByLabel('Tên của anh')).toHaveValue('Minh Đức')
  await expectNoBarriers(page, 'a refused profile')
  await profile.getByLabel('Email (không bắt buộc)').fill('duc@example.com')
  await profile.getByRole('button', { name: 'Lưu hồ sơ' }).click()
  await expect(profile).toContainText('Em đã lưu hồ sơ của anh.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chào anh Minh Đức')
  await expect(page.getByRole('banner').locator('.header__user summary')).toContainText('Minh Đức')
  await expect(profile.getByLabel('Ngày sinh (không bắt buộc)')).not.toBeEditable()
  const { viewer } = await ask<{ viewer: object }>(
    page.request,
    '{ viewer { name email birthDay birthMonth birthYear } }',
  )
  expect(viewer).toEqual({
    name: 'Minh Đức',
    email: 'duc@example.com',
    birthDay: 9,
    birthMonth: 5,
    birthYear: 1994,
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'the account at 320 px')
})

test('a consent given in the account is not asked for again; taken back it cancels the booking, is asked for anew, and its history stays [H-137, H-139, H-187, O-46]', async ({
  page,
  baseURL,
}) => {
  const phone = await newCustomer(baseURL!, password)
  await logIn(page, phone, password)
  await nameHim(page.request, phone, 'Anh Tuấn')
  await page.goto('/tai-khoan')
  await untilScripted(page)
  const consents = part(page, 'Anh đã đồng ý những gì')
  await consents.getByRole('button', { name: 'Đồng ý: Giữ chỗ bằng số điện thoại' }).click()
  await expect(
    consents.getByRole('button', { name: 'Rút lại: Giữ chỗ bằng số điện thoại' }),
  ).toBeVisible()
  await expect(consents).toContainText(
    /Đã đồng ý\s*\d\d\/\d\d\/\d{4}, theo bản ngày \d\d\/\d\d\/\d{4}/,
  )

  const flow = `/booking?step=0&salonId=14&phone=${phone}&chosenService=${cutAndWash}`
  await page.goto(flow)
  await chooseFirstHour(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await page.waitForURL(/\/booking\/success/)
  const booked = new URL(page.url()).searchParams.get('bookingId')!

  await page.goto('/tai-khoan')
  await untilScripted(page)
  await consents.getByRole('button', { name: 'Rút lại: Giữ chỗ bằng số điện thoại' }).click()
  await expect(consents.getByRole('alert')).toContainText(
    'Anh đang có 1 lịch hẹn. Rút lại sự đồng ý này thì các lịch đó sẽ được hủy.',
  )
  await expectNoBarriers(page, 'a consent with a booking')
  const isCanceled = async () =>
    (
      await ask<{ booking: { isCanceled: boolean } }>(
        page.request,
        'query($id: ID!) { booking(id: $id) { isCanceled } }',
        { id: booked },
      )
    ).booking.isCanceled
  expect(await isCanceled()).toBe(false)
  await consents.getByRole('button', { name: 'Rút lại và hủy lịch' }).click()
  await expect(consents).toContainText('Đã rút lại')
  expect(await isCanceled()).toBe(true)
  expect((await page.context().cookies()).some(({ name }) => name === 'muot_consent')).toBe(false)
  await consents.getByText(/Lịch sử đồng ý \(2\)/).click()
  await expect(consents.locator('details')).toContainText('tại trang này')

  await page.goto(flow)
  await chooseFirstHour(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bảo vệ thông tin của anh' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('checkbox', { name: /đồng ý cho salon dùng số/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.waitForURL(/\/booking\/success/)
  const { account, viewer } = await ask<{
    account: { consentWords: { source: string; isGiven: boolean }[] }
    viewer: { hasAgreedToPrivacy: boolean }
  }>(page.request, '{ viewer { hasAgreedToPrivacy } account { consentWords { source isGiven } } }')
  expect(account.consentWords.map(({ source, isGiven }) => [source, isGiven])).toEqual([
    ['BOOKING', true],
    ['ACCOUNT', false],
    ['ACCOUNT', true],
  ])
  expect(viewer.hasAgreedToPrivacy).toBe(true)
})

test('a customer sees where he is logged in, ends a session elsewhere, and then all of them [H-066, H-128]', async ({
  page,
  baseURL,
}) => {
  const phone = await openAccount(page, baseURL!)
  const elsewhere = await requests.newContext({ baseURL: baseURL! })
  await logIn({ request: elsewhere }, phone, password)
  const viewerThere = async () =>
    (await ask<{ viewer: object | null }>(elsewhere, '{ viewer { phone } }')).viewer
  expect(await viewerThere()).not.toBeNull()
  await page.reload()
  await untilScripted(page)
  const devices = part(page, 'Thiết bị đang đăng nhập')
  await expect(devices.getByText('Thiết bị này', { exact: true })).toHaveCount(1)
  // One from making the customer, one from here, one from elsewhere: newest first.
  await devices
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Đăng xuất/ })
    .click()
  await expect(devices).toContainText('Em đã đăng xuất thiết bị đó.')
  expect(await viewerThere()).toBeNull()
  await devices.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click()
  await expect(page.locator('.toast')).toContainText('Đăng xuất thành công!')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  expect((await page.context().cookies()).some(({ name }) => name === 'muot_session')).toBe(false)
  await elsewhere.dispose()
})

test('a customer takes his data along, asks to be forgotten, reads when that happens, and changes his mind (law 91/2025/QH15)', async ({
  page,
  baseURL,
}) => {
  const phone = await openAccount(page, baseURL!)
  await untilScripted(page)
  const data = part(page, 'Dữ liệu của anh')
  const loading = page.waitForEvent('download')
  await data.getByRole('link', { name: 'Tải dữ liệu (JSON)' }).click()
  expect((await loading).suggestedFilename()).toMatch(/^du-lieu-cua-anh-\d{4}-\d\d-\d\d\.json$/)
  const answer = await page.request.get('/tai-khoan/du-lieu')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(await answer.json()).toMatchObject({
    missing: [],
    viewer: { phone },
    myBookings: [],
    savedAddresses: [],
    account: { deletion: null },
  })
  expect(await answer.text()).not.toContain('0912345678')

  await data.getByText('Xóa tài khoản', { exact: true }).click()
  await data.getByRole('button', { name: 'Gửi yêu cầu xóa' }).click()
  await expect(data).toContainText('Anh đánh dấu xác nhận giúp em nhé!')
  await data.getByRole('checkbox').check({ force: true })
  await data.getByRole('button', { name: 'Gửi yêu cầu xóa' }).click()
  await expect(data).toContainText(
    /Em đã nhận yêu cầu xóa tài khoản lúc \d+:\d\d ngày [\d/]+\. Tài khoản được xóa vào ngày [\d/]+\./,
  )
  await expectNoBarriers(page, 'a wish to be forgotten')
  await page.reload()
  await data.getByRole('button', { name: 'Giữ lại tài khoản' }).click()
  await expect(data).toContainText('Em đã giữ lại tài khoản của anh.')
  expect(
    (await ask<{ account: { deletion: null } }>(page.request, '{ account { deletion { dueAt } } }'))
      .account.deletion,
  ).toBeNull()
})

test('a password is changed with the current one, and the new one logs in [H-181]', async ({
  page,
  baseURL,
}) => {
  const phone = await openAccount(page, baseURL!)
  await untilScripted(page)
  const section = part(page, 'Mật khẩu')
  await section.getByLabel('Mật khẩu hiện tại').fill('000000')
  await section.getByLabel('Mật khẩu mới (6 số)').fill('333333')
  await section.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  await expect(section.getByLabel('Mật khẩu hiện tại')).toHaveAccessibleDescription(
    'Mật khẩu hiện tại chưa đúng. Anh kiểm tra lại giúp em nhé!',
  )
  await section.getByLabel('Mật khẩu hiện tại').fill(password)
  await section.getByLabel('Mật khẩu mới (6 số)').fill('333333')
  await section.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  await expect(section).toContainText('Đặt mật khẩu thành công!')
  await page.context().clearCookies()
  await page.goto('/dang-nhap')
  await untilScripted(page)
  const main = page.getByRole('main')
  await enter(main, phoneLabel, phone)
  await enter(main, passwordLabel, '333333')
  await expect(page.getByRole('banner').locator('.header__user summary')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a newcomer fills in his account, sets a password by code, decides about his data and logs out everywhere [H-172, H-181, H-185, H-187, H-128]', async ({
    page,
  }) => {
    const phone = freshPhone()
    await page.goto(`/dang-nhap?next=/tai-khoan&phone=${phone}`)
    await page.getByRole('button', { name: 'Tiếp tục' }).click()
    await page.getByLabel('Mã xác nhận').fill(await codeFor(page.request, phone))
    await page.getByRole('button', { name: 'Xác nhận' }).click()
    await page.getByRole('button', { name: 'Bỏ qua' }).click()
    await expect(page).toHaveURL(/\/tai-khoan$/)

    await part(page, 'Hồ sơ').getByLabel('Tên của anh').fill('Bảo')
    await part(page, 'Hồ sơ').getByRole('button', { name: 'Lưu hồ sơ' }).click()
    await expect(page).toHaveURL(/xong=profile#ho-so$/)
    await expect(part(page, 'Hồ sơ')).toContainText('Em đã lưu hồ sơ của anh.')

    const section = part(page, 'Mật khẩu')
    await section.getByRole('button', { name: 'Xác nhận bằng mã' }).click()
    await expect(section.getByLabel('Mã xác nhận')).toBeVisible()
    // The log-in's code was a moment ago: another one is sent when the server's pause is over, and not before.
    await expect(async () => {
      await section.getByRole('button', { name: /^Gửi lại mã qua/ }).click()
      await expect(section).toContainText(/Kiểm tra (SMS|Zalo) để lấy OTP đăng nhập\./, {
        timeout: 500,
      })
    }).toPass({ timeout: 70_000 })
    await section.getByLabel('Mã xác nhận').fill(await codeFor(page.request, phone))
    await section.getByLabel('Mật khẩu mới (6 số)').fill('444444')
    await section.getByRole('button', { name: 'Đặt mật khẩu' }).click()
    await expect(section).toContainText('Đặt mật khẩu thành công!')

    const consents = part(page, 'Anh đã đồng ý những gì')
    await consents.getByRole('button', { name: 'Đồng ý: Chụp và lưu ảnh kiểu tóc' }).click()
    await expect(consents).toContainText('Em đã ghi nhận.')
    await consents.getByRole('button', { name: 'Rút lại: Chụp và lưu ảnh kiểu tóc' }).click()
    await expect(consents).toContainText('Đã rút lại')

    await part(page, 'Thiết bị đang đăng nhập')
      .getByRole('button', { name: 'Đăng xuất mọi thiết bị' })
      .click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/tai-khoan')
    await expect(
      page.getByRole('heading', { name: 'Anh đăng nhập để xem trang này nhé!' }),
    ).toBeVisible()
  })
})
