import { expect, test } from 'vitest'
import { openGateway } from '../../testing/open-gateway'
import { book, catalogue, confirmed, gatewayReplying, input } from '../../testing/create-booking'
import { takenHour } from '../../testing/taken-hour'

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
