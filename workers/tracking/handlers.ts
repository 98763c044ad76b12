import { nowOf } from '../kit/clock'
import { withoutPhones } from '../../domain/redact'
import { logFailure } from '../kit/log'
import type { Handlers, HandlerContext } from '../kit/serve'
import type { trackingApi } from './contract'
import type { TrackingEnv } from './env'
import { MAX_RECORD_CHARS, type TrackingRecord } from './record'

/** Ms that a demo phone ending in 000 delays its caller: longer than any caller waits. */
const DEMO_HANG_MS = 30_000

type Unstamped<R> = R extends TrackingRecord ? Omit<R, 'id' | 'at'> : never

/** Everything goes into the queue; the response does not wait for it. */
export const handlers: Handlers<typeof trackingApi, TrackingEnv> = {
  track: (event, context) =>
    take({ kind: 'event', ...event }, context, [event.data.phone, event.data.customerPhone]),
  trackLocation: (location, context) =>
    take({ kind: 'location', ...location }, context, [location.customerPhone]),
  // The message that a customer saw may quote what they typed.
  trackBookingError: (error, context) =>
    take({ kind: 'bookingError', ...error, message: withoutPhones(error.message) }, context, []),
}

async function take(
  record: Unstamped<TrackingRecord>,
  { env, requestId, waitUntil }: HandlerContext<TrackingEnv>,
  phones: unknown[],
) {
  if (
    env.DEMO_SLOW === '1' &&
    phones.some((phone) => typeof phone === 'string' && phone.endsWith('000'))
  )
    await waitForDemo()
  if (JSON.stringify(record).length > MAX_RECORD_CHARS) return { success: false }
  const sending = env.EVENTS.send({ ...record, id: crypto.randomUUID(), at: nowOf(env) })
  // A queue that is down costs the event, never the page.
  waitUntil(
    sending.catch((error: unknown) =>
      logFailure({ worker: 'tracking', call: 'send', requestId }, error),
    ),
  )
  return { success: true }
}

function waitForDemo(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DEMO_HANG_MS))
}
