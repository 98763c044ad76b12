import { expect, test } from 'vitest'
import { book, cutAndWash, dayAhead, freeHours } from './bookings.ts'
import { Browser } from './browser.ts'
import { freshPhone, loggedIn, newCustomer } from './customers.ts'
import type { Page } from './page.ts'

const password = '739164'
const at = (salonId: string, phone: string, more = '') =>
  `/booking?step=0&salonId=${salonId}&phone=${phone}&chosenService=${cutAndWash}${more}`

/** A customer with a password, a name and a browser that is logged in. */
async function namedCustomer() {
  const { phone, browser } = await newCustomer()
  await browser.execute(
    `
      mutation ($p: String!, $c: String!) {
        setPassword(input: { password: $c }) { __typename }
        saveCustomerName(input: { phone: $p, name: "Anh Tuấn" }) { __typename }
      }
    `,
    { p: phone, c: password },
  )
  return { phone, browser }
}

/** Number of stylists who are free from an hour of today on. */
async function stylistsAt(salonId: string, hourId: string): Promise<number> {
  const hours = await freeHours(new Browser(), salonId)
  return hours.find(({ id }) => id === hourId)?.freeStylists ?? 0
}

/** Books an hour of the open screen by its form. */
function bookHour(browser: Browser, page: Page, hourId: string, note = ''): Promise<Page> {
  const asksConsent = page.all('input[name=consent]').length > 0
  return browser.press(page, page.main.button('Hoàn tất'), {
    hourId,
    'Ghi chú cho salon': note,
    ...(asksConsent ? { consent: true } : {}),
  })
}

test('without JavaScript a change logs in by password, compares and frees the old place [B-301, O-17]', async () => {
  const { phone } = await namedCustomer()
  const browser = new Browser()
  const hours = await freeHours(browser, '23')
  const [first, last] = [hours[0]!.id, hours.at(-1)!.id]
  const before = await stylistsAt('23', first)
  const booked = await bookHour(browser, await browser.open(at('23', phone)), first)
  booked.heading('ĐẶT LỊCH THÀNH CÔNG')
  expect(await stylistsAt('23', first)).toBe(before - 1)

  const refused = await bookHour(
    browser,
    await browser.open(at('23', phone)),
    last,
    'Đừng quên tóc mai',
  )
  expect(refused.status).toBe(403)
  const logIn = await browser.press(refused, refused.main.button('Đăng nhập'))
  logIn.main.heading('BẠN ĐÃ CÓ LỊCH ĐẶT, BẠN VUI LÒNG ĐĂNG NHẬP ĐỂ ĐỔI LỊCH')
  const again = await browser.press(logIn, logIn.main.button('Đăng nhập'), {
    'Mật khẩu (6 số)': password,
  })
  const compared = await browser.press(again, again.main.button('Đổi sang lịch mới'))
  expect(compared.dialog.text).toMatch(/^Đổi \d+h\d\d, .+ sang \d+h\d\d, .+\?/)
  expect(await stylistsAt('23', first)).toBe(before - 1)
  const changed = await browser.press(compared, compared.dialog.button('Đổi lịch'))
  expect(changed.path).toMatch(/^\/booking\/success\?bookingId=.*notice=changed/)
  expect(changed.main.text).toContain('Đổi lịch thành công! Lịch cũ của anh đã được hủy.')
  expect(changed.main.text).toContain('Đừng quên tóc mai')
  expect(await stylistsAt('23', first)).toBe(before)
})

