import { expect, test } from 'vitest'
import { Unauthenticated } from '../../kit/connect'
import { ulid } from '../../kit/ids'
import { addDays } from '../../kit/vietnam-time'
import { wireDate } from '../../kit/wire'
import { DESK_ROWS } from '../contract/desk'
import { instantOfHour } from '../salon-day/hours'
import {
  booking,
  desk,
  ownerToken,
  RIGHT_CODE,
  send,
  service,
  session,
  newBookingInput,
} from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { bindings, morning, setClock, today } from '../testing/salon-day'

const HOUR = 3_600_000

setUpDemoData()

/** A booking of a cut with its manage link. */
async function booked(salonId: number, bookHourId: number) {
  const order = newBookingInput({ salonId, note: 'Cửa sau' }, { bookHourId })
  const client = booking(ownerToken(`desk-${salonId}-${bookHourId}`))
  const { status, body } = await client.createBooking(order)
  if (status !== 200) throw new Error(`not booked: ${JSON.stringify(body)}`)
  const whole = (await client.getBooking({ bookingId: body.bookingId })).body
  if (!('manageToken' in whole) || !whole.manageToken) throw new Error('no link')
  return { id: body.bookingId, phone: order.phone, token: whole.manageToken, client }
}

/** The first page of a salon-day as its desk reads it. */
async function readDay(salonId: number, bookDate = today, pageNum = 1) {
  return booking(await desk(salonId)).listDeskBookings({ salonId, bookDate, pageNum })
}

test('the desk reads who comes and who comes late, as they answered by their links', async () => {
  const first = await booked(15, 13)
  const second = await booked(15, 12)
  const silent = await booked(15, 20)
  expect((await readDay(15)).items).toMatchObject([
    { bookingId: second.id, comingAt: null, lateMinutes: null, lateAt: null },
    { bookingId: first.id, comingAt: null },
    { bookingId: silent.id, comingAt: null },
  ])
  expect((await booking().confirmComing({ token: first.token })).status).toBe(200)
  setClock(morning + HOUR)
  expect((await booking().announceLate({ token: second.token, minutes: 10 })).status).toBe(200)
  setClock(morning + 2 * HOUR)
  const { items, total } = await readDay(15)
  expect(total).toBe(3)
  const [late, coming, other] = items
  expect(late).toMatchObject({
    bookingId: second.id,
    status: 'confirmed',
    hourBook: '12h10',
    startsAt: morning + 3 * HOUR + 5 * 60_000,
    numberPersons: 1,
    people: [{ hour: '12h10', stylistName: expect.any(String), services: [expect.any(String)] }],
    comingAt: null,
    lateMinutes: 10,
    lateAt: morning + HOUR,
  })
  expect(coming).toMatchObject({
    bookingId: first.id,
    comingAt: morning,
    lateMinutes: null,
    lateAt: null,
  })
  expect(other).toMatchObject({ bookingId: silent.id, comingAt: null, lateMinutes: null })
})

test('the desk reads the notes, wishes and names of its customers, and whom to call [O-15]', async () => {
  const { id, token } = await booked(23, 10)
  await booking().namePeople({ token, personNames: ['Tuấn'] })
  const wishes = { utilityService: [{ id: 1, name: 'Cạo kỹ' }], numberPersons: 2 }
  const order = newBookingInput({ salonId: 23, ...wishes }, { bookHourId: 14 })
  const other = await booking().createBooking(order)
  if (other.status !== 200) throw new Error('not booked')
  expect((await readDay(23)).items).toMatchObject([
    {
      bookingId: id,
      note: 'Cửa sau',
      people: [{ personName: 'Tuấn' }],
      wishes: { requests: [] },
      callbackPhone: null,
    },
    {
      note: '',
      people: [{ personName: null }],
      wishes: { requests: ['Cạo kỹ'], numberPersons: 2 },
      callbackPhone: order.phone,
    },
  ])
  const { bookingId } = other.body
  const came = { bookingId, status: 'checked_in' as const, images: [] }
  await booking(await desk(23)).updateBookingStatus(came)
  expect((await readDay(23)).items[1]).toMatchObject({ bookingId, callbackPhone: null })
})

test('the hour of a booking is that of whoever comes first, at the desk as for its owner', async () => {
  const phone = '0912345678'
  const { bookHours } = newBookingInput({}, { bookHourId: 16 })
  const group = [...bookHours, ...bookHours.map((hour) => ({ ...hour, bookHourId: 13 }))]
  const order = newBookingInput({ salonId: 24, phone, bookHours: group, allowChange: true })
  const mine = booking(session(phone))
  const reply = await mine.createBooking(order)
  if (reply.status !== 200) throw new Error('not booked')
  const { bookingId } = reply.body
  const shown = { hourBook: '12h30', startsAt: instantOfHour(today, 13) }
  expect((await readDay(24)).items).toMatchObject([
    { ...shown, people: [{ hour: '13h30' }, { hour: '12h30' }] },
  ])
  const { hourBook: hourLabel, startsAt } = shown
  expect((await mine.getBooking({ bookingId })).body).toMatchObject({ hourLabel, startsAt })
})

