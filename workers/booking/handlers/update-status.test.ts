import { expect, test } from 'vitest'
import { mayTransition } from './desk'
import { booking, desk, ownerToken, idOf, session, newBookingInput } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import {
  bindings,
  dayOf,
  morning,
  newSalon,
  orderOf,
  pendingAt,
  setClock,
  today,
} from '../testing/salon-day'
import { instantOfHour } from '../salon-day/hours'

const reception = booking(await desk(12))
const HOUR_MS = 3_600_000

setUpDemoData()

async function booked(name: string, hour: number): Promise<{ bookingId: string; phone: string }> {
  const order = newBookingInput({ salonId: 12 }, { bookHourId: hour })
  const response = await booking(ownerToken(name)).createBooking(order)
  if (response.status !== 200) throw new Error('not booked')
  return { bookingId: response.body.bookingId, phone: order.phone }
}

test('a booking goes from confirmed to done, and its phone may book again [O-39]', async () => {
  const { bookingId, phone } = await booked('a', 10)
  const free = await dayOf(12).freeStylists(10, 3)
  for (const status of ['checked_in', 'serving'] as const) {
    expect((await reception.updateBookingStatus({ bookingId, status, images: [] })).status).toBe(
      200,
    )
    expect((await booking(ownerToken('a')).getBooking({ bookingId })).body).toMatchObject({
      status,
    })
  }
  const images = [{ url: '/art/hair/crop.svg', caption: 'Sau khi cắt' }]
  for (const _time of ['once', 'twice'])
    expect(
      (await reception.updateBookingStatus({ bookingId, status: 'done', images })).status,
    ).toBe(200)
  const { items } = await booking(session(phone)).listVisitHistory({
    pageNum: 1,
    customerId: idOf(phone),
    brandName: 'muot',
  })
  expect(items).toMatchObject([
    { id: bookingId, photos: [{ url: '/art/hair/crop.svg' }], rating: null },
  ])
  expect((await booking().checkBooking({ phone })).body).toEqual({ bookingId: null })
  expect(await dayOf(12).freeStylists(10, 3)).toBe(free)
})

test('an absence is noted after the hour only, and is no visit [O-39]', async () => {
  const { bookingId, phone } = await booked('b', 14)
  expect(
    (await reception.updateBookingStatus({ bookingId, status: 'no_show', images: [] })).status,
  ).toBe(409)
  setClock(morning + 6 * HOUR_MS)
  expect(
    (await reception.updateBookingStatus({ bookingId, status: 'no_show', images: [] })).status,
  ).toBe(200)
  expect((await booking(session(phone)).getBooking({ bookingId })).body).toMatchObject({
    status: 'no_show',
  })
  expect(
    (
      await booking(session(phone)).listVisitHistory({
        pageNum: 1,
        customerId: idOf(phone),
        brandName: 'muot',
      })
    ).total,
  ).toBe(0)
})

/** What reception reports of a booking: the status of the response. */
async function report(
  bookingId: string,
  status: 'checked_in' | 'serving' | 'done' | 'no_show',
  by = reception,
) {
  const images = status === 'done' ? [{ url: '/art/hair/crop.svg', caption: 'Sau khi cắt' }] : []
  return (await by.updateBookingStatus({ bookingId, status, images })).status
}

/** What is stored of a visit: its state, when it was reported as done, its pictures. */
function visitOf(bookingId: string) {
  return bindings.DB.prepare(
    `SELECT status, done_at AS doneAt,
       (SELECT count(*) FROM visit_photo WHERE booking_id = booking.id) AS photos
     FROM booking WHERE id = ?`,
  )
    .bind(bookingId)
    .first()
}

test('the hour of a visit that is over, or of an absence, stays taken when the salon-day restarts [O-39]', async () => {
  const salonId = await newSalon()
  const own = booking(await desk(salonId))
  const [served, absent] = [orderOf(10), orderOf(12)]
  for (const order of [served, absent]) await dayOf(salonId).book(order)
  setClock(instantOfHour(today, 12))
  for (const status of ['checked_in', 'done'] as const)
    expect(await report(served.bookingId, status, own)).toBe(200)
  expect(await report(absent.bookingId, 'no_show', own)).toBe(200)
  setClock(morning)
  const free = () => Promise.all([10, 12].map((hour) => dayOf(salonId).freeStylists(hour)))
  expect(await free()).toEqual([0, 0])
  await dayOf(salonId).restart()
  expect(await free()).toEqual([0, 0])
})

