import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import known from '../../../schema/generated/persisted-documents.json'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aSalon, loggedIn } from '../../testing/people'
import type { TraceVars } from './trace'

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
type Export = {
  resourceSpans: { resource: { attributes: object[] }; scopeSpans: { spans: Span[] }[] }[]
}

const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' }

let exports: Request[]
let collector: (request: Request) => Promise<Response>
beforeEach(() => {
  exports = []
  collector = () => Promise.resolve(new Response('{}'))
  vi.stubGlobal('fetch', (request: Request) => {
    exports.push(request)
    return collector(request)
  })
})
afterEach(() => vi.unstubAllGlobals())

const responses: FakeBackends = {
  salons: { listSalons: () => ({ data: [aSalon({ id: 10 })] }) },
  booking: {
    listMyBookings: () => ({ data: [] }),
    listStaff: () => ({ data: 'lies' }) as never,
    cancelBooking: () => ({ status: 403, body: { message: 'x' } }),
  },
}
const gateway = (vars: TraceVars = endpoint) => openGateway(responses, vars)

async function exported(at = 0): Promise<{ spans: Span[]; text: string; service: object[] }> {
  const text = await exports[at]!.clone().text()
  const [resourceSpans] = (JSON.parse(text) as Export).resourceSpans
  return {
    spans: resourceSpans!.scopeSpans[0]!.spans,
    text,
    service: resourceSpans!.resource.attributes,
  }
}

function attribute({ attributes }: Span, key: string): object | undefined {
  return attributes.find((one) => one.key === key)?.value
}

test('without a collector nothing is exported, traceparent is forwarded', async () => {
  const { execute, requests, settle } = gateway({})
  await execute('{ salons { id } myBookings { id } }', {}, { ...loggedIn, traceparent })
  await settle()
  expect(requests.map(({ headers }) => headers.get('traceparent'))).toEqual([
    traceparent,
    traceparent,
  ])
  await execute('{ myBookings { id } }', {}, loggedIn)
  expect(requests.at(-1)!.headers.get('traceparent')).toBeNull()
  expect(exports).toEqual([])
})

