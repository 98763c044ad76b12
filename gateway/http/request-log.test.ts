import { expect, test, vi } from 'vitest'
import { InvalidInput } from '../../workers/kit/serve'
import known from '../../schema/generated/persisted-documents.json'
import { openGateway } from '../testing/open-gateway'
import { aBooking, aSalon, loggedIn } from '../testing/people'
import { post } from '../testing/post'

test('a failure is masked and logged once with its backend and the request id', async () => {
  const { execute, log } = openGateway({
    booking: { listStaff: () => ({ data: 'lies' }) as never },
  })
  const { data, errors } = await execute(
    `{
      staff(salonId: 10, date: "2026-11-21") { stylists { id } }
      hours(salonId: 10, date: "2026-11-21", serviceIds: []) { hasFree }
    }`,
    {},
    { 'x-request-id': 'ray-12345678' },
  )
  expect(data).toEqual({ staff: null, hours: null })
  expect(errors).toMatchObject(
    ['staff', 'hours'].map((field) => ({
      message: 'Có lỗi xảy ra, vui lòng thử lại sau!',
      path: [field],
      extensions: { code: 'BACKEND_FAILED', requestId: 'ray-12345678' },
    })),
  )
  const ours = log.filter(({ worker }) => worker === 'gateway')
  expect(ours.map(({ call, requestId, error }) => [call, requestId, error]).sort()).toEqual([
    ['booking.listHours', 'ray-12345678', 'BackendFailure'],
    ['booking.listStaff', 'ray-12345678', 'BackendFailure'],
  ])
})

test('each request is one log line with calls and failures, without its values', async () => {
  const { execute, fetch, requestLog } = openGateway(
    {
      booking: {
        listStaff: () => ({ data: 'lies' }) as never,
        listMyBookings: () => ({ data: [] }),
      },
    },
    { GRAPHIQL: '1' },
  )
  await execute(
    `query Phone0912345678($d: LocalDate!) {
      staff(salonId: 10, date: $d, phone: "0912345678") { stylists { id } }
      myBookings { id }
    }`,
    { d: '2026-11-21' },
    { ...loggedIn, 'x-request-id': 'ray-12345678' },
  )
  const documentId = Object.entries(known).find(([, text]) => text.startsWith('query Footer'))![0]
  await fetch(post(JSON.stringify({ documentId })))
  expect(requestLog).toEqual([
    {
      level: 'info',
      worker: 'gateway',
      requestId: 'ray-12345678',
      operation: 'other',
      status: 200,
      ms: expect.any(Number),
      calls: expect.arrayContaining([
        expect.stringMatching(/^booking-listMyBookings 200 \d+\+\d+$/),
        expect.stringMatching(/^booking-listStaff shape \d+\+\d+$/),
      ]),
      errors: ['BACKEND_FAILED staff'],
    },
    expect.objectContaining({ operation: 'Footer', status: 200 }),
  ])
  expect(JSON.stringify(requestLog)).not.toMatch(/0912345678|muot_session|2026-11-21/)
})

test('the log line of a request says how many rows its calls have lost', async () => {
  const { execute, requestLog } = openGateway({
    booking: {
      listMyBookings: () => ({ data: [aBooking(), {} as never] }),
      listVisitedSalons: () => ({ data: [{ title: '', data: [10, 'x', 'y'] as never }] }),
    },
    salons: { listSalons: () => ({ data: [aSalon({ id: 10 })] }) },
  })
  const { data } = await execute('{ myBookings { id } visitedSalons { title } }', {}, loggedIn)
  expect(data.myBookings).toHaveLength(1)
  expect(requestLog).toMatchObject([{ status: 200, dropped: 3 }])
})

test('a refusal of a backend is logged with its call and fields, without values', async () => {
  const { execute } = openGateway({
    booking: {
      listStaff: () => {
        throw new InvalidInput([
          { field: 'branch', message: 'Thiếu 0912345678' },
          { field: 'Nguyễn Văn A', message: '' },
        ])
      },
    },
  })
  const lines: unknown[] = []
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(JSON.parse(line)))
  await execute('{ staff(salonId: 10, date: "2026-11-21") { stylists { id } } }', undefined, {
    'x-request-id': 'ray-12345678',
  })
  expect(lines).toEqual([
    {
      level: 'warn',
      worker: 'gateway',
      call: 'booking.listStaff',
      requestId: 'ray-12345678',
      status: 422,
      fields: ['branch', '?'],
    },
  ])
})

test('the log line of a mutation says how it ended, without its values', async () => {
  const { execute, requestLog } = openGateway(
    {
      auth: {
        verifyPhone: ({ phone }) => {
          if (phone === '0911111111') throw new Error('down')
          return phone === '0912345678'
            ? { status: 200, body: { data: { isNewUser: false } } }
            : { status: 429, body: { message: 'Anh chờ em nhé!', retryAfterSeconds: 30 } }
        },
      },
    },
    { GRAPHIQL: '1', RATE_LIMITS: 'off' },
  )
  await execute(`mutation {
    one: checkPhone(phone: "0912345678") { __typename }
    other: checkPhone(phone: "0987654321") { ... on TooManyTries { retryAfterSeconds } }
  }`)
  await execute('mutation { checkPhone(phone: "0911111111") { __typename } }')
  await execute('{ now }')
  expect(requestLog.map(({ mutations, errors }) => ({ mutations, errors }))).toEqual([
    { mutations: ['checkPhone PhoneKnown', 'checkPhone TooManyTries'], errors: [] },
    { mutations: undefined, errors: ['BACKEND_FAILED checkPhone'] },
    { mutations: undefined, errors: [] },
  ])
  expect(JSON.stringify(requestLog)).not.toMatch(/09\d{8}/)
})

test('a request refused by the guards is answered with its id and logged', async () => {
  const { fetch, requestLog } = openGateway()
  const response = await fetch(
    new Request('http://localhost:9300/graphql', {
      method: 'POST',
      body: 'a=b',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-request-id': 'ray-12345678',
      },
    }),
  )
  expect([
    response.status,
    response.headers.get('x-request-id'),
    response.headers.get('cache-control'),
  ]).toEqual([415, 'ray-12345678', 'private, no-store'])
  expect(requestLog).toMatchObject([{ requestId: 'ray-12345678', operation: 'other', status: 415 }])
})
