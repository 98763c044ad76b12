import { LAST_HOUR_ID } from '../../../domain/frames'
import { expect, test } from 'vitest'
import { Unauthenticated } from '../../kit/connect'
import { addDays } from '../../kit/vietnam-time'
import { booking, ownerToken, send, session, newBookingInput } from '../testing/client'
import { countBookings, setUpDemoData } from '../testing/demo-data'
import { bookingApi } from '../contract'
import { bindings, setClock, today } from '../testing/salon-day'
import { coded } from '../../kit/message'

setUpDemoData()

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
