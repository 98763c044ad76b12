import * as z from 'zod'
import { hex } from '../../domain/bytes'
import { parseJson } from '../../domain/parse-json'
import { withoutPersonalData } from '../../domain/redact'
import { readTraceparent } from '../../domain/traceparent'

/** What one call of a worker logged and threw: the part that is read of the runtime's TraceItem. */
export type Item = {
  scriptName: string | null
  outcome: string
  event: { request?: { method: string; headers: Record<string, string> } } | object | null
  logs: readonly { timestamp: number; level: string; message: unknown }[]
  exceptions: readonly { timestamp: number; name: string; message: string; stack?: string }[]
}

/** A line of the log, as workers/kit/log.ts and the site write it. */
const logLine = z.object({
  worker: z.string().optional(),
  requestId: z.string().default(''),
  call: z.string().optional(),
  what: z.string().optional(),
  path: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
  error: z.string().default(''),
  stack: z.string().optional(),
  operation: z.string().optional(),
  status: z.number().default(0),
  ms: z.number().default(0),
  calls: z.array(z.string()).default([]),
  errors: z.array(z.string()).default([]),
})

type LogLine = z.output<typeof logLine>

/** The line that a worker logged; null for what is none of ours. */
function lineIn(message: unknown): LogLine | null {
  const parsed = logLine.safeParse(parseJson(textOf(message)))
  return parsed.success ? parsed.data : null
}

/** The text of a log's message, which is the list of what `console` was given. */
function textOf(message: unknown): string {
  const parts: unknown[] = Array.isArray(message) ? message : [message]
  return parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' ')
}

/** The variables of OpenTelemetry's specification that name the collector of traces. */
type TraceVars = {
  /** Address of the collector; spans are POSTed to `/v1/traces` below it. Nothing is traced without. */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string
  /** Headers for the collector, `name=value` parted by commas, values percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS?: string
  /** Share of traces that is sent, 0 to 1, decided by the trace's id; 1 by default. */
  OTEL_TRACES_SAMPLER_ARG?: string
}

type Value = string | number | readonly string[]
type Kind = 2 | 3
const SERVER: Kind = 2
const CLIENT: Kind = 3

/** The request of a call that logged one line, with what its spans share. */
type Traced = { traceId: string; spanId: string; parentSpanId?: string }

/** A call of a backend in a log line: name, outcome, ms after the request's begin, ms that it took. */
const CALL = /^(\w+)-(\w+) (\S+) (\d+)\+(\d+)$/

/**
 * The export of the requests that were logged (OTLP/HTTP as JSON): a span of each, and one of each
 * call of a backend below it. Null without a collector, and where nothing is to be sent.
 */
function traceExport(items: readonly Item[], vars: TraceVars): Request | null {
  if (!vars.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const spans = items.flatMap((item) =>
    item.logs.flatMap(({ timestamp, message }) => {
      const line = lineIn(message)
      return line?.operation === undefined ? [] : spansOf(item, line, timestamp, vars)
    }),
  )
  if (spans.length === 0) return null
  const resource = { attributes: attributesOf({ 'service.name': 'gateway' }) }
  return new Request(`${vars.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`, {
    method: 'POST',
    headers: {
      ...headersOf(vars.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'gateway' }, spans }] }],
    }),
  })
}

