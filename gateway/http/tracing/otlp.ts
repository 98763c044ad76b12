import type { Timing } from '../../backends/client-middleware'
import type { Trace, TraceVars } from './trace'
import { newSpanId } from './traceparent'

/** One finished request as its span describes it: no payload and no address. */
export type TracedRequest = {
  operation: string
  method: string
  requestId: string
  status: number
  startedAt: number
  endedAt: number
  errors: readonly string[]
  timings: readonly Timing[]
}

/** Most backend calls of one request that become spans. */
const MAX_SPANS = 100

type Value = string | number | readonly string[]
type Kind = 2 | 3
const SERVER: Kind = 2
const CLIENT: Kind = 3

/** The body of an OTLP/HTTP export: a span of the request and one of each call of a backend below it. */
export function spansOf(
  { OTEL_SERVICE_NAME }: TraceVars,
  trace: Trace,
  traced: TracedRequest,
): object {
  const server = span(trace, traced.operation, SERVER, trace.parentId, traced, {
    'graphql.operation.name': traced.operation,
    'http.request.method': traced.method,
    'http.response.status_code': traced.status,
    'request.id': traced.requestId,
    'gateway.backend_calls': traced.timings.length,
    'gateway.lists_read': trace.lists.read,
    'gateway.lists_loaded': trace.lists.loaded,
    'graphql.errors': traced.errors,
  })
  const calls = traced.timings.slice(0, MAX_SPANS).map(({ noun, name, startedAt, ms, outcome }) => {
    const hasResponse = typeof outcome === 'number'
    const attributes = {
      'peer.service': noun,
      'rpc.method': name,
      ...(hasResponse ? { 'http.response.status_code': outcome } : { 'error.type': outcome }),
    }
    return span(
      { ...trace, spanId: newSpanId() },
      `${noun}-${name}`,
      CLIENT,
      trace.spanId,
      { startedAt, endedAt: startedAt + ms, hasFailed: !hasResponse || outcome >= 500 },
      attributes,
    )
  })
  const isBroken =
    traced.status >= 500 ||
    traced.errors.some((error) => /^(BACKEND_FAILED|INTERNAL_SERVER_ERROR)/.test(error))
  const spans = [{ ...server, ...statusOf(isBroken) }, ...calls]
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': OTEL_SERVICE_NAME || 'gateway' }) },
        scopeSpans: [{ scope: { name: 'gateway' }, spans }],
      },
    ],
  }
}

function span(
  { traceId, spanId }: Pick<Trace, 'traceId' | 'spanId'>,
  name: string,
  kind: Kind,
  parentSpanId: string | undefined,
  {
    startedAt,
    endedAt,
    hasFailed = false,
  }: { startedAt: number; endedAt: number; hasFailed?: boolean },
  attributes: Record<string, Value>,
) {
  return {
    traceId,
    spanId,
    parentSpanId,
    name,
    kind,
    startTimeUnixNano: `${startedAt}000000`,
    endTimeUnixNano: `${endedAt}000000`,
    attributes: attributesOf(attributes),
    ...statusOf(hasFailed),
  }
}

/** Successful spans leave the status unset: 0 is "unset", 2 is "error". */
function statusOf(hasFailed: boolean): { status: { code: 0 | 2 } } {
  return { status: { code: hasFailed ? 2 : 0 } }
}

function attributesOf(values: Record<string, Value>) {
  return Object.entries(values).map(([key, value]) => ({ key, value: valueOf(value) }))
}

/** OTLP's JSON writes 64-bit numbers as text. */
function valueOf(value: Value): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') return { intValue: String(value) }
  return { arrayValue: { values: value.map(valueOf) } }
}
