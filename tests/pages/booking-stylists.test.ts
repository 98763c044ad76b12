import { expect, test } from 'vitest'
import { cutAndWash, dayAhead } from './bookings.ts'
import { Browser } from './browser.ts'
import { freshPhone } from './customers.ts'
import type { Page } from './page.ts'
import { load } from 'cheerio'

/** A stylist of salon 9 who works at salon 10 now (demo data). */
const moved = { id: '1003', from: '9', to: '10' }
/** The salon that is full all day today (demo data). */
const fullToday = '5'

const at = (salonId: string, more = '') =>
  `/booking?step=0&salonId=${salonId}&phone=${freshPhone()}&chosenService=${cutAndWash}${more}`
const chosenDay = (page: Page) => page.part('.days__day--on').text

test('a link with a stylist who moved offers his new salon [B-237, B-247]', async () => {
  const page = await new Browser().open(at(moved.from, `&stylistId=${moved.id}`))
  expect(page.dialog.name).toMatch(/ đã chuyển sang (Salon )?\S/)
})

test('of a stylist who moved, the system may choose another one here [B-238]', async () => {
  const browser = new Browser()
  const page = await browser.open(at(moved.from, `&stylistId=${moved.id}`))
  const here = await browser.follow(page.dialog.link('Hệ thống chọn giúp anh'))
  expect(here.path).toContain(`salonId=${moved.from}`)
  expect(here.path).not.toContain('stylistId=')
  expect(here.dialogs()).toEqual([])
})

test('the popup about a stylist who moved can be closed [B-237]', async () => {
  const browser = new Browser()
  const page = await browser.open(at(moved.from, `&stylistId=${moved.id}`))
  const here = await browser.follow(page.dialog.link('Đóng'))
  expect(here.path).toContain(`salonId=${moved.from}`)
  expect(here.dialogs()).toEqual([])
})

test('a stylist who moved is followed to his salon, where he is chosen and can be booked [B-239, B-241]', async () => {
  const browser = new Browser()
  const page = await browser.open(at(moved.from, `&stylistId=${moved.id}`))
  const there = await browser.follow(page.dialog.link(/^Đặt .+ tại /))
  expect(there.path).toMatch(new RegExp(`salonId=${moved.to}.*stylistId=${moved.id}`))
  const name = / (\S+)$/.exec(there.part('.stylist--on .stylist__name').text)![1]!
  expect(page.dialog.name).toContain(name)
  const booked = await browser.press(there, there.main.button('Hoàn tất'), {
    hourId: there.all('input[name=hourId]:not([disabled])').at(-1)!.value!,
    consent: true,
  })
  booked.heading('ĐẶT LỊCH THÀNH CÔNG')
  const {
    browser: { bookings: myBookings },
  } = await browser.execute<{
    browser: { bookings: { salonId: string; people: { stylistName: string }[] }[] }
  }>('{ browser { bookings { salonId people { stylistName } } } }')
  expect(myBookings).toMatchObject([
    { salonId: moved.to, people: [{ stylistName: expect.stringContaining(name) as unknown }] },
  ])
})

test('where today is full and no day was chosen, the day is tomorrow [B-223]', async () => {
  const browser = new Browser()
  const page = await browser.open(at(fullToday))
  expect(chosenDay(page)).toContain('Ngày mai')
  expect(page.main.part('input[name=date]').value).toBe(await dayAhead(browser, 1))
  expect(page.all('input[name=hourId]:not([disabled])').length).toBeGreaterThan(0)
})

test('a full day can be chosen, and shows that it is full [B-221, B-222]', async () => {
  const browser = new Browser()
  const today = await browser.follow((await browser.open(at(fullToday))).main.link(/Hôm nay/))
  expect(chosenDay(today)).toContain('Hôm nay')
  expect(today.part('#part-hour').text).toContain(
    'Salon đã kín lịch ngày này, anh chọn ngày hoặc salon khác nhé!',
  )
})

/** Every demo stylist's description comes with a script from the booking backend. */
test("a chosen stylist's description is shown without its script [B-249]", async () => {
  const browser = new Browser()
  const { salon } = await browser.execute<{
    salon: { staff: { stylists: { id: string; salonId: string }[] } }
  }>('query($d: LocalDate!) { salon(id: 9) { staff(date: $d) { stylists { id salonId } } } }', {
    d: await dayAhead(browser, 1),
  })
  const stylist = salon.staff.stylists.find(({ salonId }) => salonId === '9')!
  const choices = `chosenService=${cutAndWash}&date=${await dayAhead(browser, 1)}`
  const page = await browser.open(
    `/booking?step=0&salonId=9&phone=${freshPhone()}&${choices}&stylistId=${stylist.id}`,
  )
  const about = load(page.html)('.stylists__about')
  expect(about).toHaveLength(1)
  expect(about.text().length).toBeGreaterThan(10)
  expect(about.html()).not.toMatch(/<script|onerror|onclick|javascript:|<iframe/i)
})
