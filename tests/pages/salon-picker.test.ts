import { expect, test } from 'vitest'
import { cutAndWash, dayAhead } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { loggedIn, freshPhone } from './customers.ts'
import type { Page } from './page.ts'

const phone = '0912345670'
const picker = (more = '') => `/booking?step=1&salonId=0&phone=${phone}${more}`
const cards = (page: Page) => page.all('.salon-card')
/** The id of a city that the page links. */
const ids = async (page: Page, city: RegExp) =>
  new URL(page.link(city).href!, 'http://site').searchParams.get('cityId')

test('words without accents find cities and salons [B-053, B-055, B-059]', async () => {
  const city = await openPage(picker('&q=ha+noi'))
  expect(city.links(/Hà Nội ?\d+ cơ sở/)).toHaveLength(1)
  const district = await openPage(picker('&q=cau+giay'))
  expect(cards(district).length).toBeGreaterThan(0)
  for (const card of cards(district)) expect(card.text).toContain('Cầu Giấy')
})

test.each([
  ['TP Hà Nội', 'Hà Nội'],
  ['saigon', 'TP. Hồ Chí Minh'],
  ['quận 12', 'Quận 12'],
  ['q7', 'Quận 7'],
])(
  'places are searched as people call them: "%s" leads to %s first [B-053, B-055]',
  async (typed, area) => {
    const page = await openPage(picker(`&q=${encodeURIComponent(typed)}`))
    expect(cards(page)[0]?.text).toContain(area)
  },
)

test('a city without salons is found by its name, and has none yet [B-059]', async () => {
  const city = (await openPage(picker('&q=ca+mau'))).link(/Cà Mau/)
  expect(city.text).toContain('Chưa có cơ sở')
})

test('an opened city without salons shows it [B-077]', async () => {
  const browser = new Browser()
  const page = await browser.follow((await browser.open(picker('&q=ca+mau'))).link(/Cà Mau/))
  expect(page.main.text).toContain('Hiện tại không có salon nào ở đây')
})

test.each(['dao tao an', '269'])(
  'the training salon 269 is never found, and "%s" shows an empty result [B-056, B-078]',
  async (words) => {
    const page = await openPage(picker(`&q=${encodeURIComponent(words)}`))
    expect(cards(page).filter(({ text }) => /đào tạo/i.test(text))).toEqual([])
    if (words !== '269') expect(page.main.text).toContain('Không tìm thấy Salon phù hợp')
  },
)

test('the regions stand from north to south, with the cities that have salons [B-057, B-058]', async () => {
  const page = await openPage(picker())
  expect(page.main.all('h2').map(({ text }) => text)).toEqual([
    'Miền Bắc',
    'Miền Trung',
    'Miền Nam',
  ])
  expect(page.links(/Hà Nội ?\d+ cơ sở/)).toHaveLength(1)
  expect(page.links(/Cà Mau/)).toEqual([])
})

