import { expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import type { Part } from './part.ts'
import { siteUrl } from './site-url.ts'

test.each([
  ['the line of wide screens', 'Điều hướng chính'],
  ['the sheet of small ones', 'Điều hướng nhanh'],
])(
  'the menu in %s leads to Home, the salons and, in an isolated tab, the franchise [H-059, H-060, H-012]',
  async (_where, name) => {
    const menu = (await openPage('/chinh-sach-bao-mat')).region(name)
    expect(menu.link('Trang chủ').href).toBe('/')
    expect(menu.link('Hệ thống salon').href).toBe('/system-salon')
    const franchise = menu.link(/^Nhượng quyền/)
    expect(franchise.href).toBe('https://nhuongquyen.muot.example/')
    expect(franchise.attribute('target')).toBe('_blank')
    expect(franchise.attribute('rel')).toContain('noopener')
  },
)

test.each([
  ['Dịch vụ & bảng giá', '/dich-vu', 'menu_service'],
  ['Cửa hàng', '/cua-hang', 'menu_store'],
  ['Vòng quay may mắn', '/vong-quay-may-man', 'menu_lucky_wheel'],
  ['Tuyển dụng (mở trong thẻ mới)', 'https://tuyendung.muot.example/', 'menu_recruitment'],
  ['Học viện tóc (mở trong thẻ mới)', 'https://hocvien.muot.example/', 'menu_academy'],
  [
    'Nhóm hỏi đáp (mở trong thẻ mới)',
    'https://www.facebook.com/groups/muot.example',
    'menu_qa_group',
  ],
])('the menu has %s, which leads to %s and is tracked as %s [H-069]', async (name, href, track) => {
  const link = (await openPage('/')).part('.header__menu').links(name).at(-1)!
  expect(link.href).toBe(href)
  expect(link.attribute('data-track')).toBe(track)
})

test('the header links to the look-up, which has a phone field [H-068, H-069, H-095]', async () => {
  const header = (await openPage('/')).part('.header')
  const link = header.part('.header__lookup')
  expect(link.href).toBe('/booking/lookup')
  expect(link.attribute('data-track')).toBe('menu_booking_info')
  const lookup = await new Browser().follow(link)
  expect(lookup.main.fields().map(({ name }) => name)).toEqual(['Số điện thoại của anh'])
})

test('a page asks browsers to make no links of its phones, as React would not find the texts then', async () => {
  expect((await openPage('/')).meta('format-detection')).toBe('telephone=no')
})

test('a phone without a booking reads “Bạn chưa đặt lịch!” with a way to book [H-097]', async () => {
  const browser = new Browser()
  const lookup = await browser.open('/booking/lookup')
  const response = await browser.press(lookup, lookup.button('Tìm lịch'), {
    'Số điện thoại của anh': '0398765432',
  })
  expect(response.main.text).toContain('Bạn chưa đặt lịch!')
  expect(response.main.links().some(({ href }) => href?.startsWith('/booking?'))).toBe(true)
})

test.each(['inApp=1', 'source=customer_ios', 'source=customer_android', 'source=friendly_checkin'])(
  'with %s header and footer are gone and the page stays [H-074]',
  async (query) => {
    const page = await openPage(`/?${query}`)
    expect(page.main.text).toContain('ĐẶT LỊCH GIỮ CHỖ CHỈ 30 GIÂY')
    expect(page.has('.header, .footer')).toBe(false)
  },
)

test('the in-app mode lasts through the visit, until the address ends it [H-079]', async () => {
  const browser = new Browser()
  const home = await browser.open('/?inApp=1')
  const salons = await browser.follow(home.link('Xem tất cả Salon gần anh'))
  expect([salons.path, salons.has('.header')]).toEqual(['/system-salon', false])
  expect((await browser.open('/chinh-sach-bao-mat')).has('.header')).toBe(false)
  expect((await browser.open('/?inApp=0')).has('.header')).toBe(true)
})

test('the in-app mode stays on from the booking through the visit [B-169]', async () => {
  const browser = new Browser()
  const booking = await browser.open('/booking?salonId=9&phone=0912345670&step=0&inApp=1')
  expect(booking.language).toBe('vi')
  expect(booking.has('.header, .footer')).toBe(false)
  expect((await browser.open('/')).has('.header, .footer')).toBe(false)
  expect((await browser.open('/?inApp=0')).all('.header, .footer')).toHaveLength(2)
})

test('the footer starts with Hà Nội and Hồ Chí Minh, each with the number of its salons [H-080, H-082]', async () => {
  const cities = (await openPage('/')).all('.footer__city')
  expect(cities[0]!.summary(/^Hà Nội ?\d+ salon$/)).toBeDefined()
  expect(cities[1]!.summary(/^TP\. Hồ Chí Minh ?\d+ salon$/)).toBeDefined()
  const counts = cities.map((city) => Number(/(\d+) salon/.exec(city.part('summary').text)![1]))
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(90)
  expect(cities[0]!.all('li')).toHaveLength(0)
})

test('a city of the footer leads to its salons on the page of all', async () => {
  const browser = new Browser()
  const link = (await browser.open('/')).all('.footer__city')[0]!.link('Xem các salon ở Hà Nội')
  expect(link.href).toBe('/system-salon#tinh-62')
  expect((await browser.follow(link)).all('#tinh-62 .salon-card').length).toBeGreaterThan(5)
})

/** The salons of a city as they come when it is opened. */
async function salonsOf(city: Part): Promise<Part[]> {
  const id = city.part('[data-salons]').attribute('data-salons')!
  return (await openPage(`/system-salon/tinh/${id}`)).all('li')
}

test('an opened city lists each salon with address and phone [H-082, H-083, H-084]', async () => {
  for (const city of (await openPage('/')).all('.footer__city').slice(0, 3)) {
    const salons = await salonsOf(city)
    expect(salons).toHaveLength(Number(/(\d+) salon/.exec(city.part('summary').text)![1]))
    for (const salon of salons) {
      expect(salon.part('p').text).toMatch(/, /)
      expect(salon.link('Gọi').href).toMatch(/^tel:\d{10}$/)
    }
  }
})

test('the salons of a city that does not exist are not found', async () => {
  expect((await fetch(`${siteUrl()}/system-salon/tinh/999`)).status).toBe(404)
  expect((await fetch(`${siteUrl()}/system-salon/tinh/x`)).status).toBe(404)
})

test('each salon with map data links to it in a new tab [H-085, H-087]', async () => {
  const cities = (await openPage('/')).all('.footer__city')
  const named = (name: string) => cities.find((city) => city.part('summary').text.startsWith(name))!
  const salons = await salonsOf(named('Hà Nội'))
  const unmapped = [...salons, ...(await salonsOf(named('Quảng Ninh')))].filter(
    (salon) => salon.links('Chỉ đường').length === 0,
  )
  expect(unmapped.map((salon) => salon.text)).toEqual([
    expect.stringMatching(/Time Garden.*Salon đang cập nhật tính năng chỉ đường!/),
  ])
  for (const map of salons.flatMap((salon) => salon.links('Chỉ đường'))) {
    expect(map.href).toMatch(/^https:\/\/www\.google\.com\/maps\//)
    expect(map.attribute('target')).toBe('_blank')
  }
})

test('book-now in an opened city opens the booking at that salon [H-004, H-086]', async () => {
  const browser = new Browser()
  const [salon] = await salonsOf((await browser.open('/')).all('.footer__city')[0]!)
  const link = salon!.link('Đặt lịch')
  expect(link.href).toMatch(/^\/booking\?salonId=\d+&phone=0&step=0$/)
  const booking = await browser.follow(link)
  expect(booking.path).toContain(/salonId=\d+/.exec(link.href!)![0])
  expect(booking.main.text).toContain(salon!.part('p').text.split(',')[0])
})

test('the footer shows policies, hotline and opening hours [H-088, H-089, H-090]', async () => {
  const footer = (await openPage('/')).part('.footer')
  expect(footer.link('Chính sách bảo mật').href).toBe('/chinh-sach-bao-mat')
  expect(footer.link('Điều kiện giao dịch chung').href).toBe('/dieu-kien-giao-dich-chung')
  expect(footer.part('.footer__hotline').href).toBe('tel:1900272703')
  expect(footer.text).toContain('1.000 đ/phút, bấm phím 2')
  expect(footer.text).toContain('8h30–20h30')
})

test('a hotline floats over the page, and a contact menu has chat and hotline [H-092, H-093]', async () => {
  const floating = (await openPage('/')).region('Liên hệ')
  expect(floating.part('.floating__hotline.hide-mobile').href).toBe('tel:1900272703')
  const choices = floating.part('.floating__contact.hide-desktop')
  expect(choices.link(/Messenger/).href).toMatch(/^https:\/\/m\.me\//)
  expect(choices.link(/^Gọi tổng đài/).href).toBe('tel:1900272703')
})

test('the wheel hides the mobile contact menu, other pages have it [H-094]', async () => {
  for (const path of ['/vong-quay-may-man', '/vong-quay-may-man/nhiem-vu'])
    expect((await openPage(path)).has('.floating__contact'), path).toBe(false)
  expect((await openPage('/system-salon')).has('.floating__contact')).toBe(true)
})

test('the footer of a managed booking is the short one of personal pages [H-080]', async () => {
  for (const path of ['/lich/khong-co', '/lich-su'])
    expect((await openPage(path)).has('.footer--short'), path).toBe(true)
  expect((await openPage('/system-salon')).has('.footer--short')).toBe(false)
})

test('on a phone nothing floats over the soonest hours, as in the booking flow [H-093]', async () => {
  for (const path of ['/som-nhat', '/lich/khong-co', '/salon/252-cau-giay-9', '/booking'])
    expect((await openPage(path)).has('.floating--in-flow'), path).toBe(true)
  expect((await openPage('/system-salon')).has('.floating--in-flow')).toBe(false)
})

test('the salon page shows every listed salon by region and city, to machines too [H-002]', async () => {
  const page = await openPage('/system-salon')
  const regions = ['Miền Bắc', 'Miền Trung', 'Miền Nam'].map((name) => page.region(name))
  const counts = regions.flatMap((region) =>
    region.all('.region__city').map((city) => {
      const shown = city.all('.salon-card').length
      expect(city.summary(/cơ sở/).text).toMatch(new RegExp(`\\D${shown} cơ sở$`))
      return shown
    }),
  )
  const total = counts.reduce((sum, count) => sum + count, 0)
  expect(page.main.text).toContain(`${total} salon tại ${counts.length} tỉnh, thành phố`)
  const list = page.described.find((thing) => thing['@type'] === 'ItemList')?.itemListElement
  expect(list).toHaveLength(total)
  expect(list).toContainEqual(
    expect.objectContaining({ item: expect.objectContaining({ '@type': 'HairSalon' }) as unknown }),
  )
})

test('without JavaScript salons are found by words without accents [H-016]', async () => {
  const browser = new Browser()
  const page = await browser.open('/system-salon')
  const found = await browser.press(page, page.main.button('Tìm'), { 'Tìm salon': 'cau giay' })
  const cards = found.all('.salon-card')
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) expect(card.text).toContain('Cầu Giấy')
})

test('the policies have their pages [H-009, H-010]', async () => {
  const privacy = await openPage('/chinh-sach-bao-mat')
  expect(privacy.part('h1').text).toBe('Chính sách bảo mật')
  expect(privacy.main.text).toContain('91/2025/QH15')
  const terms = await openPage('/dieu-kien-giao-dich-chung')
  expect(terms.part('h1').text).toBe('Điều kiện giao dịch chung')
})

test('an unknown page leads to Home, a missing file or call is answered 404 [B-014, O-33]', async () => {
  const unknown = await openPage('/khong-co-trang-nay')
  expect([unknown.status, unknown.location]).toEqual([302, '/#khong-co-trang'])
  for (const path of ['/assets/gone.js', '/art/gone.svg', '/api/gone'])
    expect((await openPage(path)).status, path).toBe(404)
})

test('the tracking token is a cookie for three years that no script can read [B-400]', async () => {
  const response = await new Browser().graphql('{ now }')
  expect(response.headers.getSetCookie().join()).toMatch(
    /muot_tracking=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=94608000/,
  )
})

test('an unknown address leads home, where a word says why [B-014]', async () => {
  const { status, location } = await openPage('/khong-co-trang-nay')
  expect(status).toBe(302)
  const { pathname, search, hash } = new URL(location!, 'https://muot.example')
  expect(pathname + search).toBe('/')
  expect((await openPage('/')).part(`${hash}.unknown-address`).text).toContain(
    'Em không tìm thấy trang anh mở',
  )
})