function spansOf(
  { event }: Item,
  { operation = '', requestId, status, ms, calls, errors }: LogLine,
  endedAt: number,
  { OTEL_TRACES_SAMPLER_ARG }: TraceVars,
): object[] {
  const request = event && 'request' in event ? event.request : undefined
  const parent = readTraceparent(request?.headers.traceparent ?? null)
  const traceId = parent?.traceId ?? traceIdOf(requestId)
  if (!isSampled(traceId, OTEL_TRACES_SAMPLER_ARG)) return []
  const own: Traced = {
    traceId,
    spanId: newSpanId(),
    ...(parent && { parentSpanId: parent.spanId }),
  }
  const startedAt = endedAt - ms
  const isBroken =
    status >= 500 || errors.some((error) => /^(BACKEND_FAILED|INTERNAL_SERVER_ERROR)/.test(error))
  const server = span(
    own,
    operation,
    SERVER,
    { startedAt, endedAt, isBroken },
    {
      'graphql.operation.name': operation,
      'http.request.method': request?.method ?? '',
      'http.response.status_code': status,
      'request.id': requestId,
      'gateway.backend_calls': calls.length,
      'graphql.errors': errors,
    },
  )
  const below = calls.flatMap((call) => {
    const [, service = '', name = '', outcome = '', after, took] = CALL.exec(call) ?? []
    if (!name) return []
    const begun = startedAt + Number(after)
    const hasStatus = /^\d+$/.test(outcome)
    return [
      span(
        { traceId, spanId: newSpanId(), parentSpanId: own.spanId },
        `${service}-${name}`,
        CLIENT,
        {
          startedAt: begun,
          endedAt: begun + Number(took),
          isBroken: !hasStatus || Number(outcome) >= 500,
        },
        {
          'peer.service': service,
          'rpc.method': name,
          ...(hasStatus
            ? { 'http.response.status_code': Number(outcome) }
            : { 'error.type': outcome }),
        },
      ),
    ]
  })
  return [server, ...below]
}

function span(
  ids: Traced,
  name: string,
  kind: Kind,
  { startedAt, endedAt, isBroken }: { startedAt: number; endedAt: number; isBroken: boolean },
  attributes: Record<string, Value>,
) {
  return {
    ...ids,
    name,
    kind,
    startTimeUnixNano: `${startedAt}000000`,
    endTimeUnixNano: `${endedAt}000000`,
    attributes: attributesOf(attributes),
    // 0 is "unset", 2 is "error".
    status: { code: isBroken ? 2 : 0 },
  }
}

/** All requests of one page have one id (a UUID, or the edge's 16 hex digits), and so are one trace. */
function traceIdOf(requestId: string): string {
  const digits = requestId.replaceAll('-', '').toLowerCase()
  if (/^[\da-f]{32}$/.test(digits)) return digits
  const ray = /^[\da-f]{16}/.exec(digits)?.[0]
  return ray ? ray.padStart(32, '0') : newSpanId() + newSpanId()
}

/** A random id, never all zeroes. */
function newSpanId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  bytes[0]! |= 1
  return hex(bytes)
}

function isSampled(traceId: string, share: string | undefined): boolean {
  const limit = Number(share ?? 1)
  return !(limit < 1) || parseInt(traceId.slice(-8), 16) < limit * 2 ** 32
}

function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split(/=(.*)/s))
  return Object.fromEntries(
    pairs
      .filter(([name]) => name?.trim())
      .map(([name, value = '']) => [name!.trim(), decodeURIComponent(value.trim())]),
  )
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

/** Something that went wrong in a worker; its texts are as they were logged. */
type Fault = {
  server: string
  call: string | undefined
  requestId: string
  type: string
  message: string
  stack: string
  at: number
}

/** One call of an error's stack, as error trackers take it. */
type StackFrame = { function: string; filename: string; lineno: number; colno: number }

/** Ends of a call that are no fault, or whose exception is reported by itself. */
const REPORTED_OTHERWISE = new Set(['ok', 'canceled', 'responseStreamDisconnected', 'exception'])

/** Most frames of a report; V8 records ten. */
const MAX_FRAMES = 20

/** Most reports of one batch; the log has all of them. */
const MAX_REPORTS = 20

/**
 * The requests that report what went wrong to the project behind a DSN, `https://KEY@HOST/PROJECT`,
 * in the envelope that Sentry and its relatives take; none without a DSN.
 */
