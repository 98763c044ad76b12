import { expect, test } from 'vitest'
import type { Limiter } from './rate-limit'
import { openGateway } from '../testing/open-gateway'
import { loggedIn } from '../testing/people'

const change = 'mutation { checkPhone(input: { phone: "0912345678" }) { __typename } }'
const address = { 'x-client-address': '203.0.113.7' }

/** A limiter as the edge has it, for one minute. */
function limiter(most: number): Limiter & { keys: string[] } {
  const keys: string[] = []
  const limit: Limiter['limit'] = ({ key }) => {
    keys.push(key)
    return Promise.resolve({ success: keys.filter((one) => one === key).length <= most })
  }
  return { keys, limit }
}

function gatewayWith(vars: object) {
  return openGateway(
    { auth: { verifyPhone: () => ({ status: 200, body: { data: { isNewUser: false } } }) } },
    vars,
  )
}

test('mutations above the limit of an address get 429 with Retry-After', async () => {
  const { execute, calls, requestLog } = gatewayWith({ MUTATIONS_PER_ADDRESS: limiter(2) })
  for (const _round of [1, 2])
    expect((await execute(change, {}, address)).response.status).toBe(200)
  const before = calls.length
  const { response, errors, data } = await execute(change, {}, address)
  expect([
    response.status,
    response.headers.get('retry-after'),
    response.headers.get('cache-control'),
    data,
  ]).toEqual([429, '60', 'private, no-store', undefined])
  expect(errors).toEqual([
    {
      message: 'Anh thao tác nhanh quá, chờ em một chút nhé!',
      extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 },
    },
  ])
  expect(calls.length).toBe(before)
  expect(requestLog.at(-1)).toMatchObject({ status: 429, errors: ['TOO_MANY_REQUESTS'] })
  expect((await execute(change, {}, { 'x-client-address': '203.0.113.8' })).response.status).toBe(
    200,
  )
})

test('mutations of a session are limited over all addresses by a hash', async () => {
  const sessions = limiter(1)
  const { execute } = gatewayWith({ MUTATIONS_PER_SESSION: sessions })
  expect((await execute(change, {}, { ...loggedIn, ...address })).response.status).toBe(200)
  expect(
    (await execute(change, {}, { ...loggedIn, 'x-client-address': '203.0.113.8' })).response.status,
  ).toBe(429)
  expect((await execute(change, {}, address)).response.status).toBe(200)
  expect(new Set(sessions.keys).size).toBe(1)
  expect(sessions.keys[0]).toMatch(/^[\da-f]{64}$/)
})

test('queries are not counted, and nothing is with limits off', async () => {
  const [sessions, addresses] = [limiter(0), limiter(0)]
  const { execute } = gatewayWith({
    MUTATIONS_PER_SESSION: sessions,
    MUTATIONS_PER_ADDRESS: addresses,
  })
  expect((await execute('{ now }', {}, { ...loggedIn, ...address })).response.status).toBe(200)
  const free = gatewayWith({ MUTATIONS_PER_ADDRESS: addresses, RATE_LIMITS: 'off' })
  expect((await free.execute(change, {}, address)).response.status).toBe(200)
  expect([...sessions.keys, ...addresses.keys]).toEqual([])
})

test('of several operations the one that is carried out counts', async () => {
  const addresses = limiter(0)
  const { fetch } = gatewayWith({ MUTATIONS_PER_ADDRESS: addresses })
  const execute = (operationName: string) =>
    fetch(
      new Request('http://localhost:9300/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...address },
        body: JSON.stringify({
          query: `query Read { now } ${change.replace('mutation', 'mutation Change')}`,
          operationName,
        }),
      }),
    )
  expect((await execute('Read')).status).toBe(200)
  expect((await execute('Change')).status).toBe(429)
})

test('tracking does not use up what other mutations need', async () => {
  const { execute } = openGateway(
    {
      auth: { verifyPhone: () => ({ status: 200, body: { data: { isNewUser: false } } }) },
      tracking: { trackBookingError: () => ({ status: 200, body: { success: true } }) as never },
    },
    { MUTATIONS_PER_ADDRESS: limiter(1) },
  )
  const track =
    'mutation { trackBookingError(input: { code: "E1", message: "x", step: 1 }) { __typename } }'
  const statusOf = async (query: string) => (await execute(query, {}, address)).response.status
  expect([await statusOf(track), await statusOf(track)]).toEqual([200, 429])
  expect([await statusOf(change), await statusOf(change)]).toEqual([200, 429])
  const both = track.replace(/}$/, 'checkPhone(input: { phone: "0912345678" }) { __typename } }')
  expect(await statusOf(both)).toBe(429)
})
