import { expect, test } from 'vitest'
import { book, cutAndWash, hasBooking } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { dotted, freshPhone, newCustomer, newestCode } from './customers.ts'

const salonId = '31'
const missing = 'Lịch Không Tồn Tại!'
/** The id of no booking. */
const unknown = '01M7YVKGXJJT9VFP00KHTAYNPX'
const at = (bookingId: string) => `/booking/success?bookingId=${bookingId}`

async function lookUp(browser: Browser, phone: string) {
  const page = await browser.open('/booking/lookup')
  return browser.press(page, page.button('Tìm lịch'), { phone })
}

test.each([
  ['nothing', '', 'Mời bạn nhập số điện thoại!'],
  ['four digits', '0912', 'Bạn nhập đủ 10 số giúp chúng mình nhé!'],
])('a look-up of %s is refused under the field [H-095, H-098]', async (_what, phone, sentence) => {
  const page = await lookUp(new Browser(), phone)
  expect(page.status).toBe(422)
  const field = page.field('Số điện thoại của anh')
  expect(page.part(`[id="${field.attribute('aria-describedby')}"]`).text).toContain(sentence)
})

test('a phone without a booking shows an empty state with a link to book [H-097]', async () => {
  const phone = freshPhone()
  const page = await lookUp(new Browser(), dotted(phone))
  expect(page.main.text).toContain('Bạn chưa đặt lịch!')
  expect(page.main.link('Đặt lịch ngay').href).toMatch(new RegExp(`/booking\\?.*phone=${phone}`))
})

test('a phone with a booking leads to it, in any browser [H-096]', async () => {
  const phone = freshPhone()
  const bookingId = await book(new Browser(), { salonId, phone })
  expect((await lookUp(new Browser(), phone)).path).toBe(at(bookingId))
})

test('a booking opens by its id, with map and calendar links [B-010, H-005, H-101]', async () => {
  const browser = new Browser()
  const bookingId = await book(browser, { salonId, phone: freshPhone() })
  const page = await browser.open(at(bookingId))
  const card = page.part('.booking-card')
  expect(card.link('Chỉ đường').href).toMatch(/^https:/)
  expect(card.link('Gọi').href).toMatch(/^tel:/)
  const entry = await browser.fetch(card.link('Thêm vào lịch').href!)
  expect(entry.headers.get('content-type')).toContain('text/calendar')
  expect(await entry.text()).toContain('BEGIN:VEVENT')
})

test("a booking's card shows hour and salon, change and cancel [H-100, H-102, H-103]", async () => {
  const browser = new Browser()
  const bookingId = await book(browser, { salonId, phone: freshPhone() })
  const card = (await browser.open(at(bookingId))).part('.booking-card')
  expect(card.text).toMatch(/\d+h\d\d/)
  expect(card.text).toMatch(/Salon \d+/)
  expect(card.link('ĐỔI LỊCH').href).toMatch(
    new RegExp(`salonId=${salonId}.*chosenService=${cutAndWash}`),
  )
  expect(card.link('HỦY LỊCH').href).toContain('ask=cancel')
})

test('a canceled booking only offers to book again, and frees the phone [H-104, H-107]', async () => {
  const browser = new Browser()
  const phone = freshPhone()
  const bookingId = await book(browser, { salonId, phone })
  const confirmation = await browser.open(`${at(bookingId)}&ask=cancel`)
  const page = await browser.press(confirmation, confirmation.dialog.button('HỦY LỊCH'))
  expect(page.path).toContain(at(bookingId))
  expect(page.part('.booking-card__state').text).toBe('Lịch đặt đã hủy')
  expect(page.part('.booking-card').links()).toEqual([])
  const again = page.main.link('Đặt lại').href
  expect(again).toContain(`salonId=${salonId}&phone=${phone}&chosenService=${cutAndWash}&`)
  expect(again).toMatch(/&stylistId=\d+&nearest=1$/)
  expect(await hasBooking(browser, phone)).toBe(false)
})

test('Home’s own data have a current booking for who made it and for nobody else [H-034, H-099]', async () => {
  const browser = new Browser()
  const bookingId = await book(browser, { salonId, phone: freshPhone() })
  type Personal = { now: number; browser: { bookings: { id: string; startsAt: number }[] | null } }
  const own = (who: Browser) =>
    who.execute<Personal>('{ now browser { bookings { id startsAt } } }')
  const {
    now,
    browser: { bookings: myBookings },
  } = await own(browser)
  expect(myBookings?.map(({ id }) => id)).toEqual([bookingId])
  expect(myBookings![0]!.startsAt).toBeGreaterThan(now)
  expect((await own(new Browser())).browser.bookings ?? []).toEqual([])
})

