import { expect, test } from 'vitest'
import type { NewBooking } from '../../../workers/booking/contract'
import { Unauthorized } from '../../../workers/kit/serve'
import { openGateway, SATURDAY_TEN } from '../../testing/open-gateway'
import { BOOKING_ID, loggedIn } from '../../testing/people'
import {
  book,
  catalogue,
  confirmed,
  gatewayReplying,
  host,
  input,
  salons,
  takenHour,
} from '../../testing/create-booking'

test('a booking is confirmed, with the payload that a host of the chain knows [B-340, B-357, B-376]', async () => {
  const seen: NewBooking[] = []
  const { execute } = gatewayReplying(confirmed, seen, host)
  const { data } = await execute(
    book,
    {
      input: {
        ...input,
        source: 'customer_ios',
        people: [{ serviceIds: [1001, 1038], hourId: 4, stylistId: 21 }],
      },
    },
    loggedIn,
  )
  expect(data.createBooking).toEqual({
    __typename: 'BookingConfirmed',
    bookingId: BOOKING_ID,
  })
  expect(seen).toMatchObject([
    {
      idempotencyKey: input.idempotencyKey,
      phone: '0912345678',
      dateBook: '2026-11-22',
      services: 'Cắt gội 10 bước,Ráy tai',
      bookAt: 0,
      userId: 7,
      isMaster: true,
      bookHours: [
        { bookHourId: 4, subHourId: 5, secondSubHourId: 6, stylistId: 21, totalMoney: 120_000 },
      ],
    },
  ])
})

test('nothing is read for our own backend, which prices and records what it reads itself [B-357]', async () => {
  const seen: NewBooking[] = []
  const { execute, calls } = gatewayReplying(confirmed, seen)
  const people = [{ serviceIds: [1001], hourId: 4, stylistId: 21, offerIds: [501] }]
  await execute(book, { input: { ...input, people } }, loggedIn)
  expect(calls).toEqual(['booking.createBooking'])
  expect(seen).toMatchObject([
    {
      stylistId: 21,
      userId: 0,
      bookHours: [{ bookHourId: 4, chosenServices: [{ id: 1001 }], campaigns: [{ id: 501 }] }],
    },
  ])
})

test('the skinner of a link is requested on days that he works [B-376]', async () => {
  const seen: NewBooking[] = []
  const { execute } = gatewayReplying(confirmed, seen)
  await execute(book, { input: { ...input, skinnerId: 51 } })
  await execute(book, { input: { ...input, skinnerId: 52 } })
  await execute(book, { input })
  expect(seen.map(({ skinnerId }) => skinnerId)).toEqual([51, 0, 0])
})

test('the first booking sets an owner token, which later ones set again with the session [O-30, O-32]', async () => {
  const { execute, requests } = gatewayReplying(confirmed)
  const { cookies } = await execute(book, { input })
  const proof =
    /^muot_holder=([0-9a-f]{64}); Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/.exec(
      cookies[0]!,
    )?.[1]
  expect(requests.find(({ method }) => method === 'POST')!.headers.get('x-holder')).toBe(proof)
  const known = { cookie: `muot_holder=${proof}; ${loggedIn.cookie}` }
  expect((await execute(book, { input }, known)).cookies).toEqual([
    `${loggedIn.cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=94608000`,
    cookies[0],
  ])
})

test('a browser remembers the last ten bookings that it made at a host that numbers them [O-30]', async () => {
  let cookie = ''
  for (let id = 70_001; id <= 70_011; id++) {
    const body = { booking: { id: String(id), listBooking: [] }, isUseOtp: false }
    const vars = { ...host, BOOKINGS_KEY: 'k'.repeat(64) }
    const { execute } = gatewayReplying({ status: 200, body }, [], vars)
    const { cookies } = await execute(book, { input }, { cookie })
    cookie = cookies.find((line) => line.startsWith('muot_bookings'))!.split(';')[0]!
  }
  expect(cookie).toMatch(/^muot_bookings=[\w-]{43}&70002=made&.*&70011=made$/)
})

test('a phone that needs a code is told so [B-165, B-295]', async () => {
  const { execute } = gatewayReplying({
    status: 200,
    body: {
      booking: { id: BOOKING_ID, listBooking: [] },
      isUseOtp: true,
      holdExpiresAt: SATURDAY_TEN + 300_000,
    },
  })
  expect((await execute(book, { input })).data.createBooking).toEqual({
    __typename: 'BookingNeedsCode',
    bookingId: BOOKING_ID,
  })
})

