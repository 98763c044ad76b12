import { expect, test } from 'vitest'
import { host } from '../../testing/create-booking'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aBooking, aSalon, aUser, BOOKING_ID, loggedIn } from '../../testing/people'
import { bookingInfo } from '../../testing/specified'
import { isEnumType, isObjectType } from 'graphql'
import { bookingApi } from '../../../workers/booking/contract'
import { schema } from '../../graphql/schema'
import { toBooking } from './mapping'
import { isGuessable } from './guessable'

const salons: FakeBackends['salons'] = { listSalons: () => ({ data: [aSalon({ id: 10 })] }) }

test('current bookings are read by a session or an owner token only [H-034, H-110]', async () => {
  const { execute, calls } = openGateway({
    salons,
    booking: { listMyBookings: () => ({ data: [aBooking()] }) },
  })
  expect((await execute('{ browser { bookings { id } } }')).data).toEqual({
    browser: { bookings: [] },
  })
  expect(calls).toEqual([])
  const { data } = await execute(
    '{ browser { bookings { id salon { name } } } }',
    {},
    { cookie: `muot_holder=${'b'.repeat(64)}` },
  )
  expect(data.browser.bookings).toEqual([{ id: BOOKING_ID, salon: { name: 'Mượt 10' } }])
  expect(
    (await execute('{ browser { bookings { id } } }', {}, loggedIn)).data.browser.bookings,
  ).toHaveLength(1)
})

test('of a visitor whom a host asks to log in the browser has nothing, and of a customer it has failed [H-163]', async () => {
  const BOOKING = { fetch: async () => Response.json({ message: '' }, { status: 401 }) }
  const gateway = openGateway({ auth: { getUser: () => aUser() }, salons }, { BOOKING })
  const read = async (cookie: string) => {
    const query = '{ browser { bookings { id } visitedSalons { title } homeVisits { id } } }'
    const { data, errors } = await gateway.execute(query, {}, { cookie })
    return [data.browser, errors.map(({ extensions }) => extensions?.code)]
  }
  const owner = `muot_holder=${'b'.repeat(64)}`
  expect(await read(owner)).toEqual([{ bookings: [], visitedSalons: [], homeVisits: [] }, []])
  const [, errors] = await read(`${owner}; ${loggedIn.cookie}`)
  expect(errors).toEqual(Array(3).fill('BACKEND_FAILED'))
})

test('the bookings of a browser come soonest first, in whatever order a host has them [H-163]', async () => {
  const later = aBooking({ bookingId: BOOKING_ID.replace(/.$/, 'Z'), startsAt: 1_796_702_400_000 })
  const sooner = aBooking({ startsAt: 1_796_616_000_000 })
  const { execute } = openGateway({
    salons,
    booking: { listMyBookings: () => ({ data: [later, sooner] }) },
  })
  const { data } = await execute('{ browser { bookings { id } } }', {}, loggedIn)
  expect(data.browser.bookings.map(({ id }: { id: string }) => id)).toEqual([
    sooner.bookingId,
    later.bookingId,
  ])
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
      ... on Booking {
        id status date hourLabel startsAt phone isOwner total
        people { hourLabel stylistName services { id name price } }
      }
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
    const query = 'query ($id: ID!) { booking(id: $id) { ... on Booking { mayName } } }'
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
  const booking = `query { booking(id: "${BOOKING_ID}") {
    __typename ... on Booking { phone isOwner salonName status } ... on MaskedBooking { phone status } } }`
  const cancel = `mutation { cancelBooking(input: { bookingId: "${BOOKING_ID}" }) { __typename } }`
  const status = 'CONFIRMED'
  expect((await execute(booking)).data.booking).toEqual({
    __typename: 'MaskedBooking',
    phone: '091***5678',
    status,
  })
  expect((await execute(cancel)).data.cancelBooking).toEqual({ __typename: 'ProofNeeded' })
  expect(calls).not.toContain('booking.cancelBooking')
  expect((await execute(booking, {}, loggedIn)).data.booking).toEqual({
    __typename: 'Booking',
    phone: bookingInfo.customerPhone,
    isOwner: true,
    salonName: bookingInfo.salonName,
    status,
  })
  expect((await execute(cancel, {}, loggedIn)).data.cancelBooking).toEqual({
    __typename: 'BookingCanceled',
  })
})

test.each<[string, FakeBackends['booking']]>([
  ['answers 404', { getBooking: () => ({ status: 404, body: { message: 'Không có' } }) }],
  ['fails', {}],
])(
  'where the call for one booking %s, a host shows and cancels those of the own list [H-163]',
  async (_how, one) => {
    const { execute } = openGateway(
      {
        auth: { getUser: () => aUser() },
        booking: {
          ...one,
          listMyBookings: () => ({ data: [{ ...bookingInfo, bookingId: '70001' } as never] }),
          cancelBooking: () => ({ status: 200, body: { success: true } }),
        },
      },
      host,
    )
    const read = async (id: string) => (await execute(readOf(id), {}, loggedIn)).data.booking
    expect(await read('70001')).toMatchObject({ isOwner: true })
    expect((await execute(cancelOf('70001'), {}, loggedIn)).data.cancelBooking).toEqual({
      __typename: 'BookingCanceled',
    })
    expect(await read('70002')).toBeNull()
  },
)

