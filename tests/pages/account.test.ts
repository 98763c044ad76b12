import { expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { loggedIn, newCustomer, newestCode } from './customers.ts'
import type { Page } from './page.ts'
import { book } from './bookings.ts'

const account = '/tai-khoan'
const part = (page: Page, name: string) => page.main.region(name)

test('a logged-out visitor gets the log-in instead of an account, and no page is indexed [H-172]', async () => {
  const page = await openPage(account)
  expect(page.status).toBe(200)
  page.main.heading('Anh đăng nhập để xem trang này nhé!')
  expect(page.main.link('Đăng nhập').href).toBe('/dang-nhap?next=%2Ftai-khoan')
  expect(page.main.regions('Hồ sơ')).toEqual([])
  expect(page.meta('robots')).toBe('noindex')
  const file = await openPage(`${account}/du-lieu`)
  expect([file.status, file.location]).toEqual([302, expect.stringMatching(/^\/dang-nhap/)])
})

test.each(['/admin', '/staff', '/nhan-vien', '/quan-tri'])(
  'there are no pages for staff: %s leads to Home, which says so [H-175]',
  async (path) => {
    const { status, location } = await openPage(path)
    expect([status, location]).toEqual([302, '/#khong-co-trang'])
  },
)

test('a profile masks the phone, is saved, and its birthday is fixed [H-184, H-185]', async () => {
  const { phone, browser } = await newCustomer()
  const empty = await browser.open(account)
  expect(part(empty, 'Hồ sơ').text).toContain(`${phone.slice(0, 4)}.***.${phone.slice(-3)}`)
  expect(empty.main.text).not.toContain(phone)
  const typed = {
    'Tên của anh': 'Minh Đức',
    'Giới tính (không bắt buộc)': 'Nam',
    'Ngày sinh (không bắt buộc)': '1994-05-09',
  }
  const refused = await browser.press(empty, part(empty, 'Hồ sơ').button('Lưu hồ sơ'), {
    ...typed,
    'Email (không bắt buộc)': 'duc@',
  })
  expect(refused.status).toBe(422)
  const email = part(refused, 'Hồ sơ').field('Email (không bắt buộc)')
  expect(refused.part(`[id="${email.attribute('aria-describedby')}"]`).text).toBe(
    'Email chưa đúng, anh kiểm tra lại giúp em nhé!',
  )
  expect(part(refused, 'Hồ sơ').field('Tên của anh').value).toBe('Minh Đức')

  const saved = await browser.press(refused, part(refused, 'Hồ sơ').button('Lưu hồ sơ'), {
    'Email (không bắt buộc)': 'duc@example.com',
  })
  expect(saved.path).toBe(`${account}?xong=profile`)
  expect(part(saved, 'Hồ sơ').text).toContain('Em đã lưu hồ sơ của anh.')
  saved.main.heading('Chào anh Minh Đức')
  expect(
    part(saved, 'Hồ sơ').field('Ngày sinh (không bắt buộc)').attribute('readonly'),
  ).toBeDefined()
  expect(
    await browser.execute(
      '{ viewer { profile { name email birthDay birthMonth birthYear gender } } }',
    ),
  ).toEqual({
    viewer: {
      profile: {
        name: 'Minh Đức',
        email: 'duc@example.com',
        birthDay: 9,
        birthMonth: 5,
        birthYear: 1994,
        gender: 'MALE',
      },
    },
  })
})

test('without JavaScript a customer chooses how messages reach him, and only a wider night', async () => {
  const { browser } = await newCustomer()
  const name = 'Tin nhắn về lịch hẹn'
  const page = await browser.open(account)
  const shown = (found: Page) =>
    ['Nhận tin qua', 'Không nhắn từ (tối)', 'Không nhắn đến (sáng)'].map(
      (label) => part(found, name).field(label).value,
    )
  expect(shown(page)).toEqual(['ZALO,SMS', '1320', '390'])
  const button = part(page, name).button('Lưu cách nhận tin')
  const saved = await browser.press(page, button, {
    'Nhận tin qua': 'Chỉ SMS',
    'Không nhắn từ (tối)': '20h30',
  })
  expect(saved.path).toBe(`${account}?xong=notices`)
  expect(part(saved, name).text).toContain('Em đã lưu cách anh muốn nhận tin.')
  expect(shown(saved)).toEqual(['SMS', '1230', '390'])
  expect(shown(await browser.open(account))).toEqual(['SMS', '1230', '390'])
  const form = new URLSearchParams({
    intent: 'notices',
    channels: 'SMS',
    quietFrom: '1350',
    quietUntil: '390',
  })
  const refused = await browser.open(account, { method: 'POST', form })
  expect(refused.status).toBe(422)
  expect(part(refused, name).text).toContain('Dữ liệu gửi lên chưa hợp lệ.')
  const file = await (await browser.fetch(`${account}/du-lieu`)).text()
  expect(JSON.parse(file)).toMatchObject({ viewer: { noticeSettings: { channels: ['SMS'] } } })
})

test('each purpose is agreed to and taken back by itself, and every answer stays in the history [H-187]', async () => {
  const { browser } = await newCustomer()
  const page = await browser.open(account)
  const given = await browser.press(page, page.main.button('Đồng ý: Chụp và lưu ảnh kiểu tóc'))
  expect(part(given, 'Anh đã đồng ý những gì').text).toMatch(
    /Em đã ghi nhận\..*Đã đồng ý ?\d\d\/\d\d\/\d{4}, theo bản ngày \d\d\/\d\d\/\d{4}/,
  )
  const taken = await browser.press(given, given.main.button('Rút lại: Chụp và lưu ảnh kiểu tóc'))
  expect(part(taken, 'Anh đã đồng ý những gì').text).toContain('Đã rút lại')
  expect(
    await browser.execute(
      `
        {
          viewer {
            profile { consents { booking photo location marketing } }
            consentWords { purpose source isGiven }
          }
        }
      `,
    ),
  ).toEqual({
    viewer: {
      profile: { consents: { booking: null, photo: false, location: null, marketing: null } },
      consentWords: [
        { purpose: 'PHOTO', source: 'ACCOUNT', isGiven: false },
        { purpose: 'PHOTO', source: 'ACCOUNT', isGiven: true },
      ],
    },
  })
})

test('a customer sees his sessions, and ends one elsewhere [H-128]', async () => {
  const { phone, browser } = await newCustomer()
  await browser.execute('mutation { setPassword(input: { password: "739164" }) { __typename } }')
  const elsewhere = await loggedIn(phone, { password: '739164' })
  const page = await browser.open(account)
  const devices = part(page, 'Thiết bị đang đăng nhập')
  expect(devices.all('.account-list__row').map(({ text }) => text)).toEqual([
    expect.not.stringContaining('Thiết bị này'),
    expect.stringContaining('Thiết bị này'),
  ])
  const ended = await browser.press(
    page,
    devices.all('.account-list__row')[0]!.button(/^Đăng xuất/),
  )
  expect(part(ended, 'Thiết bị đang đăng nhập').text).toContain('Em đã đăng xuất thiết bị đó.')
  expect(await elsewhere.execute('{ viewer { profile { phone } } }')).toEqual({ viewer: null })
  expect(await browser.execute('{ viewer { profile { phone } } }')).toEqual({
    viewer: { profile: { phone } },
  })
})

test('without JavaScript a log-out everywhere ends all sessions [H-066, H-128]', async () => {
  const { phone, browser } = await newCustomer()
  await browser.execute('mutation { setPassword(input: { password: "739164" }) { __typename } }')
  const elsewhere = await loggedIn(phone, { password: '739164' })
  const page = await browser.open(account)
  const home = await browser.press(page, page.main.button('Đăng xuất mọi thiết bị'))
  expect(home.path).toMatch(/^\/(\?|$)/)
  expect([...browser.cookies.keys()]).not.toContain('muot_session')
  expect(await elsewhere.execute('{ viewer { profile { phone } } }')).toEqual({ viewer: null })
})

test('without JavaScript the account says that a log-out everywhere failed [H-128]', async () => {
  const { browser } = await newCustomer()
  const page = await browser.open(`${account}?loi=dang-xuat`)
  const devices = part(page, 'Thiết bị đang đăng nhập')
  expect(devices.text).toContain('Em chưa đăng xuất được cho anh. Anh bấm lại giúp em')
  devices.button('Đăng xuất mọi thiết bị')
})

test('a customer takes his data along, and nobody else’s', async () => {
  const { phone, browser } = await newCustomer()
  const file = await browser.fetch(`${account}/du-lieu`)
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="du-lieu-cua-anh-\d{4}-\d\d-\d\d\.json"$/,
  )
  const text = await file.text()
  expect(JSON.parse(text)).toMatchObject({
    missing: [],
    viewer: { profile: { phone, deletion: null }, savedAddresses: [] },
    browser: { bookings: [] },
  })
  expect(text).not.toContain('0912345678')
})

