import { expect, test, vi, describe } from 'vitest'
import type { Env } from '../context'
import { openGateway, type FakeBackends, post } from '../testing/open-gateway'
import { createGateway } from './server'
import { aSalon, loggedIn, TOKEN, aBooking } from '../testing/people'
import { InvalidInput } from '../../workers/kit/serve'
import known from '../../schema/generated/persisted-documents.json'

const gateway = () =>
  openGateway({ salons: { listSalons: () => ({ data: [aSalon({ id: 10 })] }) } })

test('a document that is too long is refused before a request', async () => {
  const { execute, calls } = gateway()
  const circle = await execute(
    'query { ...A } fragment A on Query { now ...B } fragment B on Query { ...A }',
  )
  expect(circle.errors[0]?.message).toContain('Cannot spread fragment "A" within itself')
  const long = `{ ${'now '.repeat(2100)} }`
  expect((await execute(long)).errors[0]?.message).toContain('2000 tokens')
  expect(calls).toEqual([])
})

test('an invalid variable is named without its value and without suggestions', async () => {
  const { execute } = gateway()
  const variables = await execute(
    'mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }',
    { input: { idempotencyKei: 'x', phone: '0912345678' } },
  )
  const messages = variables.errors.map(({ message }) => message)
  expect(messages).toContain(
    'Variable "$input" is invalid: Field "idempotencyKei" is not defined by type "CreateBookingInput".',
  )
  expect(messages.join()).not.toMatch(/Did you mean|0912345678/)
})

test('GraphiQL gets introspection and suggestions', async () => {
  const open = openGateway({}, { GRAPHIQL: '1' })
  expect((await open.execute('{ __schema { queryType { name } } }')).data).toEqual({
    __schema: { queryType: { name: 'Query' } },
  })
  expect((await open.execute('{ salonz { id } }')).errors[0]?.message).toContain('Did you mean')
})

test('responses carry request id and no-store', async () => {
  const { execute } = gateway()
  const { response } = await execute('{ salons { id } }', {}, { 'x-request-id': 'ray-12345678' })
  expect(response.headers.get('x-request-id')).toBe('ray-12345678')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const { response: other } = await execute('{ now }', {}, { 'x-request-id': 'a b\tc' })
  expect(other.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('a document that does not validate is logged as such, and nothing in front stores its response', async () => {
  const { execute, requestLog } = gateway()
  const { response } = await execute('{ salons { nam } }')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(requestLog).toMatchObject([{ errors: ['GRAPHQL_VALIDATION_FAILED'] }])
})

test('a fault outside GraphQL is masked, with request id, log line and report', async () => {
  const { log, requestLog } = gateway()
  const env = new Proxy({} as Env, {
    get: (_env, name) => {
      if (name === 'COOKIE_DOMAIN') throw new TypeError('no such thing')
      return undefined
    },
  })
  const request = post('{}')
  request.headers.set('x-request-id', 'ray-12345678')
  const response = await createGateway().fetch(request, env, { waitUntil: () => undefined })
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'ray-12345678'])
  expect(await response.json()).toEqual({
    errors: [
      {
        message: 'Có lỗi xảy ra, vui lòng thử lại sau!',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'ray-12345678' },
      },
    ],
  })
  expect(log).toMatchObject([{ call: 'request', requestId: 'ray-12345678', error: 'TypeError' }])
  expect(requestLog).toMatchObject([{ status: 500, errors: ['INTERNAL_SERVER_ERROR'] }])
})

test('a backend gets the request id, the bearer token, the owner token and the client address [H-176]', async () => {
  const { execute, requests } = openGateway({ booking: { listMyBookings: () => ({ data: [] }) } })
  const ownerToken = 'b'.repeat(64)
  await execute(
    '{ browser { bookings { id } } }',
    {},
    {
      cookie: `other=1; muot_session=${TOKEN}; muot_holder=${ownerToken}`,
      'x-client-address': '203.0.113.7',
      'x-request-id': 'ray-12345678',
    },
  )
  expect(Object.fromEntries(requests[0]!.headers)).toEqual({
    authorization: `Bearer ${TOKEN}`,
    'x-holder': ownerToken,
    'x-client-address': '203.0.113.7',
    'x-request-id': 'ray-12345678',
    'x-timeout-ms': '4000',
  })
})

