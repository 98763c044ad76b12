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

/** The request that reports an error to the project behind a DSN, `https://KEY@HOST/PROJECT` (O-48). */
export function errorEventRequest(
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
  })
}
