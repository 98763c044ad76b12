import { expect, test, vi } from 'vitest'
import { eventStream, type Listener } from '../../workers/kit/streams'
import { endedAfter } from '../context'
import { openGateway, type FakeBackends } from '../testing/open-gateway'
import { STREAMS_PER_ADDRESS } from './open-streams'
import { bookingApi, type bookingStreams } from '../../workers/booking/contract'
import { createHoursWatch, EVERY_MS, watchedHours } from '../modules/hours-watch/watch'
import { anHour } from '../testing/people'

test('a stream sends hours at once and after each change [B-217, O-51]', async () => {
  const requested: object[] = []
  const { fetch, there } = streamGateway(requested as never)
  const { response, next } = await listen(fetch)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringContaining('text/event-stream'),
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(response.headers.has('content-encoding')).toBe(false)
  expect((await next()).data).toEqual({
    data: {
      hours: {
        hasFree: true,
        groups: [
          {
            hours: [
              { id: '1', isFree: true, freeStylists: 1 },
              { id: '2', isFree: true, freeStylists: 1 },
            ],
          },
        ],
      },
    },
  })
  there[0]!.emit(hoursWith(2))
  expect((await next()).data.data.hours.groups[0].hours[0]).toEqual({
    id: '1',
    isFree: false,
    freeStylists: 0,
  })
  there[0]!.end()
  expect([(await next()).event, (await next()).event]).toEqual(['complete', 'closed'])
  expect(requested).toEqual([
    { salonId: 9, bookDate: '2026-11-22', stylistId: 0, listServiceId: [1001] },
  ])
})

test('too many streams get a named error, and no failure of the backend is logged', async () => {
  const full = { fetch: () => Promise.resolve(new Response('{}', { status: 429 })) }
  const { fetch, log } = openGateway({}, { BOOKING: full })
  const { next } = await listen(fetch)
  expect((await next()).data).toMatchObject({
    errors: [{ extensions: { code: 'TOO_MANY_STREAMS' } }],
  })
  expect(log).toEqual([])
})

test('an address has so many streams at once, of a host too, and one that ends makes room', async () => {
  const { fetch } = plainGateway(() => hoursWith(1))
  const first = async (address: string) => {
    const { next, leave } = await listen(fetch, watch, { 'x-client-address': address })
    return { leave, data: (await next()).data }
  }
  const screens = await Promise.all(
    Array.from({ length: STREAMS_PER_ADDRESS }, () => first('203.0.113.7')),
  )
  for (const { data } of screens) expect(data.data.hours.hasFree).toBe(true)
  const isRefused = async (address: string) => {
    const screen = await first(address)
    screens.push(screen)
    return screen.data.errors?.[0].extensions.code === 'TOO_MANY_STREAMS'
  }
  expect([await isRefused('203.0.113.7'), await isRefused('203.0.113.8')]).toEqual([true, false])
  await screens[0]!.leave()
  await expect.poll(() => isRefused('203.0.113.7')).toBe(false)
  await Promise.all(screens.map(({ leave }) => leave()))
})

test('each listener has a stream in their own name, so that their own hold counts as free [O-17, O-30, O-51]', async () => {
  const { fetch, requests, there } = streamGateway()
  const change = watch.replace('serviceIds', 'changesBookingOf: "0912345678", serviceIds')
  const address = { 'x-client-address': '203.0.113.7' }
  const screens = [await listen(fetch, watch, address), await listen(fetch, change, address)]
  const tokens = screens.map(
    ({ response }) => /^muot_holder=([0-9a-f]{64});/.exec(response.headers.getSetCookie()[0]!)?.[1],
  )
  expect(requests.map(({ headers }) => headers.get('x-holder'))).toEqual(tokens)
  expect(requests.map(({ headers }) => headers.get('x-client-address'))).toEqual(
    Array.from(requests, () => '203.0.113.7'),
  )
  expect(new URL(requests[1]!.url).searchParams.get('changesBookingOf')).toBe('0912345678')
  for (const { next } of screens) await next()
  there[0]!.emit(hoursWith(2))
  expect((await screens[0]!.next()).data.data.hours.groups[0].hours[0].isFree).toBe(false)
  await Promise.all(screens.map(({ leave }) => leave()))
})

