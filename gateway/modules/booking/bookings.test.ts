import { expect, test } from 'vitest'
import { host } from '../../testing/create-booking'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aBooking, aSalon, aUser, BOOKING_ID, loggedIn } from '../../testing/people'
import { bookingInfo } from '../../testing/specified'

const salons: FakeBackends['salons'] = { listSalons: () => ({ data: [aSalon({ id: 10 })] }) }

test('current bookings are read by a session or an owner token only [H-034, H-110]', async () => {
  const { execute, calls } = openGateway({
    salons,
    booking: { listMyBookings: () => ({ data: [aBooking()] }) },
  })
  expect((await execute('{ myBookings { id } }')).data).toEqual({ myBookings: [] })
  expect(calls).toEqual([])
  const { data } = await execute(
    '{ myBookings { id salon { name } } }',
    {},
    { cookie: `muot_holder=${'b'.repeat(64)}` },
  )
  expect(data.myBookings).toEqual([{ id: BOOKING_ID, salon: { name: 'Mượt 10' } }])
  expect((await execute('{ myBookings { id } }', {}, loggedIn)).data.myBookings).toHaveLength(1)
})

/** Backends with one booking of another customer, and the query for it. */
function openBooked() {
  const gateway = openGateway({
    salons,
    booking: {
      getBooking: ({ bookingId }) =>
        bookingId === BOOKING_ID
          ? { status: 200, body: aBooking({ status: 'pending_otp', isOwner: false }) }
          : { status: 404, body: { message: '' } },
    },
  })
  const query = `query ($id: ID!) {
    booking(id: $id) {
      id status date hourLabel startsAt phone isOwner total
      people { hourLabel stylistName services { id name price } }
    }
  }`
  return { read: (id: string) => gateway.execute(query, { id }), calls: gateway.calls }
}

test('a booking is read by its id, with its state [B-010, H-163, O-39]', async () => {
  expect((await openBooked().read(BOOKING_ID)).data.booking).toMatchObject({
    id: BOOKING_ID,
    status: 'PENDING_CODE',
    date: '2026-11-22',
    people: [{ stylistName: 'Luận Triệu' }],
  })
})

test("another customer's booking has a masked phone [O-30]", async () => {
  expect((await openBooked().read(BOOKING_ID)).data.booking).toMatchObject({
    phone: '091***5678',
    isOwner: false,
  })
})

test('names can be given where the booking host says so, and nowhere else', async () => {
  const mayName = async (said: { mayName?: boolean }) => {
    const { execute } = openGateway({
      salons,
      booking: { getBooking: () => ({ status: 200, body: aBooking(said) }) },
    })
    const query = 'query ($id: ID!) { booking(id: $id) { mayName } }'
    return (await execute(query, { id: BOOKING_ID })).data.booking
  }
  expect(await mayName({ mayName: true })).toEqual({ mayName: true })
  expect(await mayName({})).toEqual({ mayName: false })
})

test('an unknown booking is null, and an invalid id is not requested [B-010]', async () => {
  const { read, calls } = openBooked()
  expect((await read(BOOKING_ID.replace('0', '9'))).data.booking).toBeNull()
  expect((await read('..')).data.booking).toBeNull()
  expect(calls).toHaveLength(1)
})

test('a host that does not know who owns a booking shows and cancels it to its phone only [H-163, O-30]', async () => {
  const sent = { ...bookingInfo, bookingId: BOOKING_ID }
  const { execute, calls } = openGateway(
    {
      auth: { getUser: () => aUser() },
      salons,
      booking: {
        getBooking: () => ({ status: 200, body: sent as never }),
        cancelBooking: () => ({ status: 200, body: { success: true } }),
      },
    },
    host,
  )
  const booking = `query { booking(id: "${BOOKING_ID}") { phone isOwner salonName status } }`
  const cancel = `mutation { cancelBooking(bookingId: "${BOOKING_ID}") { __typename } }`
  const status = 'CONFIRMED'
  expect((await execute(booking)).data.booking).toEqual({
    phone: '091***5678',
    isOwner: false,
    salonName: '',
    status,
  })
  expect((await execute(cancel)).data.cancelBooking).toEqual({ __typename: 'ProofNeeded' })
  expect(calls).not.toContain('booking.cancelBooking')
  expect((await execute(booking, {}, loggedIn)).data.booking).toEqual({
    phone: bookingInfo.customerPhone,
    isOwner: true,
    salonName: bookingInfo.salonName,
    status,
  })
  expect((await execute(cancel, {}, loggedIn)).data.cancelBooking).toEqual({
    __typename: 'BookingCanceled',
  })
})
