import { afterEach, expect, test, vi } from 'vitest'
import type { Site } from '~/context'
import type { GatewayResponse } from '~/gateway.server'
import type { CalendarFeedQuery } from '../../../schema/generated/graphql'
import { loader, deleteCopy, storeCopy, lastCopy } from './feed'
import { sha256 } from '../../../domain/bytes'

afterEach(() => vi.unstubAllGlobals())

const now = Date.parse('2026-11-22T02:05:00Z')
const token = `${'0'.repeat(26)}${'a'.repeat(24)}`
const appointment = {
  id: '01J',
  appointmentId: '01J',
  revision: 0,
  changedAt: now,
  startsAt: now + 3_600_000,
  minutes: 45,
  isCanceled: false,
  salonName: '252 Cầu Giấy',
  salonAddress: 'Hà Nội',
  salonPhone: '0900000001',
  salon: null,
  people: [{ services: [{ name: 'Cắt gội' }] }],
  manageToken: null,
}
const gone: GatewayResponse<CalendarFeedQuery> = {
  ok: true,
  data: { calendarFeed: null },
  failed: ['calendarFeed'],
}
const down: GatewayResponse<CalendarFeedQuery> = {
  ok: false,
  failure: { code: 'GATEWAY_DOWN', message: 'no answer' },
}
const whole: GatewayResponse<CalendarFeedQuery> = {
  ok: true,
  data: { calendarFeed: { isLimited: false, bookings: [appointment] } },
  failed: [],
}
const closed: GatewayResponse<CalendarFeedQuery> = {
  ok: true,
  data: { calendarFeed: null },
  failed: [],
}

/** The feed at a data centre whose cache has nothing yet; each reading meets one answer. */
function feed() {
  const stored = new Map<string, Response>()
  vi.stubGlobal('caches', {
    default: {
      match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
      put: (key: string, copy: Response) => Promise.resolve(void stored.set(key, copy)),
      delete: (key: string) => Promise.resolve(stored.delete(key)),
    },
  })
  return async (
    reply: GatewayResponse<CalendarFeedQuery>,
    headers: Record<string, string> = {},
  ) => {
    const behind: Promise<unknown>[] = []
    const site = {
      now,
      origin: 'https://example.test',
      gateway: { query: () => Promise.resolve(reply) },
      waitUntil: (work: Promise<unknown>) => void behind.push(work),
    } as unknown as Site
    const request = new Request(`https://example.test/lich-theo-doi/${token}.ics`, { headers })
    const response = await loader({ request, params: { file: `${token}.ics` }, context: { site } })
    await Promise.all(behind)
    return response
  }
}

test.each([
  ['the booking backend', gone],
  ['the gateway', down],
])('while %s is out a feed without a copy fails with Retry-After', async (_what, reply) => {
  const response = await feed()(reply)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('content-type')).not.toContain('calendar')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(await response.text()).not.toContain('VCALENDAR')
})

test('without the booking backend a calendar gets the cached file, or 304', async () => {
  const read = feed()
  const first = await read(whole)
  const file = await first.text()
  expect(file).toContain('UID:01J')
  for (const response of [gone, down]) {
    const later = await read(response)
    expect([later.status, await later.text()]).toEqual([200, file])
    const known = await read(response, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([known.status, await known.text()]).toEqual([304, ''])
  }
})

test('a feed that is closed is gone, not out', async () => {
  const response = await feed()(closed)
  expect(response.status).toBe(404)
  expect(response.headers.get('retry-after')).toBeNull()
})

test('a feed that is closed stays closed while the gateway is out: its copy is deleted', async () => {
  const read = feed()
  await read(whole)
  expect((await read(closed)).status).toBe(404)
  for (const response of [gone, down]) expect((await read(response)).status).toBe(503)
})

test('the last copy of a calendar is found by its name alone, and a cache that fails costs the copy only', async () => {
  const stored = new Map<string, Response>()
  const cacheApi = {
    match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
    put: (key: string, page: Response) => Promise.resolve(void stored.set(key, page)),
    delete: (key: string) => Promise.resolve(stored.delete(key)),
  }
  const name = await sha256('vi token')
  await storeCopy(cacheApi, name, 'BEGIN:VCALENDAR')
  expect(await lastCopy(cacheApi, name)).toBe('BEGIN:VCALENDAR')
  expect([...stored.keys()].join()).not.toContain('token')
  expect([...stored.values()][0]?.headers.get('cache-control')).toBe('max-age=10800')
  expect(await lastCopy(cacheApi, await sha256('vi other'))).toBeNull()
  await deleteCopy(cacheApi, name)
  expect(await lastCopy(cacheApi, name)).toBeNull()
  const broken = {
    match: () => Promise.reject(new Error('x')),
    put: () => Promise.reject(new Error('x')),
    delete: () => Promise.reject(new Error('x')),
  }
  await storeCopy(broken, name, 'x')
  await deleteCopy(broken, name)
  expect(await lastCopy(broken, name)).toBeNull()
})
