import { createScheduledController } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import worker, { forgetOld } from './worker'
import { forgetCustomer } from './store/records'
import {
  bindings,
  bookingError,
  deliver,
  event,
  location,
  rows,
  setUpTables,
  stamped,
} from './testing/client'

setUpTables()

describe('old records', () => {
  test('are deleted: events and errors after 400 days, positions after 90', async () => {
    const now = Date.parse('2026-11-21T03:00:00Z')
    const daysAgo = (days: number) => now - days * 86_400_000
    const kinds = [
      { kind: 'event', ...event },
      { kind: 'location', ...location },
      { kind: 'bookingError', ...bookingError },
    ]
    await deliver(
      [400, 401, 90, 91].flatMap((days) => kinds.map((body) => stamped(body, daysAgo(days)))),
    )
    await forgetOld(bindings.DB, now)
    const stored = async (table: 'events' | 'locations' | 'booking_errors') =>
      (await rows(table)).map((row) => Math.round((now - Number(row.at)) / 86_400_000))
    expect([
      await stored('events'),
      await stored('booking_errors'),
      await stored('locations'),
    ]).toEqual([[400, 91, 90], [400, 91, 90], [90]])
  })
})

describe('a forgotten customer', () => {
  const customerId = 1001
  const phone = location.customerPhone

  /** The nightly run after auth has deleted the customer at this instant. */
  async function forget(at: number): Promise<void> {
    await bindings.DB.prepare('DELETE FROM forgotten').run()
    const AUTH = {
      fetch: (request: Request) =>
        Promise.resolve(
          Response.json({
            data:
              new URL(request.url).searchParams.get('after') === '0'
                ? [{ number: 3, customerId, phone, at }]
                : [],
          }),
        ),
    }
    await worker.scheduled(createScheduledController(), { ...bindings, AUTH })
  }

  test('is in no event, while the events still count [O-47]', async () => {
    const at = Date.now()
    const sent = (data: object, when = at - 5, extendData: object = {}) =>
      stamped({ kind: 'event', ...event, data, extendData }, when)
    await deliver([
      sent({ phone, customerId, salonId: 1 }, at - 6),
      sent({ phone, salonId: 2 }, at - 5),
      sent({ customerId, phone: '0987654321', salonId: 3 }, at - 4),
      sent({ salonId: 4 }, at - 3, { phone, customerId, lang: 'vi' }),
      sent({ phone: '0987654321', customerId: 7 }, at - 2),
      sent({ phone, customerId: 1002 }, at + 5),
    ])
    await forget(at)
    expect((await rows('events')).map(({ data, extend_data }) => [data, extend_data])).toEqual([
      ['{"salonId":1}', '{}'],
      ['{"salonId":2}', '{}'],
      ['{"salonId":3}', '{}'],
      ['{"salonId":4}', '{"lang":"vi"}'],
      ['{"phone":"0987654321","customerId":7}', '{}'],
      [JSON.stringify({ phone, customerId: 1002 }), '{}'],
    ])
  })

  test('is found in events without reading all of them', async () => {
    const prepare = vi.spyOn(bindings.DB, 'prepare')
    forgetCustomer(bindings.DB, { number: 3, customerId, phone, at: 0 })
    const updates = prepare.mock.calls.map(([sql]) => sql).filter((sql) => /^UPDATE/.test(sql))
    expect(updates).toHaveLength(2)
    for (const sql of updates) {
      const plan = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(phone, customerId, 0)
        .all<{ detail: string }>()
      expect(plan.results.map(({ detail }) => detail).join()).not.toContain('SCAN')
    }
  })

  test('leaves no position behind, and what came with his phone later stays', async () => {
    const at = Date.now()
    await deliver([
      stamped({ kind: 'location', ...location }, at - 5),
      stamped({ kind: 'location', ...location }, at + 5),
      stamped({ kind: 'location', ...location, customerPhone: '0987654321' }, at - 5),
    ])
    await forget(at)
    expect((await rows('locations')).map((row) => [row.phone, Number(row.at) - at]).sort()).toEqual(
      [
        [location.customerPhone, 5],
        ['0987654321', -5],
      ],
    )
  })
})