test('a closed stream is closed in the backend at once', async () => {
  const { fetch, stopped } = streamGateway()
  const { next, leave } = await listen(fetch)
  await next()
  await leave()
  await expect.poll(stopped).toBe(1)
})

test('in front of a host without streams an object of ours asks for all screens alike [B-217, O-51]', async () => {
  let isFree = true
  const { fetch, salonDay, requested, names, probes } = plainGateway(() =>
    hoursWith(...(isFree ? [1] : [])),
  )
  const change = watch.replace('serviceIds', 'changesBookingOf: "0912345678", serviceIds')
  const screens = [await listen(fetch), await listen(fetch, change)]
  const both = () => Promise.all(screens.map(async ({ next }) => (await next()).data.data.hours))
  expect((await both()).map(({ hasFree }) => hasFree)).toEqual([true, true])
  isFree = false
  await salonDay.booked()
  expect((await both()).map(({ hasFree }) => hasFree)).toEqual([false, false])
  expect(names).toEqual(['9:2026-11-22', '9:2026-11-22'])
  expect(requested).toEqual(
    Array(2).fill({ salonId: 9, bookDate: '2026-11-22', stylistId: 0, listServiceId: [1001] }),
  )
  // Whether it has streams is asked once in ten minutes.
  expect(probes).toHaveLength(1)
  await Promise.all(screens.map(({ leave }) => leave()))
})

test('a stream passes the same checks as every request', async () => {
  const { fetch } = streamGateway()
  const post = (headers: Record<string, string>, query = watch) =>
    fetch(
      new Request('http://localhost:9300/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
        body: JSON.stringify({ query }),
      }),
    )
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ 'content-type': 'text/plain' })).status).toBe(415)
  const deep = await post(
    {},
    'subscription { hours(salonId: 9, input: { date: "2026-11-22", serviceIds: [] }) { nothing } }',
  )
  expect(await deep.text()).toContain('Cannot query field')
})

test('a stream that fails to open is a masked error, and the page polls instead', async () => {
  const none = openGateway({})
  const { next } = await listen(none.fetch)
  expect((await next()).data.errors).toMatchObject([
    {
      message: 'Có lỗi xảy ra, vui lòng thử lại sau!',
      path: ['hours'],
      extensions: { code: 'BACKEND_FAILED' },
    },
  ])
  expect(none.log.filter(({ worker }) => worker === 'gateway')).toMatchObject([
    { call: 'booking.watchHours' },
  ])
  const salonless = await listen(streamGateway().fetch, watch.replace('salonId: 9', 'salonId: 0'))
  expect((await salonless.next()).data.errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT' } },
  ])
})

test('a backend that lies midway ends the stream with a masked error', async () => {
  const { fetch, there } = streamGateway()
  const { next } = await listen(fetch)
  await next()
  there[0]!.emit({ data: 'lies' } as never)
  const { data } = await next()
  expect(JSON.stringify(data)).toContain('Có lỗi xảy ra')
  expect(JSON.stringify(data)).not.toContain('lies')
})

test('a stream ends by itself after its life, so that none outlives its page for long', async () => {
  vi.useFakeTimers()
  let left = 0
  const events = endedAfter(
    silentStream(() => left++),
    1000,
  )
  const waiting = events.next()
  await vi.advanceTimersByTimeAsync(1000)
  expect([await waiting, left]).toEqual([{ done: true, value: undefined }, 1])
  vi.useRealTimers()
})

test('a stream whose client left while it was opened ends at once', async () => {
  let left = 0
  const events = endedAfter(
    silentStream(() => left++),
    1000,
    AbortSignal.abort(),
  )
  expect(left).toBe(1)
  expect(await events.next()).toEqual({ done: true, value: undefined })
})

test('heartbeats keep a silent stream open for proxies', async () => {
  vi.useFakeTimers()
  const reader = eventStream(() => () => undefined).body!.getReader()
  const decoder = new TextDecoder()
  expect(decoder.decode((await reader.read()).value)).toBe(':\n\n')
  const beat = reader.read()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(decoder.decode((await beat).value)).toBe(':\n\n')
  await reader.cancel()
  vi.useRealTimers()
})

