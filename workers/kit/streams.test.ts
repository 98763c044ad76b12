import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import {
  eventStream,
  openStream,
  whenOver,
  serveStreams,
  type Listener,
  type Source,
  stream,
} from './streams'
import { tooManyReply, type TooManyReply } from './rate-limit'
import { intText, rows } from './wire'

const ticks = {
  tick: stream({
    path: '/ticks',
    input: z.object({ from: intText }),
    event: z.object({ n: z.int() }).transform((wire) => wire.n),
  }),
}

let listener: Listener<typeof ticks.tick> | undefined
let stopped = 0
const counting: Source<typeof ticks.tick> = (there) => {
  listener = there
  return () => void stopped++
}
let responses: () => Promise<Source<typeof ticks.tick> | TooManyReply> = () =>
  Promise.resolve(counting)

beforeEach(() => {
  listener = undefined
  stopped = 0
  responses = () => Promise.resolve(counting)
})

const app = new Hono<{ Bindings: object }>()
serveStreams(app, 'ticker', ticks, { tick: () => responses() })
const contextWith = (
  fetch: (request: Request) => Promise<Response> = async (request) => app.fetch(request),
  timeoutMs = 2000,
) => ({ fetcher: { fetch }, headers: { 'x-request-id': 'r1' }, timeoutMs })
const open = (over = contextWith(), from = 1) =>
  openStream('ticker', 'tick', ticks.tick, { from }, over)

test('events come as they are emitted, decoded, and the end of the source is the end', async () => {
  const events = await open()
  listener!.emit({ n: 1 })
  expect(await events.next()).toEqual({ done: false, value: 1 })
  const next = events.next()
  listener!.emit({ n: 2 })
  listener!.end()
  expect([await next, await events.next(), stopped]).toEqual([
    { done: false, value: 2 },
    { done: true, value: undefined },
    1,
  ])
})

test('a client that disconnects while waiting is released, and the source ends', async () => {
  const events = await open()
  const waiting = events.next()
  await events.return!()
  expect(await waiting).toEqual({ done: true, value: undefined })
  await expect.poll(() => stopped).toBe(1)
  expect(await events.next()).toEqual({ done: true, value: undefined })
})

test('a client that does not read is disconnected before memory fills', async () => {
  await open()
  for (let n = 0; n < 100; n++) listener!.emit({ n })
  expect(stopped).toBe(1)
})

test.each<[string, string[]]>([
  ['arrives in parts, with comments between,', [':\n\nda', 'ta: {"n":', '7}\n\n:', '\n\n']],
  [
    'has CRLF, other fields and several data lines',
    ['retry: 9\r\n\r\nevent: tick\r\nid: 1\r\ndata:{"n":\r', '\ndata: 7}\r\n\r\n'],
  ],
  ['has CR only', ['data:{"n":7}\r\r']],
])('an event that %s is read as one', async (_what, given) => {
  const parts = [...given]
  const body = new ReadableStream({
    pull: (controller) =>
      void (parts.length > 0
        ? controller.enqueue(new TextEncoder().encode(parts.shift()))
        : controller.close()),
  })
  const events = await open(
    contextWith(
      async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    ),
  )
  expect([await events.next(), await events.next()]).toEqual([
    { done: false, value: 7 },
    { done: true, value: undefined },
  ])
})

test.each([
  [
    'another status',
    async () => new Response('', { status: 500 }),
    { why: 'status', detail: '500' },
  ],
  ['no such call', async () => new Response('', { status: 404 }), { why: 'absent' }],
  [
    'a page instead of events',
    async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    { why: 'status' },
  ],
  ['no network', () => Promise.reject(new Error('gone')), { why: 'network' }],
  [
    'silence',
    (request: Request) =>
      new Promise<Response>((_resolve, reject) =>
        request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
    { why: 'timeout' },
  ],
])('a backend that answers %s has failed', async (_what, fetch, failure) => {
  await expect(open(contextWith(fetch, 20))).rejects.toMatchObject({
    name: 'BackendFailure',
    backend: 'ticker',
    call: 'tick',
    ...failure,
  })
})

test('an event of another shape is a failure, not a surprise further on', async () => {
  const events = await open()
  listener!.emit({ n: 'one' } as never)
  await expect(events.next()).rejects.toMatchObject({ name: 'BackendFailure', why: 'shape' })
  await expect.poll(() => stopped, { message: 'its source is left' }).toBe(1)
})

test('rows that an event loses are logged once a minute', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const rowsOf = stream({
    path: '/ticks',
    input: z.object({}),
    event: rows(z.object({ n: z.int() })),
  })
  const events = await openStream(
    'ticker',
    'rows',
    rowsOf,
    {},
    {
      ...contextWith(async () =>
        eventStream(({ emit, end }) => {
          for (const more of [1, 2]) emit([{ n: more }, { n: 'two' }, { n: 3 }] as never)
          end()
          return () => undefined
        }),
      ),
    },
  )
  expect([(await events.next()).value, (await events.next()).value]).toEqual([
    [{ n: 1 }, { n: 3 }],
    [{ n: 2 }, { n: 3 }],
  ])
  expect(warned.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
    {
      level: 'warn',
      call: 'ticker.rows',
      requestId: 'r1',
      message: 'dropped 1 of 3 ticker.rows, first: 1.n invalid_type',
    },
  ])
  warned.mockRestore()
})

test('unacceptable input is refused with 422, too many listeners with 429, a source that breaks with 500', async () => {
  expect((await app.request('/ticks?from=x')).status).toBe(422)
  responses = () => Promise.resolve(tooManyReply(30, 'đông quá'))
  const full = await app.request('/ticks?from=1')
  expect([full.status, await full.json()]).toEqual([
    429,
    { message: 'đông quá', retryAfterSeconds: 30 },
  ])
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  responses = () => Promise.reject(new Error('broken'))
  expect((await app.request('/ticks?from=1')).status).toBe(500)
})

test('the end of events is reported once, however they end', async () => {
  let over = 0
  const counted = async () => whenOver(await open(), () => over++)
  const ended = await counted()
  listener!.end()
  await ended.next()
  await ended.return!()
  expect(over).toBe(1)
  await (
    await counted()
  ).return!()
  expect(over).toBe(2)
  const broken = await counted()
  listener!.emit({ n: 'one' } as never)
  await broken.next().catch(() => undefined)
  expect(over).toBe(3)
})
