import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  env,
  getQueueResult,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '../kit/connect'
import { trackingApi } from './contract'
import { forgetCustomer } from './store/records'
import worker, { forgetOld, type TrackingEnv } from './worker'

/** The bindings that the tests run with. */
const bindings = env as unknown as TrackingEnv

/** An event of a page. */
const event = {
  pageId: 'home',
  screenId: 'home',
  eventId: 'click_book',
  tokenKey: 'token',
  source: '',
  utmSource: 'zalo',
  data: { salonId: 12, step: 0 },
  extendData: { lang: 'vi', isWide: false },
}

/** A position of a customer. */
const location = { customerPhone: '0912345678', longitude: 105.8, latitude: 21.03 }

/** A booking that was refused, with a message that quotes a phone. */
const bookingError = {
  tokenKey: 'token',
  code: 'TAKEN',
  message: 'Khung giờ vừa có người đặt, gọi 0912.345.678',
  step: 2,
}

type Sent = { id: string; at: number; kind: string }

/** Calls the worker with a queue that records its messages, and returns them. */
async function sentBy(
  call: (client: ReturnType<typeof clientOf>) => Promise<unknown>,
  vars: Partial<TrackingEnv> = {},
): Promise<{ response: unknown; sent: Sent[] }> {
  const sent: Sent[] = []
  const queue = { send: async (body: Sent) => void sent.push(body) } as unknown as Queue
  const context = createExecutionContext()
  const response = await call(clientOf({ ...bindings, EVENTS: queue, ...vars }, context))
  await waitOnExecutionContext(context)
  return { response, sent }
}

/** A typed caller of the real worker. */
function clientOf(vars: TrackingEnv, context: ExecutionContext) {
  return connect('tracking', trackingApi, {
    fetcher: { fetch: async (request) => worker.fetch(request, vars, context) },
    headers: {},
    timeoutMs: 60_000,
  })
}

/** Delivers a batch to the consumer and returns the messages that it asked to retry. */
async function deliver(bodies: unknown[], queue = 'muot-events'): Promise<string[]> {
  const batch = createMessageBatch(
    queue,
    bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts: 1, body })),
  )
  const context = createExecutionContext()
  await worker.queue(batch, bindings)
  const result = await getQueueResult(batch, context)
  return result.retryMessages.map((message: { msgId: string }) => message.msgId)
}

/** What is stored, the oldest first. */
async function rows(
  table: 'events' | 'locations' | 'booking_errors',
): Promise<Record<string, unknown>[]> {
  return (await bindings.DB.prepare(`SELECT * FROM ${table} ORDER BY at, id`).all()).results
}

/** A message as the worker puts it into the queue. */
function stamped(body: object, at = Date.parse('2026-11-21T17:30:00Z')) {
  return { ...body, id: crypto.randomUUID(), at }
}

beforeEach(async () => {
  await bindings.DB.batch(
    ['events', 'locations', 'booking_errors'].map((table) =>
      bindings.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('what comes in', () => {
  test('an event goes into the queue with an id and an instant of its own [H-266, H-269, B-374]', async () => {
    const { response, sent } = await sentBy((client) => client.track(event))
    expect(response).toEqual({ success: true })
    expect(sent).toEqual([
      {
        kind: 'event',
        ...event,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        at: expect.any(Number),
      },
    ])
  })

  test('a position goes into the queue [H-267, B-375]', async () => {
    expect((await sentBy((client) => client.trackLocation(location))).sent).toMatchObject([
      { kind: 'location', ...location },
    ])
  })

  test('a booking error goes into the queue without the phone that it quotes [H-268]', async () => {
    expect((await sentBy((client) => client.trackBookingError(bookingError))).sent).toMatchObject([
      {
        kind: 'bookingError',
        code: 'TAKEN',
        message: 'Khung giờ vừa có người đặt, gọi 0…',
        step: 2,
      },
    ])
  })

  test('the response does not wait for the queue, failures are logged [H-270]', async () => {
    const logged: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
    let fail: (error: Error) => void = () => undefined
    const queue = {
      send: () => new Promise<void>((_resolve, reject) => (fail = reject)),
    } as unknown as Queue
    const context = createExecutionContext()
    expect(await clientOf({ ...bindings, EVENTS: queue }, context).trackLocation(location)).toEqual(
      { success: true },
    )
    fail(new Error('queue down for 0912345678'))
    await waitOnExecutionContext(context)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('queue down')
    expect(logged[0]).not.toContain('912345678')
  })

  test('an event of the wrong form is not acceptable, and nothing is queued [H-269]', async () => {
    const sent = vi.fn()
    for (const body of [
      {},
      { ...event, pageId: '' },
      { ...event, data: { nested: {} } },
      { ...event, tokenKey: 'x'.repeat(81) },
    ]) {
      const request = new Request('https://tracking/api-tracking', {
        method: 'POST',
        body: JSON.stringify(body),
      })
      expect(
        (
          await worker.fetch(
            request,
            { ...bindings, EVENTS: { send: sent } as unknown as Queue },
            createExecutionContext(),
          )
        ).status,
      ).toBe(422)
    }
    expect(sent).not.toHaveBeenCalled()
  })

  test('an event too large to store is refused', async () => {
    const data = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`key ${index}`, 'x'.repeat(2000)]),
    )
    const { response, sent } = await sentBy((client) => client.track({ ...event, data }))
    expect([response, sent]).toEqual([{ success: false }, []])
  })
})

describe('a phone that ends in 000', () => {
  const body = { ...event, data: { phone: '0912345000' } }

  test('keeps its caller waiting where the demo is slow [H-270]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let isAnswered = false
    const sentAfter = sentBy((client) => client.track(body), { DEMO_SLOW: '1' }).then((result) => {
      isAnswered = true
      return result
    })
    await vi.waitUntil(() => vi.getTimerCount() === 1)
    // Waiting for the timer moved the clock on a little already.
    await vi.advanceTimersByTimeAsync(28_000)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await sentAfter).response).toEqual({ success: true })
  })

  test('is like any other elsewhere', async () => {
    expect(
      (await sentBy((client) => client.track(body), { DEMO_SLOW: undefined })).sent,
    ).toHaveLength(1)
  })
})

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

  test('leaves no position behind, and what came with their phone later stays', async () => {
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

describe('the whole way', () => {
  test('events travel through the real queue into the table [H-266, H-270]', async () => {
    const context = createExecutionContext()
    await Promise.all(
      ['a', 'b', 'c'].map((tokenKey) => clientOf(bindings, context).track({ ...event, tokenKey })),
    )
    await waitOnExecutionContext(context)
    await vi.waitFor(
      async () =>
        expect((await rows('events')).map((row) => row.token_key).sort()).toEqual(['a', 'b', 'c']),
      { timeout: 15_000, interval: 200 },
    )
  })
})
