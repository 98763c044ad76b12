import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { viewOf } from '../group/person-view'
import { mainSent, type Sold } from '../testing/screen-data'

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
