import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logFailure, logRequest } from '../kit/log'
import tail, { type Item, type TailEnv } from './worker'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: object }[]
  status: { code: number }
}

const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`
const project = { ERROR_DSN: 'https://key@errors.example/3' }
const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' }
const at = Date.UTC(2026, 10, 28, 3)

let sent: Request[]
let respond: (request: Request) => Promise<Response>

beforeEach(() => {
  sent = []
  respond = () => Promise.resolve(new Response('{}'))
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return respond(request)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function item(over: Partial<Item> = {}): Item {
  return {
    scriptName: 'muot-booking',
    outcome: 'ok',
    event: null,
    logs: [],
    exceptions: [],
    ...over,
  }
}

/** What is logged while `write` runs, as the runtime hands it on. */
function logsOf(level: 'error' | 'info', write: () => void): Item['logs'] {
  const logs: { timestamp: number; level: string; message: unknown }[] = []
  const spy = vi
    .spyOn(console, level)
    .mockImplementation((...message) => void logs.push({ timestamp: at, level, message }))
  write()
  spy.mockRestore()
  return logs
}

/** The gateway's line about a request. */
function requestItem(over: object = {}, headers: Record<string, string> = {}): Item {
  const request = { operation: 'BookingMain', status: 200, ms: 40, calls: [], errors: [], ...over }
  return item({
    scriptName: 'muot-gateway',
    event: { request: { method: 'POST', headers } },
    logs: logsOf('info', () =>
      logRequest({ worker: 'gateway', requestId: 'ray-12345678', ...request }),
    ),
  })
}

async function events(): Promise<Record<string, unknown>[]> {
  const bodies = await Promise.all(
    sent.map(async (request) => new TextDecoder().decode(await request.arrayBuffer())),
  )
  return bodies.map((text) => JSON.parse(text.split('\n')[2]!) as Record<string, unknown>)
}

async function spansOf(items: Item[], env: TailEnv = collector): Promise<Span[]> {
  sent = []
  await tail.tail(items, env)
  if (!sent[0]) return []
  const body = await sent[0].json<{ resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }>()
  return body.resourceSpans[0]!.scopeSpans[0]!.spans
}

function attribute({ attributes }: Span, key: string): object | undefined {
  return attributes.find((one) => one.key === key)?.value
}

test('a logged failure is reported with its worker, call, request and stack [O-48]', async () => {
  const logs = logsOf('error', () =>
    logFailure(
      { worker: 'booking', call: 'createBooking', requestId: 'r1' },
      new TypeError('no place left'),
    ),
  )
  await tail.tail([item({ logs })], project)
  expect(sent.map(({ url, method }) => [url, method])).toEqual([
    ['https://errors.example/api/3/envelope/?sentry_version=7&sentry_key=key', 'POST'],
  ])
  const [event] = await events()
  expect(event).toMatchObject({
    timestamp: at / 1000,
    server_name: 'muot-booking',
    transaction: 'createBooking',
    tags: { request_id: 'r1' },
    exception: { values: [{ type: 'TypeError', value: 'no place left' }] },
  })
  expect(JSON.stringify(event)).toMatch(/"stacktrace":\{"frames":\[.*tail\.test/)
})

test('the site says what it did, where, and with which stack [O-48]', async () => {
  const line = {
    level: 'error',
    what: 'a loader or action threw',
    requestId: 'r2',
    path: '/booking',
    error: 'Error: no day\n    at loader (/app/routes/main.tsx:3:7)',
  }
  const logs = [{ timestamp: at, level: 'error', message: [JSON.stringify(line)] }]
  await tail.tail([item({ scriptName: 'muot-site', logs })], project)
  expect(await events()).toMatchObject([
    {
      server_name: 'muot-site',
      exception: {
        values: [
          {
            type: 'a loader or action threw',
            value: '/booking Error: no day',
            stacktrace: {
              frames: [
                { function: 'loader', filename: '/app/routes/main.tsx', lineno: 3, colno: 7 },
              ],
            },
          },
        ],
      },
    },
  ])
})

test('what nobody caught, what the runtime ended and what a library logged are reported [O-48]', async () => {
  await tail.tail(
    [
      item({
        outcome: 'exception',
        exceptions: [{ timestamp: at, name: 'RangeError', message: 'too far', stack: '' }],
      }),
      item({ outcome: 'exceededCpu' }),
      item({ logs: [{ timestamp: at, level: 'error', message: ['Warning:', { key: 1 }] }] }),
      item({ outcome: 'canceled', logs: logsOf('info', () => logRequest({} as never)) }),
    ],
    project,
  )
  const reported = (await events()).map(({ exception }) => exception)
  expect(reported).toMatchObject([
    { values: [{ type: 'RangeError', value: 'too far' }] },
    { values: [{ type: 'exceededCpu' }] },
    { values: [{ type: 'log', value: 'Warning: {"key":1}' }] },
  ])
})

test('neither a report nor a trace has phones, tokens, mails or addresses [O-48]', async () => {
  const secret =
    'POST https://muot.example/booking?phone=0912345678 of 203.0.113.7 by Bearer abc.def, ' +
    `an@mail.example called 0912.345.678 with ${'f0'.repeat(32)} at /lich/${'a1'.repeat(25)}`
  const stack = `Error: ${secret}\n    at f (file:///booking.mjs?phone=0912345678:1:2)`
  await tail.tail(
    [
      item({
        outcome: 'exception',
        exceptions: [{ timestamp: at, name: 'Error', message: secret, stack }],
      }),
      requestItem({}, { cookie: 'muot_session=abc', 'x-client-address': '203.0.113.7' }),
    ],
    { ...project, ...collector },
  )
  expect(sent).toHaveLength(2)
  const texts = await Promise.all(
    sent.map(async (request) => new TextDecoder().decode(await request.arrayBuffer())),
  )
  expect(texts.join()).not.toMatch(
    /0912|345\.678|203\.0|abc\.def|muot_session|@mail|(f0){8}|(a1){8}|phone=/,
  )
})

