import { expect, test } from 'vitest'
import {
  booking,
  desk,
  ownerToken,
  service,
  session,
  newBookingInput,
  tokenOf,
} from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import {
  bindings,
  dayOf,
  morning,
  newSalon,
  phoneOf,
  person,
  orderOf,
  setClock,
  today,
} from '../testing/salon-day'
import { coded } from '../../kit/message'
import { instantOfHour } from '../salon-day/hours'
import { noteLate, readAssignments } from '../store/links'

setUpDemoData()

/** A booking of a service that takes 45 of the 60 minutes of its frames by default. */
async function booked(hour: number, serviceId = 1001, stylistId = 0) {
  const client = booking(ownerToken(`late-${hour}`))
  const chosenServices = [service(serviceId)]
  const order = newBookingInput({}, { bookHourId: hour, chosenServices, stylistId })
  const { status, body } = await client.createBooking(order)
  if (status !== 200) throw new Error(`not booked: ${JSON.stringify(body)}`)
  const bookingId = body.bookingId
  const whole = (await client.getBooking({ bookingId })).body
  if (!('manageToken' in whole) || !whole.manageToken) throw new Error('no link')
  return { bookingId, token: whole.manageToken, minutes: whole.minutes ?? 0 }
}

/** The stylist who serves a booking, and his frames. */
async function assignmentOf(bookingId: string) {
  const assignment = await bindings.DB.prepare(
    'SELECT stylist_id AS stylistId, hour_id AS hourId, frames FROM booking_person WHERE booking_id = ?',
  )
    .bind(bookingId)
    .first<{ stylistId: number; hourId: number; frames: number }>()
  if (!assignment) throw new Error('nobody is assigned')
  return assignment
}

test.each([
  [8, 1001, 0],
  [6, 1004, 1],
])(
  'lateness is granted once: at frame %i service %i lasts %i frames longer',
  async (hour, serviceId, more) => {
    const { bookingId, token, minutes } = await booked(hour, serviceId)
    const { stylistId, hourId, frames } = await assignmentOf(bookingId)
    expect(await booking().announceLate({ token, minutes: 15 })).toEqual({
      status: 200,
      body: { lateMinutes: 15 },
    })
    expect(await booking().announceLate({ token, minutes: 15 }), 'repeated').toMatchObject({
      status: 200,
    })
    expect((await booking().announceLate({ token, minutes: 5 })).status, 'another').toBe(409)
    const after = await assignmentOf(bookingId)
    const taken = await dayOf(9).withState(({ holds }) =>
      [hourId + frames - 1, hourId + frames].map((hour) =>
        holds.ledger.coveredTimes(stylistId, hour),
      ),
    )
    expect([after.frames - frames, ...taken]).toEqual([more, 1, more])
    expect((await booking().getManaged({ token })).body).toMatchObject({
      lateMinutes: 15,
      mayBeLate: false,
      booking: { revision: 1, minutes: minutes + 15 },
    })
  },
)

/** A booking of an hour, which fills its three frames, with another one right after it. */
async function bookedBeforeAnother(hour: number, phone: string, chosen = 0) {
  const { bookingId, token } = await booked(hour, 1004, chosen)
  const { stylistId, hourId, frames } = await assignmentOf(bookingId)
  const next = orderOf(hourId + frames, {
    phone,
    people: [person(hourId + frames, { stylistId })],
  })
  expect(await dayOf(9).book(next)).toMatchObject({ kind: 'accepted' })
  return { bookingId, token, hourId, frames }
}

test('a place that is booked right after is not extended, and later hours are offered', async () => {
  const { bookingId, token, hourId, frames } = await bookedBeforeAnother(11, phoneOf(77))
  const { status, body } = await booking().announceLate({ token, minutes: 15 })
  expect(status).toBe(409)
  if (!('nearest' in body)) throw new Error('no hours')
  expect(body.nearest.length).toBeGreaterThan(0)
  expect(body.nearest.every((hour) => hour.hourId > hourId)).toBe(true)
  expect((await assignmentOf(bookingId)).frames).toBe(frames)
  expect((await booking().getManaged({ token })).body).toMatchObject({ mayBeLate: true })
})

test('who chose their stylist is offered later hours of that stylist alone', async () => {
  const [chosen] = await dayOf(9).withState(async (state) => {
    await state.prepare()
    return state.holds.ledger.freeOf('stylist', 11, 10, null)
  })
  const { token, hourId, frames } = await bookedBeforeAnother(11, phoneOf(79), chosen!.id)
  const { body } = await booking().announceLate({ token, minutes: 15 })
  if (!('nearest' in body)) throw new Error('no hours')
  // The booking right after takes two frames.
  const first = hourId + frames + 2
  expect(body.nearest.map((hour) => hour.hourId)).toEqual([first, first + 1, first + 2])
})

