import { addDays, vietnamDay } from '../kit/vietnam-time'
import { dropBefore } from './store/records'

/** Days that events and booking errors are kept: a year, to compare with, and a little. */
const KEEP_EVENTS_DAYS = 400

/** Days that positions are kept: personal data, of use only while recent. */
const KEEP_LOCATIONS_DAYS = 90

/** Deletes what has been kept long enough; `now` in epoch ms. */
export async function forgetOld(db: D1Database, now: number): Promise<void> {
  const today = vietnamDay(now)
  await dropBefore(db, {
    events: addDays(today, -KEEP_EVENTS_DAYS),
    locations: addDays(today, -KEEP_LOCATIONS_DAYS),
  })
}