test('of one batch twenty errors are reported, and none without an address of a project [O-48]', async () => {
  const exceptions = Array.from({ length: 30 }, () => ({ timestamp: at, name: 'E', message: 'x' }))
  await tail.tail([item({ exceptions })], {})
  await tail.tail([item({ exceptions })], { ERROR_DSN: 'none' })
  expect(sent).toEqual([])
  await tail.tail([item({ exceptions })], project)
  expect(sent).toHaveLength(20)
})

test('a request is one span with a child for each call, in the trace of its caller', async () => {
  const calls = [
    'booking-listHours 200 5+31',
    'salons-listSalons 503 0+4',
    'auth-getUser shape 1+2',
  ]
  const [server, ...below] = await spansOf([requestItem({ calls }, { traceparent })])
  expect(sent.map(({ url, headers }) => [url, headers.get('content-type')])).toEqual([
    ['https://collector.example/otlp/v1/traces', 'application/json'],
  ])
  expect(server).toMatchObject({
    traceId: caller.traceId,
    parentSpanId: caller.spanId,
    name: 'BookingMain',
    kind: 2,
    startTimeUnixNano: `${at - 40}000000`,
    endTimeUnixNano: `${at}000000`,
    status: { code: 0 },
  })
  expect(attribute(server!, 'request.id')).toEqual({ stringValue: 'ray-12345678' })
  expect(attribute(server!, 'gateway.backend_calls')).toEqual({ intValue: '3' })
  expect(below).toMatchObject(
    [
      ['booking-listHours', 0],
      ['salons-listSalons', 2],
      ['auth-getUser', 2],
    ].map(([name, code]) => ({
      name,
      kind: 3,
      traceId: caller.traceId,
      parentSpanId: server!.spanId,
      status: { code },
    })),
  )
  expect(below[0]).toMatchObject({
    startTimeUnixNano: `${at - 35}000000`,
    endTimeUnixNano: `${at - 4}000000`,
  })
  expect(attribute(below[1]!, 'http.response.status_code')).toEqual({ intValue: '503' })
  expect(attribute(below[2]!, 'error.type')).toEqual({ stringValue: 'shape' })
})

test('a request whose backend failed is an error, a refusal is none', async () => {
  const errors = ['BACKEND_FAILED staff']
  const spans = await spansOf([
    requestItem({ errors }),
    requestItem({ errors: ['BAD_USER_INPUT'] }),
  ])
  expect(spans.map(({ status }) => status.code)).toEqual([2, 0])
})

test("requests of one page are one trace, found by the request's id", async () => {
  const spans = await spansOf([
    requestItem({ requestId: '3f2b8c1a-9d4e-4f6a-8b7c-0123456789ab' }),
    requestItem(
      { requestId: '8f1c2d3e4a5b6c7d-SIN' },
      { traceparent: `00-${'0'.repeat(32)}-${caller.spanId}-01` },
    ),
  ])
  expect(spans.map(({ traceId }) => traceId)).toEqual([
    '3f2b8c1a9d4e4f6a8b7c0123456789ab',
    `${'0'.repeat(16)}8f1c2d3e4a5b6c7d`,
  ])
})

test('a share of the traces is sent, by their ids, and none without a collector', async () => {
  const request = (last: string) =>
    requestItem({}, { traceparent: `00-${caller.traceId.slice(0, 24)}${last}-${caller.spanId}-01` })
  const both = [request('3fffffff'), request('40000000')]
  expect(await spansOf(both, { ...collector, OTEL_TRACES_SAMPLER_ARG: '0.25' })).toHaveLength(1)
  expect(await spansOf(both)).toHaveLength(2)
  expect(await spansOf(both, {})).toEqual([])
})

test('the collector gets its headers', async () => {
  await spansOf([requestItem()], {
    ...collector,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-team = web',
  })
  expect([sent[0]!.headers.get('authorization'), sent[0]!.headers.get('x-team')]).toEqual([
    'Basic YTpi',
    'web',
  ])
})

test.each([
  ['is down', () => Promise.reject(new Error('connection refused'))],
  ['refuses', () => Promise.resolve(new Response('no', { status: 503 }))],
])('a receiver that %s costs one line of log, and the others get theirs', async (_how, broken) => {
  respond = (request) =>
    request.url.startsWith('https://errors') ? broken() : Promise.resolve(new Response('{}'))
  const exceptions = [{ timestamp: at, name: 'Error', message: 'x' }]
  const lines: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  await tail.tail([item({ exceptions }), requestItem()], { ...project, ...collector })
  expect(sent).toHaveLength(2)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('errors.example')
})
