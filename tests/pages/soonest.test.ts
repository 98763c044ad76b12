import { expect, test } from 'vitest'
import { book, cutAndWash, freeHours } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { freshPhone, loggedIn } from './customers.ts'

const rows = (page: { all: (selector: string) => { href: string | undefined; text: string }[] }) =>
  page.all('.soonest-row')

test('without JavaScript the soonest hours are links to the prefilled booking', async () => {
  const browser = new Browser()
  const form = await browser.open('/som-nhat')
  expect(form.part('h1').text).toBe('Sớm nhất quanh anh')
  expect(rows(form)).toEqual([])
  const province = form.field('Tỉnh, thành phố')
  const hanoi = province.all('option').find(({ text }) => text === 'Hà Nội')!
  expect(form.field('Dịch vụ').value).toBe(cutAndWash)
  const found = await browser.press(form, form.button('Xem giờ trống'), {
    'Tỉnh, thành phố': 'Hà Nội',
  })
  expect(found.path).toContain(`province=${hanoi.attribute('value')}`)
  const hours = rows(found)
  expect(hours.length).toBeGreaterThan(0)
  const [first] = hours
  expect(first!.href).toMatch(
    new RegExp(
      `^/booking\\?salonId=\\d+&phone=0&step=0&chosenService=${cutAndWash}&date=\\d{4}-\\d\\d-\\d\\d&hour=\\d+$`,
    ),
  )
  const booking = await browser.open(first!.href!)
  expect(booking.status).toBe(200)
  const hour = new URLSearchParams(first!.href!.split('?')[1]).get('hour')
  expect(booking.part('.choice input[checked]').value).toBe(hour)
  // The next page goes on where this one ends.
  const next = await browser.follow(found.link('Xem giờ tiếp theo'))
  expect(rows(next).map(({ href }) => href)).not.toContain(first!.href)
})

test('a link opens the booking of the first hour of a place, and the page where none is known', async () => {
  const [first] = rows(await openPage('/som-nhat?province=62'))
  const booking = await new Browser().open('/som-nhat?province=62&take=first')
  expect(booking.path).toMatch(/^\/booking\?salonId=\d+/)
  expect(new URLSearchParams(booking.path.split('?')[1]).get('hour')).toBe(
    new URLSearchParams(first!.href!.split('?')[1]).get('hour'),
  )
  const page = await openPage('/som-nhat?take=first')
  expect(page.part('h1').text).toBe('Sớm nhất quanh anh')
})

test('without a place the large cities are links, which keep the services and the number of people', async () => {
  const browser = new Browser()
  const form = await browser.open('/som-nhat?chosenService=1012&people=2')
  const cities = form.part('nav[aria-label="Hoặc chọn ngay thành phố"]')
  expect(cities.links()).toHaveLength(4)
  const found = await browser.follow(cities.link('Hà Nội'))
  expect(found.path).toBe('/som-nhat?province=62&chosenService=1012&people=2')
  expect(rows(found).length).toBeGreaterThan(0)
  expect(found.has('nav[aria-label="Hoặc chọn ngay thành phố"]')).toBe(false)
})

test('near a position the way is shown; far from all salons a message and a link', async () => {
  const near = await openPage('/som-nhat?near=21.031,105.801')
  expect(rows(near)[0]!.text).toMatch(/\d km, đi khoảng \d+ phút/)
  expect(near.meta('robots')).toContain('noindex')
  const far = await openPage('/som-nhat?near=10.001,109.5')
  expect(far.heading('Trong 15 km quanh anh chưa có salon nào của em')).toBeDefined()
  expect(far.link('Xem hệ thống salon').href).toBe('/system-salon')
})

test('a full day leads to the soonest hours around its salon, for the same services', async () => {
  const found = await openPage(`/som-nhat?salon=9&chosenService=${cutAndWash}`)
  expect(rows(found)[0]!.text).toMatch(/\d km, đi khoảng/)
  expect(found.field('Dịch vụ').value).toBe(cutAndWash)
})

