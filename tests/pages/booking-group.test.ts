import { beforeAll, expect, test } from 'vitest'
import { freeHours, book, salonWithFree } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { loggedIn, newCustomer } from './customers.ts'
import type { Page } from './page.ts'

/** Looks at groups, and books none. */
let phone: string
let browser: Browser

/** A customer with an account and a name, who may book for a group with his own phone. */
async function member(): Promise<{ phone: string; browser: Browser }> {
  const customer = await newCustomer()
  await customer.browser.execute(
    'mutation($p: String!) { saveCustomerName(input: { phone: $p, name: "Tuấn" }) { __typename } }',
    { p: customer.phone },
  )
  return customer
}

beforeAll(async () => {
  const reader = await member()
  phone = reader.phone
  browser = reader.browser
})

const at = (query: string, salonId = 21, who = phone) =>
  `/booking?step=0&salonId=${salonId}&phone=${who}&chosenService=1001${query}`
const people = (page: Page) => page.all('.person')
const states = (page: Page) => people(page).map((person) => person.part('.person__state').text)
/** An hour at which several stylists are free. */
const roomyHour = async (salonId = '21') => (await freeHours(browser, salonId, { least: 3 }))[0]!.id

test('each customer of a group has a heading with his progress [B-032, B-256, B-257]', async () => {
  const alone = await browser.open(at(''))
  alone.main.heading('Khách hàng 1')
  expect(people(alone)).toEqual([])
  const hour = await roomyHour()
  const none = await browser.open(at('&p2=0&p3=0'))
  expect(people(none).map((person) => person.headings()[0]!.name)).toEqual([
    expect.stringMatching(/^Khách hàng 1/),
    expect.stringMatching(/^Khách hàng 2/),
    expect.stringMatching(/^Khách hàng 3/),
  ])
  expect(states(none)).toEqual(['Đang chọn', 'Chọn sau khách hàng 1', 'Chọn sau khách hàng 2'])
  expect(states(await browser.open(at(`&hour=${hour}&p2=1001&p3=0`)))).toEqual([
    'Đã xong',
    'Đang chọn',
    'Chọn sau khách hàng 2',
  ])
})

test('a phone of somebody else books for one, and the page shows the reason [B-264, B-265]', async () => {
  const page = await browser.open(
    '/booking?step=0&salonId=21&phone=0909090909&chosenService=1001&p2=1001',
  )
  expect(page.path).not.toContain('p2=')
  expect(people(page)).toEqual([])
  expect(page.part('#part-group').text).toContain('1 người')
  expect(page.part('#part-group').text).toContain(
    'Bạn không thể đặt theo nhóm khi dùng số khác để đặt lịch',
  )
})

test('a role that books for others may have a group with another phone [B-264]', async () => {
  const receptionist = await loggedIn('0912345680')
  const page = await receptionist.open(
    '/booking?step=0&salonId=21&phone=0912345680&chosenService=1001&p2=1001',
  )
  expect(people(page)).toHaveLength(2)
})

test('a group from a link leads through the log-in without loss [B-266, B-336]', async () => {
  const other = new Browser()
  const page = await other.open(at('&p2=1012'))
  expect(people(page)).toHaveLength(2)
  const logIn = await other.follow(page.part('#part-group').link('Đăng nhập'))
  logIn.main.heading('ĐĂNG NHẬP ĐỂ ĐẶT LỊCH THEO NHÓM')
  expect(logIn.main.field(/^Số điện thoại/).value?.replaceAll('.', '')).toBe(phone)
  expect(new URL(logIn.path, 'http://any').searchParams.get('next')).toContain('p2=1012')
})

test('without a salon nobody is added, and the salon is requested [B-269]', async () => {
  const other = new Browser()
  const page = await other.open(`/booking?step=0&salonId=0&phone=${phone}`)
  const refused = await other.press(page, page.main.button('Thêm một người'))
  expect(people(refused)).toEqual([])
  expect(refused.part('#part-group').text).toContain(
    'Anh chọn salon trước rồi thêm người giúp em nhé!',
  )
})

test('form buttons add up to five people and remove the last [B-252, B-254, B-255]', async () => {
  let page = await browser.open(at(''))
  for (const size of [2, 3, 4, 5]) {
    page = await browser.press(page, page.main.button('Thêm một người'))
    expect(page.part('#part-group').text).toContain(`${size} người`)
  }
  expect(page.path).toContain('salonId=21')
  expect(page.path).toMatch(/&p2=0&p3=0&p4=0&p5=0/)
  const filled = await browser.open(at('&p2=1012&p3=1001'))
  const less = await browser.press(filled, filled.main.button('Bớt một người'))
  expect(less.path).toContain('&p2=1012')
  expect(less.path).not.toContain('&p3=')
  const one = await browser.open(at(''))
  const still = await browser.press(one, one.main.button('Bớt một người'))
  expect(still.part('#part-group').text).toContain('1 người')
})

