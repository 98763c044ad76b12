import { beforeAll, expect, test } from 'vitest'
import type { Browser } from './browser.ts'
import { openPage } from './browser.ts'
import { loggedIn, newCustomer } from './customers.ts'
import type { Page } from './page.ts'

/** A customer with eight visits; other customers must not see them. */
let owner: Browser
/** His visits, the newest first. */
let visits: string[]

const list = (page: Page, name: string) => page.part(`[data-testid=${name}]`).all('li')

beforeAll(async () => {
  owner = await loggedIn('0912345678')
  const { viewer } = await owner.execute<{ viewer: { visits: { nodes: { id: string }[] } } }>(
    '{ viewer { visits { nodes { id } } } }',
  )
  visits = viewer.visits.nodes.map(({ id }) => `/lich-su/${id}`)
})

test('visits are listed newest first, each with its services and payment [H-222]', async () => {
  const page = await owner.open('/lich-su')
  expect(list(page, 'visits').map((visit) => visit.part('a').href)).toEqual(visits)
  const visit = await owner.open(visits[0]!)
  expect(visit.status).toBe(200)
  visit.main.heading('Dịch vụ đã làm')
  expect(visit.main.text).toMatch(/Cắt gội 10 bước.*Tổng thanh toán/)
})

test('all bookings are listed with their states, and a served one leads to its visit [H-196, O-39]', async () => {
  const page = await owner.open('/lich-su')
  const bookings = list(await owner.follow(page.main.link('Lịch đã đặt')), 'bookings')
  const states = bookings.map((row) => row.part('[data-status]').attribute('data-status'))
  expect(new Set(states)).toEqual(new Set(['CONFIRMED', 'DONE']))
  for (const row of bookings)
    expect(row.part('a').href).toMatch(
      row.has('[data-status=DONE]')
        ? /^\/lich-su\/[0-9A-Z]{26}$/
        : /^\/booking\/success\?bookingId=[0-9A-Z]{26}$/,
    )
  expect(bookings.find((row) => row.has('[data-status=DONE]'))!.text).toContain('Đã hoàn thành')
})

test('the same is booked again with salon, services and the nearest hour chosen [O-38, B-173]', async () => {
  const visit = await owner.open(visits[5]!)
  const again = await owner.follow(visit.main.link('Đặt lại như lần này'))
  expect(again.path).toMatch(/^\/booking\?.*salonId=9.*chosenService=1001.*hour=\d+/)
  expect(again.all('input[name=hourId][checked]')).toHaveLength(1)
  again.main.heading('Đặt lịch giữ chỗ')
  expect(again.part('#part-services').text).toContain('Cắt gội 10 bước')
})

test('a customer without visits is led to a booking, and to another’s visit there is no way [H-222]', async () => {
  const { browser } = await newCustomer()
  const none = await browser.open('/lich-su')
  none.main.heading('Anh chưa ghé salon lần nào')
  expect(none.main.link('Đặt lịch ngay').href).toBe('/booking?salonId=0&phone=0&step=0')
  const visit = await browser.open(visits[0]!)
  expect(visit.status).toBe(404)
  visit.main.heading('Em không tìm thấy lần ghé này của anh')
})

test.each(['/lich-su', '/lich-su/lich-dat', '/lich-su/01KDEMV0000000000000000001'])(
  '%s shows a visitor the log-in, leads back and is not indexed [H-222]',
  async (path) => {
    const page = await openPage(path)
    expect(page.status).toBe(200)
    page.main.heading('Anh đăng nhập để xem trang này nhé!')
    expect(page.main.link('Đăng nhập').href).toBe(`/dang-nhap?next=${encodeURIComponent(path)}`)
    expect(page.meta('robots')).toBe('noindex')
    expect((await owner.open(path)).meta('robots')).toBe('noindex')
  },
)

test('a visit is rated by a form, rated anew, and stays as it was rated last [H-223, H-224]', async () => {
  const browser = await loggedIn('0912345680')
  const newest = list(await browser.open('/lich-su'), 'visits')[0]!.part('a')
  const rate = (page: Page, stars: string, words: string) =>
    browser.press(page, page.main.button(/^(Gửi|Lưu) đánh giá$/), {
      stars,
      'Anh muốn nói thêm điều gì?': words,
    })
  const first = await rate(await browser.follow(newest), '4', 'Cắt gọn, gội kỹ.')
  expect(first.path).toMatch(/\?xong=danh-gia$/)
  expect(first.main.text).toContain('Cảm ơn anh, em đã ghi nhận đánh giá!')
  await rate(first, '5', 'Nghĩ lại thì tuyệt vời.')
  const rating = (await browser.follow(newest)).part('[data-testid=rating]')
  expect(rating.attribute('data-stars')).toBe('5')
  expect(rating.text).toContain('Nghĩ lại thì tuyệt vời.')
  expect(rating.text).not.toContain('Cắt gọn, gội kỹ.')
  expect(list(await browser.open('/lich-su'), 'visits')[0]!.text).toContain('5 trên 5 sao')
})

test('a rating gives a turn of the wheel [H-256]', async () => {
  const browser = await loggedIn('0912345679')
  const newest = list(await browser.open('/lich-su'), 'visits')[0]!.part('a')
  const page = await browser.follow(newest)
  await browser.press(page, page.main.button(/^(Gửi|Lưu) đánh giá$/), { stars: '5' })
  await expect
    .poll(async () => {
      const quests = await browser.open('/vong-quay-may-man/nhiem-vu')
      const quest = quests.main.all('li').find(({ text }) => text.includes('Đánh giá lần cắt'))
      return quest?.buttons('Nhận 1 lượt').length
    })
    .toBe(1)
})

test('a picture of a visit is liked, and the like stays [H-227]', async () => {
  const page = await owner.open(visits[1]!)
  const pictures = page.all('[data-testid=visit-photo]')
  const at = pictures.findIndex((picture) => picture.buttons('Chưa ưng').length > 0)
  const liked = await owner.press(page, pictures[at]!.button(/^(Ưng ý|Anh ưng ảnh này)$/))
  const button = liked.all('[data-testid=visit-photo]')[at]!.button('Anh ưng ảnh này')
  expect(button.attribute('aria-pressed')).toBe('true')
})

test('a picture of somebody else is reported, and then shown no more [H-226]', async () => {
  const page = await owner.open(visits[0]!)
  const pictures = page.all('[data-testid=visit-photo]')
  const at = pictures.findIndex((picture) => picture.buttons('Báo ảnh sai').length > 0)
  const wrong = pictures[at]!
  const shown = wrong.part('img').attribute('src')
  const reported = await owner.press(page, wrong.button('Báo ảnh sai'), {
    'Anh cho em biết thêm (không bắt buộc)': 'Người trong ảnh không phải tôi',
  })
  expect(reported.main.text).toContain('Em đã báo salon kiểm tra ảnh này.')
  const left = (await owner.open(visits[0]!)).all('[data-testid=visit-photo]')
  expect(left).toHaveLength(pictures.length)
  expect(left[at]!.text).toBe('Anh đã báo ảnh này không phải của anh, salon đang kiểm tra.')
  expect(left[at]!.part('img').attribute('src')).not.toBe(shown)
  expect(left[at]!.buttons()).toEqual([])
})
