import { expect, test } from 'vitest'
import { book } from './bookings.ts'
import { Browser } from './browser.ts'
import { newCustomer } from './customers.ts'

const account = '/tai-khoan'
const pathOf = (address: string) => address.replace(/^webcal:\/\/[^/]+/, '')

test('a customer opens a calendar feed in his account, which any calendar reads, and closes it again', async () => {
  const { phone, browser } = await newCustomer()
  const id = await book(browser, { phone, salonId: '34', ahead: 1 })
  const before = await browser.open(account)
  const opened = await browser.press(before, before.main.button('Tạo đường dẫn theo dõi'))
  const address = opened.main.link('Theo dõi lịch của anh').href!
  expect(address).toMatch(/^webcal:\/\/[^/]+\/lich-theo-doi\/[\w-]{50}\.ics$/)

  const calendar = new Browser()
  const response = await calendar.fetch(pathOf(address))
  const file = await response.text()
  expect(response.headers.get('content-type')).toContain('text/calendar')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.getSetCookie()).toEqual([])
  for (const line of ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'STATUS:CONFIRMED', `UID:${id}`])
    expect(file).toContain(`${line}\r\n`)
  expect(file).not.toContain(phone)
  const etag = response.headers.get('etag')!
  const again = await calendar.fetch(pathOf(address), { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])

  await browser.execute(
    'mutation($id: ID!) { cancelBooking(input: { bookingId: $id }) { __typename } }',
    {
      id,
    },
  )
  const canceled = await calendar.fetch(pathOf(address), { headers: { 'if-none-match': etag } })
  expect(await canceled.text()).toMatch(/SEQUENCE:1\r\nSTATUS:CANCELLED/)

  const closed = await browser.press(opened, opened.main.button('Ngừng theo dõi'))
  expect(closed.main.links('Theo dõi lịch của anh')).toEqual([])
  expect((await calendar.fetch(pathOf(address))).status).toBe(404)
})

test('a feed that is opened on an English page is English, though calendars send no cookie', async () => {
  const { browser } = await newCustomer()
  const before = await browser.open(`${account}?lang=en`)
  const opened = await browser.press(before, before.main.button('Create a calendar link'))
  const address = opened.main.link('Follow my appointments').href!
  expect(address).toMatch(/^webcal:\/\/[^/]+\/lich-theo-doi\/[\w-]{50}\.ics\?lang=en$/)
  const response = await new Browser().fetch(pathOf(address))
  expect(await response.text()).toContain('X-WR-CALNAME:Haircut at ')
})
