import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { rendered } from '~/testing/rendered'
import type { Site } from '~/context'
import BookedPage from './success'
import { type BookedData, loadBooked } from './load.server'

const unread: BookedData = {
  now: Date.UTC(2026, 10, 21, 2),
  booking: null,
  masked: null,
  googleCalendar: null,
  mayProve: true,
  isFailed: true,
  ask: null,
  via: null,
  againAt: 0,
  isSentBefore: false,
  notice: null,
}

/** The page of booking 01J while the booking backend cannot load it, reached with a state. */
async function shown(state: unknown, data: BookedData = unread): Promise<string> {
  return rendered(
    { path: '/booking/success', element: <BookedPage />, loader: () => data },
    new Request('http://site/booking/success?bookingId=01J'),
    state,
  )
}

test('after booking the page shows success, even if it cannot load the booking [B-009, B-166]', async () => {
  const html = await shown({
    bookingId: '01J',
    phoneBooking: '0909090909',
    listTimeSpecialHours: [],
  })
  expect(html).toContain('ĐẶT LỊCH THÀNH CÔNG')
  expect(html).toContain('0909.090.909')
})

test('without a booking of this visit the page shows that it cannot load [B-009, B-010]', async () => {
  for (const state of [
    null,
    { bookingId: '01K', phoneBooking: '0909090909', listTimeSpecialHours: [] },
  ]) {
    expect(await shown(state)).toContain('Em chưa tải được lịch hẹn này.')
    expect(await shown(state)).not.toContain('THÀNH CÔNG')
  }
})

test('a booking that cannot be loaded is loaded again, and no other is offered [B-009, B-010]', async () => {
  const here = '/booking/success?bookingId=01J'
  const state = { bookingId: '01J', phoneBooking: '0909090909', listTimeSpecialHours: [] }
  for (const reached of [null, state])
    expect(Object.entries(links(await shown(reached)))).toEqual([
      ['Tải lại trang', here],
      ['Tìm lịch', '/booking/lookup'],
    ])
  expect(Object.keys(links(await shown(null, { ...unread, isFailed: false })))).toEqual([
    'Tìm lịch',
    'Đặt lịch ngay',
  ])
})

const booking: NonNullable<BookedData['booking']> = {
  __typename: 'Booking',
  id: '01J',
  status: 'CONFIRMED',
  date: '2026-11-23',
  hourLabel: '9h30',
  startsAt: Date.parse('2026-11-23T02:30:00Z'),
  personCount: 1,
  salonId: '9',
  salonName: 'Salon 252 Cầu Giấy',
  salonAddress: '252 Cầu Giấy, Hà Nội',
  salonPhone: '1900272703',
  salonMapUrl: 'https://maps.test/9',
  parkingMapUrl: 'https://maps.test/9/p',
  isAtHome: false,
  isCanceled: false,
  isOwner: true,
  minutes: 45,
  total: 120_000,
  oldTotal: null,
  phone: '0909090909',
  note: null,
  manageToken: null,
  mayName: false,
  people: [
    {
      hourLabel: '9h30',
      stylistId: '31',
      chosenStylistId: null,
      stylistName: null,
      name: null,
      services: [{ id: '1001', name: 'Cắt gội', price: 120_000, oldPrice: null }],
      offers: [],
    },
  ],
}

const masked: NonNullable<BookedData['masked']> = {
  __typename: 'MaskedBooking',
  id: '01J',
  date: '2026-11-23',
  phone: '090***0909',
  isCanceled: false,
}

/** What can be pressed on the page, by its words. */
function links(html: string): Record<string, string | undefined> {
  const $ = load(html)
  return Object.fromEntries(
    $('main a')
      .toArray()
      .map((link) => [$(link).text(), $(link).attr('href')]),
  )
}

test('the page of a booking has heading, directions, parking, phone and actions [T-38]', async () => {
  const html = await shown(null, { ...unread, booking, isFailed: false })
  expect(load(html)('h1').text()).toBe('ĐẶT LỊCH THÀNH CÔNG')
  expect(links(html)).toMatchObject({
    'Chỉ đường': 'https://maps.test/9',
    'GỬI XE MÁY': expect.stringContaining('google.com/maps/search'),
    'GỬI Ô TÔ': 'https://maps.test/9/p',
    Gọi: 'tel:1900272703',
    'ĐỔI LỊCH': expect.stringContaining('chosenService=1001&date=2026-11-23&change=1'),
    'HỦY LỊCH': '/booking/success?bookingId=01J&ask=cancel',
    'TRỞ VỀ TRANG CHỦ': '/',
  })
})

