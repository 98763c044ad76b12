import { beforeAll, expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { newCustomer } from './customers.ts'
import type { Page } from './page.ts'

let home: Page
beforeAll(async () => {
  home = await openPage('/')
})

test('Home answers in Vietnamese and greets above the phone box [H-001, H-014, H-044]', () => {
  expect(home.status).toBe(200)
  expect(home.language).toBe('vi')
  expect(home.part('h1').text).toBe('Chào anh, hôm nay mình làm tóc kiểu gì?')
  expect(home.main.text).toContain(
    'Anh chọn giờ trước, đến là có người đón, có ghế ngồi, có khăn ấm.',
  )
})

test('the configured blocks follow each other in their order, the unknown one left out [H-015, H-035, H-050]', () => {
  expect(home.all('section.block').map((block) => block.part('h2').text)).toEqual([
    'Dịch vụ tóc',
    'Thư giãn & chăm sóc',
    'Gội dưỡng sinh',
    'Phục hồi tóc',
    'Phồng từ chân tóc, nhẹ đến hết ngày',
    'Bộ tạo kiểu tại nhà',
    'Sản phẩm bán chạy',
    'Style master của tháng',
    '7 ngày đổi ý',
    'Xem tay nghề',
    'Báo chí kể chuyện',
    'Góc tóc đẹp',
    'Salon gần anh',
  ])
  expect(home.text).not.toContain('Khối đang thử')
  expect(home.text).not.toContain('Một mục thử')
})

test('the phone box is labelled and takes 20 characters uncut [B-391, H-028, T-09]', () => {
  const box = home.under('ĐẶT LỊCH GIỮ CHỖ CHỈ 30 GIÂY', 'form')
  expect(box.field('Số điện thoại').attribute('placeholder')).toBe('Nhập SĐT để đặt lịch')
  expect(box.field('Số điện thoại').attribute('maxlength')).toBe('20')
  expect(box.button('ĐẶT LỊCH NGAY').attribute('type')).toBe('submit')
})

test('without JavaScript a good phone opens the booking with it [H-017, H-031]', async () => {
  const opened = await new Browser().press(home, home.button('ĐẶT LỊCH NGAY'), {
    'Số điện thoại': '0909.090.909',
  })
  expect(opened.path).toBe('/booking?phone=0909090909&salonId=0&step=0')
  expect(opened.heading('Đặt lịch giữ chỗ')).toBeDefined()
})

test('without JavaScript a wrong phone is refused by the server, and what was typed stays [H-032, H-033]', async () => {
  const refused = await new Browser().press(home, home.button('ĐẶT LỊCH NGAY'), {
    'Số điện thoại': '0912',
  })
  expect(refused.alerts.join()).toMatch(/Lỗi.*Bạn vui lòng nhập đủ 10 số điện thoại nhé!/)
  expect(refused.field('Số điện thoại').attribute('aria-invalid')).toBe('true')
  expect(refused.field('Số điện thoại').value).toBe('0912')
})

test('without JavaScript the bookings of a customer are a link away [H-034, H-068]', async () => {
  const link = home.main.link(/^Lịch đặt của anh/)
  expect(link.href).toBe('/booking/lookup')
  expect((await new Browser().follow(link)).button('Tìm lịch')).toBeDefined()
})

test('the page contains nothing personal, for a visitor or a member [H-032]', async () => {
  const { phone, browser } = await newCustomer()
  const own = await openPage('/', { as: browser })
  expect(own.html).not.toContain(phone)
  expect(own.headers.get('cache-control')).toMatch(
    /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
  )
})

test('for a logged-out visitor the page is cacheable: the same bytes and no cookie', async () => {
  const known = await openPage('/?utm_source=zalo', {
    cookie: `muot_session=abcdefghijklmnop; muot_holder=${'a'.repeat(64)}`,
  })
  expect(home.headers.get('cache-control')).toMatch(
    /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
  )
  expect(home.headers.getSetCookie()).toEqual([])
  expect(home.html).toBe(known.html)
  expect(home.headers.get('etag')).toBe(known.headers.get('etag'))
})

test('a page that sets a cookie, or that a cookie chose, is nothing for a cache on its way [O-36]', async () => {
  const english = await openPage('/?lang=en')
  expect(english.headers.getSetCookie().join()).toContain('muot_lang=en')
  expect(english.headers.get('cache-control')).toBe('private, no-store')
  const later = await openPage('/', { cookie: 'muot_lang=en' })
  expect(later.headers.getSetCookie()).toEqual([])
  expect(later.headers.get('cache-control')).toBe('private, max-age=0')
  const inApp = await openPage('/', { cookie: 'muot_in_app=1' })
  expect(inApp.headers.get('cache-control')).toBe('private, max-age=0')
})

test('what is personal is never cached on its way', async () => {
  const response = await new Browser().graphql(
    '{ viewer { profile { phone } } browser { bookings { id } } }',
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.json()).toEqual({ data: { viewer: null, browser: { bookings: [] } } })
})

test('wide and small screens are sent banners of their own [H-023]', () => {
  for (const [size, other, file] of [
    ['hide-mobile', '(max-width: 767px)', /-web\.svg$/],
    ['hide-desktop', '(min-width: 768px)', /-mobile\.svg$/],
  ] as const) {
    const banners = home.part(`.banners.${size}`)
    expect(banners.all('.carousel__slide')).toHaveLength(5)
    for (const picture of banners.all('picture')) {
      expect(picture.part('img').attribute('src')).toMatch(file)
      expect(picture.part('source').attribute('media')).toBe(other)
    }
  }
})

test('a banner leads inside the site, or to another site in a new tab, or to its film [H-025, H-026, H-027]', () => {
  const banners = home.part('.banners')
  expect(banners.link(/^Giờ vàng/).href).toBe('/booking?salonId=0&phone=0&step=0')
  expect(banners.link(/^Giờ vàng/).attribute('target')).toBeUndefined()
  const franchise = banners.link(/^Mở salon cùng Mượt/)
  expect(franchise.href).toBe('https://nhuongquyen.muot.example/')
  expect(franchise.attribute('target')).toBe('_blank')
  expect(banners.link(/^Xem video:/).href).toMatch(
    /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
  )
})

test.each([
  ['service', 'Dịch vụ tóc', 'H-036', ['Cắt gội', 'Uốn', 'Nhuộm']],
  ['serviceGrid', 'Thư giãn & chăm sóc', 'H-045', ['Lấy ráy tai', 'Massage cổ vai gáy']],
  ['serviceRelax', 'Gội dưỡng sinh', 'H-047', ['Gội Combo 1', 'Gội Combo 2']],
  ['serviceRecover', 'Phục hồi tóc', 'H-048', ['Hấp dưỡng Oliu', 'Phục hồi Nano Amino 6 bước']],
  ['{product}Slide', 'Bộ tạo kiểu tại nhà', 'H-049', [/Magic Spray/, /ATS For man/]],
  ['shop', 'Sản phẩm bán chạy', 'H-037', [/By Vilain/, /Flyco/]],
  ['30shineAngels', 'Style master của tháng', 'H-041', ['Luận Triệu', 'Đạt Nguyễn']],
  ['30shinecare', '7 ngày đổi ý', 'H-043', ['Chưa ưng, em sửa lại', 'Đúng giờ đã hẹn']],
  ['videoSocial', 'Xem tay nghề', 'H-040', [/^Undercut gọn/]],
  ['media', 'Báo chí kể chuyện', 'H-039', [/^Tạp chí Phái Mạnh/, /^Nhật báo Phố Thị/]],
  ['blog', 'Góc tóc đẹp', 'H-038', [/mũ bảo hiểm/]],
] as const)('the layout %s is the block “%s” with its items [%s]', (_layout, title, _id, items) => {
  const shown = home.region(title).all('.carousel__slide, .services > li, .promises > li')
  const names = shown.map((item) => (item.has('h3') ? item.part('h3').text : item.text))
  items.forEach((item, at) =>
    expect(names[at]).toMatch(typeof item === 'string' ? new RegExp(`^${item}$`) : item),
  )
})

test('the layout {product}Block1 shows one product large [H-046]', () => {
  const hero = home.region('Phồng từ chân tóc, nhẹ đến hết ngày')
  expect(hero.text).toContain('Xịt hai lần, sấy một phút, tóc đứng nếp mà không bết.')
  expect(hero.text).toContain('199.000 VNĐ')
  expect(hero.part('img').attribute('src')).toBe('/art/product/sp016.svg')
  expect(hero.link(/^Xịt tạo phồng Glanzen Booster/).href).toBe(
    '/cua-hang/xit-tao-phong-glanzen-booster',
  )
})

test("the layout salonAddress counts a city's salons and searches them [H-042, H-016]", async () => {
  const salons = home.region('Salon gần anh')
  expect(salons.all('.city')[0]!.text).toMatch(/^Hà Nội ?\d+ cơ sở$/)
  const found = await new Browser().press(home, salons.button('Tìm'), { q: 'cau giay' })
  expect(found.path).toMatch(/^\/system-salon\?q=cau(\+|%20)giay$/)
  expect(found.part('.salon-card').text).toContain('Cầu Giấy')
})

test('no product stands on Home twice, and all prices are written in full [H-286]', () => {
  const products = home.all('.block--shelf a[href^="/cua-hang/"]').map(({ href }) => href)
  expect(new Set(products).size).toBe(products.length)
  expect(products.length).toBeGreaterThan(8)
  expect(
    home
      .all('.item-price, .item-prices')
      .map(({ text }) => text)
      .join(),
  ).not.toMatch(/\dK/)
})

test('three reviews stand above the services, with stylist, salon and date [H-244]', () => {
  const [reviews] = home.all('main > section')
  expect(reviews!.all('.review')).toHaveLength(3)
  for (const review of reviews!.all('.review'))
    expect(review.text).toMatch(/5\/5 · Anh .+ với \p{L}+ \p{L}+, Salon .+ · \d\d\/\d\d\/\d{4}/u)
})

test('Home leads to the style masters [H-041]', () => {
  expect(home.main.links().filter(({ href }) => href === '/stylist-xuat-sac')).toHaveLength(1)
})

test('a block shows its title, subtitle, items and the way to all of it [H-051]', () => {
  const shop = home.region('Sản phẩm bán chạy')
  expect(shop.text).toContain('Hàng chính hãng, anh lấy tại salon sau khi cắt')
  expect(shop.all('.carousel__slide')).toHaveLength(8)
  expect(shop.link('Xem tất cả Sản phẩm bán chạy').href).toBe('/cua-hang')
  expect(home.link('Xem tất cả Salon gần anh').href).toBe('/system-salon')
})

test('an item shows picture, titles, prices and the old price, and is a link [H-053]', () => {
  const cut = home.region('Dịch vụ tóc').link(/^Cắt gội/)
  expect(cut.part('h3').text).toBe('Cắt gội')
  expect(cut.text).toContain('Cắt kỹ, gội massage 10 bước, vuốt sáp tạo kiểu')
  expect(cut.part('ins').text).toBe('Từ 120.000 VNĐ')
  expect(cut.all('.item-prices li').map(({ text }) => text)).toEqual([
    'Cắt gội 10 bước 120.000 VNĐ (cuối tuần 140.000 VNĐ)',
    'Combo 2 199.000 VNĐ',
    'Combo 3 chăm da 299.000 VNĐ',
  ])
  expect(cut.part('img').attribute('src')).toBe('/art/service/combo.svg')
  expect(cut.href).toBe('/booking?salonId=0&phone=0&step=0&chosenService=1001')
  expect(home.region('Phục hồi tóc').part('del').text).toMatch(/199\.000 VNĐ$/)
})

test('the blog sends all of its nine posts [H-057]', () => {
  expect(home.region('Góc tóc đẹp').all('.carousel__slide')).toHaveLength(9)
})

test('a product shows name, price range and picture, and links to its slug [H-058]', async () => {
  const wax = home.region('Sản phẩm bán chạy').link(/Sáp vuốt tóc By Vilain/)
  expect(wax.part('ins').text).toBe('Từ 199.000 VNĐ')
  expect(wax.part('img').attribute('src')).toBe('/art/product/sp002.svg')
  expect(wax.href).toBe('/cua-hang/sap-vuot-toc-by-vilain-giu-nep-dinh-cao-mui-huong-nam-tinh')
  expect((await new Browser().follow(wax)).part('h1').text).toContain('By Vilain')
})
