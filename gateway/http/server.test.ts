import { expect, test } from 'vitest'
import type { Env } from '../context'
import { openGateway } from '../testing/open-gateway'
import { post } from '../testing/post'
import { createGateway } from './server'
import { aSalon, loggedIn, TOKEN } from '../testing/people'

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

test('a subscription that a condition leaves without a field is refused', async () => {
  const { execute, requestLog } = gateway()
  const field = 'hours(salonId: 9, date: "2026-11-24") { groups { name } }'
  const texts = [
    `subscription { ${field.replace(' { groups', ' @skip(if: true) { groups')} }`,
    `subscription { ... @include(if: false) { ${field} } }`,
  ]
  for (const text of texts)
    expect((await execute(text)).errors.map(({ message }) => message)).toContain(
      'The field of a subscription takes no condition.',
    )
  expect(requestLog.flatMap(({ errors }) => errors)).not.toContain('INTERNAL_SERVER_ERROR')
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
    'x-timeout-ms': '4000',
  })
})

test("a caller's traceparent reaches every backend as it is, and nothing else does", async () => {
  const { execute, requests } = openGateway({
    salons: { listSalons: () => ({ data: [aSalon({ id: 10 })] }) },
    booking: { listMyBookings: () => ({ data: [] }) },
  })
  const traceparent = `00-${'4b'.repeat(16)}-${'0f'.repeat(8)}-01`
  await execute('{ salons { id } myBookings { id } }', {}, { ...loggedIn, traceparent })
  await execute('{ myBookings { id } }', {}, { ...loggedIn, traceparent: 'phone-0912345678' })
  await execute('{ myBookings { id } }', {}, loggedIn)
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