test('the large cities are links on the main screen, until a salon is chosen or was visited [B-036, B-037]', async () => {
  const browser = new Browser()
  const main = await browser.open(`/booking?salonId=0&phone=${phone}&step=0`)
  const cities = main.part('nav[aria-label="Salon theo thành phố"]')
  expect(
    cities
      .links()
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(['Hà Nội', 'TP. Hồ Chí Minh'])
  expect(cities.links()).toHaveLength(4)
  const hanoi = await browser.follow(cities.link('Hà Nội'))
  expect(hanoi.path).toMatch(/step=1&.*cityId=62/)
  expect(cards(hanoi).length).toBeGreaterThan(0)
  const chosen = await openPage(`/booking?salonId=9&phone=${phone}&step=0`)
  expect(chosen.main.text).not.toContain('Salon theo thành phố')
  const member = await (
    await loggedIn('0912345678')
  ).open('/booking?salonId=0&phone=0912345678&step=0&flow=1')
  expect(member.main.text).toContain('Salon anh đã từng đến')
  expect(member.main.text).not.toContain('Salon theo thành phố')
})

test('a city lists its districts that have salons, all of them first, and a district its salons [B-065]', async () => {
  const browser = new Browser()
  const city = await browser.follow((await browser.open(picker())).link(/Hà Nội/))
  const options = city.field('Quận huyện').all('option')
  expect(options[0]!.text).toBe('Tất cả quận huyện')
  const { salons } = await browser.execute<{ salons: { districtName: string }[] }>(
    '{ salons(provinceId: 62) { districtName } }',
  )
  const withSalons = new Set(salons.map(({ districtName }) => districtName))
  expect(new Set(options.slice(1).map(({ text }) => text))).toEqual(withSalons)
  const district = options.find(({ text }) => text === 'Quận Cầu Giấy')!
  const filtered = await browser.press(city, city.button('Tìm'), { districtId: district.text })
  expect(cards(filtered)).toHaveLength(3)
  expect(cards(city).length).toBeGreaterThan(3)
})

test('the parking filter leaves salons with parking and its fee [B-063, B-064, B-071]', async () => {
  const browser = new Browser()
  const start = await browser.open(picker())
  const city = `${picker()}&cityId=${await ids(start, /Hà Nội/)}`
  const all = await browser.open(city)
  const name = 'Có chỗ đậu ô tô (Có thể mất phí)'
  const parking = await browser.press(all, all.button('Tìm'), { [name]: true })
  expect(parking.path).toContain('parking=1')
  expect(cards(parking).length).toBeGreaterThan(0)
  expect(cards(parking).length).toBeLessThan(cards(all).length)
  expect(parking.all('.salon-card__parking')).toHaveLength(cards(parking).length)
  expect(cards(parking)).toHaveLength(all.all('.salon-card__parking').length)
})

test('thirty salons come by fives, the nearest first [B-069, B-075, B-076]', async () => {
  const near = picker('&near=21.0335%2C105.7985')
  const browser = new Browser()
  expect(cards(await browser.open(near))).toHaveLength(5)
  const all = await browser.open(`${near}&show=200`)
  expect(cards(all)).toHaveLength(30)
  const kilometres = all
    .all('.salon-card .num.strong')
    .map(({ text }) => Number(text.replace(' km', '').replace(',', '.')))
  expect(kilometres).toHaveLength(30)
  expect(kilometres).toEqual([...kilometres].sort((one, other) => one - other))
  expect(all.main.text).not.toContain('đào tạo')
})

test('a denied position shows the cities and the reason [B-328]', async () => {
  const page = await openPage(picker('&near=denied'))
  expect(page.main.text).toContain(
    'Bạn đang khóa quyền truy cập vị trí, bạn tìm salon theo thành phố bên dưới nhé!',
  )
  expect(page.headings('Miền Bắc')).toHaveLength(1)
})

test('the main screen links to the search nearby, which requests the position [B-036, B-062]', async () => {
  const browser = new Browser()
  const main = await browser.open(`/booking?step=0&salonId=0&phone=${phone}`)
  const page = await browser.follow(main.link('Tìm salon gần anh'))
  expect(page.path).toMatch(/step=1.*near=ask/)
  expect(page.buttons('Tìm salon gần anh')).toHaveLength(1)
})

test('a salon that has just opened is labelled so [B-073]', async () => {
  expect((await openPage(picker('&q=25%2F4'))).part('.salon-card').text).toContain(
    'Mới khai trương',
  )
})

test('a salon that opens soon starts on its first day [B-038, B-072, B-191]', async () => {
  const browser = new Browser()
  const page = await browser.open(picker('&q=cua+bac'))
  const card = page.link(/96 Cửa Bắc/)
  expect(card.text).toContain('Sắp khai trương')
  const date = new URL(card.href!, 'http://site').searchParams.get('date')
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  const services = await browser.follow(card)
  const main = await browser.open(
    `${services.path.replace('step=2', 'step=0')}&chosenService=${cutAndWash}`,
  )
  expect(main.main.text).toMatch(/Salon khai trương ngày/)
  expect(main.part('input[name=date]').value).toBe(date)
  expect(main.all('.choice:not(.choice--gone)').length).toBeGreaterThan(0)
})

/** Why a salon is closed. */
type Closure = { code: string; params: { values: string[] }[] }

test('a closed salon opens the dialog of the server [B-124, B-192, B-387]', async () => {
  const browser = new Browser()
  const page = await browser.open(
    `/booking?salonId=28&phone=${phone}&step=0&chosenService=${cutAndWash}`,
  )
  expect(page.path).toContain('salonId=0')
  expect(page.dialogs('Thông báo')).toHaveLength(1)
  const { salon } = await browser.execute<{ salon: { closure: Closure } }>(
    '{ salon(id: 28) { closure { code params { values } } } }',
  )
  const { code, params } = salon.closure
  expect(code).toBe('SALON_RESTS_FOR')
  const [reason] = params[0]!.values
  expect(page.dialog.text).toContain(`${reason}. Anh chọn giúp em salon khác gần đó nhé!`)
  expect(page.dialog.links('Quay lại chọn salon')).toHaveLength(1)
})

test('the dialog of a closed salon lists open ones nearby, and one press chooses [B-125]', async () => {
  const browser = new Browser()
  const page = await browser.open(
    `/booking?salonId=28&phone=${phone}&step=0&chosenService=${cutAndWash}`,
  )
  const salons = page.dialog.all('a.salon-card')
  expect(salons.length).toBeGreaterThan(1)
  for (const { text } of salons) expect(text).toContain('TP. Hồ Chí Minh')
  const chosen = await browser.follow(salons[0]!)
  expect(chosen.path).toMatch(/salonId=[1-9].*chosenService=1001/)
  expect(chosen.dialogs()).toEqual([])
})

test('a salon has the same picture in the picker, in the list of all salons and on its page', async () => {
  const onPage = (await openPage('/salon/252-cau-giay-9')).part('.salon-page__picture img')
  expect(onPage.attribute('loading')).toBe('eager')
  const src = onPage.attribute('src')
  expect((await new Browser().fetch(src!)).headers.get('content-type')).toContain('image/')
  const listed = (await openPage('/system-salon?q=252+cau+giay')).part('.salon-card img')
  const toChoose = cards(await openPage(picker('&q=252+cau+giay')))[0]!.part('img')
  for (const small of [listed, toChoose]) {
    expect(small.attribute('src')).toBe(src)
    expect(small.attribute('loading')).toBe('lazy')
    expect(Number(small.attribute('width'))).toBeGreaterThan(0)
    expect(Number(small.attribute('height'))).toBeGreaterThan(0)
  }
})

test('a salon has the same stars in the picker, in the list of all salons and on its page', async () => {
  const rating = /4,\d\/5 · [\d,]+k? /
  const browser = new Browser()
  const [picked] = cards(await browser.open(picker('&q=252+cau+giay')))
  const stars = rating.exec(picked!.text)?.[0]
  expect(stars).toBeDefined()
  const found = await browser.open('/system-salon?q=252+cau+giay')
  expect(cards(found)[0]!.text).toContain(`${stars}khách`)
  const all = await browser.open('/system-salon')
  expect(cards(all).filter(({ text }) => rating.test(text)).length).toBeGreaterThan(50)
  const salon = await browser.open('/salon/252-cau-giay-9')
  expect(salon.main.text).toContain(`${stars}lượt khách`)
})

const at = (more = '') =>
  `/booking?step=0&salonId=9&phone=${freshPhone()}&chosenService=${cutAndWash}${more}`
const linkText = 'Anh chưa tìm được giờ phù hợp?'

test("a link below today's hours opens salons nearby [B-046, B-284, B-368]", async () => {
  const browser = new Browser()
  const page = await browser.open(at())
  expect(page.all('.backup__salon')).toEqual([])
  expect(page.main.link('Sớm nhất quanh đây hôm nay').href).toBe(
    `/som-nhat?salon=9&chosenService=${cutAndWash}`,
  )
  const opened = await browser.follow(page.main.link(linkText))
  const salons = opened.all('.backup__salon')
  expect(salons.length).toBeGreaterThan(0)
  for (const salon of salons) {
    expect(salon.text).toMatch(/[\d,]+ km/)
    expect(salon.all('.backup__hour').length).toBeGreaterThan(0)
  }
})

test('the confirmation of another salon shows its name, hour and address [B-128, B-285]', async () => {
  const browser = new Browser()
  const page = await browser.open(at('&backup=1'))
  const [salon] = page.all('.backup__salon')
  const [hour] = salon!.all('.backup__hour')
  const popup = (await browser.follow(hour!)).dialog
  expect(popup.name).toMatch(/^Đổi sang /)
  expect(popup.text).toContain(hour!.text)
  expect(popup.text).toContain(salon!.part('.strong').text)
})

test('continue takes salon and hour, and leaves the list; cancel returns to it [B-286, B-287]', async () => {
  const browser = new Browser()
  const page = await browser.open(at('&backup=1'))
  const [salon] = page.all('.backup__salon')
  const [hour] = salon!.all('.backup__hour')
  const booking = await browser.follow(hour!)
  const returned = await browser.follow(booking.dialog.link('Quay lại'))
  expect(returned.path).toBe(page.path)
  const there = await browser.follow(booking.dialog.link('Tiếp tục'))
  expect(there.part('#part-salon').text).toContain(salon!.part('.strong').text)
  expect(there.part('#part-services').text).toContain('Đã chọn 1 dịch vụ')
  expect(there.part('input[name=hourId][checked]').around('.choice').text).toContain(hour!.text)
  expect(there.all('.backup')).toEqual([])
})

test('other salons are offered only for today and without a chosen stylist [B-281, B-283]', async () => {
  const browser = new Browser()
  const page = await browser.open(at())
  expect(page.main.links(linkText)).toHaveLength(1)
  const tomorrow = await browser.open(at(`&date=${await dayAhead(browser, 1)}`))
  expect(tomorrow.main.links(linkText)).toEqual([])
  const stylist = page.all('.stylist')[1]!
  expect((await browser.follow(stylist)).main.links(linkText)).toEqual([])
  const nothing = await browser.open(at().replace(/&chosenService=\d+/, ''))
  expect(nothing.main.links(linkText)).toEqual([])
})
