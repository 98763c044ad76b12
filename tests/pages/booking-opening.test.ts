import { expect, test } from 'vitest'
import { dayAhead } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { dotted, freshPhone, newCustomer } from './customers.ts'

const phone = '0912345670'
const salon = `/booking?salonId=9&phone=${phone}`
const chosen = `${salon}&step=0&chosenService=1001`

test.each([
  { query: 'salonId=9&step=3', because: 'with a salon, a link opens no later step' },
  { query: 'salonId=0&step=9', because: 'there is no step 9' },
  { query: 'salonId=0&step=-1', because: 'there is no step -1' },
])('$because: $query opens the main screen [B-023, B-025, H-154]', async ({ query }) => {
  const page = await openPage(`/booking?phone=${phone}&${query}`)
  expect(page.all('h1').map(({ text }) => text)).toEqual(['Đặt lịch giữ chỗ'])
})

/** Opens a step of the flow, at a salon. */
const openStep = (step: number) =>
  openPage(`${salon}&step=${step}${step === 3 ? '&group=101' : ''}&flow=1`)
const titleOf = async (step: number) => (await openStep(step)).all('h1').map(({ text }) => text)

test('step 0 is titled "Đặt lịch giữ chỗ" [B-015]', async () => {
  expect(await titleOf(0)).toEqual(['Đặt lịch giữ chỗ'])
})
test('step 1 is titled "Chọn salon" [B-016]', async () => {
  expect(await titleOf(1)).toEqual(['Chọn salon'])
})
test('step 2 is titled "Chọn dịch vụ" [B-017]', async () => {
  expect(await titleOf(2)).toEqual(['Chọn dịch vụ'])
})
test('step 3 is titled "Chi tiết dịch vụ" [B-018]', async () => {
  expect(await titleOf(3)).toEqual(['Chi tiết dịch vụ'])
})

test.each([
  { step: 1, back: 0 },
  { step: 2, back: 0 },
  { step: 3, back: 2 },
])(
  'from step $step the arrow leads back to step $back [B-026, B-182, B-185]',
  async ({ step, back }) => {
    const page = await openStep(step)
    expect(page.main.link('Quay lại').href).toMatch(new RegExp(`^/booking\\?step=${back}&`))
  },
)

test('the main screen has no arrow back [B-026]', async () => {
  expect((await openStep(0)).main.links('Quay lại')).toEqual([])
})

test('the call to action of Home opens the flow with nothing chosen [B-011]', async () => {
  const home = await openPage('/')
  expect(home.all('a[href="/booking?salonId=0&phone=0&step=0"]')).not.toEqual([])
})

test('the main screen shows its sections and button in order [B-029, B-030, B-033]', async () => {
  const page = await openPage(chosen)
  expect(page.main.all('.booking__parts section[id]').map((part) => part.attribute('id'))).toEqual([
    'part-salon',
    'part-group',
    'part-services',
    'part-hour',
  ])
  page.main.button('Hoàn tất')
  expect(page.main.text).toContain('Đặt lịch giữ chỗ nhanh, đến là làm không phải chờ')
})

test('without a choice the button looks inactive, and the salon comes first [B-177]', async () => {
  const none = await openPage(`/booking?salonId=0&phone=${phone}&step=0`)
  expect(none.main.button('Hoàn tất Còn thiếu salon').attribute('aria-disabled')).toBe('true')
  const some = await openPage(chosen)
  expect(some.main.button('Hoàn tất').attribute('aria-disabled')).toBeUndefined()
})

/** Opens the main screen as after a press on 'Hoàn tất', and returns the alerts of each part. */
async function alertsAfterPress(link: string): Promise<Record<string, string[]>> {
  const page = await openPage(`${link}&next=1&warn=1`)
  return Object.fromEntries(
    ['salon', 'services', 'hour'].map((part) => [
      part,
      page.all(`#part-${part} [role=alert]`).map(({ text }) => text),
    ]),
  )
}

