/** Something that went wrong on a server, as it was logged. */
export type ErrorReport = { what: string; requestId: string; message: string }

/** The request that reports troubles to the project behind a DSN, each as an event of its own. */
export function reportRequests(
  dsn: string,
  troubles: readonly ErrorReport[],
  now: number,
): Request[] {
  const { origin, pathname, username } = new URL(dsn)
  const address = `${origin}/api${pathname}/envelope/?sentry_version=7&sentry_key=${username}`
  return troubles.map((trouble) => {
    const id = crypto.randomUUID().replaceAll('-', '')
    const event = {
      event_id: id,
      timestamp: now / 1000,
      platform: 'javascript',
      level: 'error',
      server_name: 'site',
      tags: { request_id: trouble.requestId },
      exception: { values: [{ type: trouble.what, value: trouble.message }] },
    }
    const lines = [{ event_id: id, sent_at: new Date(now).toISOString() }, { type: 'event' }, event]
    return new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
    })
  })
}