test('the first code of a booking is sent with it, and a failure to send leaves its place [B-295, B-358]', async () => {
  const sent: unknown[] = []
  const { execute } = openGateway({
    booking: {
      createBooking: () => ({
        status: 200,
        body: {
          booking: { id: BOOKING_ID, listBooking: [] },
          isUseOtp: true,
          holdExpiresAt: SATURDAY_TEN + 300_000,
        },
      }),
      sendBookingCode: (input) => {
        sent.push(input)
        if (sent.length > 1) throw new Error('no provider')
        return {
          status: 200,
          body: {
            success: true,
            message: 'Kiểm tra Zalo.',
            allowResendAfterSeconds: 60,
            verificationMethod: 'zalo',
          },
        }
      },
    },
  })
  const withCode = `mutation ($input: CreateBookingInput!) {
    createBooking(input: $input) {
      ... on BookingNeedsCode { bookingId sentCode { ... on CodeSent { channel resendAfterSeconds } } }
    }
  }`
  const bookWith = async (more: object) =>
    (await execute(withCode, { input: { ...input, ...more } })).data.createBooking
  expect(await bookWith({ codeChannel: 'ZALO' })).toEqual({
    bookingId: BOOKING_ID,
    sentCode: { channel: 'ZALO', resendAfterSeconds: 60 },
  })
  expect(sent).toEqual([{ bookingId: BOOKING_ID, phone: '0912345678', method: 'zalo' }])
  expect(await bookWith({ codeChannel: 'ZALO' })).toEqual({ bookingId: BOOKING_ID, sentCode: null })
  expect(await bookWith({})).toEqual({ bookingId: BOOKING_ID, sentCode: null })
  expect(sent).toHaveLength(2)
})

test.each([
  ['our own backend, which refuses it', {}],
  ['a host, which does not get it', host],
])(
  'an expired session books nothing at %s, and loses its cookie [H-130, B-348]',
  async (_where, vars) => {
    const seen: NewBooking[] = []
    const { execute } = openGateway(
      {
        salons,
        auth: {
          getUser: () => {
            throw new Unauthorized()
          },
        },
        booking: {
          listServices: () => ({ status: 200, body: catalogue }),
          createBooking: (newBooking, { bearer }) => {
            if (bearer !== null) throw new Unauthorized()
            seen.push(newBooking)
            return confirmed
          },
        },
      },
      vars,
    )
    const { errors, cookies } = await execute(book, { input }, loggedIn)
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    expect(seen).toEqual([])
    expect(cookies).toEqual(
      expect.arrayContaining([
        'muot_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
        'muot_ended=1; Path=/; SameSite=Lax; Max-Age=600',
      ]),
    )
    expect((await execute(book, { input })).data.createBooking.__typename).toBe('BookingConfirmed')
  },
)

test('a salon that a host does not have, and so sells nothing, takes no place among the lists', async () => {
  const { execute, calls } = openGateway(
    {
      salons,
      booking: {
        listServices: () => ({ status: 200, body: { ...catalogue, data: [] } }),
        createBooking: () => confirmed,
      },
    },
    host,
  )
  for (let time = 0; time < 2; time++) await execute(book, { input: { ...input, salonId: 999 } })
  expect(calls.filter((call) => call === 'booking.listServices')).toHaveLength(2)
})

test('300 concurrent bookings at a host request the service list once', async () => {
  const { execute, calls } = gatewayReplying(confirmed, [], host)
  await Promise.all(Array.from({ length: 300 }, () => execute(book, { input })))
  expect(calls.filter((call) => call === 'booking.listServices')).toHaveLength(1)
  expect(calls.filter((call) => call === 'booking.createBooking')).toHaveLength(300)
})

test('a phone with a current booking must log in [B-301, O-17]', async () => {
  const message = 'BẠN ĐÃ CÓ LỊCH ĐẶT, BẠN VUI LÒNG ĐĂNG NHẬP ĐỂ ĐỔI LỊCH'
  const { execute } = gatewayReplying({ status: 403, body: { message } })
  expect((await execute(book, { input })).data.createBooking).toEqual({
    __typename: 'AlreadyBooked',
    message,
  })
})

test('a taken place has a reason and the nearest free hours [O-51]', async () => {
  for (const [code, reason] of [
    ['taken', 'TAKEN'],
    ['past', 'PAST'],
    ['stylistBusy', 'STYLIST_BUSY'],
  ] as const) {
    const { execute } = gatewayReplying({ status: 409, body: { ...takenHour, code } })
    expect((await execute(book, { input })).data.createBooking).toEqual({
      __typename: 'PlaceTaken',
      reason,
      message: takenHour.message,
      nearest: [{ date: '2026-11-22', hourId: '5', label: '9h50' }],
    })
  }
})