test('a request is one span with a child for each call, in the trace of its caller', async () => {
  const { execute, requests, settle } = gateway()
  await execute(
    '{ salons { id } myBookings { id } }',
    {},
    { ...loggedIn, traceparent, 'x-request-id': 'ray-12345678' },
  )
  await settle()
  expect(
    exports.map(({ url, method, headers }) => [url, method, headers.get('content-type')]),
  ).toEqual([['https://collector.example/otlp/v1/traces', 'POST', 'application/json']])
  const {
    spans: [server, ...calls],
    service,
  } = await exported()
  expect(service).toEqual([{ key: 'service.name', value: { stringValue: 'gateway' } }])
  expect(server).toMatchObject({
    traceId: caller.traceId,
    parentSpanId: caller.spanId,
    name: 'other',
    kind: 2,
    status: { code: 0 },
  })
  expect(
    calls
      .map(({ name, kind, traceId, parentSpanId }) => ({ name, kind, traceId, parentSpanId }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  ).toEqual(
    ['booking-listMyBookings', 'salons-listSalons'].map((name) => ({
      name,
      kind: 3,
      traceId: caller.traceId,
      parentSpanId: server!.spanId,
    })),
  )
  expect(new Set([server, ...calls].map((span) => span!.spanId)).size).toBe(3)
  for (const { startTimeUnixNano, endTimeUnixNano } of calls)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  expect(attribute(server!, 'request.id')).toEqual({ stringValue: 'ray-12345678' })
  expect(attribute(server!, 'gateway.lists_loaded')).toEqual({ intValue: '1' })
  expect(attribute(calls[0]!, 'http.response.status_code')).toEqual({ intValue: '200' })
  // Backends stand below the gateway's span.
  expect(requests.map(({ headers }) => headers.get('traceparent'))).toEqual(
    [0, 1].map(() => `00-${caller.traceId}-${server!.spanId}-01`),
  )
})

test('a list from the cache is a span without a call, marked as cached', async () => {
  const { execute, settle } = gateway()
  await execute('{ salons { id } }')
  await execute('{ salons { id } }')
  await settle()
  const { spans } = await exported(1)
  expect(spans).toHaveLength(1)
  expect([
    attribute(spans[0]!, 'gateway.lists_read'),
    attribute(spans[0]!, 'gateway.lists_loaded'),
    attribute(spans[0]!, 'gateway.backend_calls'),
  ]).toEqual([{ intValue: '1' }, { intValue: '0' }, { intValue: '0' }])
})

test("a list renewed after the response is a call of the request's trace", async () => {
  const { execute, settle, wait } = gateway()
  await execute('{ salons { id } }')
  await settle()
  wait(400)
  await execute('{ salons { id } }')
  await settle()
  expect((await exported(1)).spans.map(({ name }) => name)).toEqual(['other', 'salons-listSalons'])
})

test('a failure is an error of its call and of the request, a refusal is the status that it is', async () => {
  const { execute, settle, breakDown } = gateway()
  await execute('{ staff(salonId: 10, date: "2026-11-21") { skinnerCount } }')
  await execute(
    'mutation { cancelBooking(bookingId: "01JD0000000000000000000000") { __typename } }',
  )
  breakDown('booking')
  await execute('{ myBookings { id } }', {}, loggedIn)
  await settle()
  const resourceSpans = await Promise.all([0, 1, 2].map(exported))
  const call = resourceSpans.map(({ spans }) => [
    spans[0]!.status.code,
    spans[1]!.status.code,
    attribute(spans[1]!, 'error.type') ?? attribute(spans[1]!, 'http.response.status_code'),
  ])
  expect(call).toEqual([
    [2, 2, { stringValue: 'shape' }],
    [0, 0, { intValue: '403' }],
    [2, 2, { stringValue: 'network' }],
  ])
})

test('a trace contains no values of the request', async () => {
  const { execute, fetch, settle } = gateway()
  await execute(
    `query Phone0912345678($phone: String!) {
      a: staff(salonId: 10, date: "2026-11-21", phone: $phone) { skinnerCount }
    }`,
    { phone: '0912345678' },
    { ...loggedIn, 'x-client-address': '203.0.113.7', 'user-agent': 'Nokia' },
  )
  await fetch(
    new Request(
      `http://localhost:9300/graphql?documentId=${Object.keys(known)[0]}` +
        '&variables=%7B%22phone%22%3A%220912345678%22%7D',
    ),
  )
  await settle()
  for (const at of [0, 1])
    expect((await exported(at)).text).not.toMatch(
      /0912345678|2026-11-21|203\.0\.113|Nokia|Bearer|muot_session|documentId|localhost/,
    )
})

test('the name of a document of the site is the name of its span', async () => {
  const { fetch, settle } = gateway({ ...endpoint, OTEL_SERVICE_NAME: 'muot-gateway' })
  const documentId = Object.entries(known).find(([, text]) => text.startsWith('query Footer'))![0]
  await fetch(new Request(`http://localhost:9300/graphql?documentId=${documentId}`))
  await settle()
  const { spans, service } = await exported()
  expect({ name: spans[0]!.name, service }).toEqual({
    name: 'Footer',
    service: [{ key: 'service.name', value: { stringValue: 'muot-gateway' } }],
  })
})

test("requests of one page are one trace, found by the request's id", async () => {
  const { execute, settle } = gateway()
  await execute('{ now }', {}, { 'x-request-id': '3f2b8c1a-9d4e-4f6a-8b7c-0123456789ab' })
  await execute(
    '{ now }',
    {},
    {
      'x-request-id': '8f1c2d3e4a5b6c7d-SIN',
      traceparent: `00-${'0'.repeat(32)}-${caller.spanId}-01`,
    },
  )
  await settle()
  expect([(await exported(0)).spans[0]!.traceId, (await exported(1)).spans[0]!.traceId]).toEqual([
    '3f2b8c1a9d4e4f6a8b7c0123456789ab',
    `${'0'.repeat(16)}8f1c2d3e4a5b6c7d`,
  ])
})

test('a share of the traces is sampled by their ids, and backends get the sampled flag', async () => {
  const { execute, requests, settle } = gateway({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.25' })
  for (const last of ['3fffffff', '40000000'])
    await execute(
      '{ myBookings { id } }',
      {},
      { ...loggedIn, traceparent: `00-${caller.traceId.slice(0, 24)}${last}-${caller.spanId}-01` },
    )
  await settle()
  expect(exports).toHaveLength(1)
  expect(requests.map(({ headers }) => headers.get('traceparent')!.slice(-2))).toEqual(['01', '00'])
})

test('the collector gets its headers', async () => {
  const { execute, settle } = gateway({
    ...endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-team = web',
  })
  await execute('{ now }')
  await settle()
  expect([exports[0]!.headers.get('authorization'), exports[0]!.headers.get('x-team')]).toEqual([
    'Basic YTpi',
    'web',
  ])
})

test.each([
  ['is down', () => Promise.reject(new Error('connection refused'))],
  ['refuses', () => Promise.resolve(new Response('no', { status: 503 }))],
])(
  'a collector that %s costs no request anything and one line of log, and is left alone for a while',
  async (_how, broken) => {
    collector = broken
    const { execute, log, settle } = gateway()
    for (const _round of [1, 2, 3]) {
      expect((await execute('{ now }')).errors).toEqual([])
      await settle()
    }
    expect(exports).toHaveLength(1)
    expect(log).toMatchObject([{ worker: 'gateway', call: 'traces' }])
  },
)

test('a hanging collector is left after three seconds, twenty exports wait', async () => {
  collector = () => new Promise(() => undefined)
  const { execute } = gateway()
  for (let round = 0; round < 30; round++) await execute('{ now }')
  expect(exports).toHaveLength(20)
  expect(exports[0]!.signal).toBeInstanceOf(AbortSignal)
})

test('a request refused by the guards is answered with its id, logged and traced', async () => {
  const { fetch, requestLog, settle } = gateway()
  const response = await fetch(
    new Request('http://localhost:9300/graphql', {
      method: 'POST',
      body: 'a=b',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-request-id': 'ray-12345678',
      },
    }),
  )
  await settle()
  expect([
    response.status,
    response.headers.get('x-request-id'),
    response.headers.get('cache-control'),
  ]).toEqual([415, 'ray-12345678', 'private, no-store'])
  expect(requestLog).toMatchObject([{ requestId: 'ray-12345678', operation: 'other', status: 415 }])
  expect((await exported()).spans).toMatchObject([{ name: 'other' }])
})