test('a change needs no log-in for a customer logged in with the booking’s phone [O-17]', async () => {
  const { phone, browser } = await namedCustomer()
  const hours = await freeHours(browser, '24')
  const first = await bookHour(browser, await browser.open(at('24', phone)), hours[0]!.id)
  first.heading('ĐẶT LỊCH THÀNH CÔNG')
  const refused = await bookHour(browser, await browser.open(at('24', phone)), hours.at(-1)!.id)
  expect(refused.main.buttons('Đăng nhập')).toEqual([])
  expect(refused.dialog.text).toMatch(/^Đổi \d+h\d\d, .+ sang \d+h\d\d, .+\?/)
  expect(refused.main.alerts).toEqual([])
  expect(refused.dialog.link('Giữ lịch cũ').href).toMatch(/^\/booking\/success\?bookingId=/)
  const changed = await browser.press(refused, refused.dialog.button('Đổi lịch'))
  expect(changed.path).toContain('notice=changed')
  const { viewer } = await browser.execute<{
    viewer: { bookingHistory: { nodes: { status: string; hourLabel: string }[] } }
  }>('{ viewer { bookingHistory { nodes { status hourLabel } } } }')
  expect(viewer.bookingHistory.nodes.map(({ status }) => status).sort()).toEqual([
    'CANCELED',
    'CONFIRMED',
  ])
})

test('the browser that booked changes from its card without a log-in, another browser does not [O-17]', async () => {
  const phone = freshPhone()
  const browser = new Browser()
  const hours = await freeHours(browser, '62')
  const booked = await bookHour(browser, await browser.open(at('62', phone)), hours.at(-4)!.id)
  booked.heading('ĐẶT LỊCH THÀNH CÔNG')
  const change = await browser.follow(booked.main.link('ĐỔI LỊCH'))
  const other = new Browser()
  const asked = await bookHour(other, await other.open(change.path), hours.at(-1)!.id)
  expect(asked.status).toBe(403)
  asked.main.button('Đăng nhập')
  const changed = await bookHour(browser, change, hours.at(-1)!.id)
  expect(changed.path).toContain('notice=changed')
  expect(changed.heading(/^Đã đổi sang \d+h\d\d, /)).toBeDefined()
  const {
    browser: { bookings: myBookings },
  } = await browser.execute<{ browser: { bookings: unknown[] } }>('{ browser { bookings { id } } }')
  expect(myBookings).toHaveLength(1)
})

test('a change may take an hour that overlaps the booked one [O-17, H-102]', async () => {
  const { phone, browser } = await namedCustomer()
  const salonId = '61'
  const date = await dayAhead(browser, 1)
  const { salon } = await browser.execute<{
    salon: { staff: { stylists: { id: string; salonId: string }[] } }
  }>(
    'query($s: ID!, $d: LocalDate!) { salon(id: $s) { staff(date: $d) { stylists { id salonId } } } }',
    { s: salonId, d: date },
  )
  const open = (stylistId: string, more = '') =>
    browser.open(at(salonId, phone, `&date=${date}&stylistId=${stylistId}${more}`))
  const free = (page: Page) =>
    page.all('input[name=hourId]:not([disabled])').map((input) => Number(input.value))
  for (const { id: stylistId } of salon.staff.stylists.filter((one) => one.salonId === salonId)) {
    const page = await open(stylistId)
    const hourId = free(page).find((id, index, all) => all[index + 1] === id + 1)
    if (hourId === undefined) continue
    await bookHour(browser, page, String(hourId))
    expect(free(await open(stylistId))).not.toContain(hourId)
    const change = await open(stylistId, '&change=1')
    expect(free(change)).toEqual(expect.arrayContaining([hourId, hourId + 1]))
    const changed = await bookHour(browser, change, String(hourId + 1))
    expect(changed.path).toContain('notice=changed')
    return
  }
  throw new Error(`nobody of salon ${salonId} has two free hours in a row`)
})