test.each([409, 'SLOT_TAKEN', null])(
  'a refusal with the code %j, which is not ours, says the host’s sentence',
  async (code) => {
    const body = { code, message: 'Vừa có người đặt.' }
    const { execute } = gatewayReplying({ status: 409, body } as never)
    expect((await execute(book, { input })).data.createBooking).toEqual({
      __typename: 'PlaceTaken',
      reason: 'TAKEN',
      message: 'Vừa có người đặt.',
      nearest: [],
    })
  },
)

test('a closed salon returns other salons [B-163]', async () => {
  const { execute } = gatewayReplying({
    status: 409,
    body: { code: 'closed', message: 'Salon nghỉ.', hours: [], salonBackUp: [11, 99] },
  })
  expect((await execute(book, { input })).data.createBooking).toEqual({
    __typename: 'SalonClosed',
    message: 'Salon nghỉ.',
    alternatives: [{ id: '11' }],
  })
})

test('a reused key is a field error, and a rate limit returns the seconds to wait', async () => {
  const changed = gatewayReplying({
    status: 409,
    body: { code: 'changed', message: 'Yêu cầu này đã dùng.', hours: [], salonBackUp: [] },
  })
  expect((await changed.execute(book, { input })).data.createBooking).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'idempotencyKey', message: 'Yêu cầu này đã dùng.', code: null }],
  })
  const many = gatewayReplying({
    status: 429,
    body: { message: 'Anh chờ một phút nhé!', retryAfterSeconds: 42 },
  })
  expect((await many.execute(book, { input })).data.createBooking).toEqual({
    __typename: 'TooManyTries',
    message: 'Anh chờ một phút nhé!',
    retryAfterSeconds: 42,
  })
})

test('the booking backend’s errors are reported under the input’s field [B-302]', async () => {
  const issues = [
    { field: 'dateBook', message: 'Ngày anh chọn đã qua.' },
    { field: 'bookHours.1.bookHourId', code: 'INVALID_HOUR' },
    { field: 'bookHours.0.chosenServices.2.id', message: 'Dịch vụ không còn bán.' },
    { field: 'bookHours.0', message: 'a' },
    { field: 'bookHours', message: 'b' },
    { field: 'salonId', message: 'c' },
  ]
  const { execute } = openGateway(
    { booking: { listServices: () => ({ status: 200, body: catalogue }) } },
    { BOOKING: { fetch: async () => Response.json({ message: '', issues }, { status: 422 }) } },
  )
  expect(
    (await execute(book, { input })).data.createBooking.issues.map(
      ({ field }: { field: string }) => field,
    ),
  ).toEqual(['date', 'people.1.hourId', 'people.0.serviceIds', 'people.0', 'people', 'salonId'])
})

test('invalid input is reported under its field, no backend is called and no cookie is set', async () => {
  const { execute, calls } = gatewayReplying(confirmed)
  const issuesOf = async (more: object) => {
    const { data, cookies } = await execute(book, { input: { ...input, ...more } })
    expect(cookies).toEqual([])
    return data.createBooking.issues
  }
  expect(await issuesOf({ phone: '12' })).toMatchObject([{ field: 'phone', code: 'PHONE_INVALID' }])
  expect(await issuesOf({ salonId: 0 })).toMatchObject([{ field: 'salonId', code: 'INVALID_ID' }])
  expect(await issuesOf({ people: [] })).toMatchObject([{ field: 'people', code: 'HOUR_MISSING' }])
  expect(await issuesOf({ people: [{ serviceIds: [-1], hourId: 0 }] })).toMatchObject([
    { field: 'people.0.serviceIds.0', code: 'INVALID_ID' },
    { field: 'people.0.hourId', code: 'INVALID_HOUR' },
  ])
  expect(await issuesOf({ note: 'x'.repeat(501) })).toMatchObject([
    { field: 'note', code: 'NOTE_TOO_LONG' },
  ])
  expect(calls).toMatchObject([])
})

test('a price from the client is no field of the input', async () => {
  const { execute, calls } = gatewayReplying(confirmed)
  const { errors } = await execute(book, { input: { ...input, totalMoney: 1 } })
  expect(errors[0]?.message).toContain('"totalMoney" is not defined')
  expect(calls).toEqual([])
})

test('a failed booking is one masked error without a retry [B-303]', async () => {
  const { execute, breakDown, calls } = gatewayReplying(confirmed)
  await execute(book, { input })
  calls.length = 0
  breakDown('booking')
  const { data, errors } = await execute(book, { input })
  expect(data).toBeNull()
  expect(errors).toMatchObject([
    {
      message: 'Có lỗi xảy ra, vui lòng thử lại sau!',
      path: ['createBooking'],
      extensions: { code: 'BACKEND_FAILED' },
    },
  ])
  expect(calls).toEqual(['booking is down'])
})