test('the desk reads no other phone and no link of its customers', async () => {
  const { id, phone, token } = await booked(16, 10)
  const path = `/booking/salon-day?salonId=16&bookDate=${wireDate.encode(today)}`
  const { status, body } = await send('GET', path, undefined, await desk(16))
  expect(status).toBe(200)
  const text = JSON.stringify(body)
  expect(text).toContain(id)
  for (const secret of [phone, phone.slice(-4), token.slice(26)])
    expect(text.includes(secret), secret).toBe(false)
})

test('a salon-day without the key of its salon is refused, and so is an owner', async () => {
  const { id } = await booked(17, 10)
  const path = `/booking/salon-day?salonId=17&bookDate=${wireDate.encode(today)}`
  const right = (await desk(17))['x-desk-key']!
  const guesses = ['guess', 'desk key of the tests', `${right}0`, right.replace('17.', '017.')]
  for (const guess of guesses) {
    const refused = await send('GET', path, undefined, { 'x-desk-key': guess })
    expect(refused.status, guess).toBe(401)
    expect(JSON.stringify(refused.body)).not.toContain(id)
  }
  for (const caller of [
    booking(),
    booking(ownerToken('desk-17-10')),
    booking(await desk(16)),
    booking(await desk(17), { DESK_KEY: undefined }),
  ])
    await expect(
      caller.listDeskBookings({ salonId: 17, bookDate: today, pageNum: 1 }),
    ).rejects.toThrow(Unauthenticated)
})

test('bookings of another salon or day are absent, and so is one whose code is awaited', async () => {
  const here = await booked(18, 10)
  await booked(19, 10)
  const moved = await booked(18, 14)
  const tomorrow = addDays(today, 1)
  await bindings.DB.prepare('UPDATE booking SET date = ? WHERE id = ?')
    .bind(tomorrow, moved.id)
    .run()
  const waiting = await booking(ownerToken('waits')).createBooking(
    newBookingInput({ salonId: 18, phone: '0944444444' }, { bookHourId: 18 }),
  )
  expect(waiting).toMatchObject({ status: 200, body: { needsCode: true } })
  const idsOf = async (date: string) => (await readDay(18, date)).items.map((one) => one.bookingId)
  expect(await idsOf(today)).toEqual([here.id])
  expect(await idsOf(tomorrow)).toEqual([moved.id])
  if (waiting.status !== 200) throw new Error('not booked')
  const { bookingId } = waiting.body
  const code = { bookingId, phone: '0944444444', code: RIGHT_CODE }
  expect((await booking(ownerToken('waits')).confirmBooking(code)).status).toBe(200)
  expect(await idsOf(today), 'once the code has come').toEqual([here.id, bookingId])
})

test('a canceled booking is listed as canceled, a changed one beside what replaced it', async () => {
  const gone = await booked(20, 10)
  const old = await booked(20, 14)
  expect((await booking().confirmComing({ token: gone.token })).status).toBe(200)
  expect((await booking().cancelManaged({ token: gone.token })).status).toBe(200)
  await old.client.startChange({ token: old.token })
  const order = newBookingInput(
    { salonId: 20, phone: old.phone, allowChange: true },
    { bookHourId: 18, chosenServices: [service(1001)] },
  )
  const changed = await old.client.createBooking(order)
  if (changed.status !== 200) throw new Error('not changed')
  expect((await readDay(20)).items).toMatchObject([
    { bookingId: gone.id, status: 'canceled', comingAt: morning },
    { bookingId: old.id, status: 'canceled' },
    { bookingId: changed.body.bookingId, status: 'confirmed', appointmentId: old.id },
  ])
})

test('a state is what reception reported, and stands until it does', async () => {
  const { id } = await booked(21, 10)
  expect(
    (
      await booking(await desk(21)).updateBookingStatus({
        bookingId: id,
        status: 'checked_in',
        images: [],
      })
    ).status,
  ).toBe(200)
  const unreported = await booked(21, 12)
  setClock(morning + 10 * HOUR)
  expect((await readDay(21)).items).toMatchObject([
    { bookingId: id, status: 'checked_in' },
    { bookingId: unreported.id, status: 'confirmed' },
  ])
})

test('a full day comes in pages that hold each booking once', async () => {
  const { id } = await booked(22, 10)
  const copies = Array.from({ length: DESK_ROWS + 2 }, () => ulid(morning))
  for (const copy of copies)
    await bindings.DB.batch([
      bindings.DB.prepare(
        `INSERT INTO booking (id, phone, salon_id, date, starts_at, ends_at, status, total, note,
           wishes, book_at, utm_source, params, created_at)
         SELECT ?1, phone, salon_id, date, starts_at, ends_at, 'done', total, note,
           wishes, book_at, utm_source, params, created_at
         FROM booking WHERE id = ?2`,
      ).bind(copy, id),
      bindings.DB.prepare(
        `INSERT INTO booking_person (booking_id, position, hour_id, frames, stylist_id, total, services)
         SELECT ?1, position, hour_id, frames, stylist_id, total, services
         FROM booking_person WHERE booking_id = ?2`,
      ).bind(copy, id),
    ])
  const pages = await Promise.all([1, 2, 3].map((page) => readDay(22, today, page)))
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [DESK_ROWS, DESK_ROWS + 3],
    [3, DESK_ROWS + 3],
    [0, DESK_ROWS + 3],
  ])
  const listed = pages.flatMap(({ items }) => items.map((one) => one.bookingId))
  expect(listed.toSorted()).toEqual([id, ...copies].toSorted())
})