test('a customer confirms that he is to be deleted, reads when that happens, and changes his mind', async () => {
  const { browser } = await newCustomer()
  const page = await browser.open(account)
  const refused = await browser.press(page, page.main.button('Gửi yêu cầu xóa'))
  expect(refused.status).toBe(422)
  expect(part(refused, 'Dữ liệu của anh').text).toContain('Anh đánh dấu xác nhận giúp em nhé!')
  const confirmation = await browser.press(refused, refused.main.button('Gửi yêu cầu xóa'), {
    sure: true,
  })
  expect(part(confirmation, 'Dữ liệu của anh').text).toMatch(
    /Em đã nhận yêu cầu xóa tài khoản lúc \d+h\d\d ngày [\d/]+\. Tài khoản được xóa vào ngày [\d/]+\./,
  )
  const stays = await browser.press(confirmation, confirmation.main.button('Giữ lại tài khoản'))
  expect(part(stays, 'Dữ liệu của anh').text).toContain('Em đã giữ lại tài khoản của anh.')
  expect(await browser.execute('{ viewer { profile { deletion { dueAt } } } }')).toEqual({
    viewer: { profile: { deletion: null } },
  })
})

test('a password is changed with the current one, and the new one logs in [H-181]', async () => {
  const { phone, browser } = await newCustomer()
  await browser.execute('mutation { setPassword(input: { password: "739164" }) { __typename } }')
  const page = await browser.open(account)
  const change = (from: Page, current: string) =>
    browser.press(from, part(from, 'Mật khẩu').button('Đổi mật khẩu'), {
      'Mật khẩu hiện tại': current,
      'Mật khẩu mới (6 số)': '582047',
    })
  const refused = await change(page, '000000')
  expect(refused.status).toBe(422)
  expect(part(refused, 'Mật khẩu').text).toContain(
    'Mật khẩu hiện tại chưa đúng. Anh kiểm tra lại giúp em nhé!',
  )
  const weak = await browser.press(refused, part(refused, 'Mật khẩu').button('Đổi mật khẩu'), {
    'Mật khẩu hiện tại': '739164',
    'Mật khẩu mới (6 số)': '123456',
  })
  expect(weak.status).toBe(422)
  expect(part(weak, 'Mật khẩu').text).toContain('Mật khẩu này dễ bị đoán ra.')
  const done = await change(weak, '739164')
  expect(part(done, 'Mật khẩu').text).toContain('Đặt mật khẩu thành công!')
  await loggedIn(phone, { password: '582047' })
  await expect(loggedIn(phone, { password: '739164' })).rejects.toThrow()
})

