import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { viewOf } from '../group/person-view'
import { renderHtml } from '../testing/render-html'
import { attempt, chosen, cut, frame, main, mainSent, type Sold } from '../testing/screen-data'
import { nearestSalons, soonestSalons } from './load.server'
import { MainStep } from './step'

/** Whether these texts stand in a page, one after the other. */
function expectInOrder(html: string, parts: string[]): void {
  const places = parts.map((part) => html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
}

test('the main screen has salon, services and time for each customer, then notes [B-002, B-032, B-033]', async () => {
  expectInOrder(await mainSent(), [
    'Khách hàng 1',
    '1. Chọn salon',
    '2. Chọn dịch vụ',
    '3. Chọn ngày',
    'Ghi chú',
  ])
})

test('the field of the salon shows its address and, below, its warning [B-034, B-038]', async () => {
  expectInOrder(await mainSent(), [
    '1. Chọn salon',
    '252 Cầu Giấy, Hà Nội',
    'Salon đông khách cuối tuần',
    '2. Chọn dịch vụ',
  ])
})

test('when a salon opens stands there in the words of the page, not in those of the chain [B-038]', async () => {
  const warnText = 'Salon khai trương ngày 25-11-2026, anh đặt lịch từ ngày khai trương nhé!'
  const html = await mainSent({
    salon: { ...main.salon!, openingDate: '2026-11-25', warnText },
  })
  expect(html).toContain(warnText.replace('25-11-2026', '25/11'))
})

test('the field of the services counts them and names each [B-039, B-040]', async () => {
  expectInOrder(await mainSent(), [
    '2. Chọn dịch vụ',
    'Đã chọn 1 dịch vụ',
    'Cắt gội 10 bước – Tiêu chuẩn',
    '3. Chọn ngày',
  ])
})

test('the total to be paid stands below the services, in đồng [B-041, B-007]', async () => {
  expectInOrder(await mainSent(), [
    'Cắt gội 10 bước – Tiêu chuẩn',
    'Tổng số tiền anh cần thanh toán',
    '120.000 VNĐ',
    '3. Chọn ngày',
  ])
})

test('an empty draft invites to choose salon and services [B-035, B-197]', async () => {
  const html = await mainSent(
    { salon: null, people: [viewOf<Sold>([], [])], hours: null, stylists: null },
    'step=0&salonId=0&phone=0909090909',
  )
  expect(html).toContain('Xem tất cả salon')
  expect(html).toContain('Xem tất cả dịch vụ hấp dẫn')
  expect(
    await mainSent({ people: [viewOf<Sold>([], [])] }, 'step=0&salonId=9&phone=0909090909&next=1'),
  ).toContain('Mời anh chọn dịch vụ để có stylist và giờ cắt phù hợp ạ!')
})

test('hours, staff or prices that could not be loaded cost only their own section [B-234, B-385]', async () => {
  const html = await mainSent({ hours: null, stylists: null, people: [viewOf<Sold>(null, [])] })
  expect(html).toContain('Em chưa tải được giờ trống.')
  expect(html).toContain('Em chưa tải được danh sách stylist.')
  expect(html).toContain('Em chưa tải được bảng giá.')
  expect(html).toContain('252 Cầu Giấy, Hà Nội')
})

test('a part that could not be loaded is asked for again at the address as it was opened [B-234]', async () => {
  const query = 'again=full&chosenService=1001&phone=0909090909&salonId=9&step=0'
  const retries = async (failed: Parameters<typeof mainSent>[0]) => {
    const $ = load(await mainSent(failed, query))
    return [...$('.error-note a')].map((link) => $(link).attr('href'))
  }
  const here = `/booking?${query}`
  expect(await retries({ salon: null })).toEqual([here])
  const none = { hours: null, stylists: null, people: [viewOf<Sold>(null, [])] }
  expect(await retries(none)).toEqual([here, here, here])
})

test('services that were chosen before any salon have no prices yet, which is no failure [B-041]', async () => {
  const html = await mainSent(
    { salon: null, people: [viewOf<Sold>(null, [])], hours: null, stylists: null },
    'step=0&salonId=0&phone=0&chosenService=3001',
  )
  expect(html).toContain('Đã chọn 1 dịch vụ')
  expect(html).not.toContain('Em chưa tải được bảng giá.')
})

test('salons visited before are shortcuts while none is chosen; pressed, one is chosen [B-037, B-389]', async () => {
  const visited = ['10', '11'].map((id) => ({
    id,
    name: `Salon ${id}`,
    isOpen: true,
    openingDate: null,
  }))
  const html = await mainSent({ salon: null, visited }, 'step=0&salonId=0&phone=0909090909')
  expect(html).toMatch(/href="\/booking\?step=0&amp;salonId=10&amp;[^"]*"[^>]*>Salon 10</)
  expect(html).toContain('>Salon 11<')
  expect(await mainSent({ visited })).not.toContain('Salon anh đã từng đến')
})

test('who has visited no salon is one press away from those of a large city [B-036, B-037]', async () => {
  const cities = [
    { id: '62', name: 'Hà Nội' },
    { id: '1', name: 'TP. Hồ Chí Minh' },
  ]
  const here = 'step=0&salonId=0&phone=0909090909'
  const html = await mainSent({ salon: null, cities }, here)
  expect(html).toMatch(/href="\/booking\?step=1&amp;[^"]*&amp;cityId=62"[^>]*>Hà Nội</)
  expect(html).toMatch(/cityId=1"[^>]*>TP\. Hồ Chí Minh</)
  expect(await mainSent({ cities })).not.toContain('cityId=')
})

const salon = (id: string, more: object = {}) => ({
  id,
  name: `Salon ${id}`,
  isOpen: true,
  openingDate: null,
  ...more,
})
const nobody = { people: [viewOf<Sold>([], [])], hours: null, stylists: null }
const words = (html: string, of: string) => [...load(html)(of)].map((one) => load(one).text())

test('of each city the open salon that is free soonest is proposed', () => {
  const salons = [
    salon('1'),
    salon('2'),
    salon('3', { isOpen: false }),
    salon('4', { openingDate: '2026-12-01' }),
  ]
  const cities = [
    { id: '62', name: 'Hà Nội', salonCount: 4, salons },
    { id: '63', name: 'Đà Nẵng', salonCount: 1, salons: [salon('5')] },
  ]
  const hours = [
    ['1', '10h10'],
    ['2', '9h50'],
    ['3', '8h30'],
    ['4', '8h30'],
  ] as const
  const found = soonestSalons(
    cities,
    hours.map(([salonId, label]) => ({ salonId, label })),
  )
  expect(found).toEqual([{ ...salon('2'), place: 'Hà Nội', label: '9h50' }])
})

test('near a known position the nearest salons that serve today are proposed instead', () => {
  const near = (id: string, distanceKm: number, more: object = {}) => ({
    salon: salon(id, more),
    distanceKm,
  })
  const salons = [
    near('3', 0.4, { isOpen: false }),
    near('2', 1.2),
    near('4', 1.5, { openingDate: '2026-12-01' }),
    near('1', 2),
    near('5', 3),
  ]
  expect(
    nearestSalons(salons, [{ salonId: '1', label: '9h30' }]).map(({ id, place, label }) => ({
      id,
      place,
      label,
    })),
  ).toEqual([
    { id: '2', place: '1,2 km', label: null },
    { id: '1', place: '2 km', label: '9h30' },
  ])
})

test('a newcomer chooses a proposed salon in one press', async () => {
  const proposed = [{ ...salon('2'), place: 'Hà Nội', label: '9h50' }]
  const html = await mainSent(
    { ...nobody, salon: null, proposed },
    'step=0&salonId=0&phone=0909090909',
  )
  expect(words(html, '#part-salon .chip')).toEqual(['Salon 2, Hà Nội ·\u00a09h50'])
  expect(load(html)('#part-salon .chip').attr('href')).toContain('salonId=2&')
  expect(words(await mainSent({ proposed }), '#part-salon .chip')).toEqual([])
})

test('what most come for is chosen in one press, and leads to the hours', async () => {
  const here = 'step=0&salonId=9&phone=0909090909'
  const chip = load(await mainSent({ ...nobody, popular: cut }, here))('#part-services .chip')
  expect(chip.text()).toBe('Cắt gội 10 bước – Tiêu chuẩn')
  expect(chip.attr('href')).toMatch(/chosenService=1001.*#part-hour$/)
})

test('a finished step is one line with the way to change it', async () => {
  const $ = load(await mainSent())
  expect([...$('.pick__row--done')].map((one) => $(one).find('.pick__change').text())).toEqual([
    'Đổi',
    'Đổi',
  ])
  expect($('#part-salon h2').hasClass('visually-hidden')).toBe(true)
  const open = load(await mainSent({ ...nobody, salon: null }, 'step=0&salonId=0&phone=0909090909'))
  expect(open('.pick__row--done')).toHaveLength(0)
  expect(open('#part-salon h2').hasClass('visually-hidden')).toBe(false)
})

/** Step 0 after the owner of a booking has agreed to change it, and was refused. */
function refused(message: string, hasBegun: boolean): Promise<string> {
  const result = attempt(
    { kind: 'alreadyBooked', message, hasBegun, current: null, isOwner: true },
    { hourId: '7', allowChange: true },
  )
  return renderHtml(<MainStep data={main} result={result} />, chosen)
}

test('who is logged in with another phone than the booking reads so, others the log-in alone [B-301, O-17]', async () => {
  const result = attempt({
    kind: 'alreadyBooked',
    message: 'Câu của mã',
    hasBegun: false,
    current: null,
    isOwner: false,
  })
  const page = (viewerPhone: string | null) =>
    renderHtml(
      <MainStep data={{ ...main, caller: { ...main.caller, viewerPhone } }} result={result} />,
      chosen,
    )
  const words = 'Anh đang đăng nhập bằng số 0987.654.321.'
  expect(await page('0987654321')).toContain(words)
  const loggedOut = await page(null)
  expect(loggedOut).toContain('Câu của mã')
  expect(loggedOut).not.toContain(words)
})

test('a booking that has begun brings no offer to change it, but a notice with ways forward [O-17]', async () => {
  const message = 'Lịch hẹn của anh đang diễn ra.'
  const question = 'Anh muốn đổi sang lịch mới này không ạ?'
  expect(await refused(message, false)).toContain(question)
  const html = await refused(message, true)
  expect(html).not.toContain(question)
  expect(html).toContain(message)
  expect(html).toContain('href="tel:1900272703"')
  expect(html).toContain('href="/booking/lookup?phone=0909090909"')
})

test('a nearest time that could not be booked is chosen on its own day only [B-219]', async () => {
  const chosenAfter = async (take: string) => {
    const result = attempt({ kind: 'failed' }, { hourId: frame.id, take })
    const $ = load(await renderHtml(<MainStep data={main} result={result} />, chosen))
    return $('input[name=hourId][checked]').length
  }
  expect(await chosenAfter('')).toBe(1)
  expect(await chosenAfter(`${main.day}.${frame.id}`)).toBe(1)
  expect(await chosenAfter(`2026-11-23.${frame.id}`)).toBe(0)
})
