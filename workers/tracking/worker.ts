import { type ClockVars, nowOf } from '../../domain/clock'
import { eraseDeletedCustomers } from '../kit/erasure'
import { serve, type Handlers, type HandlerContext } from '../kit/serve'
import { trackingApi } from './contract'
import {
  dropBefore,
  forgetCustomer,
  storeRecords,
  trackingRecord,
  type TrackingRecord,
  withoutCustomer,
} from './store/records'
import { logFailure } from '../kit/log'
import { vietnamDay, addDays } from '../kit/vietnam-time'
import type { HostVars } from '../kit/upstream'
import { withoutPhones } from '../../domain/redact'

/** Everything the tracking worker can reach. */
export type TrackingEnv = ClockVars &
  HostVars<'AUTH'> & {
    DB: D1Database
    EVENTS: Queue
    /** `1`, for trying out only: events about a phone that ends in 000 hang until the caller gives up. */
    DEMO_SLOW?: string
  }

/**
 * Most characters of a record's JSON: a page's event fits, and a full batch can still be stored.
 */
const MAX_RECORD_CHARS = 16_000

/** Ms that a demo phone ending in 000 delays its caller: longer than any caller waits. */
const DEMO_HANG_MS = 30_000

type Unstamped<R> = R extends TrackingRecord ? Omit<R, 'id' | 'at'> : never

/** Everything goes into the queue; the response does not wait for it. */
const handlers: Handlers<typeof trackingApi, TrackingEnv> = {
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

/** How the names of the queues of dead letters begin. */
const DEAD_LETTERS = 'muot-events-dead'

/**
 * Stores one batch of the queue in one transaction. When the database fails the whole batch comes again;
 * what can never be stored goes, after its retries, to the dead letter queue alone. Of the dead
 * letters those are stored now that only met a database that was down; the rest is reported and lost.
 * They come hours late, when a customer may have been deleted, so they name none.
 */
async function storeBatch(batch: MessageBatch, env: TrackingEnv): Promise<void> {
  const isDead = batch.queue.startsWith(DEAD_LETTERS)
  const read = batch.messages.map((message) => ({
    message,
    parsed: trackingRecord.safeParse(message.body),
  }))
  const good = read.flatMap(({ parsed: { data } }) => {
    const record = data && isDead ? withoutCustomer(data) : data
    return record ? [{ ...record, day: vietnamDay(record.at) }] : []
  })
  if (good.length > 0) await storeRecords(env.DB, good)
  for (const { message, parsed } of read) {
    if (isDead && parsed.error) reportLost(message.id, parsed.error.issues)
    if (isDead || parsed.success) message.ack()
    else message.retry()
  }
}

/** Says which fields were wrong; their values may be personal. */
function reportLost(id: string, issues: readonly { path: PropertyKey[]; code: string }[]): void {
  const wrong = issues.map(({ path, code }) => `${path.map(String).join('.')} ${code}`).join(', ')
  logFailure(
    { worker: 'tracking', call: 'deadLetter', requestId: id },
    new Error(`a record is lost: ${wrong}`),
  )
}

const app = serve<typeof trackingApi, TrackingEnv>('tracking', trackingApi, handlers)

/**
 * The tracking backend's worker: takes events by request, stores them by queue, deletes them by age,
 * and takes deleted customers out of them.
 */
export default {
  fetch: app.fetch,
  queue: storeBatch,
  async scheduled(_event, env) {
    await eraseDeletedCustomers('tracking', env, (deletedCustomer) =>
      forgetCustomer(env.DB, deletedCustomer),
    )
    await forgetOld(env.DB, nowOf(env))
  },
} satisfies ExportedHandler<TrackingEnv>

/** Days that events and booking errors are stored: a year, for comparison, and a little more. */
const EVENT_RETENTION_DAYS = 400

/** Days that positions are stored: personal data, of use only while recent. */
const LOCATION_RETENTION_DAYS = 90

/** Deletes records that are older than that; `now` in epoch ms. */
export async function forgetOld(db: D1Database, now: number): Promise<void> {
  const today = vietnamDay(now)
  await dropBefore(db, {
    events: addDays(today, -EVENT_RETENTION_DAYS),
    locations: addDays(today, -LOCATION_RETENTION_DAYS),
  })
}
