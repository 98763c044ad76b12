import { expect, test } from 'vitest'
import known from '../../schema/generated/persisted-documents.json'
import { MAX_BODY_BYTES } from '../graphql/limits'
import { openGateway } from '../testing/open-gateway'
import { aSalon, loggedIn, TOKEN } from '../testing/people'

const gateway = () =>
  openGateway({ salons: { listSalons: () => ({ data: [aSalon({ id: 10 })] }) } })

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:9300/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

const json = JSON.stringify({ query: '{ now }' })

test('a POST that is not JSON is refused, so that no form of another site can send one', async () => {
  const { fetch } = gateway()
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/graphql',
    'text/plain; application/json',
  ]) {
    expect((await fetch(post(json, { 'content-type': type }))).status).toBe(415)
  }
  expect((await fetch(post(json))).status).toBe(200)
  expect(
    (await fetch(post(json, { 'content-type': 'application/json; charset=utf-8' }))).status,
  ).toBe(200)
})

test('a POST from another origin is refused, and no origin is ever reflected', async () => {
  const { fetch } = gateway()
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:9301',
    'http://localhost.evil.example:9300',
  ]) {
    const refused = await fetch(post(json, { origin }))
    expect(refused.status).toBe(403)
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  }
  const own = await fetch(post(json, { origin: 'http://localhost:9300' }))
  expect(own.status).toBe(200)
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
})

test('a mutation by GET is refused, a query by GET is answered, other methods are not', async () => {
  const { fetch } = gateway()
  const get = (query: string, method = 'GET') =>
    fetch(
      new Request(`http://localhost:9300/graphql?query=${encodeURIComponent(query)}`, { method }),
    )
  expect((await get('{ now }')).status).toBe(200)
  expect((await get('mutation { logOut { __typename } }')).status).toBe(405)
  expect((await get('{ now }', 'OPTIONS')).status).toBe(405)
  expect((await get('{ now }', 'DELETE')).status).toBe(405)
  expect((await get(`{ now ${' '.repeat(9000)}}`)).status).toBe(414)
})

test('parameters of an address that are no JSON are refused, not a failure', async () => {
  const { fetch, log } = gateway()
  for (const name of ['variables', 'extensions'])
    for (const value of ['{', 'x', '%00', '{"a":'])
      for (const query of ['', 'query={now}&'])
        expect(
          (await fetch(new Request(`http://localhost:9300/graphql?${query}${name}=${value}`)))
            .status,
          `${query}${name}=${value}`,
        ).toBe(400)
  const address = 'http://localhost:9300/graphql?query={now}&variables={}&extensions='
  expect((await fetch(new Request(address))).status).toBe(200)
  expect(log).toEqual([])
})

test('a body over 64 kB is refused, with or without its length declared', async () => {
  const { fetch } = gateway()
  const large = JSON.stringify({
    query: '{ now }',
    variables: { padding: 'x'.repeat(MAX_BODY_BYTES) },
  })
  expect((await fetch(post(large))).status).toBe(413)
  expect((await fetch(post(json, { 'content-length': String(MAX_BODY_BYTES + 1) }))).status).toBe(
    413,
  )
})

test('a body that is no GraphQL request is refused without a 5xx', async () => {
  const { fetch } = gateway()
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{}',
    '{"query":7}',
    '{"query":""}',
    '{"query":"{"}',
    '{"query":"{ now }","variables":7}',
    '[{"query":"{ now }"},{"query":"{ now }"}]',
  ]) {
    const { status } = await fetch(post(body))
    expect([body, status >= 200 && status < 500]).toEqual([body, true])
  }
})