/** The first free hours of salons by their ids, as the cards of salons ask for them. */
async function firstFreeHours(browser: Browser, salonIds: string[] | null) {
  const response = await browser.graphql(
    'query ($services: [ID!]!, $salons: [ID!]) { firstFreeHours(serviceIds: $services, salonIds: $salons) { salonId label } }',
    { services: [cutAndWash], salons: salonIds },
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const { data } = (await response.json()) as {
    data: { firstFreeHours: { salonId: string; label: string }[] }
  }
  return new Map(data.firstFreeHours.map(({ salonId, label }) => [salonId, label]))
}

test('the first free hour of each salon is one answer for all cards, and for the page of one salon its own', async () => {
  const browser = new Browser()
  await browser.open('/som-nhat?province=62')
  await expect.poll(async () => [...(await firstFreeHours(browser, ['9'])).keys()]).toEqual(['9'])
  const hours = await firstFreeHours(browser, null)
  expect([...hours.values()].every((label) => /^\d{1,2}h\d{0,2}$/.test(label))).toBe(true)
  expect(hours.has('9')).toBe(true)
  expect(await firstFreeHours(browser, ['9999'])).toEqual(new Map())
})

test('services that take too long, or that nobody sells, show a message', async () => {
  expect((await openPage('/som-nhat?province=62&chosenService=9999')).main.text).toContain(
    'Các salon ở đây chưa làm dịch vụ này',
  )
})

test('the page speaks English and is found by search engines', async () => {
  const page = await openPage('/som-nhat?lang=en')
  expect(page.part('h1').text).toBe('Soonest near you')
  expect((await openPage('/sitemap/pages.xml')).html).toContain('/som-nhat</loc>')
  expect((await openPage('/')).link('Giờ sớm nhất').href).toBe('/som-nhat')
})

/** An Giang has one salon, which no other page is about. */
const alone = { province: 2, salonId: '91' }

/** How old a list may be, in ms. */
const GONE_WITHIN = 2_000

test('an hour that one visitor books is gone from the list and the card of another within 2 s [B-217]', async () => {
  const reader = new Browser()
  const card = async () => (await firstFreeHours(reader, [alone.salonId])).get(alone.salonId)
  const list = async () => rows(await reader.open(`/som-nhat?province=${alone.province}`))
  await expect.poll(card, { timeout: 20_000 }).toMatch(/^\d/)
  const [first] = await list()
  const hourId = new URLSearchParams(first!.href!.split('?')[1]).get('hour')!
  const label = await card()
  const places = (await freeHours(reader, alone.salonId)).find(({ id }) => id === hourId)!
  // Each phone from a network of its own: the sixth unproved one would need a code.
  const bookOne = () => book(new Browser(), { phone: freshPhone(), ...alone, hourId })
  for (let left = places.freeStylists; left > 1; left--) await bookOne()
  await expect
    .poll(async () => (await list())[0]!.text, { timeout: 20_000 })
    .toContain('1 stylist trống')
  await bookOne()
  const booked = performance.now()
  let lastSeen = booked
  await expect
    .poll(
      async () => {
        const startedAt = performance.now()
        const [hours, hour] = await Promise.all([list(), card()])
        const isThere = hour === label || hours.some(({ href }) => href === first!.href)
        if (isThere) lastSeen = startedAt
        return isThere
      },
      { timeout: 20_000 },
    )
    .toBe(false)
  expect(lastSeen - booked).toBeLessThan(GONE_WITHIN)
})

test('without JavaScript a group is searched for, and each row books it as a whole [B-264]', async () => {
  const browser = new Browser()
  const form = await browser.open('/som-nhat?province=62')
  const found = await browser.press(form, form.button('Xem giờ trống'), { 'Số người': '3 người' })
  expect(found.path).toContain('people=3')
  expect(found.field('Số người').value).toBe('3')
  const [first] = rows(found)
  expect(first!.text).toContain('mỗi người')
  const draft = new URLSearchParams(first!.href!.split('?')[1])
  const other = `${cutAndWash}_${draft.get('hour')}`
  expect([draft.get('p2'), draft.get('p3'), draft.get('p4')]).toEqual([other, other, null])
  const booking = await browser.open(first!.href!)
  expect(booking.all('.person')).toHaveLength(3)
})

test('without JavaScript a returning customer searches the hours of the stylist he had [B-149]', async () => {
  const customer = await loggedIn('0912345679')
  const form = await customer.open('/som-nhat')
  const own = form.field('Stylist').all('option')[1]!
  const found = await customer.press(form, form.button('Xem giờ trống'), { Stylist: own.text })
  const [, salonId, stylistId] = /stylist=(\d+)-(\d+)/.exec(found.path)!
  expect(found.field('Stylist').value).toBe(`${salonId}-${stylistId}`)
  const hours = rows(found)
  expect(hours.length).toBeGreaterThan(0)
  for (const { href } of hours) {
    expect(href).toContain(`salonId=${salonId}&`)
    expect(href).toContain(`&stylistId=${stylistId}&`)
  }
  const visitor = new Browser()
  expect((await visitor.open('/som-nhat')).main.text).not.toContain('Ai cũng được')
})

test('without JavaScript a returning customer gets from Home to hours around his usual salon, and can change what was assumed', async () => {
  const customer = await loggedIn('0912345679')
  const found = await customer.follow(
    (await customer.open('/')).main.link('Giờ trống sớm nhất quanh anh'),
  )
  expect(found.path).toBe('/som-nhat')
  expect(found.headers.get('cache-control')).toMatch(/^private/)
  expect(rows(found)[0]!.text).toMatch(/\d km, đi khoảng \d+ phút/)
  const place = found.field('Khu vực')
  expect(place.part('option[selected]').text).toMatch(/^Quanh \S/)
  expect(found.field('Tỉnh, thành phố').value).not.toBe('')
  expect(rows(found)[0]!.href).toContain(`&chosenService=${found.field('Dịch vụ').value}&`)
  const elsewhere = await customer.press(found, found.button('Xem giờ trống'), {
    'Tỉnh, thành phố': 'An Giang',
  })
  expect(elsewhere.field('Khu vực').value).toBe('')
  for (const { href } of rows(elsewhere)) expect(href).toContain(`salonId=${alone.salonId}&`)
  expect(rows(elsewhere).length).toBeGreaterThan(0)
})

test('without JavaScript a customer searches around an address that he saved; a visitor has none [B-364]', async () => {
  const member = await loggedIn('0912345678')
  const form = await member.open('/som-nhat')
  const found = await member.press(form, form.button('Xem giờ trống'), { 'Khu vực': 'Quanh Nhà' })
  expect(found.path).toContain('near=21.034%2C105.796')
  expect(found.field('Khu vực').part('option[selected]').text).toBe('Quanh Nhà')
  for (const { text } of rows(found)) expect(text).toMatch(/ km, đi khoảng \d+ phút/)
  expect(rows(found).length).toBeGreaterThan(0)
  expect((await openPage('/som-nhat?province=62')).main.text).not.toContain('Quanh Nhà')
})

test('without JavaScript a visitor chooses a district of a city, and its address shows anybody the same', async () => {
  const browser = new Browser()
  const empty = await browser.open('/som-nhat')
  expect(empty.fields('Khu vực')).toEqual([])
  const city = await browser.press(empty, empty.button('Xem giờ trống'), {
    'Tỉnh, thành phố': 'Hà Nội',
  })
  expect(city.field('Khu vực').value).toBe('')
  expect(rows(city)[0]!.text).not.toContain(' km')
  const district = await browser.press(city, city.button('Xem giờ trống'), {
    'Khu vực': 'Quận Cầu Giấy',
  })
  expect(district.path).toMatch(/near=21\.\d+%2C105\.\d+/)
  for (const { text } of rows(district)) expect(text).toMatch(/ km, đi khoảng \d+ phút/)
  const shared = await openPage(district.path, { lang: 'en' })
  const area = shared.field('Area')
  expect(area.part('option[selected]').text).toBe('Quận Cầu Giấy')
  expect(area.all('option')[0]!.text).toBe('Any area')
  expect(rows(shared).length).toBeGreaterThan(0)
})

test('one salon has no further page, and behind the last hour the page says so in both languages', async () => {
  const list = `/som-nhat?province=${alone.province}`
  // Two hours of a salon at most.
  await expect.poll(async () => rows(await openPage(list)).length, { timeout: 20_000 }).toBe(2)
  expect((await openPage(list)).main.links('Xem giờ tiếp theo')).toEqual([])
  const behind = `${list}&after=9999999999999_0_${alone.salonId}`
  const end = await openPage(behind)
  end.main.heading('Hôm nay và ngày mai không còn giờ trống nào muộn hơn anh ạ')
  const first = end.main.link('Xem lại từ giờ sớm nhất').href!
  expect(first).not.toContain('after')
  expect(rows(await openPage(first))).toHaveLength(2)
  const english = await openPage(behind, { lang: 'en' })
  english.main.heading('There are no later free times today or tomorrow')
})
