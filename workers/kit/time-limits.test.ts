import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { connect } from './connect'
import { endpoint } from './endpoint'
import { CODE_TIMEOUT_MS, deadlineOf, msUntil, shareOf, TIMEOUT_HEADER } from './time-limits'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function requestOf(timeoutMs?: string): Request {
  return new Request('https://backend/', {
    headers: timeoutMs === undefined ? {} : { [TIMEOUT_HEADER]: timeoutMs },
  })
}

test.each([
  ['says 4 seconds', '4000', 3500],
  ['says nothing', undefined, 7500],
  ['says nonsense', 'long', 7500],
  ['says more than anybody has', '60000', 7500],
  ['cannot wait at all', '100', 0],
])('a caller that %s is answered within its time', (_what, told, ms) => {
  expect(deadlineOf(requestOf(told), 8000) - Date.now()).toBe(ms)
})

test('those who share a time have equal parts of what is left', () => {
  const deadline = Date.now() + 6000
  expect(msUntil(shareOf(deadline, 3))).toBe(2000)
  expect(msUntil(shareOf(deadline, 1))).toBe(6000)
  expect(msUntil(shareOf(Date.now() - 1, 2))).toBe(1)
})

test('who calls waits longer than whom it calls', () => {
  expect(CODE_TIMEOUT_MS.booking).toBeGreaterThan(CODE_TIMEOUT_MS.auth)
})

test('a call says how long it is waited for: its own limit, or its backend’s', async () => {
  const told: (string | null)[] = []
  const call = { path: '/', input: z.object({}), responses: { 200: z.object({}) } }
  const api = {
    slow: endpoint({ ...call, kind: 'ours', method: 'POST', timeoutMs: 8500 }),
    usual: endpoint({ ...call, kind: 'ours', method: 'POST' }),
  }
  const client = connect('things', api, {
    fetcher: {
      fetch: (request) => {
        told.push(request.headers.get(TIMEOUT_HEADER))
        return Promise.resolve(Response.json({}))
      },
    },
    headers: {},
    timeoutMs: (chosen) => chosen.timeoutMs ?? 4000,
  })
  await client.slow({})
  await client.usual({})
  expect(told).toEqual(['8500', '4000'])
})
