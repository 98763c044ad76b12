import { expect, test } from 'vitest'
import { createBreaker } from './table'
import { openGateway } from '../testing/open-gateway'
import { loggedIn } from '../testing/people'

function broken(failures = 8) {
  const breaker = createBreaker()
  for (let time = 0; time < failures; time++) breaker.failed(0)
  return breaker
}

test('eight failures in a row open it, seven do not, and an answer in between begins anew', () => {
  expect(broken(7).admits(0)).toBe(true)
  expect(broken(8).admits(0)).toBe(false)
  const flaky = broken(7)
  flaky.responded()
  flaky.failed(0)
  expect(flaky.admits(0)).toBe(true)
})

test('after half a second one request passes, whose result closes or reopens the breaker', () => {
  const breaker = broken()
  expect([breaker.admits(499), breaker.admits(500), breaker.admits(501)]).toEqual([
    false,
    true,
    false,
  ])
  breaker.failed(600)
  expect([breaker.admits(1099), breaker.admits(1100)]).toEqual([false, true])
  breaker.responded()
  expect([breaker.admits(1101), breaker.admits(1102)]).toEqual([true, true])
})

test('a trial request without an end does not block the next one', () => {
  const breaker = broken()
  breaker.admits(500)
  expect([breaker.admits(1499), breaker.admits(1500)]).toEqual([false, true])
})

test('eight failures open the breaker of that backend only, until it works again', async () => {
  const gateway = openGateway({
    booking: { listMyBookings: () => ({ data: [] }) },
    salons: { listWards: () => ({ data: [] }) },
  })
  const execute = () => gateway.execute('{ myBookings { id } }', {}, loggedIn)
  gateway.breakDown('booking')
  for (let time = 0; time < 8; time++)
    expect((await execute()).errors[0]?.extensions?.code).toBe('BACKEND_FAILED')
  const bookingCalls = () => gateway.calls.filter((call) => call.startsWith('booking')).length
  expect(bookingCalls()).toBe(8)
  expect(gateway.log.length).toBe(4)
  expect((await gateway.execute('{ wards(districtId: 5) { id } }')).errors).toEqual([])
  gateway.mend('booking')
  expect((await execute()).data).toEqual({ myBookings: null })
  gateway.wait(5)
  expect((await execute()).data).toEqual({ myBookings: [] })
  expect(bookingCalls()).toBe(9)
})
