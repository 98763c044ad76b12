import { expect, test } from 'vitest'
import { book, salonWithFree } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { newCustomer } from './customers.ts'
import type { Page } from './page.ts'

const section = 'Tên từng người'

/** The page of tomorrow's booking for so many, and the address of its manage page. */
async function booked(people: number) {
  const { phone, browser: owner } = await newCustomer()
  const salonId = await salonWithFree(owner, { ahead: 1, least: people })
  const bookingId = await book(owner, { salonId, phone, ahead: 1, people })
  const path = `/booking/success?bookingId=${bookingId}`
  const page = await owner.open(path)
  return { owner, path, page, link: page.main.link('Mở trang quản lý').href! }
}

const fieldsOf = (page: Page) => page.main.under(section).fields()
const valuesOf = (page: Page) => fieldsOf(page).map(({ value }) => value ?? '')

/** Sends names in the order of the fields. */
function name(browser: Browser, page: Page, names: string[]): Promise<Page> {
  const filling = names.map((text, at) => [fieldsOf(page)[at]!.name, text])
  return browser.press(page, page.main.button('Lưu tên'), Object.fromEntries(filling))
}

test('without JavaScript a group is named on its manage page, and the page shows it', async () => {
  const { owner, path, page, link } = await booked(2)
  const way = page.main.link('Thêm tên từng người').href!
  expect(way).toBe(`${link}#ten-tung-nguoi`)
  const anybody = new Browser()
  const there = await anybody.open(way)
  expect(there.all('#ten-tung-nguoi')).toHaveLength(1)
  expect(fieldsOf(there).map((field) => field.name)).toEqual([
    expect.stringMatching(/^Khách hàng 1 · /),
    expect.stringMatching(/^Khách hàng 2 · /),
  ])
  const saved = await name(anybody, there, ['  Tuấn ', 'bé   Bin'])
  expect(saved.path).toBe(`${link}?xong=ten`)
  expect(saved.part('#ten-tung-nguoi [role=status]').text).toBe('Em đã lưu tên từng người.')
  expect(valuesOf(saved)).toEqual(['Tuấn', 'bé Bin'])
  const reloaded = await openPage(link)
  expect(valuesOf(reloaded)).toEqual(['Tuấn', 'bé Bin'])
  expect(reloaded.part('#ten-tung-nguoi').has('[role=status]')).toBe(false)
  expect((await owner.open(path)).main.under('Chi tiết lịch hẹn').text).toContain('bé Bin')
  expect(valuesOf(await name(anybody, reloaded, ['Tuấn', '']))).toEqual(['Tuấn', ''])
})

test('a refused name keeps what was typed, with its sentence at its field', async () => {
  const { link } = await booked(2)
  const anybody = new Browser()
  const refused = await name(anybody, await anybody.open(link), ['Tuấn', '0912'])
  expect(refused.status).toBe(422)
  expect(valuesOf(refused)).toEqual(['Tuấn', '0912'])
  const wrong = refused.all('#ten-tung-nguoi [aria-invalid=true]')
  expect(wrong.map(({ value }) => value)).toEqual(['0912'])
  expect(refused.part('#ten-tung-nguoi .field__error').text).toBe(
    'Bạn nhập tên hợp lệ giúp chúng mình nhé!',
  )
  expect(valuesOf(await openPage(link))).toEqual(['', ''])
})

test('a booking for one has no fields for names, neither on its page nor on its manage page', async () => {
  const { page, link } = await booked(1)
  expect(page.main.links('Thêm tên từng người')).toEqual([])
  expect((await openPage(link)).all('#ten-tung-nguoi')).toEqual([])
})

test("the form for a group's names is English too, each field with its label", async () => {
  const { link } = await booked(2)
  const page = await openPage(link, { lang: 'en' })
  const fields = page.main.under('Everyone’s names').fields()
  expect(fields.map((field) => field.name)).toEqual([
    expect.stringMatching(/^Guest 1 · /),
    expect.stringMatching(/^Guest 2 · /),
  ])
})