test('after a press without a salon only its section shows a hint [B-171, B-332]', async () => {
  expect(await alertsAfterPress(`/booking?salonId=0&phone=${phone}&step=0`)).toEqual({
    salon: ['Anh vui lòng chọn salon trước để xem lịch còn trống ạ!'],
    services: [],
    hour: [],
  })
})

test('after a press without services only their section shows a hint [B-172]', async () => {
  expect(await alertsAfterPress(`${salon}&step=0`)).toEqual({
    salon: [],
    services: ['Mời anh chọn dịch vụ để có stylist và giờ cắt phù hợp ạ!'],
    hour: [],
  })
})

test('after a press without an hour only its section shows a hint [B-173]', async () => {
  expect(await alertsAfterPress(chosen)).toEqual({
    salon: [],
    services: [],
    hour: ['Anh chọn giúp em giờ phù hợp nhé!'],
  })
})

test('who comes back from the services is shown the hours, and nothing in red before a press [B-180]', async () => {
  const page = await openPage(`${chosen}&next=1`)
  expect(page.main.alerts).toEqual([])
})

test('note, requests and switches stand below the hours [B-047, B-048, B-050]', async () => {
  const page = await openPage(`/booking?step=0&salonId=12&phone=${phone}&chosenService=1001`)
  const more = page.summary('Ghi chú & yêu cầu thêm').around('details')
  more.field('Ghi chú cho salon')
  expect(more.fields('Da dễ kích ứng')).toHaveLength(1)
  expect(more.field(/^Anh đi cùng nhiều người/).isChecked).toBe(false)
  expect(more.field(/^Nhân viên tư vấn cho anh/).isChecked).toBe(true)
})

test('who comes with many people reads that he is called at least 30 minutes before [B-274]', async () => {
  const page = await openPage(`/booking?step=0&salonId=12&phone=${phone}&chosenService=1001`)
  expect(page.main.field(/^Anh đi cùng nhiều người/).around('label').text).toContain(
    'Nhân viên sẽ gọi anh trước ít nhất 30 phút',
  )
})

/** Whether many people can be announced at a salon, so many days ahead. */
async function offersManyPeople(salonId: number, ahead: number): Promise<boolean> {
  const date = await dayAhead(new Browser(), ahead)
  const page = await openPage(
    `/booking?step=0&salonId=${salonId}&phone=${phone}&chosenService=1001&date=${date}`,
  )
  page.main.field('Ghi chú cho salon')
  return page.main.fields(/^Anh đi cùng nhiều người/).length === 1
}

test('a salon that takes no groups offers no switch for many people [B-271]', async () => {
  expect(await offersManyPeople(1, 0)).toBe(false)
})

test('a salon that takes groups offers the switch on any day [B-272]', async () => {
  expect([await offersManyPeople(3, 0), await offersManyPeople(3, 1)]).toEqual([true, true])
})

test('a salon that takes groups on other days only offers the switch tomorrow, not today [B-273]', async () => {
  expect([await offersManyPeople(2, 0), await offersManyPeople(2, 1)]).toEqual([false, true])
})

test('consents start unticked, one box for each purpose [H-135, H-142, B-051]', async () => {
  const page = await openPage(chosen)
  const consent = page.main.region('Bảo vệ thông tin của anh')
  expect(consent.text).toContain('1900.299.993')
  expect(consent.fields().map(({ name, isChecked }) => [name, isChecked])).toEqual([
    [expect.stringMatching(/đồng ý cho salon dùng số điện thoại/), false],
    [expect.stringMatching(/chụp và lưu ảnh/), false],
    [expect.stringMatching(/vị trí/), false],
  ])
})

test('an invalid phone or salon is ignored without a message [B-193, B-194, B-386]', async () => {
  const page = await openPage('/booking?step=0&salonId=abc&phone=12')
  expect(page.status).toBe(200)
  expect(page.main.field('Số điện thoại của anh').value ?? '').toBe('')
  page.main.link('Xem tất cả salon')
  expect(page.main.alerts).toEqual([])
  expect(page.all('.field__error')).toEqual([])
})

