import { expect, test } from 'vitest'
import type { Timing } from '../backends/client-middleware'
import type { Noun } from '../backends/table'
import { serverTiming } from './server-timing'
import { openGateway } from '../testing/open-gateway'
import { loggedIn } from '../testing/people'

function call(noun: Noun, name: string, startedAt: number, ms: number): Timing {
  return { noun, name, startedAt, ms, outcome: 200 }
}

test('each backend is listed once, with concurrent calls as one time', () => {
  const timings = [
    call('booking', 'listHours', 0, 30),
    call('booking', 'listStaff', 10, 10),
    call('salons', 'listSalons', 5, 8),
    call('booking', 'listHours', 100, 5),
  ]
  expect(serverTiming(timings)).toBe(
    'booking;dur=35;desc="listHours listStaff", salons;dur=8;desc="listSalons"',
  )
})

test('the request id reaches every backend and comes back, and each backend is timed once', async () => {
  const { execute, requests, calls } = openGateway({}, { GRAPHIQL: '1' })
  const { response } = await execute(
    '{ salons { id } banners { id } myBookings { id } wheel { id } viewer { name } }',
    {},
    { ...loggedIn, 'x-request-id': 'ray-12345678' },
  )
  await execute(
    'mutation { trackBookingError(code: "E1", message: "x", step: 1) { __typename } }',
    {},
    { 'x-request-id': 'ray-12345678', cookie: 'muot_tracking=abc' },
  )
  expect(new Set(calls.map((name) => name.split('.')[0]))).toEqual(
    new Set(['auth', 'booking', 'campaign', 'salons', 'tracking', 'wheel']),
  )
  expect(new Set(requests.map(({ headers }) => headers.get('x-request-id')))).toEqual(
    new Set(['ray-12345678']),
  )
  expect(response.headers.get('x-request-id')).toBe('ray-12345678')
  const names = response.headers
    .get('server-timing')!
    .split(', ')
    .map((one) => one.split(';')[0]!)
  expect(names.sort()).toEqual(['auth', 'booking', 'campaign', 'salons', 'wheel'])
})