/** A host that numbers its bookings and knows nobody by their browser: 70001 is of the first member. */
function openNumbered(status?: 'pending_otp') {
  const sent = (bookingId: string) =>
    ({ ...bookingInfo, bookingId, customerPhone: '0912345678', status }) as never
  return openGateway(
    {
      auth: {
        getUser: (_input, { bearer }) =>
          aUser(bearer === 'c'.repeat(64) ? '0987654321' : '0912345678'),
      },
      salons,
      booking: {
        getBooking: ({ bookingId }) =>
          Number(bookingId) <= 70_001
            ? { status: 200, body: sent(bookingId) }
            : { status: 404, body: { message: 'Lịch Không Tồn Tại!' } },
        confirmBooking: () => ({ status: 200, body: { data: { message: '' } } }),
        checkBooking: () => ({
          status: 200,
          body: { customer: { isBooked: true }, bookingCurrent: { bookingId: '70001' } },
        }),
        cancelBooking: () => ({ status: 200, body: { success: true } }),
      },
    },
    { ...host, BOOKINGS_KEY: 'k'.repeat(64) },
  )
}

const confirm =
  'mutation { confirmBooking(input: { bookingId: "70001", phone: "0912345678", code: "123456" }) { __typename } }'
const lookUp = 'mutation { lookUpBooking(input: { phone: "0912345678" }) { __typename } }'
const cancelOf = (id: string) =>
  `mutation { cancelBooking(input: { bookingId: "${id}" }) { __typename ... on NotFound { code } } }`
const readOf = (id: string) => `{ booking(id: "${id}") {
  ... on Booking { phone isOwner hourLabel } ... on MaskedBooking { phone } } }`
const whole = { phone: '0912345678', isOwner: true, hourLabel: bookingInfo.hourBook }
const masked = { phone: '091***5678' }

/** The cookie header of a browser after this call. */
async function browserAfter({ execute }: ReturnType<typeof openNumbered>, call: string) {
  const [line = ''] = (await execute(call)).cookies.filter((one) => one.startsWith('muot_bookings'))
  expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/)
  return { cookie: line.split(';')[0]! }
}

test('who guesses the number of a booking finds none, and another customer no more [O-30]', async () => {
  const { execute, calls } = openNumbered()
  const strangers = [undefined, { cookie: `muot_session=${'c'.repeat(64)}` }]
  for (const headers of strangers)
    for (const id of ['70001', '70002']) {
      const { data, errors } = await execute(readOf(id), {}, headers)
      expect([data, errors]).toEqual([{ booking: null }, []])
      expect((await execute(cancelOf(id), {}, headers)).data.cancelBooking).toEqual({
        __typename: 'NotFound',
        code: 'NO_BOOKING',
      })
    }
  expect(calls).not.toContain('booking.cancelBooking')
})

test.each([
  ['70001', true],
  ['1764468000000000123', true],
  ['BK-20261130-000123', true],
  ['MUOT_HN_2026113000012', true],
  ['BK20261130HN000123', true],
  [BOOKING_ID, false],
  ['f47ac10b-58cc-4372-a567-0e02b2c3d479', false],
  ['507f1f77bcf86cd799439011', false],
  ['V1StGXR8_Z5jdHi6B-myT', false],
])('the id %s of a booking can be guessed: %s [O-30]', (id, expected) => {
  expect(isGuessable(id)).toBe(expected)
})

test('the browser that made a booking and the customer of its phone see and cancel it [O-30]', async () => {
  const gateway = openNumbered()
  const made = await browserAfter(gateway, confirm)
  for (const headers of [made, loggedIn]) {
    expect((await gateway.execute(readOf('70001'), {}, headers)).data.booking).toEqual(whole)
    expect((await gateway.execute(cancelOf('70001'), {}, headers)).data.cancelBooking).toEqual({
      __typename: 'BookingCanceled',
    })
  }
  expect((await gateway.execute(readOf('70000'), {}, made)).data.booking).toBeNull()
})

test('what waits for its code is shown to the browser that made it, and its day to who names the phone [O-30]', async () => {
  const gateway = openNumbered('pending_otp')
  const read = async (headers: { cookie: string }) =>
    (await gateway.execute(readOf('70001'), {}, headers)).data.booking
  expect(await read(await browserAfter(gateway, lookUp))).toEqual(masked)
  expect(await read(await browserAfter(gateway, confirm))).toEqual(whole)
})

