import { describe, expect, test, vi } from 'vitest'
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

describe('a batch of the queue', () => {
  test('is stored, each kind in its table, by its Vietnamese day [H-266, H-267, H-268]', async () => {
    expect(
      await deliver([
        stamped({ kind: 'event', ...event }),
        stamped({ kind: 'location', ...location }),
        stamped({ kind: 'bookingError', ...bookingError }),
      ]),
    ).toEqual([])
    expect(await rows('events')).toMatchObject([
      {
        day: '2026-11-22',
        page_id: 'home',
        event_id: 'click_book',
        utm_source: 'zalo',
        extend_data: JSON.stringify(event.extendData),
        data: '{"salonId":12,"step":0}',
      },
    ])
    expect(await rows('locations')).toMatchObject([
      { day: '2026-11-22', phone: '0912345678', longitude: 105.8, latitude: 21.03 },
    ])
    expect(await rows('booking_errors')).toMatchObject([
      { day: '2026-11-22', code: 'TAKEN', step: 2 },
    ])
  })

  test('of a hundred events is one call of the database [H-266]', async () => {
    const batch = vi.spyOn(bindings.DB, 'batch')
    expect(
      await deliver(Array.from({ length: 100 }, () => stamped({ kind: 'event', ...event }))),
    ).toEqual([])
    expect(batch).toHaveBeenCalledTimes(1)
    expect(await rows('events')).toHaveLength(100)
  })

  test('that comes twice is stored once [H-266]', async () => {
    const bodies = [
      stamped({ kind: 'event', ...event }),
      stamped({ kind: 'event', ...event, eventId: 'other' }),
    ]
    await deliver(bodies)
    await deliver([...bodies, stamped({ kind: 'event', ...event })])
    expect(await rows('events')).toHaveLength(3)
  })

  test('with an unreadable message stores the others and leaves it for the dead letters', async () => {
    expect(
      await deliver([
        stamped({ kind: 'event', ...event }),
        { kind: 'mystery' },
        null,
        stamped({ kind: 'location', ...location }),
      ]),
    ).toEqual(['1', '2'])
    expect([await rows('events'), await rows('locations')].map((stored) => stored.length)).toEqual([
      1, 1,
    ])
  })

  test.each(['muot-events-dead', 'muot-events-dead-preview'])(
    'of dead letters stores what met a database that was down, and reports the rest by its fields',
    async (queue) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const wrong = stamped({ kind: 'location', ...location, longitude: 'Cầu Giấy 0912345678' })
      expect(await deliver([stamped({ kind: 'event', ...event }), wrong], queue)).toEqual([])
      expect(await rows('events')).toHaveLength(1)
      expect(log.mock.calls.join()).toContain('a record is lost: longitude invalid_type')
      expect(log.mock.calls.join()).not.toMatch(/0912345678|Giấy/)
    },
  )

  test('of dead letters names no customer, who may have been deleted since [O-47]', async () => {
    const named = { phone: location.customerPhone, customerId: 1001 }
    const data = { ...named, ...event.data }
    const extendData = { ...named, ...event.extendData }
    await deliver(
      [
        stamped({ kind: 'event', ...event, data, extendData }),
        stamped({ kind: 'location', ...location }),
        stamped({ kind: 'bookingError', ...bookingError }),
      ],
      'muot-events-dead',
    )
    expect((await rows('events')).map((row) => [row.data, row.extend_data])).toEqual([
      [JSON.stringify(event.data), JSON.stringify(event.extendData)],
    ])
    expect([await rows('locations'), await rows('booking_errors')]).toMatchObject([
      [],
      [{ code: bookingError.code }],
    ])
  })

  test('comes again whole when the database fails', async () => {
    vi.spyOn(bindings.DB, 'batch').mockRejectedValueOnce(new Error('database down'))
    const body = stamped({ kind: 'event', ...event })
    await expect(deliver([body])).rejects.toThrow('database down')
    await deliver([body])
    expect(await rows('events')).toHaveLength(1)
  })
})