test('a visit that lasts beyond its hour stays open when its customer books again [O-39]', async () => {
  const { bookingId, phone } = await booked('d', 10)
  for (const status of ['checked_in', 'serving'] as const) await report(bookingId, status)
  setClock(morning + 5 * HOUR_MS)
  const next = newBookingInput({ salonId: 12, phone }, { bookHourId: 30 })
  expect((await booking(ownerToken('d')).createBooking(next)).status).toBe(200)
  expect(await visitOf(bookingId)).toEqual({ status: 'serving', doneAt: null, photos: 0 })
  expect(await report(bookingId, 'done')).toBe(200)
  const reported = { status: 'done', doneAt: morning + 5 * HOUR_MS, photos: 1 }
  expect(await visitOf(bookingId)).toEqual(reported)
  setClock(morning + 6 * HOUR_MS)
  expect(await report(bookingId, 'done'), 'a repeated report').toBe(200)
  expect(await visitOf(bookingId)).toEqual(reported)
})

test('an absence can be noted after its customer has booked again, with a code or without [O-39]', async () => {
  const absent = await booked('e', 10)
  setClock(morning + 5 * HOUR_MS)
  const next = newBookingInput({ salonId: 12, phone: absent.phone }, { bookHourId: 30 })
  expect((await booking(ownerToken('e')).createBooking(next)).status).toBe(200)
  expect(await report(absent.bookingId, 'no_show')).toBe(200)

  setClock(morning)
  const salonId = await newSalon()
  const first = await pendingAt(salonId, 10)
  expect(await dayOf(salonId).confirm(first.bookingId)).toBe(true)
  setClock(morning + 5 * HOUR_MS)
  const second = orderOf(30, { phone: first.phone })
  expect(await dayOf(salonId).book(second)).toMatchObject({ response: { needsCode: true } })
  expect(await dayOf(salonId).confirm(second.bookingId)).toBe(true)
  expect(await report(first.bookingId, 'no_show'), 'by another salon').toBe(404)
  const own = booking(await desk(salonId))
  expect(await report(first.bookingId, 'no_show', own)).toBe(200)
})

test('a visit that the end of the day closed still gets its report and its pictures, once [O-39]', async () => {
  const { bookingId } = await booked('f', 16)
  for (const status of ['checked_in', 'serving'] as const) await report(bookingId, status)
  const night = morning + 17 * HOUR_MS
  setClock(night)
  await dayOf(12).ring()
  expect(await visitOf(bookingId)).toEqual({ status: 'done', doneAt: null, photos: 0 })
  expect(await report(bookingId, 'done')).toBe(200)
  expect(await visitOf(bookingId)).toEqual({ status: 'done', doneAt: night, photos: 1 })
})

test('a late report adds no pictures to the booking of a deleted customer [O-39]', async () => {
  const { bookingId } = await booked('g', 17)
  await bindings.DB.prepare("UPDATE booking SET status = 'done', phone = '' WHERE id = ?")
    .bind(bookingId)
    .run()
  expect(await report(bookingId, 'done')).toBe(200)
  expect(await visitOf(bookingId)).toMatchObject({ photos: 0 })
})

test('a state that does not follow is refused, and so is a call without the key [O-39]', async () => {
  const { bookingId } = await booked('c', 20)
  expect(
    (await reception.updateBookingStatus({ bookingId, status: 'done', images: [] })).status,
  ).toBe(409)
  expect(
    (await reception.updateBookingStatus({ bookingId: '0'.repeat(26), status: 'done', images: [] }))
      .status,
  ).toBe(404)
  for (const caller of [
    booking(),
    booking({ 'x-desk-key': 'guess' }),
    booking({ 'x-desk-key': 'desk key of the tests' }),
    booking(await desk(12), { DESK_KEY: undefined }),
    booking(ownerToken('c')),
  ]) {
    await expect(
      caller.updateBookingStatus({ bookingId, status: 'checked_in', images: [] }),
    ).rejects.toThrow()
  }
  expect((await booking(ownerToken('c')).getBooking({ bookingId })).body).toMatchObject({
    status: 'confirmed',
  })
})

test('the reception changes states by the state machine [O-39]', () => {
  const states = [
    'pending_otp',
    'confirmed',
    'checked_in',
    'serving',
    'done',
    'canceled',
    'no_show',
    'expired',
  ] as const
  const moves = states.flatMap((from) =>
    states
      .filter((to) => mayTransition(from, to, { startsAt: 5, now: 5 }))
      .map((to) => `${from} → ${to}`),
  )
  expect(moves).toEqual([
    'confirmed → checked_in',
    'confirmed → canceled',
    'confirmed → no_show',
    'checked_in → serving',
    'checked_in → done',
    'serving → done',
  ])
})