test('of a booking that waits for its code at a host strangers see nothing of its owner alone [O-30]', async () => {
  const [person] = aBooking().people
  const sent = {
    ...aBooking({ status: 'pending_otp', note: 'Da đầu yếu', manageToken: 'm'.repeat(50) }),
    isOwner: null,
    customerPhone: '0912345678',
    people: [{ ...person!, personName: 'Bin' }],
  }
  const { execute } = openGateway(
    {
      auth: { getUser: () => aUser() },
      booking: { getBooking: () => ({ status: 200, body: sent as never }) },
    },
    host,
  )
  const query = `{ booking(id: "${BOOKING_ID}") {
    ... on Booking { status hourLabel phone note manageToken people { name } } } }`
  const shared = { status: 'PENDING_CODE', hourLabel: aBooking().hourBook }
  const none = { phone: masked.phone, note: null, manageToken: null, people: [{ name: null }] }
  expect((await execute(query)).data.booking).toEqual({ ...shared, ...none })
  expect((await execute(query, {}, loggedIn)).data.booking).toMatchObject({
    ...{ ...shared, phone: '0912345678', note: 'Da đầu yếu', people: [{ name: 'Bin' }] },
  })
})

test('who names the phone of a booking sees its day only, and a cookie that is not ours shows none [O-30, H-018]', async () => {
  const gateway = openNumbered()
  const found = await browserAfter(gateway, lookUp)
  const { data } = await gateway.execute(readOf('70001'), {}, found)
  expect(data.booking).toEqual(masked)
  expect((await gateway.execute(cancelOf('70001'), {}, found)).data.cancelBooking.__typename).toBe(
    'ProofNeeded',
  )
  const forged = found.cookie.replace('70001=found', '70001=made')
  for (const cookie of [forged, 'muot_bookings=&70001=made', 'muot_bookings=70001=made'])
    expect((await gateway.execute(readOf('70001'), {}, { cookie })).data.booking).toBeNull()
  expect(forged).not.toBe(found.cookie)
})

test('another phone gets only day and masked phone of a booking [O-30, H-018]', async () => {
  const { execute } = openGateway({
    salons: { listSalons: () => ({ data: [aSalon({ id: 10 })] }) },
    booking: {
      getBooking: () => ({
        status: 200,
        body: aBooking({
          isOwner: false,
          salonName: 'Mượt 10',
          totalMoney: 120_000,
          note: 'Dị ứng',
          salonPhone: '0241234567',
          manageToken: 'a-token',
          mayName: true,
          appointmentId: 'the-first-one',
          revision: 2,
          changedAt: 1_795_835_542_753,
          wishes: {
            receiveAdvice: true,
            littleAdvice: false,
            acceptMakePhoto: true,
            numberPersons: 0,
            utilityService: [{ id: 1, name: 'Da dễ kích ứng' }],
          },
        }),
      }),
    },
  })
  const query = `query ($id: ID!) {
    booking(id: $id) {
      __typename
      ... on Booking { note people { stylistName } }
      ... on MaskedBooking { id status isStatusKnown date phone isCanceled }
    }
  }`
  expect((await execute(query, { id: BOOKING_ID })).data.booking).toEqual({
    __typename: 'MaskedBooking',
    id: BOOKING_ID,
    status: 'CONFIRMED',
    isStatusKnown: true,
    date: '2026-11-22',
    phone: '091***5678',
    isCanceled: false,
  })
})

/** O-39: ours to define. */
const statuses = [
  'pending_otp',
  'confirmed',
  'checked_in',
  'serving',
  'done',
  'canceled',
  'no_show',
  'expired',
] as const

test('a booking has one of eight statuses, each with its name in the schema [H-293, O-39]', () => {
  const read = (status: string) =>
    bookingApi.getBooking.responses[200].safeParse({ ...aBooking(), status })
  const named = statuses.map((status) => toBooking(read(status).data!).status)
  expect(named).toEqual([
    'PENDING_CODE',
    'CONFIRMED',
    'CHECKED_IN',
    'SERVING',
    'DONE',
    'CANCELED',
    'NO_SHOW',
    'EXPIRED',
  ])
  const known = schema.getType('BookingStatus')
  expect(
    isEnumType(known) &&
      known
        .getValues()
        .map(({ name }) => name)
        .sort(),
  ).toEqual([...named].sort())
  expect(read('paid').data?.status, 'a host’s own word').toBe('confirmed')
})

test('nobody has a staff role: no type returns one, no mutation takes one [H-175]', () => {
  for (const name of ['Viewer', 'Profile', 'LoggedIn', 'LogInSession']) {
    const type = schema.getType(name)
    expect(
      isObjectType(type) &&
        Object.keys(type.getFields()).filter((field) => /role|staff|admin|permission/i.test(field)),
      name,
    ).toEqual([])
  }
  const inputs = Object.values(schema.getMutationType()!.getFields()).flatMap(({ args }) =>
    args.map(({ name }) => name),
  )
  expect(inputs.filter((name) => /role|staffId|admin|permission/i.test(name))).toEqual([])
})