test("only the customer's log-in shows and cancels a booking made logged out [H-018, H-110]", async () => {
  const { phone } = await namedCustomer()
  const id = await book(new Browser(), { phone, salonId: '25' })
  const other = await namedCustomer()
  const masked = await other.browser.open(`/booking/success?bookingId=${id}`)
  expect(masked.main.links('Xác nhận bằng mã')).toHaveLength(1)
  expect(masked.main.links(/^hủy lịch$/i)).toEqual([])
  expect(masked.html).not.toContain(phone)

  const owner = await loggedIn(phone, { password })
  const history = await owner.open('/lich-su')
  const page = await owner.open(history.link('HỦY LỊCH').href!)
  const canceled = await owner.press(page, page.dialog.button('HỦY LỊCH'))
  expect(canceled.part('.booking-card__state').text).toBe('Lịch đặt đã hủy')
  expect(await owner.execute('{ browser { bookings { id } } }')).toEqual({
    browser: { bookings: [] },
  })
})

test('a change from the card names the old time on every screen [H-102, H-110, B-216]', async () => {
  const { phone } = await namedCustomer()
  const id = await book(new Browser(), { phone, salonId: '26', ahead: 1 })
  const owner = await loggedIn(phone, { password })
  const page = await owner.open(`/booking/success?bookingId=${id}`)
  const change = await owner.follow(page.main.link('ĐỔI LỊCH'))
  expect(change.path).toContain(at('26', phone))
  expect(change.all('input[name=date]')[0]!.value).toBe(await dayAhead(owner, 1))
  const from = /Đổi lịch \d+h\d\d, (CN|T\d), \d\d\/\d\d/
  expect(change.region('Đang đổi lịch').text).toMatch(from)
  for (const step of [1, 2])
    expect(
      (await owner.open(change.path.replace('step=0', `step=${step}&flow=1`))).region(
        'Đang đổi lịch',
      ).text,
    ).toMatch(from)
  const hours = await freeHours(owner, '26', { ahead: 1 })
  const changed = await bookHour(owner, change, hours[0]!.id)
  expect(changed.path).toContain('notice=changed')
  expect(changed.heading(/^Đã đổi sang \d+h\d\d, /)).toBeDefined()
})

test('who booked advice instead of services changes it with the days and hours open [B-204, B-216]', async () => {
  const phone = freshPhone()
  const browser = new Browser()
  const opened = await browser.open(`/booking?step=0&salonId=4&phone=${phone}&consult=1`)
  const hours = opened.all('input[name=hourId]:not([disabled])')
  const booked = await bookHour(browser, opened, hours[0]!.value!)
  const change = await browser.follow(booked.main.link('ĐỔI LỊCH'))
  expect(change.part('#part-services').text).toContain('Nhân viên sẽ tư vấn')
  expect(change.all('.days__day').length).toBeGreaterThan(1)
  expect(change.all('input[name=hourId]:not([disabled])').length).toBeGreaterThan(0)
})

test('without services nor a consultation no days stand open [B-216]', async () => {
  const page = await new Browser().open(`/booking?step=0&salonId=4&phone=${freshPhone()}`)
  expect(page.all('.days__day')).toEqual([])
  expect(page.all('input[name=hourId]')).toEqual([])
})

test('only a logged-in customer without a name must enter it for his phone [B-304]', async () => {
  const asks = async (browser: Browser, phone: string) =>
    (await browser.open(at('9', phone))).main.fields(/^Tên của anh/).length > 0
  const nameless = await newCustomer()
  const named = await namedCustomer()
  expect(await asks(nameless.browser, nameless.phone)).toBe(true)
  expect(await asks(nameless.browser, '0909090909')).toBe(false)
  expect(await asks(named.browser, named.phone)).toBe(false)
  expect(await asks(new Browser(), nameless.phone)).toBe(false)
})

test('a name that is given with the booking is saved [B-360]', async () => {
  const { phone, browser } = await newCustomer()
  const page = await browser.open(at('27', phone))
  const hour = (await freeHours(browser, '27'))[0]!.id
  await browser.press(page, page.main.button('Hoàn tất'), {
    hourId: hour,
    name: 'Minh Đức',
    consent: true,
  })
  expect(await browser.execute('{ viewer { profile { name } } }')).toEqual({
    viewer: { profile: { name: 'Minh Đức' } },
  })
})

