import { logClientError } from '~/browser/log-client-error'

/** Keeps what was wished last; null gives it back. `told` hears the answer unless something else was wished meanwhile. */
export type Holding<Wish, Answer> = (wish: Wish | null, told: (answer: Answer) => void) => void

/** Sends one wish at a time, as two on their way could arrive in another order; of those that come meanwhile only the last is sent. Failures are silence and a line in the log: an hour can be booked without being kept. */
export function createHolding<Wish, Answer>(
  send: (wish: Wish | null) => Promise<Answer | null>,
): Holding<Wish, Answer> {
  let next: { wish: Wish | null; told: (answer: Answer) => void } | undefined
  let isSending = false
  let holdsNothing = true

  async function sendAll(): Promise<void> {
    isSending = true
    while (next) {
      const { wish, told } = next
      next = undefined
      // Whoever has wished nothing yet need not give it back.
      if (wish === null && holdsNothing) continue
      holdsNothing = wish === null
      const answer = (await send(wish).catch(logClientError)) ?? null
      if (answer !== null && !next) told(answer)
    }
    isSending = false
  }

  return (wish, told) => {
    next = { wish, told }
    if (!isSending) void sendAll()
  }
}
