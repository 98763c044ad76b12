import { expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { dotted, freshPhone, newCustomer } from './customers.ts'

test.each([
  ['a link without a salon', '/booking?salonId=0&phone=0&step=0'],
  ['the link of a salon', '/booking?salonId=9&phone=0&step=0'],
  ['the link of a visit', '/booking?salonId=9&phone=0&step=0&chosenService=1001&stylistId=31'],
  ["the link of an offer of the customer's own", '/booking?salonId=0&phone=0&step=0&offers=504'],
  ['the address alone', '/booking'],
])('%s books with the phone of the logged-in customer [B-305, H-031]', async (_what, path) => {
  const { phone, browser } = await newCustomer()
  const page = await browser.open(path)
  expect(new URL(page.path, 'http://site').searchParams.get('phone')).toBe(phone)
  expect(page.part('.customer').text).toContain(dotted(phone))
  expect(page.main.fields('Số điện thoại của anh')).toEqual([])
})

test('a logged-in customer may book with another phone, and a visitor enters his [B-305]', async () => {
  const { browser, phone } = await newCustomer()
  const page = await browser.open('/booking?salonId=9&phone=0&step=0')
  const other = await browser.follow(page.main.link('Đổi số'))
  expect(other.part('.booking__parts').fields('Số điện thoại của anh')).toHaveLength(1)
  const another = freshPhone()
  const withAnother = await browser.open(`/booking?step=0&salonId=9&phone=${another}`)
  expect(withAnother.part('.customer').text).toContain(dotted(another))
  expect(withAnother.main.text).not.toContain(dotted(phone))
  const loggedOut = await openPage('/booking?salonId=9&phone=0&step=0', { as: new Browser() })
  expect(loggedOut.status).toBe(200)
  expect(loggedOut.part('.booking__parts').fields('Số điện thoại của anh')).toHaveLength(1)
})