function reportsOf(items: readonly Item[], dsn: string | undefined): Request[] {
  if (!dsn || !URL.canParse(dsn)) return []
  const { origin, pathname, username } = new URL(dsn)
  const address = `${origin}/api${pathname}/envelope/?sentry_version=7&sentry_key=${username}`
  return items
    .flatMap(faultsOf)
    .slice(0, MAX_REPORTS)
    .map(
      (fault) =>
        new Request(address, {
          method: 'POST',
          headers: { 'content-type': 'application/x-sentry-envelope' },
          body: envelopeOf(fault),
        }),
    )
}

function faultsOf({ scriptName, outcome, logs, exceptions }: Item): Fault[] {
  const server = scriptName ?? ''
  const none = { server, call: undefined, requestId: '', stack: '' }
  const thrown = exceptions.map(({ timestamp, name, message, stack = '' }) => ({
    ...none,
    type: name,
    message,
    stack,
    at: timestamp,
  }))
  const logged = logs
    .filter(({ level }) => level === 'error')
    .map(({ timestamp, message }) => {
      const line = lineIn(message)
      if (!line) return { ...none, type: 'log', message: textOf(message), at: timestamp }
      // The site's lines say what it did, and have the stack in the error's place.
      const { what, error, stack = what === undefined ? '' : error, call, requestId } = line
      const texts = [line.code, line.path, line.message ?? stack.split('\n')[0]]
      return {
        // Miniflare names no script.
        server: scriptName ?? line.worker ?? '',
        call,
        requestId,
        type: what ?? error,
        message: texts.filter(Boolean).join(' '),
        stack,
        at: timestamp,
      }
    })
  const ended = REPORTED_OTHERWISE.has(outcome)
    ? []
    : [{ ...none, type: outcome, message: 'the runtime ended a call', at: logs[0]?.timestamp ?? 0 }]
  return [...thrown, ...logged, ...ended]
}

function envelopeOf({ server, call, requestId, type, message, stack, at }: Fault): string {
  const id = crypto.randomUUID().replaceAll('-', '')
  const frames = framesOf(withoutPersonalData(stack))
  const event = {
    event_id: id,
    ...(at > 0 ? { timestamp: at / 1000 } : {}),
    platform: 'javascript',
    level: 'error',
    server_name: server,
    ...(call === undefined ? {} : { transaction: call }),
    tags: { request_id: requestId },
    exception: {
      values: [
        {
          type: withoutPersonalData(type),
          value: withoutPersonalData(message),
          ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
        },
      ],
    },
  }
  return [{ event_id: id }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n')
}

/** The calls of a stack as V8 writes it, oldest first; its message is left out. */
function framesOf(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const match = /^ {4}at (?:(.+) \()?(.+):(\d+):(\d+)\)?$/.exec(line)
      if (!match) return []
      const [, name = '?', filename = '?', lineno, colno] = match
      return [{ function: name, filename, lineno: Number(lineno), colno: Number(colno) }]
    })
    .slice(0, MAX_FRAMES)
    .reverse()
}

/** The settings of the tail worker; it sends nothing without any. */
export type TailEnv = TraceVars & {
  /** The project that errors go to, `https://KEY@HOST/PROJECT`. */
  ERROR_DSN?: string
}

/** A receiver that takes longer is not waited for, in ms. */
const SEND_MS = 10_000

/**
 * The worker that gets what all others log and throw, after their responses: it reports errors and
 * exports traces, without personal data.
 */
export default {
  async tail(items: readonly Item[], env: TailEnv): Promise<void> {
    const traces = traceExport(items, env)
    await Promise.all([...reportsOf(items, env.ERROR_DSN), ...(traces ? [traces] : [])].map(send))
  },
}

/** What cannot be sent is not sent again: the log has it. */
async function send(request: Request): Promise<void> {
  const receiver = new URL(request.url).host
  try {
    // A redirect is a failure: the key is for the configured address only.
    const response = await fetch(request, {
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_MS),
    })
    // An unread body would hold its connection.
    await response.body?.cancel()
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', worker: 'tail', call: receiver, message: String(error) }),
    )
  }
}