test('a document that is too deep, too wide or too long is refused before a request', async () => {
  const { execute, calls } = gateway()
  const deep =
    '{ provinces { salons { id } } a: __typename ' +
    '... on Query { '.repeat(3) +
    'provinces { salons { id } }' +
    ' }'.repeat(3) +
    ' }'
  expect((await execute(deep)).errors).not.toMatchObject([
    { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
  ])
  const aliased = Array.from(
    { length: 16 },
    (_, index) => `a${index}: salons(provinceId: ${index}) { id }`,
  )
  const aliases = `{ ${aliased.join(' ')} }`
  expect((await execute(aliases)).errors[0]?.message).toBe('The document has more than 15 aliases.')
  const fragments = Array.from({ length: 60 }, (_, index) => {
    const next = index === 59 ? 'x: now' : `...F${index + 1} ...F${index + 1}`
    return `fragment F${index} on Query { ${next} }`
  })
  const spread = `query { ...F0 } ${fragments.join(' ')}`
  expect((await execute(spread)).errors[0]?.message).toBe('The document has more than 15 aliases.')
  const circle = await execute(
    'query { ...A } fragment A on Query { now ...B } fragment B on Query { ...A }',
  )
  expect(circle.errors[0]?.message).toContain('Cannot spread fragment "A" within itself')
  const long = `{ ${'now '.repeat(2100)} }`
  expect((await execute(long)).errors[0]?.message).toContain('2000 tokens')
  expect(
    calls.filter((call) => call !== 'salons.listSalons' && call !== 'salons.listProvinces'),
  ).toEqual([])
})

test('introspection and suggestions are for GraphiQL only', async () => {
  const { execute } = gateway()
  expect((await execute('{ __schema { types { name } } }')).errors[0]?.message).toContain(
    'introspection has been disabled',
  )
  expect(
    (await execute('{ salon { id } }')).errors.map(({ message }) => message).join(),
  ).not.toContain('Did you mean')
  expect((await execute('{ salonz { id } }')).errors[0]?.message).toBe(
    'Cannot query field "salonz" on type "Query".',
  )
  const variables = await execute(
    'mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }',
    { input: { idempotencyKei: 'x', phone: '0912345678' } },
  )
  const messages = variables.errors.map(({ message }) => message)
  expect(messages).toContain(
    'Variable "$input" is invalid: Field "idempotencyKei" is not defined by type "CreateBookingInput".',
  )
  expect(messages.join()).not.toMatch(/Did you mean|0912345678/)
  const open = openGateway({}, { GRAPHIQL: '1' })
  expect((await open.execute('{ __schema { queryType { name } } }')).data).toEqual({
    __schema: { queryType: { name: 'Query' } },
  })
  expect((await open.execute('{ salonz { id } }')).errors[0]?.message).toContain('Did you mean')
})

test('responses carry request id, no-store and the time of each backend', async () => {
  const { execute } = gateway()
  const { response } = await execute('{ salons { id } }', {}, { 'x-request-id': 'ray-12345678' })
  expect(response.headers.get('x-request-id')).toBe('ray-12345678')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('server-timing')).toMatch(/^salons;dur=\d+;desc="listSalons"$/)
  const { response: other } = await execute('{ now }', {}, { 'x-request-id': 'a b\tc' })
  expect(other.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('a backend gets the request id, the bearer token, the owner token and the client address [H-176]', async () => {
  const { execute, requests } = openGateway({ booking: { listMyBookings: () => ({ data: [] }) } })
  const ownerToken = 'b'.repeat(64)
  await execute(
    '{ myBookings { id } }',
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
  })
})

test('cookies of another form are ignored, and a bearer header counts where there is no session cookie', async () => {
  const { execute, requests } = openGateway({ booking: { listMyBookings: () => ({ data: [] }) } })
  expect(
    (
      await execute(
        '{ myBookings { id } }',
        {},
        { cookie: 'muot_session=short; muot_holder=UPPER' },
      )
    ).data,
  ).toEqual({ myBookings: [] })
  expect(requests).toEqual([])
  await execute('{ myBookings { id } }', {}, { authorization: `Bearer ${TOKEN}` })
  expect(requests[0]!.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
})

test('a read is tried once more when its backend breaks, a write never', async () => {
  const { execute, breakDown, calls } = openGateway({}, {})
  breakDown('booking')
  breakDown('auth')
  await execute('{ myBookings { id } }', {}, loggedIn)
  await execute('mutation { checkPhone(phone: "0912345678") { __typename } }')
  expect(calls).toEqual(['booking is down', 'booking is down', 'auth is down'])
})

test('identical reads of one request are made once', async () => {
  const { execute, calls } = openGateway({
    booking: { listServices: () => ({ status: 404, body: { message: '' } }) },
  })
  await execute(
    `{
      a: serviceCatalogue(salonId: 10) { isGenZ }
      b: serviceCatalogue(salonId: 10) { keepsChosen }
      c: serviceCatalogue(salonId: 11) { isGenZ }
    }`,
  )
  expect(calls).toEqual(['booking.listServices', 'booking.listServices'])
})

test('a failure is masked and logged once with its backend and the request id', async () => {
  const { execute, log } = openGateway({
    booking: { listStaff: () => ({ data: 'lies' }) as never },
  })
  const { data, errors } = await execute(
    `{
      staff(salonId: 10, date: "2026-11-21") { skinnerCount }
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

test('a backend may be a host or a binding, else it is misconfigured', async () => {
  const { execute, log } = openGateway({}, { WHEEL: undefined })
  const { errors } = await execute('{ wheel { id } }')
  expect(errors).toMatchObject([
    {
      message: 'Có lỗi xảy ra, vui lòng thử lại sau!',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ])
  expect(log[0]?.message).toBe('The gateway has neither a binding WHEEL nor a variable WHEEL_URL.')
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
      staff(salonId: 10, date: $d, phone: "0912345678") { skinnerCount }
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
      calls: [
        expect.stringMatching(/^booking-\w+ \d+$/),
        expect.stringMatching(/^booking-\w+ \d+$/),
      ],
      errors: ['BACKEND_FAILED staff'],
    },
    expect.objectContaining({ operation: 'Footer', status: 200 }),
  ])
  expect(JSON.stringify(requestLog)).not.toMatch(/0912345678|muot_session|2026-11-21/)
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