test("a caller's traceparent reaches every backend as it is, and nothing else does", async () => {
  const { execute, requests } = openGateway({
    salons: { listSalons: () => ({ data: [aSalon({ id: 10 })] }) },
    booking: { listMyBookings: () => ({ data: [] }) },
  })
  const traceparent = `00-${'4b'.repeat(16)}-${'0f'.repeat(8)}-01`
  await execute('{ salons { id } browser { bookings { id } } }', {}, { ...loggedIn, traceparent })
  await execute(
    '{ browser { bookings { id } } }',
    {},
    { ...loggedIn, traceparent: 'phone-0912345678' },
  )
  await execute('{ browser { bookings { id } } }', {}, loggedIn)
  expect(requests.map(({ headers }) => headers.get('traceparent'))).toEqual([
    traceparent,
    traceparent,
    null,
    null,
  ])
})

test('cookies of another form are ignored, and a bearer header counts where there is no session cookie', async () => {
  const { execute, requests } = openGateway({ booking: { listMyBookings: () => ({ data: [] }) } })
  expect(
    (
      await execute(
        '{ browser { bookings { id } } }',
        {},
        { cookie: 'muot_session=short; muot_holder=UPPER' },
      )
    ).data,
  ).toEqual({ browser: { bookings: [] } })
  expect(requests).toEqual([])
  await execute('{ browser { bookings { id } } }', {}, { authorization: `Bearer ${TOKEN}` })
  expect(requests[0]!.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
})

test('a read is tried once more when its backend breaks, a write never', async () => {
  const { execute, breakDown, calls } = openGateway({}, {})
  breakDown('booking')
  breakDown('auth')
  await execute('{ browser { bookings { id } } }', {}, loggedIn)
  await execute('mutation { checkPhone(input: { phone: "0912345678" }) { __typename } }')
  expect(calls).toEqual(['booking is down', 'booking is down', 'auth is down'])
})

test('identical reads of one request are made once', async () => {
  const { execute, calls } = openGateway({
    booking: { listServices: () => ({ status: 404, body: { message: '' } }) },
  })
  await execute(
    `{
      a: salon(id: 10) { services { isGenZ } }
      b: salon(id: 10) { services { keepsChosen } }
      c: salon(id: 11) { services { isGenZ } }
    }`,
  )
  expect(calls).toEqual(['booking.listServices', 'booking.listServices'])
})

test('a backend may be a host or a binding, else it is misconfigured', async () => {
  const { execute, log } = openGateway({}, { WHEEL: undefined })
  const { errors } = await execute('{ wheel { id } }')
  expect(errors).toMatchObject([
    {
      message: 'Có lỗi xảy ra, vui lòng thử lại sau!',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ])
  expect(log[0]?.message).toBe('There is neither a binding WHEEL nor a variable WHEEL_URL.')
})

describe('login codes', () => {
  const code = 'c'.repeat(48)
  const secret = 's'.repeat(32)

  const backend: FakeBackends = {
    auth: {
      issueLoginCode: ({ partner, secret: given, accessToken }) => {
        if (partner !== 'tikiapp' || given !== secret)
          return { status: 403, body: { message: 'wrong' } }
        if (accessToken === TOKEN) return { status: 200, body: { code, expiresInSeconds: 60 } }
        return accessToken === 'x'.repeat(16)
          ? { status: 429, body: { message: 'often', retryAfterSeconds: 9 } }
          : { status: 404, body: { message: 'ended' } }
      },
    },
  }

  const basic = (text: string) => `Basic ${btoa(text)}`

  async function post(
    headers: Record<string, string>,
    body: unknown,
    gateway = openGateway(backend),
  ): Promise<{ status: number; headers: Headers; body: unknown }> {
    const response = await gateway.fetch(
      new Request('http://localhost:9300/partners/login-codes', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    )
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  test('a partner gets a code for the session of its customer, which nobody may store', async () => {
    const response = await post(
      { authorization: basic(`tikiapp:${secret}`) },
      { accessToken: TOKEN },
    )
    expect(response).toMatchObject({ status: 200, body: { code, expiresInSeconds: 60 } })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['nobody', ''],
    ['a bearer', `Bearer ${TOKEN}`],
    ['another secret', basic('tikiapp:guess')],
    ['another partner', basic(`other:${secret}`)],
    ['no pair', basic('tikiapp')],
    ['no base64', 'Basic %%%'],
    ['half of a base64', 'Basic abcde'],
    ['a base64 with too little padding', 'Basic ab='],
    ['a base64 with too much padding', 'Basic abcd=='],
  ])('%s is refused', async (_who, authorization) => {
    const response = await post({ authorization }, { accessToken: TOKEN })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Basic realm="partners"')
  })

  test('a host may refuse a wrong partner by 401', async () => {
    const AUTH = { fetch: async () => Response.json({ message: 'wrong' }, { status: 401 }) }
    const authorization = basic(`tikiapp:${secret}`)
    const refused = await post({ authorization }, { accessToken: TOKEN }, openGateway({}, { AUTH }))
    expect(refused.status).toBe(401)
  })

  test('an ended session, too many codes and a malformed body have statuses of their own', async () => {
    const authorization = basic(`tikiapp:${secret}`)
    expect(await post({ authorization }, { accessToken: 'f'.repeat(64) })).toMatchObject({
      status: 404,
      body: { errors: [{ extensions: { code: 'SESSION_ENDED' } }] },
    })
    const often = await post({ authorization }, { accessToken: 'x'.repeat(16) })
    expect([often.status, often.headers.get('retry-after')]).toEqual([429, '9'])
    expect(often.body).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] })
    for (const body of [{}, { accessToken: 9 }, { accessToken: 'short' }, [], null])
      expect((await post({ authorization }, body)).status, JSON.stringify(body)).toBe(400)
  })

  test('a page of another site, a form and a GET get no code; a failing backend is a 503', async () => {
    const authorization = basic(`tikiapp:${secret}`)
    const body = { accessToken: TOKEN }
    expect((await post({ authorization, origin: 'https://evil.example' }, body)).status).toBe(403)
    expect((await post({ authorization, 'content-type': 'text/plain' }, body)).status).toBe(415)
    const gateway = openGateway(backend)
    const address = 'http://localhost:9300/partners/login-codes'
    expect((await gateway.fetch(new Request(address))).status).toBe(405)
    gateway.breakDown('auth')
    expect((await post({ authorization }, body, gateway)).status).toBe(503)
    expect(gateway.log.map(({ call }) => call)).toEqual(['auth.issueLoginCode'])
  })
})

test('a failure is masked and logged once with its backend and the request id', async () => {
  const { execute, log } = openGateway({
    booking: { listStaff: () => ({ data: 'lies' }) as never },
  })
  const { data, errors } = await execute(
    `{
      salon(id: 10) {
        staff(date: "2026-11-21") { stylists { id } }
        hours(input: { date: "2026-11-21", serviceIds: [] }) { hasFree }
      }
    }`,
    {},
    { 'x-request-id': 'ray-12345678' },
  )
  expect(data).toEqual({ salon: { staff: null, hours: null } })
  expect(errors).toMatchObject(
    ['staff', 'hours'].map((field) => ({
      message: 'Có lỗi xảy ra, vui lòng thử lại sau!',
      path: ['salon', field],
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
      salon(id: 10) { staff(date: $d, guestPhone: "0912345678") { stylists { id } } }
      browser { bookings { id } }
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
      client: 'other',
      status: 200,
      ms: expect.any(Number),
      calls: expect.arrayContaining([
        expect.stringMatching(/^booking-listMyBookings 200 \d+\+\d+$/),
        expect.stringMatching(/^booking-listStaff shape \d+\+\d+$/),
      ]),
      errors: ['BACKEND_FAILED salon.staff'],
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
  const { data } = await execute(
    '{ browser { bookings { id } visitedSalons { title } } }',
    {},
    loggedIn,
  )
  expect(data.browser.bookings).toHaveLength(1)
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
  await execute('{ salon(id: 10) { staff(date: "2026-11-21") { stylists { id } } } }', undefined, {
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
    one: checkPhone(input: { phone: "0912345678" }) { __typename }
    other: checkPhone(input: { phone: "0987654321" }) { ... on TooManyTries { retryAfterSeconds } }
  }`)
  await execute('mutation { checkPhone(input: { phone: "0911111111" }) { __typename } }')
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
