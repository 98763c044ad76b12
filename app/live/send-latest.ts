import { logClientError } from '~/browser/log-client-error'

/**
 * Holds what was requested last; null releases it. `onAnswer` is called with the response unless a
 * newer request was made meanwhile.
 */
export type Holding<Request, Result> = (
  request: Request | null,
  onResult: (result: Result) => void,
) => void

/**
 * Sends one request at a time, as two on their way could arrive in another order; of those made
 * meanwhile only the last is sent. A failure is logged and otherwise ignored: an hour can be booked
 * without being held.
 */
export function createHolding<Request, Result>(
  send: (request: Request | null) => Promise<Result | null>,
): Holding<Request, Result> {
  let next: { request: Request | null; onResult: (result: Result) => void } | undefined
  let isSending = false
  let holdsNothing = true

  async function sendAll(): Promise<void> {
    isSending = true
    while (next) {
      const { request, onResult } = next
      next = undefined
      // Nothing was held yet, so there is nothing to release.
      if (request === null && holdsNothing) continue
      holdsNothing = request === null
      const result = (await send(request).catch(logClientError)) ?? null
      if (result !== null && !next) onResult(result)
    }
    isSending = false
  }

  return (request, onResult) => {
    next = { request, onResult }
    if (!isSending) void sendAll()
  }
}
