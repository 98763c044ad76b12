import { vietnamDay } from '../kit/vietnam-time'
import type { TrackingEnv } from './env'
import { trackingRecord } from './record'
import { storeRecords } from './store/records'

/**
 * Stores one batch of the queue in one transaction. When the database fails the whole batch comes again;
 * what can never be stored goes, after its retries, to the dead letter queue alone.
 */
export async function storeBatch(batch: MessageBatch, env: TrackingEnv): Promise<void> {
  const read = batch.messages.map((message) => ({
    message,
    record: trackingRecord.safeParse(message.body).data,
  }))
  const good = read.flatMap(({ record }) =>
    record ? [{ ...record, day: vietnamDay(record.at) }] : [],
  )
  if (good.length > 0) await storeRecords(env.DB, good)
  for (const { message, record } of read) {
    if (record) message.ack()
    else message.retry()
  }
}
