import { expect, test } from 'vitest'
import { Unacceptable, Unauthenticated } from '../../kit/connect'
import { addDays } from '../../kit/vietnam-time'
import { wireDate } from '../../kit/wire'
import { booking, ownerToken, service, session, newBookingInput, send } from '../testing/client'
import { countBookings, setUpDemoData } from '../testing/demo-data'
import { bookingApi, type NewBooking } from '../contract'
import { bindings, morning, today, setClock } from '../testing/salon-day'
import { coded, type Message } from '../../kit/message'
import { LAST_HOUR_ID } from '../../../domain/frames'

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
  const [person] = order.bookHours
  for (const change of [
    { dateBook: addDays(today, 1) },
    { phone: '0866666666' },
    { note: 'Cắt ngắn' },
    { acceptMakePhoto: true },
    { bookHours: [{ ...person!, bookHourId: 12 }] },
    { bookHours: [{ ...person!, chosenServices: [service(1002)] }] },
  ])
    expect(
      await booking(ownerToken('a')).createBooking({ ...order, ...change }),
      Object.keys(change).join(),
    ).toMatchObject({ status: 409, body: { code: 'changed' } })
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

const wires: [what: string, over: object, field: string][] = [
  ['a phone that is none', { phone: '0012345678' }, 'phone'],
  ['no phone', { phone: undefined }, 'phone'],
  [
    'more than five persons',
    { bookHours: Array.from({ length: 6 }, () => newBookingInput().bookHours[0]) },
    'bookHours',
  ],
  ['nobody', { bookHours: [] }, 'bookHours'],
  [
    'a frame past the last of any day',
    { bookHours: [{ ...newBookingInput().bookHours[0], bookHourId: LAST_HOUR_ID + 1 }] },
    'bookHours.0.bookHourId',
  ],
  ['a date in another form', { dateBook: '2026-11-22' }, 'dateBook'],
  ['a date that does not exist', { dateBook: '31-02-2027' }, 'dateBook'],
  ['a note too long', { note: 'a'.repeat(501) }, 'note'],
  ['a short key', { idempotencyKey: 'short' }, 'idempotencyKey'],
  ['broken JSON inside', { utilityService: '[{' }, 'utilityService'],
  ['a salon that is text', { salonId: 'chín' }, 'salonId'],
  ['salon 0, which is none', { salonId: 0 }, 'salonId'],
]
test.each(wires)('422 for %s [O-01, B-313]', async (_what, over, field) => {
  const before = await countBookings()
  const order = { ...(bookingApi.createBooking.input.encode(newBookingInput()) as object), ...over }
  const { status, body } = await send('POST', '/booking/booking-v2', order)
  expect([status, body.issues?.[0]?.field]).toEqual([422, field])
  expect(await countBookings()).toBe(before)
})

test('the phone of a demo booking is refused with 403 and its code [B-301]', async () => {
  expect(await booking().createBooking(newBookingInput({ phone: '0933333333' }))).toEqual({
    status: 403,
    body: { message: coded('HAS_BOOKING') },
  })
})

test('the owner of a booking that has begun is refused with 403 and its own code [O-17]', async () => {
  const client = booking(session('0977777001'))
  const order = newBookingInput({ phone: '0977777001' }, { bookHourId: 6 })
  expect((await client.createBooking(order)).status).toBe(200)
  const [row] = (
    await bindings.DB.prepare('SELECT starts_at AS startsAt FROM booking WHERE phone = ?')
      .bind(order.phone)
      .all<{ startsAt: number }>()
  ).results
  setClock(row!.startsAt)
  const again = newBookingInput({ phone: order.phone, allowChange: true }, { bookHourId: 20 })
  expect(await client.createBooking(again)).toEqual({
    status: 403,
    body: { message: coded('BOOKING_BEGUN') },
  })
})

test('allowChange moves the booking for a valid session of its phone [O-17]', async () => {
  const change = { phone: '0933333333', allowChange: true }
  await expect(
    booking({ authorization: 'Bearer token-of-nobody-at-all' }).createBooking(
      newBookingInput(change, { bookHourId: 20 }),
    ),
  ).rejects.toBeInstanceOf(Unauthenticated)
  const { status, body } = await booking(session('0933333333')).createBooking(
    newBookingInput(change, { bookHourId: 20 }),
  )
  expect(status).toBe(200)
  expect(await booking().checkBooking({ phone: '0933333333' })).toMatchObject({
    body: { bookingId: (body as { bookingId: string }).bookingId },
  })
})

