import { deliver } from './deliver'
import { stackFrames } from './stack-frames'

/** Something that went wrong on a server, as it was logged: without personal data. */
export type ErrorEvent = {
  server: string
  call?: string
  requestId: string
  type: string
  message: string
  /** The error's stack; '' when nothing was thrown. */
  stack: string
}

/** A project that takes longer is not waited for, in ms. */
const SEND_MS = 3000

/** After a failure nothing is sent for so long, in ms; what is reported meanwhile is in the log alone. */
const BACKOFF_MS = 30_000

/** The request that reports an error to the project behind a DSN, `https://KEY@HOST/PROJECT`. */
function errorEventRequest(
  { origin, pathname, username }: URL,
  { server, call, requestId, type, message, stack }: ErrorEvent,
  now: number,
): Request {
  const frames = stackFrames(stack)
  const id = crypto.randomUUID().replaceAll('-', '')
  const event = {
    event_id: id,
    timestamp: now / 1000,
    platform: 'javascript',
    level: 'error',
    server_name: server,
    ...(call === undefined ? {} : { transaction: call }),
    tags: { request_id: requestId },
    exception: {
      values: [{ type, value: message, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }],
    },
  }
  const lines = [{ event_id: id, sent_at: new Date(now).toISOString() }, { type: 'event' }, event]
  return new Request(`${origin}/api${pathname}/envelope/?sentry_version=7&sentry_key=${username}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    signal: AbortSignal.timeout(SEND_MS),
  })
}

/** Most reports that wait to be sent; the log has all of them. */
const MAX_WAITING = 20

/**
 * A queue of what was logged until a request can send it: workerd forbids I/O outside the request
 * that owns it.
 */
export function createReportQueue() {
  const waiting: ErrorEvent[] = []
  let restUntil = 0
  return {
    /** Queues an error; beyond 20 it is in the log alone. */
    queueReport(report: ErrorEvent): void {
      if (waiting.length < MAX_WAITING) waiting.push(report)
    },
    /** Sends the queued reports behind a response; drops them without a DSN, and while it rests. */
    sendReports(
      dsn: string | undefined,
      waitUntil: (work: Promise<unknown>) => void,
      now: number,
    ): void {
      const reports = waiting.splice(0)
      if (!dsn || !URL.canParse(dsn) || reports.length === 0 || now < restUntil) return
      const address = new URL(dsn)
      // A report that cannot be sent is not sent again: the log has it.
      waitUntil(Promise.all(reports.map((report) => send(address, report, now))))
    },
  }

  async function send(address: URL, report: ErrorEvent, now: number): Promise<void> {
    try {
      await deliver(errorEventRequest(address, report, now), 'the project')
    } catch {
      restUntil = now + BACKOFF_MS
    }
  }
}