/** Events that never come; `left` is called when nobody waits for them any more. */
function silentStream(left: () => void = () => undefined): ReturnType<typeof endedAfter<number>> {
  let end = (): void => undefined
  const over = new Promise<{ done: true; value: undefined }>(
    (resolve) => (end = () => resolve({ done: true, value: undefined })),
  )
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: () => over,
    return: async () => {
      left()
      end()
      return over
    },
  }
}

type There = Listener<typeof bookingStreams.watchHours>

/** A subscription to the hours of a salon-day. */
const watch = `subscription {
  hours(salonId: 9, input: { date: "2026-11-22", serviceIds: [1001] }) {
    hasFree
    groups { hours { id isFree freeStylists } }
  }
}`

/** The hours of a salon-day of which these are free. */
function hoursWith(...free: number[]) {
  const hours = [1, 2].map((hourId) =>
    anHour({
      hourId,
      isFree: free.includes(hourId),
      totalStylistEmpty: free.includes(hourId) ? 1 : 0,
    }),
  )
  return {
    data: {
      hourGroup: [{ name: 'Sáng', hours }],
      receptionName: '',
      receptionAvatar: '',
      lastHourWork: { isFreeToday: free.length > 0 },
    },
  }
}

/** A gateway whose booking backend streams; `there` are the listeners. */
function streamGateway(
  requested: Parameters<NonNullable<FakeBackends['streams']>['watchHours']>[0][] = [],
) {
  const there: There[] = []
  let stopped = 0
  const streams: FakeBackends['streams'] = {
    watchHours: async (input) => {
      requested.push(input)
      return (listener) => {
        there.push(listener)
        listener.emit(hoursWith(1, 2))
        return () => void stopped++
      }
    },
  }
  return { ...openGateway({ streams }), there, stopped: () => stopped }
}

/** A gateway whose booking host has no streams; `salonDay` is the object that asks it. */
function plainGateway(hours: () => ReturnType<typeof hoursWith>) {
  const requested: object[] = []
  const names: string[] = []
  const watch = createHoursWatch({
    clock: Date.now,
    everyMs: EVERY_MS,
    turn: () => Promise.resolve(0),
    ask: async (input) => {
      requested.push(input)
      return bookingApi.listHours.responses[200].parse(hours())
    },
  })
  const salonDay = {
    fetch: async (request: Request) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const source = watch.listen(watchedHours.input.parse(query))
      return source ? eventStream(source, request.signal) : new Response(null, { status: 429 })
    },
    booked: async () => watch.booked(),
    turn: () => Promise.resolve(0),
  }
  const getByName = (name: string) => {
    names.push(name)
    return salonDay
  }
  const probes: string[] = []
  const BOOKING = {
    fetch: async ({ url }: Request) => {
      probes.push(new URL(url).pathname)
      return new Response('{}', { status: 404 })
    },
  }
  const gateway = openGateway({}, { HOURS_WATCH: { getByName }, BOOKING })
  return { ...gateway, salonDay, requested, names, probes }
}

/** A subscription as a browser holds it. */
async function listen(
  fetch: ReturnType<typeof openGateway>['fetch'],
  query = watch,
  headers: Record<string, string> = {},
) {
  const body = JSON.stringify({ query })
  const response = await fetch(
    new Request('http://localhost:9300/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body,
    }),
  )
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  const next = async (): Promise<{ event: string; data: ReturnType<typeof JSON.parse> }> => {
    for (;;) {
      const end = rest.indexOf('\n\n')
      const piece = end < 0 ? '' : rest.slice(0, end)
      if (end >= 0) rest = rest.slice(end + 2)
      const found = /event: (\w+)\ndata: ?(.*)/.exec(piece)
      if (found) return { event: found[1]!, data: found[2] ? JSON.parse(found[2]) : null }
      if (end >= 0) continue
      const { done, value } = await reader.read()
      if (done) return { event: 'closed', data: null }
      rest += decoder.decode(value)
    }
  }
  return { response, next, leave: () => reader.cancel() }
}
