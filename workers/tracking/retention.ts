import { addDays, vietnamDay } from '../kit/vietnam-time'
import { dropBefore } from './store/records'

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
