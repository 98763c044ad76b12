import { withoutPersonalData } from '../../domain/redact'
import { type Item, lineIn, textOf } from './trace-item'

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
export function reportsOf(items: readonly Item[], dsn: string | undefined): Request[] {
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