test.each([unknown, 'abc', ''])(
  'a missing booking "%s" shows that it does not exist, with a link to book [H-108]',
  async (id) => {
    const page = await openPage(at(id))
    expect(page.headings(missing)).toHaveLength(1)
    expect(page.main.links('Đặt lịch ngay')).toHaveLength(1)
  },
)

test('canceling a booking that is not there warns that it does not exist [H-108]', async () => {
  const page = await openPage(at(unknown), {
    method: 'POST',
    form: new URLSearchParams({ intent: 'cancel' }),
  })
  expect(page.status).toBe(404)
  expect(page.headings(missing)).toHaveLength(1)
})

test('there is no calendar entry of a booking that is not there', async () => {
  expect((await openPage('/booking/calendar?bookingId=abc')).status).toBe(404)
})

test('a visitor with the address sees only the day, and can cancel nothing [H-018, O-30]', async () => {
  const holder = new Browser()
  const phone = freshPhone()
  const bookingId = await book(holder, { salonId, phone, note: 'Chuyện riêng' })
  expect((await holder.open(at(bookingId))).main.text).toContain('Chuyện riêng')
  const other = new Browser()
  const page = await other.open(at(bookingId))
  expect(page.html).not.toContain(phone)
  expect(page.html).not.toContain(dotted(phone))
  expect(page.html).not.toContain('Chuyện riêng')
  page.heading('Lịch hẹn')
  expect(page.main.text).toMatch(/Số \d{3}\*\*\*\d{4} có một lịch hẹn vào .+, \d\d\/\d\d\./)
  expect(page.main.text).not.toMatch(/Salon \d+|\d+h\d0|THÀNH CÔNG/)
  expect(page.html).not.toContain('Cắt gội 10 bước')
  expect((await other.fetch(`/booking/calendar?bookingId=${bookingId}`)).status).toBe(404)
  expect(page.main.links('HỦY LỊCH')).toEqual([])
  const tried = await other.open(at(bookingId), {
    method: 'POST',
    form: new URLSearchParams({ intent: 'cancel' }),
  })
  expect(tried.path).toContain('ask=prove')
  expect(await hasBooking(holder, phone)).toBe(true)
})

test('a visitor who proves the phone by a code sees and cancels the booking [H-018]', async () => {
  const phone = freshPhone()
  const bookingId = await book(new Browser(), { salonId, phone, note: 'Chuyện riêng' })
  const browser = new Browser()
  const page = await browser.open(at(bookingId))
  const confirmation = await browser.follow(page.main.link('Xác nhận bằng mã'))
  const sent = await browser.press(confirmation, confirmation.dialog.button('Gửi mã'))
  const code = await newestCode(phone)
  const wrong = await browser.press(sent, sent.dialog.button('Xác nhận'), {
    code: code === '000000' ? '111111' : '000000',
  })
  expect(wrong.status).toBe(422)
  expect(wrong.dialog.field('Mã xác nhận').attribute('aria-invalid')).toBe('true')
  const proved = await browser.press(wrong, wrong.dialog.button('Xác nhận'), { code })
  expect(proved.main.text).toContain(dotted(phone))
  expect(proved.main.text).toContain('Chuyện riêng')
  const cancel = await browser.follow(proved.main.link('HỦY LỊCH'))
  const end = await browser.press(cancel, cancel.dialog.button('HỦY LỊCH'))
  expect(end.part('.booking-card__state').text).toBe('Lịch đặt đã hủy')
})

test('another code requested within the pause shows the field for the first, and the seconds left [H-018, H-123]', async () => {
  const phone = freshPhone()
  const bookingId = await book(new Browser(), { salonId, phone })
  const browser = new Browser()
  const execute = async () => {
    const page = await browser.open(`${at(bookingId)}&ask=prove`)
    expect(page.dialog.fields('Mã xác nhận')).toEqual([])
    return browser.press(page, page.dialog.button('Gửi mã'))
  }
  await execute()
  const code = await newestCode(phone)
  const again = await execute()
  expect(again.dialog.text).toContain('Nếu anh đã nhận được mã')
  again.dialog.button(/^Gửi lại mã sau \d+ giây$/)
  const proved = await browser.press(again, again.dialog.button('Xác nhận'), { code })
  expect(proved.main.text).toContain(dotted(phone))
})

test('a customer who logs in sees the booking of his phone, made elsewhere, and cancels it [H-110]', async () => {
  const { phone, browser } = await newCustomer()
  const bookingId = await book(new Browser(), { salonId, phone })
  const page = await browser.open(at(bookingId))
  expect(page.main.text).toContain(dotted(phone))
  expect(page.main.links('ĐỔI LỊCH')).toHaveLength(1)
  const confirmation = await browser.follow(page.main.link('HỦY LỊCH'))
  const end = await browser.press(confirmation, confirmation.dialog.button('HỦY LỊCH'))
  expect(end.part('.booking-card__state').text).toBe('Lịch đặt đã hủy')
})