test('the steps of a group name the customer who chooses [B-256]', async () => {
  const second = at('&p2=1012&person=2&flow=1')
  const services = await browser.open(second.replace('step=0', 'step=2'))
  services.heading('Chọn dịch vụ · Khách hàng 2')
  const detail = await browser.open(second.replace('step=0', 'step=3') + '&group=102')
  detail.heading('Chi tiết dịch vụ · Khách hàng 2')
})

test('a sixth customer is refused with the reason [B-263]', async () => {
  const five = await browser.open(at('&p2=0&p3=0&p4=0&p5=0'))
  expect(five.main.button('Thêm một người').attribute('aria-disabled')).toBe('true')
  const refused = await browser.press(five, five.main.button('Thêm một người'))
  expect(people(refused)).toHaveLength(5)
  expect(refused.part('#part-group').text).toContain('Một lịch hẹn có tối đa 4 người đi cùng anh.')
})

test('back to one person, the hour must be chosen anew [B-253]', async () => {
  const hour = await roomyHour()
  const two = await browser.open(at(`&hour=${hour}&p2=0`))
  const one = await browser.press(two, two.main.button('Bớt một người'))
  expect(people(one)).toEqual([])
  expect(one.path).not.toContain('hour=')
  expect(one.all('input[name=hourId][checked]')).toEqual([])
})

test('later services stay closed while an earlier customer is incomplete [B-259, B-260]', async () => {
  const notices = async (query: string) => {
    const page = await browser.open(at(query))
    const pressed = await browser.follow(page.part('#part-services').part('.pick__row'))
    expect(pressed.all('h1').map(({ text }) => text)).toEqual(['Đặt lịch giữ chỗ'])
    return pressed.part('#part-services').text
  }
  const hour = await roomyHour()
  expect(await notices(`&hour=${hour}&p2=0&p3=0&person=3`)).toContain(
    'Thông Báo Chưa chọn dịch vụ của khách hàng 2',
  )
  expect(await notices('&p2=0&person=2')).toContain('Thông Báo Chưa chọn giờ của khách hàng 1')
})

/** The second customer of a group, whose hour is chosen and stands. */
async function secondWithHour(browser: Browser, phone: string): Promise<Page> {
  for (const { id } of await freeHours(browser, '21', { least: 2 })) {
    const page = await browser.open(at(`&hour=${id}&p2=1001_${id}&person=2`, 21, phone))
    if (page.all('input[name=hourId][checked]')[0]?.value === id) return page
  }
  throw new Error('the salon has no hour for two')
}

test('the hour of a later customer cannot be changed, and nothing is booked [B-261, B-262]', async () => {
  const { phone, browser } = await member()
  const page = await secondWithHour(browser, phone)
  const other = page.all('input[name=hourId]:not([disabled], [checked])')[0]!.value!
  const refused = await browser.press(page, page.main.button('Hoàn tất'), {
    hourId: other,
    consent: true,
  })
  expect(refused.status).toBe(422)
  expect(refused.part('#part-hour').text).toContain('Chỉ có thể đổi giờ của khách hàng 1.')
  expect(await browser.execute('{ browser { bookings { id } } }')).toEqual({
    browser: { bookings: [] },
  })
})

test('a group whose second customer has no hour is not booked [B-267, B-268]', async () => {
  const { phone, browser } = await member()
  const hour = await roomyHour()
  const page = await browser.open(at(`&hour=${hour}&p2=1001`, 21, phone))
  const refused = await browser.press(page, page.main.button('Hoàn tất'), { consent: true })
  expect(refused.status).toBe(422)
  expect(refused.main.text).toContain('Chưa chọn giờ của khách hàng 2')
  expect(await browser.execute('{ browser { bookings { id } } }')).toEqual({
    browser: { bookings: [] },
  })
})