test('the interface is Vietnamese with lang="vi"; a service may have an English name [B-006]', async () => {
  const page = await openPage(`${salon}&step=3&flow=1&group=107`)
  expect(page.language).toBe('vi')
  page.main.heading('Kid Combo')
  expect(page.main.text).toContain('Chọn phiên bản')
})

test('the form accepts a typed phone, and a refusal preserves what was typed [B-305, B-280]', async () => {
  const browser = new Browser()
  const page = await browser.open('/booking?salonId=9&phone=0&step=0&chosenService=1001')
  const refused = await browser.press(page, page.main.button('Hoàn tất'), {
    'Ghi chú cho salon': 'Em đi cùng bé',
    'Da dễ kích ứng': true,
    'Số điện thoại của anh': '0912',
    photo: true,
  })
  expect(refused.status).toBe(422)
  expect(refused.main.field('Ghi chú cho salon').value).toBe('Em đi cùng bé')
  expect(refused.main.field('Da dễ kích ứng').isChecked).toBe(true)
  expect(refused.main.field(/chụp và lưu ảnh/).isChecked).toBe(true)
})

test('the question for the phone is sent open, and not to whoever has one [B-121, B-305]', async () => {
  const [open, known] = await Promise.all([openPage('/booking?salonId=9&phone=0'), openPage(salon)])
  expect(open.part('dialog[open] input[name=phone]').attribute('type')).toBe('tel')
  expect(known.has('dialog')).toBe(false)
})

test('a wrong phone sent before the scripts run comes back with its error, a right one is taken [B-121, B-305]', async () => {
  const browser = new Browser()
  const opened = await browser.open('/booking?salonId=9&phone=0&chosenService=1001')
  const label = 'Số điện thoại của anh'
  const refused = await browser.press(opened, opened.dialog.button('Tiếp tục'), {
    [label]: '09123',
  })
  const field = refused.dialog.field(label)
  expect([field.value, field.attribute('aria-invalid')]).toEqual(['0912.3', 'true'])
  expect(refused.dialog.all('.field__error').map(({ text }) => text)).toEqual([
    'Bạn nhập đủ 10 số giúp chúng mình nhé!',
  ])
  const taken = await browser.press(refused, refused.dialog.button('Tiếp tục'), { [label]: phone })
  expect(taken.dialogs()).toEqual([])
  expect(taken.part('.customer').text).toContain('0912.345.670')
  expect(taken.main.text).toContain('Đã chọn 1 dịch vụ')
})

test.each([
  ['a link without a salon', '/booking?salonId=0&phone=0&step=0'],
  ['the link of a salon', '/booking?salonId=9&phone=0&step=0'],
  ['the link of a visit', '/booking?salonId=9&phone=0&step=0&chosenService=1001&stylistId=31'],
  ["the link of an offer of the customer's own", '/booking?salonId=0&phone=0&step=0&offers=504'],
  ['the address alone', '/booking'],
])('%s books with the phone of the logged-in customer [B-305, H-031]', async (_what, path) => {
  const { phone, browser } = await newCustomer()
  const page = await browser.open(path)
  expect(new URL(page.path, 'http://site').searchParams.get('phone')).toBe(phone)
  expect(page.part('.customer').text).toContain(dotted(phone))
  expect(page.main.fields('Số điện thoại của anh')).toEqual([])
})

test('a logged-in customer may book with another phone, and a visitor enters his [B-305]', async () => {
  const { browser, phone } = await newCustomer()
  const page = await browser.open('/booking?salonId=9&phone=0&step=0')
  const other = await browser.follow(page.main.link('Đổi số'))
  expect(other.part('.booking__parts').fields('Số điện thoại của anh')).toHaveLength(1)
  const another = freshPhone()
  const withAnother = await browser.open(`/booking?step=0&salonId=9&phone=${another}`)
  expect(withAnother.part('.customer').text).toContain(dotted(another))
  expect(withAnother.main.text).not.toContain(dotted(phone))
  const loggedOut = await openPage('/booking?salonId=9&phone=0&step=0', { as: new Browser() })
  expect(loggedOut.status).toBe(200)
  expect(loggedOut.part('.booking__parts').fields('Số điện thoại của anh')).toHaveLength(1)
})
