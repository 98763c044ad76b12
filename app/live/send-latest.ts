import { logClientError } from '~/browser/log-client-error'

/**
 * Holds what was requested last; null releases it. `onAnswer` is called with the response unless a
 * newer request was made meanwhile.
 */
export type Holding<Request, Answer> = (
  request: Request | null,
  onAnswer: (answer: Answer) => void,
) => void

/**
 * Sends one request at a time, as two on their way could arrive in another order; of those made
 * meanwhile only the last is sent. A failure is logged and otherwise ignored: an hour can be booked
 * without being held.
 */
export function createHolding<Request, Answer>(
  send: (request: Request | null) => Promise<Answer | null>,
): Holding<Request, Answer> {
  let next: { request: Request | null; onAnswer: (answer: Answer) => void } | undefined
  let isSending = false
  let holdsNothing = true

  async function sendAll(): Promise<void> {
    isSending = true
    while (next) {
      const { request, onAnswer } = next
      next = undefined
      // Nothing was held yet, so there is nothing to release.
      if (request === null && holdsNothing) continue
      holdsNothing = request === null
      const answer = (await send(request).catch(logClientError)) ?? null
      if (answer !== null && !next) onAnswer(answer)
    }
    isSending = false
  }

  return (request, onAnswer) => {
    next = { request, onAnswer }
    if (!isSending) void sendAll()
  }
}