test('an ended session books nothing, so that its customer logs in again first [H-130]', async () => {
  const before = await countBookings()
  await expect(
    booking({ authorization: 'Bearer token-of-nobody-at-all' }).createBooking(newBookingInput()),
  ).rejects.toBeInstanceOf(Unauthenticated)
  expect(await countBookings()).toBe(before)
})

test('a group without a session must log in [B-336]', async () => {
  const two = newBookingInput()
  await expect(
    booking().createBooking({ ...two, bookHours: [two.bookHours[0]!, two.bookHours[0]!] }),
  ).rejects.toBeInstanceOf(Unauthenticated)
  const own = session('0987654321')
  expect(
    await booking(own).createBooking({
      ...two,
      phone: '0987654321',
      bookHours: [two.bookHours[0]!, { ...two.bookHours[0]!, bookHourId: 20 }],
    }),
  ).toMatchObject({ status: 200 })
})

test('a closed day is refused with 409 and salons to go to instead [B-163, O-51]', async () => {
  const closed = JSON.stringify({
    isOpen: false,
    openMinutes: 510,
    closeMinutes: 1230,
    message: 'Salon tạm nghỉ',
  })
  await bindings.DB.prepare('UPDATE neighbour_copy SET body = ? WHERE name = ?')
    .bind(closed, `opening:13:${today}`)
    .run()
  expect(await booking().createBooking(newBookingInput({ salonId: 13 }))).toEqual({
    status: 409,
    body: { code: 'closed', message: 'Salon tạm nghỉ', nearest: [], alternativeSalonIds: [10, 11] },
  })
})

test('on a day without free places the next day is offered, the same hour first [O-51]', async () => {
  await bindings.DB.prepare('DELETE FROM staff WHERE salon_id = 14').run()
  await bindings.DB.prepare(
    `UPDATE staff SET salon_id = 14, day_off = ?, from_minutes = NULL, to_minutes = NULL WHERE id IN (1501, 1551)`,
  )
    .bind(new Date(today).getUTCDay())
    .run()
  const tomorrow = addDays(today, 1)
  const response = await booking().createBooking(
    newBookingInput({ salonId: 14 }, { bookHourId: 10 }),
  )
  expect(response).toMatchObject({
    status: 409,
    body: {
      code: 'taken',
      nearest: [
        { hourId: 10, date: tomorrow, label: '11h30' },
        { date: tomorrow },
        { date: tomorrow },
        {},
        {},
        {},
        {},
      ],
    },
  })
})

test('hours of the next day are offered to a phone that may book that day only [O-51, O-06]', async () => {
  const tomorrow = addDays(today, 1)
  await bindings.DB.prepare('DELETE FROM staff WHERE salon_id = 18').run()
  await bindings.DB.prepare(
    `UPDATE staff SET salon_id = 18, day_off = ?, from_minutes = NULL, to_minutes = NULL WHERE id IN (1601, 1651)`,
  )
    .bind(new Date(tomorrow).getUTCDay())
    .run()
  await bindings.DB.prepare(
    `INSERT INTO neighbour_copy SELECT replace(name, ?1, ?2), body, seen_at FROM neighbour_copy
     WHERE name = 'opening:18:' || ?1 ON CONFLICT DO NOTHING`,
  )
    .bind(today, addDays(today, 2))
    .run()
  const order = { salonId: 18, dateBook: tomorrow }
  expect(await booking().createBooking(newBookingInput(order))).toMatchObject({
    status: 409,
    body: { code: 'taken', nearest: [] },
  })
  const member = newBookingInput({ ...order, phone: '0912345679' })
  expect(await booking().createBooking(member)).toMatchObject({
    status: 409,
    body: {
      code: 'taken',
      nearest: [{ hourId: 10, date: addDays(today, 2) }, {}, {}, {}, {}, {}, {}],
    },
  })
  const { salonId, dateBook, utmSource } = member
  const bookHours = [{ bookHourId: 10, listServiceId: [1001], stylistId: 0 }]
  const hold = { salonId, dateBook, utmSource, bookHours }
  expect(await booking(ownerToken('last-day')).holdHour(hold)).toMatchObject({
    status: 409,
    body: { code: 'taken', nearest: [] },
  })
})