test('from his hour on, a late customer gets no hours, as the booking can no longer be changed', async () => {
  const { token } = await bookedBeforeAnother(16, phoneOf(78))
  setClock(instantOfHour(today, 16))
  expect(await booking(ownerToken('late-16')).startChange({ token })).toMatchObject({ status: 409 })
  expect(await booking().announceLate({ token, minutes: 15 })).toEqual({
    status: 409,
    body: { message: coded('CHAIR_TAKEN_CALL'), nearest: [] },
  })
})

test('a second announcement that comes at once is refused and leaves the length as it is', async () => {
  const { bookingId, token } = await booked(10)
  expect((await booking().announceLate({ token, minutes: 15 })).status).toBe(200)
  const { frames } = await assignmentOf(bookingId)
  const longer = (await readAssignments(bindings.DB, bookingId)).map((person) => ({
    ...person,
    frames: person.frames + 1,
  }))
  const again = { minutes: 30, people: longer, endsAt: morning, now: morning }
  expect(await noteLate(bindings.DB, bookingId, again)).toBe(false)
  expect((await assignmentOf(bookingId)).frames).toBe(frames)
})

test('who comes while they announce that they are late takes no longer than is stored', async () => {
  const salonId = await newSalon()
  const order = orderOf(8, { people: [person(8, { services: [] })] })
  expect(await dayOf(salonId).book(order)).toMatchObject({ kind: 'accepted' })
  const { bookingId } = order
  const token = await tokenOf(bookingId, session(order.phone))
  // Reception checks the customer in after the booking was read.
  const DB = {
    prepare: (sql: string) => bindings.DB.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      await bindings.DB.prepare("UPDATE booking SET status = 'checked_in' WHERE id = ?")
        .bind(bookingId)
        .run()
      return bindings.DB.batch(statements)
    },
  } as unknown as D1Database
  expect(await booking({}, { DB }).announceLate({ token, minutes: 15 })).toMatchObject({
    status: 409,
    body: { message: coded('NOT_LATE_NOW') },
  })
  expect([await dayOf(salonId).freeStylists(9), await dayOf(salonId).freeStylists(10)]).toEqual([
    0, 1,
  ])
})

test('lateness that cannot be noted takes no longer than is stored', async () => {
  const salonId = await newSalon()
  const order = orderOf(8, { people: [person(8, { services: [] })] })
  expect(await dayOf(salonId).book(order)).toMatchObject({ kind: 'accepted' })
  const token = await tokenOf(order.bookingId, session(order.phone))
  const DB = {
    prepare: (sql: string) => bindings.DB.prepare(sql),
    batch: () => Promise.reject(new Error('D1 is away')),
  } as unknown as D1Database
  await expect(booking({}, { DB }).announceLate({ token, minutes: 15 })).rejects.toThrow()
  expect([await dayOf(salonId).freeStylists(9), await dayOf(salonId).freeStylists(10)]).toEqual([
    0, 1,
  ])
})

test('lateness is accepted from three hours before until 15 minutes after the hour', async () => {
  const { token } = await booked(20)
  const startsAt = morning + (5 * 60 + 45) * 60_000
  setClock(startsAt - 3 * 3_600_000 - 1)
  expect((await booking().announceLate({ token, minutes: 5 })).status, 'too early').toBe(409)
  expect((await booking().getManaged({ token })).body).toMatchObject({ mayBeLate: false })
  setClock(startsAt - 3 * 3_600_000)
  expect((await booking().getManaged({ token })).body).toMatchObject({ mayBeLate: true })
  setClock(startsAt + 15 * 60_000)
  expect((await booking().announceLate({ token, minutes: 5 })).status, 'too late').toBe(409)
  setClock(startsAt + 14 * 60_000)
  expect((await booking().announceLate({ token, minutes: 5 })).status).toBe(200)
})

test('nobody is marked absent before the accepted lateness ends [O-39]', async () => {
  const { bookingId, token } = await booked(13)
  const startsAt = morning + (3 * 60 + 25) * 60_000
  setClock(startsAt - 60_000)
  expect((await booking().announceLate({ token, minutes: 10 })).status).toBe(200)
  const reception = booking(await desk(9))
  const absent = { bookingId, status: 'no_show' as const, images: [] }
  setClock(startsAt + 9 * 60_000)
  expect((await reception.updateBookingStatus(absent)).status).toBe(409)
  setClock(startsAt + 10 * 60_000)
  expect((await reception.updateBookingStatus(absent)).status).toBe(200)
})

test('a crash while a stay is extended keeps the extension, and a retry completes it', async () => {
  const { bookingId, token } = await booked(5)
  const { frames } = await assignmentOf(bookingId)
  await dayOf(9).dieAt('extended')
  await expect(booking().announceLate({ token, minutes: 15 })).rejects.toThrow()
  await dayOf(9).restart()
  expect((await assignmentOf(bookingId)).frames).toBe(frames)
  expect((await booking().announceLate({ token, minutes: 15 })).status).toBe(200)
  expect((await assignmentOf(bookingId)).frames).toBeGreaterThanOrEqual(frames)
})
