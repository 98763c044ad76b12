import { expect, test } from 'vitest'
import { Unacceptable } from '../../kit/connect'
import { addDays } from '../../kit/vietnam-time'
import { wireDate } from '../../kit/wire'
import { booking, ownerToken, service, session, newBookingInput } from '../testing/client'
import { countBookings, setUpDemoData } from '../testing/demo-data'
import { bookingApi, type NewBooking } from '../contract'
import { bindings, morning, today } from '../testing/salon-day'
import { coded, type Message } from '../../kit/message'

setUpDemoData()

async function issuesOf(order: NewBooking) {
  return booking()
    .createBooking(order)
    .then(
      (response) => `answered ${response.status}`,
      (error: unknown) => (error instanceof Unacceptable ? error.issues : String(error)),
    )
}

test('a booking is confirmed and priced by the server, whatever the client sent [B-357, B-165, B-296]', async () => {
  const { status, body } = await booking().createBooking(newBookingInput())
  const weekend = [0, 6].includes(new Date(today).getUTCDay())
  expect(status).toBe(200)
  expect(body).toEqual({
    bookingId: expect.stringMatching(/^[0-9A-Z]{26}$/),
    total: weekend ? 140_000 : 120_000,
    needsCode: false,
    holdExpiresAt: null,
  })
})

test('all of the payload is stored with the booking [B-376, B-383]', async () => {
  const order = newBookingInput({
    salonId: 10,
    note: 'Cắt ngắn',
    bookAt: 5,
    utmSource: 'rn_ios',
    params: { a: '1' },
    numberPersons: 2,
    muonCaoMat: true,
    utilityService: [{ id: 1, name: 'Da dễ kích ứng' }],
  })
  await booking().createBooking(order)
  const row = await bindings.DB.prepare('SELECT * FROM booking WHERE phone = ?')
    .bind(order.phone)
    .first<Record<string, string>>()
  expect(row).toMatchObject({
    salon_id: 10,
    date: today,
    note: 'Cắt ngắn',
    book_at: 5,
    utm_source: 'rn_ios',
    params: '{"a":"1"}',
    status: 'confirmed',
    current: 1,
  })
  expect(JSON.parse(row!.wishes!)).toMatchObject({
    receiveAdvice: true,
    acceptMakePhoto: false,
    numberPersons: 2,
    muonCaoMat: true,
    utilityService: [{ id: 1, name: 'Da dễ kích ứng' }],
  })
})

const combinations: [
  what: string,
  order: Partial<NewBooking>,
  person: Partial<NewBooking['bookHours'][number]>,
  field: string,
  message?: Message,
][] = [
  [
    'no services',
    {},
    { chosenServices: [] },
    'bookHours.0.chosenServices',
    coded('NEEDS_SERVICES'),
  ],
  [
    'an unknown service',
    {},
    { chosenServices: [service(77_777)] },
    'bookHours.0.chosenServices',
    coded('SERVICES_DISCONTINUED'),
  ],
  [
    'B-093 a hidden service',
    {},
    { chosenServices: [service(1042)] },
    'bookHours.0.chosenServices',
    coded('SERVICES_DISCONTINUED'),
  ],
  [
    'a service of other salons',
    { salonId: 10 },
    { chosenServices: [service(1022)] },
    'bookHours.0.chosenServices',
    coded('SERVICES_DISCONTINUED'),
  ],
  [
    'B-199 two versions of one group',
    {},
    { chosenServices: [service(1001), service(1002)] },
    'bookHours.0.chosenServices',
    coded('ONE_PER_GROUP'),
  ],
  [
    'the same service twice',
    {},
    { chosenServices: [service(1001), service(1001)] },
    'bookHours.0.chosenServices',
    coded('ONE_PER_GROUP'),
  ],
  [
    'B-200 a child without its parent',
    {},
    { chosenServices: [service(1018), service(1023)] },
    'bookHours.0.chosenServices',
  ],
  ['a stylist of another salon', {}, { stylistId: 1101 }, 'bookHours.0.stylistId'],
  ['a skinner as a stylist', {}, { stylistId: 951 }, 'bookHours.0.stylistId'],
  ['a stylist as a skinner', { skinnerId: 901 }, {}, 'skinnerId'],
  ['an unknown salon', { salonId: 4711 }, {}, 'salonId'],
  ['a past date', { dateBook: addDays(today, -1) }, {}, 'dateBook', coded('PAST_DAY')],
  ['a date long past', { dateBook: '2020-01-01' }, {}, 'dateBook'],
  ['B-215 a date beyond the role', { dateBook: addDays(today, 2) }, {}, 'dateBook'],
  ['a date beyond every role', { dateBook: addDays(today, 3) }, {}, 'dateBook'],
]
test.each(combinations)(
  '422 for %s, under its wire name, and nothing is stored',
  async (_what, order, person, field, message) => {
    const before = await countBookings()
    expect(await issuesOf(newBookingInput(order, person))).toEqual([
      { field, message: message ?? [{ code: expect.any(String), params: expect.any(Object) }] },
    ])
    expect(await countBookings()).toBe(before)
  },
)