test('a second customer copies the services, and the group is booked [B-052, B-252, B-290]', async () => {
  const { phone, browser } = await member()
  const alone = await browser.open(at('', 22, phone))
  const second = await browser.press(alone, alone.main.button('Thêm một người'), {
    hourId: await roomyHour('22'),
  })
  expect(second.main.button(/^Khách hàng 1/).text).toMatch(/1 dịch vụ · \d+h\d\d/)
  const same = await browser.press(second, second.main.button('Giống khách hàng 1'))
  expect(same.path).toMatch(/p2=1001/)
  expect(same.all('input[name=hourId][checked]')).toHaveLength(1)
  const booked = await browser.press(same, same.main.button('Hoàn tất'), { consent: true })
  booked.heading('ĐẶT LỊCH THÀNH CÔNG')
  expect(booked.main.text).toMatch(/Khách hàng 2 · \d+h\d\d/)
  const {
    browser: { bookings: myBookings },
  } = await browser.execute<{
    browser: { bookings: { people: { services: { id: string }[] }[] }[] }
  }>('{ browser { bookings { people { services { id } } } } }')
  const [mine] = myBookings
  expect(mine!.people.map(({ services }) => services)).toEqual([[{ id: '1001' }], [{ id: '1001' }]])
})

const section = 'Tên từng người'

/** The page of tomorrow's booking for so many, and the address of its manage page. */
async function booked(people: number) {
  const { phone, browser: owner } = await newCustomer()
  const salonId = await salonWithFree(owner, { ahead: 1, least: people })
  const bookingId = await book(owner, { salonId, phone, ahead: 1, people })
  const path = `/booking/success?bookingId=${bookingId}`
  const page = await owner.open(path)
  return { owner, path, page, link: page.main.link('Mở trang quản lý').href! }
}

const fieldsOf = (page: Page) => page.main.under(section).fields()
const valuesOf = (page: Page) => fieldsOf(page).map(({ value }) => value ?? '')

/** Sends names in the order of the fields. */
function name(browser: Browser, page: Page, names: string[]): Promise<Page> {
  const filling = names.map((text, at) => [fieldsOf(page)[at]!.name, text])
  return browser.press(page, page.main.button('Lưu tên'), Object.fromEntries(filling))
}

test('without JavaScript a group is named on its manage page, and the page shows it', async () => {
  const { owner, path, page, link } = await booked(2)
  const way = page.main.link('Thêm tên từng người').href!
  expect(way).toBe(`${link}#ten-tung-nguoi`)
  const anybody = new Browser()
  const there = await anybody.open(way)
  expect(there.all('#ten-tung-nguoi')).toHaveLength(1)
  expect(fieldsOf(there).map((field) => field.name)).toEqual([
    expect.stringMatching(/^Khách hàng 1 · /),
    expect.stringMatching(/^Khách hàng 2 · /),
  ])
  const saved = await name(anybody, there, ['  Tuấn ', 'bé   Bin'])
  expect(saved.path).toBe(`${link}?xong=ten`)
  expect(saved.part('#ten-tung-nguoi [role=status]').text).toBe('Em đã lưu tên từng người.')
  expect(valuesOf(saved)).toEqual(['Tuấn', 'bé Bin'])
  const reloaded = await openPage(link)
  expect(valuesOf(reloaded)).toEqual(['Tuấn', 'bé Bin'])
  expect(reloaded.part('#ten-tung-nguoi').has('[role=status]')).toBe(false)
  expect((await owner.open(path)).main.under('Chi tiết lịch hẹn').text).toContain('bé Bin')
  expect(valuesOf(await name(anybody, reloaded, ['Tuấn', '']))).toEqual(['Tuấn', ''])
})

test('a refused name keeps what was typed, with its sentence at its field', async () => {
  const { link } = await booked(2)
  const anybody = new Browser()
  const refused = await name(anybody, await anybody.open(link), ['Tuấn', '0912'])
  expect(refused.status).toBe(422)
  expect(valuesOf(refused)).toEqual(['Tuấn', '0912'])
  const wrong = refused.all('#ten-tung-nguoi [aria-invalid=true]')
  expect(wrong.map(({ value }) => value)).toEqual(['0912'])
  expect(refused.part('#ten-tung-nguoi .field__error').text).toBe(
    'Bạn nhập tên hợp lệ giúp chúng mình nhé!',
  )
  expect(valuesOf(await openPage(link))).toEqual(['', ''])
})

test('a booking for one has no fields for names, neither on its page nor on its manage page', async () => {
  const { page, link } = await booked(1)
  expect(page.main.links('Thêm tên từng người')).toEqual([])
  expect((await openPage(link)).all('#ten-tung-nguoi')).toEqual([])
})

test("the form for a group's names is English too, each field with its label", async () => {
  const { link } = await booked(2)
  const page = await openPage(link, { lang: 'en' })
  const fields = page.main.under('Everyone’s names').fields()
  expect(fields.map((field) => field.name)).toEqual([
    expect.stringMatching(/^Guest 1 · /),
    expect.stringMatching(/^Guest 2 · /),
  ])
})
