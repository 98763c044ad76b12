/** Variables of a worker that reports: the address that errors go to, `https://KEY@HOST/PROJECT` (O-48); nothing is reported without one. */
export type ReportVars = { ERROR_DSN?: string }

/** What went wrong, as it was logged: without personal data. */
export type ErrorReport = {
  worker: string
  call: string
  requestId: string
  name: string
  message: string
}

/** Most troubles that wait to be reported; the log has all of them. */
const MOST = 20
const waiting: ErrorReport[] = []

/** Queues an error for the next request to send: workerd forbids I/O outside the request that owns it. */
export function queueReport(trouble: ErrorReport): void {
  if (waiting.length < MOST) waiting.push(trouble)
}

/** Reports behind an answer what has gone wrong so far; forgets it where nothing is reported. */
export function sendReports(
  { ERROR_DSN }: ReportVars,
  waitUntil: (work: Promise<unknown>) => void,
  now: number,
): void {
  const troubles = waiting.splice(0)
  const dsn = ERROR_DSN && URL.canParse(ERROR_DSN) ? new URL(ERROR_DSN) : null
  // Whoever cannot be told must not be retried: the log has it.
  if (dsn && troubles.length > 0)
    waitUntil(Promise.allSettled(troubles.map((trouble) => fetch(requestFor(dsn, trouble, now)))))
}

function requestFor(
  { origin, pathname, username }: URL,
  { worker, call, requestId, name, message }: ErrorReport,
  now: number,
): Request {
  const id = crypto.randomUUID().replaceAll('-', '')
  const event = {
    event_id: id,
    timestamp: now / 1000,
    platform: 'javascript',
    level: 'error',
    server_name: worker,
    transaction: call,
    tags: { request_id: requestId },
    exception: { values: [{ type: name, value: message }] },
  }
  const lines = [{ event_id: id, sent_at: new Date(now).toISOString() }, { type: 'event' }, event]
  return new Request(`${origin}/api${pathname}/envelope/?sentry_version=7&sentry_key=${username}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
}