test('where the salon advises, a customer may book without services: a stylist for half an hour [B-204]', async () => {
  const order = newBookingInput({ salonId: 4 }, { chosenServices: [], bookHourId: 12 })
  expect(await booking().createBooking(order)).toMatchObject({ status: 200, body: { total: 0 } })
  const person = await bindings.DB.prepare(
    'SELECT frames, skinner_id FROM booking_person p JOIN booking b ON b.id = p.booking_id WHERE phone = ?',
  )
    .bind(order.phone)
    .first()
  expect(person).toEqual({ frames: 2, skinner_id: null })
})

test('a child with its parent and an add-on are summed [B-200, B-290]', async () => {
  const order = newBookingInput(
    {},
    { chosenServices: [1019, 1023, 1038].map(service), bookHourId: 14 },
  )
  expect(await booking().createBooking(order)).toMatchObject({
    status: 200,
    body: { total: 399_000 + 60_000 + 70_000 },
  })
})

test('a chosen stylist of level 2 costs his price [B-289]', async () => {
  const stylist = await bindings.DB.prepare(
    `SELECT id, salon_id AS salonId FROM staff
     WHERE kind = 'stylist' AND level = 2 AND day_off <> ? AND salon_id > 20
     LIMIT 1`,
  )
    .bind(new Date(today).getUTCDay())
    .first<{ id: number; salonId: number }>()
  const weekend = [0, 6].includes(new Date(today).getUTCDay())
  const response = await booking().createBooking(
    newBookingInput({ salonId: stylist!.salonId }, { stylistId: stylist!.id, bookHourId: 14 }),
  )
  expect(response).toMatchObject({ status: 200, body: { total: weekend ? 150_000 : 130_000 } })
})

test('the same request twice is one booking, and a changed one under its key is refused [B-294]', async () => {
  const order = newBookingInput({ salonId: 16 })
  const [first, second] = await Promise.all([
    booking(ownerToken('a')).createBooking(order),
    booking(ownerToken('a')).createBooking(order),
  ])
  expect(second).toEqual(first)
  expect(await booking().createBooking({ ...order, dateBook: addDays(today, 1) })).toMatchObject({
    status: 409,
    body: { code: 'changed' },
  })
})

test('an address may try 600 bookings a minute over all phones [O-30]', async () => {
  await bindings.DB.prepare('INSERT INTO attempt VALUES (?, ?, 599)')
    .bind('network:203.0.113.7', morning / 60_000)
    .run()
  const from = (headers: Record<string, string>) =>
    booking(headers).createBooking(newBookingInput({ salonId: 17 }, { bookHourId: 12 }))
  expect((await from({ 'x-client-address': '203.0.113.7' })).status).not.toBe(429)
  expect(await from({ 'x-client-address': '203.0.113.7' })).toMatchObject({
    status: 429,
    body: { retryAfterSeconds: 60 },
  })
  for (const headers of [{ 'x-client-address': '203.0.113.8' }, {}])
    expect((await from(headers as Record<string, string>)).status).not.toBe(429)
})

test('dates travel as DD-MM-YYYY [B-236]', () => {
  expect(bookingApi.createBooking.input.encode(newBookingInput())).toMatchObject({
    dateBook: wireDate.encode(today),
  })
})

test('after five unverified phones of an address a code is needed, never with a session', async () => {
  const address = { 'x-client-address': '2001:db8:77:1::1' }
  const sixth: boolean[] = []
  for (let number = 0; number < 6; number++) {
    const from = { 'x-client-address': `2001:db8:77:1::${number + 1}` }
    const { body } = await booking(from).createBooking(
      newBookingInput({ salonId: 12 }, { bookHourId: 8 + number * 4 }),
    )
    sixth.push('needsCode' in body && body.needsCode)
  }
  expect(sixth).toEqual([false, false, false, false, false, true])
  const own = newBookingInput({ salonId: 12 }, { bookHourId: 10 })
  expect(await booking({ ...address, ...session(own.phone) }).createBooking(own)).toMatchObject({
    status: 200,
    body: { needsCode: false },
  })
})
