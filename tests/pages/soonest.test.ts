import { expect, test } from 'vitest'
import { cutAndWash } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { loggedIn } from './customers.ts'

const rows = (page: { all: (selector: string) => { href: string | undefined; text: string }[] }) =>
  page.all('.soonest-row')

test('without JavaScript the soonest hours are links to the prefilled booking', async () => {
  const browser = new Browser()
  const form = await browser.open('/som-nhat')
  expect(form.part('h1').text).toBe('Sớm nhất quanh anh')
  expect(rows(form)).toEqual([])
  const province = form.field('Tỉnh, thành phố')
  const hanoi = province.all('option').find(({ text }) => text === 'Hà Nội')!
  expect(form.field('Dịch vụ').value).toBe(String(cutAndWash))
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
  expect(found.field('Dịch vụ').value).toBe(String(cutAndWash))
})

test('the first free hour of each salon is one answer for all cards, and for the page of one salon its own', async () => {
  const browser = new Browser()
  await browser.open('/som-nhat?province=62')
  const read = async (query: string) => {
    const answer = await browser.open(`/system-salon/gio-trong${query}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return JSON.parse(answer.html) as Record<string, string>
  }
  await expect.poll(async () => Object.keys(await read('?salon=9'))).toEqual(['9'])
  const hours = await read('')
  expect(Object.values(hours).every((label) => /^\d{1,2}h\d{0,2}$/.test(label))).toBe(true)
  expect(hours).toHaveProperty('9')
  expect(await read('?salon=9999')).toEqual({})
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

test('a customer without a booking is shown the soonest hours around his usual salon; a visitor none', async () => {
  const visitor = new Browser()
  expect((await visitor.open('/personal/soonest')).html).toBe('null')
  const customer = await loggedIn('0912345679')
  const answer = await customer.open('/personal/soonest')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(JSON.parse(answer.html)).toMatchObject({
    near: { latitude: expect.any(Number) as number },
    hours: expect.arrayContaining([
      expect.objectContaining({ distanceKm: expect.any(Number) as number }),
    ]) as unknown[],
  })
})