test('without a tick for the consent nothing is booked, and the page names the box [H-139]', async () => {
  const phone = freshPhone()
  const browser = new Browser()
  const page = await browser.open(at('31', phone))
  const refused = await browser.press(page, page.main.button('Hoàn tất'), {
    hourId: (await freeHours(browser, '31'))[0]!.id,
  })
  expect(refused.status).toBe(422)
  expect(refused.main.text).toContain('Anh đánh dấu đồng ý giúp em để tiếp tục nhé!')
  expect(await browser.execute('{ browser { bookings { id } } }')).toEqual({
    browser: { bookings: [] },
  })
})

test('a consent is posted by purpose, and requested once per phone [H-138, H-140, H-141]', async () => {
  const { phone, browser } = await namedCustomer()
  const page = await browser.open(at('29', phone))
  const booked = await browser.press(
    page,
    page.main.button('Hoàn tất'),
    { hourId: (await freeHours(browser, '29'))[0]!.id, consent: true, photo: true },
    { redirect: 'manual' },
  )
  expect(booked.status).toBe(303)
  expect(await browser.execute('{ viewer { consentWords { purpose source isGiven } } }')).toEqual({
    viewer: {
      consentWords: expect.arrayContaining([
        { purpose: 'BOOKING', source: 'BOOKING', isGiven: true },
        { purpose: 'PHOTO', source: 'BOOKING', isGiven: true },
      ]) as unknown,
    },
  })
  const cookie = booked.headers.getSetCookie().find((line) => line.startsWith('muot_consent='))
  expect(cookie).toMatch(new RegExp(`^muot_consent=${phone}\\.10;.*Max-Age=94608000(;|$)`))
  const remembering = new Browser({ cookie: cookie!.split(';')[0] })
  expect((await remembering.open(at('9', phone))).all('input[name=consent]')).toEqual([])
  expect((await remembering.open(at('9', freshPhone()))).all('input[name=consent]')).toHaveLength(1)
})

test("the account's consent suffices; its withdrawal cancels the booking [H-137, H-187, O-46]", async () => {
  const { phone, browser } = await namedCustomer()
  const asks = async () =>
    (await browser.open(at('30', phone))).all('input[name=consent]').length === 1
  expect(await asks()).toBe(true)
  const account = await browser.open('/tai-khoan')
  await browser.press(account, account.main.button('Đồng ý: Giữ chỗ bằng số điện thoại'))
  expect(await asks()).toBe(false)
  const id = await book(browser, { phone, salonId: '30' })

  const given = await browser.open('/tai-khoan')
  const refused = await browser.press(
    given,
    given.main.button('Rút lại: Giữ chỗ bằng số điện thoại'),
  )
  expect(refused.status).toBe(409)
  expect(refused.main.alerts).toEqual([
    expect.stringContaining(
      'Anh đang có 1 lịch hẹn tại salon. Rút lại sự đồng ý này thì em sẽ hủy hết giúp anh.',
    ),
  ])
  const isCanceled = async () =>
    (
      await browser.execute<{ booking: { isCanceled: boolean } }>(
        'query($id: ID!) { booking(id: $id) { ... on Booking { isCanceled } } }',
        { id },
      )
    ).booking.isCanceled
  expect(await isCanceled()).toBe(false)
  await browser.press(refused, refused.main.button(/^Rút lại và hủy lịch|^Vẫn rút lại/))
  expect(await isCanceled()).toBe(true)
  expect(await asks()).toBe(true)
})

test('inside a partner app no consent is required [H-136]', async () => {
  const browser = new Browser()
  const phone = freshPhone()
  expect((await browser.open(at('9', phone))).all('input[name=consent]')).toHaveLength(1)
  expect((await browser.open(at('9', phone, '&inApp=1'))).all('input[name=consent]')).toEqual([])
})
