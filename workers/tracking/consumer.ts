import { logFailure } from '../kit/log'
import { vietnamDay } from '../kit/vietnam-time'
import type { TrackingEnv } from './env'
import { trackingRecord } from './record'
import { storeRecords } from './store/records'

/** How the names of the queues of dead letters begin. */
const DEAD_LETTERS = 'muot-events-dead'

/**
 * Stores one batch of the queue in one transaction. When the database fails the whole batch comes again;
 * what can never be stored goes, after its retries, to the dead letter queue alone. Of the dead
 * letters those are stored now that only met a database that was down; the rest is reported and lost.
 */
export async function storeBatch(batch: MessageBatch, env: TrackingEnv): Promise<void> {
  const isDead = batch.queue.startsWith(DEAD_LETTERS)
  const read = batch.messages.map((message) => ({
    message,
    parsed: trackingRecord.safeParse(message.body),
  }))
  const good = read.flatMap(({ parsed: { data } }) =>
    data ? [{ ...data, day: vietnamDay(data.at) }] : [],
  )
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