test('names are offered for a group, where the backend takes them', async () => {
  const people = [...booking.people, ...booking.people]
  const offers = async (changes: Partial<typeof booking>) => {
    const changed = { ...booking, manageToken: '01JTOKEN', ...changes }
    const html = await shown(null, { ...unread, booking: changed, isFailed: false })
    return links(html)['Thêm tên từng người']
  }
  expect(await offers({ people, mayName: true })).toBe('/lich/01JTOKEN#ten-tung-nguoi')
  expect(await offers({ people, mayName: false })).toBeUndefined()
  expect(await offers({ mayName: true })).toBeUndefined()
})

test('what is over can be booked again, which changes no booking [H-104, B-216]', async () => {
  const canceled = { ...booking, isCanceled: true, status: 'CANCELED' as const }
  const found = links(await shown(null, { ...unread, booking: canceled, isFailed: false }))
  expect(found['Đặt lại']).toBe(
    '/booking?step=0&salonId=9&phone=0909090909&chosenService=1001&stylistId=31&nearest=1',
  )
  expect(Object.keys(found)).not.toContain('ĐỔI LỊCH')
})

/** The text of the page of this booking. */
async function textOf(changes: Partial<typeof booking>, notice: BookedData['notice'] = null) {
  const data = { ...unread, booking: { ...booking, ...changes }, isFailed: false, notice }
  const $ = load(await shown(null, data))
  return { title: $('h1').text(), text: $('main').text().replace(/\s+/g, ' '), $ }
}

test('a change is titled as one, with the new time [O-17, T-38]', async () => {
  expect((await textOf({}, 'changed')).title).toBe('Đã đổi sang 9h30, T2, 23/11')
  expect((await textOf({ isCanceled: true, status: 'CANCELED' }, 'changed')).title).toBe(
    'Lịch hẹn của anh',
  )
})

test('a logged-out visitor sees only that there is an appointment on a day [O-30, H-018]', async () => {
  const found = { ...unread, masked, isFailed: false }
  const $ = load(await shown(null, found))
  const text = $('main').text()
  expect($('h1').text()).toBe('Lịch hẹn')
  expect(text).toContain('Số 090***0909 có một lịch hẹn vào Thứ Hai, 23/11.')
  expect($('main a').first().text()).toBe('Xác nhận bằng mã')
  for (const detail of ['9h30', 'HỦY LỊCH', 'Đã giữ chỗ']) expect(text).not.toContain(detail)
  const noCodes = { ...found, ask: 'prove' as const, mayProve: false }
  expect(await shown(null, noCodes)).not.toContain('Xác nhận bằng mã')
})

test('whoever has the link of a booking that waits for its code sees it whole, and has no say in it', async () => {
  const { title, text } = await textOf({ isOwner: false, status: 'PENDING_CODE' })
  expect([title, text]).toEqual(['Lịch hẹn', expect.stringContaining('Cắt gội')])
  expect(text).not.toContain('HỦY LỊCH')
})

test('beside the calendar file stands the same entry for Google Calendar, for its owner while it is ahead [H-101]', async () => {
  const { gateway, ...site } = {
    now: 0,
    origin: 'https://example.test',
    gateway: respondingWith(booking),
  }
  const query = new URLSearchParams('bookingId=01J')
  const loaded = await loadBooked({ ...site, gateway } as unknown as Site, query)
  const $ = load(await shown(null, loaded))
  const link = new URL($('a:contains("Thêm vào Google Lịch")').attr('href') ?? '')
  expect(link.hostname).toBe('calendar.google.com')
  expect(link.searchParams.get('dates')).toBe('20261123T093000/20261123T101500')
  expect(link.searchParams.get('location')).toBe('Salon 252 Cầu Giấy, 252 Cầu Giấy, Hà Nội')
  for (const other of [
    masked,
    { ...booking, isCanceled: true },
    { ...booking, status: 'DONE' as const },
  ]) {
    const changed = { ...site, gateway: respondingWith(other) } as unknown as Site
    expect((await loadBooked(changed, query)).googleCalendar).toBeNull()
  }
})

/** A gateway that knows one booking. */
function respondingWith(made: typeof booking | typeof masked) {
  const response = { ok: true, data: { now: unread.now, lacking: [], booking: made }, failed: [] }
  return { query: () => Promise.resolve(response) }
}

test('the page of a booking shows its length, payment and what to say at the desk [T-38]', async () => {
  const { text } = await textOf({})
  expect(text).toContain('45 phút, xong khoảng 10h15')
  expect(text).toContain('Anh trả tiền tại salon')
  expect(text).toContain(`Mã lịch hẹn${booking.id.slice(-6)}`)
  expect((await textOf({ minutes: null })).text).not.toContain('phút, xong')
})