test('a password is set by a code to the customer’s own phone, whatever the form posts [H-181]', async () => {
  // A demo customer who logs in nowhere else here and has no recent code.
  const phone = '0933333333'
  const browser = await loggedIn(phone)
  const page = await browser.open(account)
  const confirmation = await browser.press(page, page.main.button(/Xác nhận bằng mã$/))
  expect(confirmation.status).toBe(200)
  expect(part(confirmation, 'Mật khẩu').text).toMatch(/Kiểm tra (SMS|Zalo) để lấy OTP đăng nhập\./)
  const set = await browser.press(
    confirmation,
    part(confirmation, 'Mật khẩu').button('Đặt mật khẩu'),
    {
      'Mã xác nhận': await newestCode(phone),
      'Mật khẩu mới (6 số)': '739164',
      phone: '0987654321',
    },
  )
  expect(part(set, 'Mật khẩu').text).toContain('Đặt mật khẩu thành công!')
})

test('a form of the account that is sent after the session has ended leads to the log-in and back', async () => {
  const { browser } = await newCustomer()
  const page = await browser.open(account)
  const other = new Browser()
  const { status, location } = await other.press(
    page,
    page.main.button('Lưu hồ sơ'),
    {},
    { redirect: 'manual' },
  )
  expect([status, location]).toEqual([303, '/dang-nhap?next=%2Ftai-khoan&ly-do=het-han'])
})

const pathOf = (address: string) => address.replace(/^webcal:\/\/[^/]+/, '')

test('a customer opens a calendar feed in his account, which any calendar reads, and closes it again', async () => {
  const { phone, browser } = await newCustomer()
  const id = await book(browser, { phone, salonId: '34', ahead: 1 })
  const before = await browser.open(account)
  const opened = await browser.press(before, before.main.button('Tạo đường dẫn theo dõi'))
  const address = opened.main.link('Theo dõi lịch của anh').href!
  expect(address).toMatch(/^webcal:\/\/[^/]+\/lich-theo-doi\/[\w-]{50}\.ics$/)

  const calendar = new Browser()
  const response = await calendar.fetch(pathOf(address))
  const file = await response.text()
  expect(response.headers.get('content-type')).toContain('text/calendar')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.getSetCookie()).toEqual([])
  for (const line of ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'STATUS:CONFIRMED', `UID:${id}`])
    expect(file).toContain(`${line}\r\n`)
  expect(file).not.toContain(phone)
  const etag = response.headers.get('etag')!
  const again = await calendar.fetch(pathOf(address), { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])

  await browser.execute(
    'mutation($id: ID!) { cancelBooking(input: { bookingId: $id }) { __typename } }',
    {
      id,
    },
  )
  const canceled = await calendar.fetch(pathOf(address), { headers: { 'if-none-match': etag } })
  expect(await canceled.text()).toMatch(/SEQUENCE:1\r\nSTATUS:CANCELLED/)

  const closed = await browser.press(opened, opened.main.button('Ngừng theo dõi'))
  expect(closed.main.links('Theo dõi lịch của anh')).toEqual([])
  expect((await calendar.fetch(pathOf(address))).status).toBe(404)
})

test('a feed that is opened on an English page is English, though calendars send no cookie', async () => {
  const { browser } = await newCustomer()
  const before = await browser.open(`${account}?lang=en`)
  const opened = await browser.press(before, before.main.button('Create a calendar link'))
  const address = opened.main.link('Follow my appointments').href!
  expect(address).toMatch(/^webcal:\/\/[^/]+\/lich-theo-doi\/[\w-]{50}\.ics\?lang=en$/)
  const response = await new Browser().fetch(pathOf(address))
  expect(await response.text()).toContain('X-WR-CALNAME:Haircut at ')
})
