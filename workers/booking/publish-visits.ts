import * as z from 'zod'
import { allRows, flag } from '../kit/rows'
import { WAS_SERVED } from './store/visits'
import { nowOf } from '../../domain/clock'
import type { HandlerContext } from '../kit/serve'
import type { BookingEnv } from './env'
import type { SessionCustomer } from './clients/auth'
import { quest, reportToWheel } from './clients/wheel'

/** Most visits reported at once; the rest follows next time. */
const MAX_REPORTS = 5

const unpublishedRow = z.object({
  id: z.string(),
  salonId: z.int(),
  isNewSalon: flag,
  isRated: flag,
})

/**
 * A visit not yet reported to the wheel, or whose rating could not be; `isNewSalon` when there are
 * earlier visits and none of them was at this salon.
 */
type UnpublishedVisit = z.output<typeof unpublishedRow>

/** A phone's visits not yet reported to the wheel, oldest first; `now` in epoch ms. */
async function readUnpublished(
  db: D1Database,
  phone: string,
  now: number,
): Promise<UnpublishedVisit[]> {
  const before = `FROM booking o WHERE o.phone = b.phone AND o.status = 'done' AND o.starts_at < b.starts_at`
  const unpublished = db
    .prepare(
      `SELECT b.id, b.salon_id AS salonId,
         (EXISTS (SELECT 1 ${before})
           AND NOT EXISTS (SELECT 1 ${before} AND o.salon_id = b.salon_id)) AS isNewSalon,
         EXISTS (SELECT 1 FROM rating r WHERE r.booking_id = b.id) AS isRated
       FROM booking b
       WHERE b.phone = ?1 AND ${WAS_SERVED} AND b.id NOT IN (SELECT booking_id FROM told_visit)
       ORDER BY b.starts_at LIMIT ${MAX_REPORTS}`,
    )
    .bind(phone, now)
  return allRows(unpublished, unpublishedRow)
}

/** Marks a visit as reported to the wheel. */
async function markPublished(db: D1Database, bookingId: string, now: number): Promise<void> {
  await db
    .prepare('INSERT INTO told_visit (booking_id, told_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(bookingId, now)
    .run()
}

/**
 * Reports new visits to the wheel: each counts for "Đặt lịch và đến đúng hẹn", and the first at
 * another salon for "Ghé một salon mới". Only a session has the customer's number, so this runs in
 * the background when they open their history. A failed report is repeated next time.
 */
export async function publishVisits(
  context: HandlerContext<BookingEnv>,
  customer: SessionCustomer,
): Promise<void> {
  if (customer.id === null) return
  const { DB } = context.env
  const now = nowOf(context.env)
  for (const visit of await readUnpublished(DB, customer.phone, now)) {
    const events = [
      { questId: quest.visit, customerId: customer.id, reference: `visit:${visit.id}` },
      ...(visit.isNewSalon
        ? [
            {
              questId: quest.newSalon,
              customerId: customer.id,
              reference: `salon:${visit.salonId}`,
            },
          ]
        : []),
      ...(visit.isRated ? [ratingEvent(customer.id, visit.id)] : []),
    ]
    const reported = await Promise.all(events.map((deed) => reportToWheel(context, deed)))
    if (reported.every(Boolean)) await markPublished(DB, visit.id, now)
  }
}

function ratingEvent(customerId: number, bookingId: string) {
  return { questId: quest.rating, customerId, reference: `rating:${bookingId}` }
}

/** Reports a rating to the wheel at once; with its visit it is reported again. */
export async function publishRating(
  context: HandlerContext<BookingEnv>,
  customerId: number,
  bookingId: string,
): Promise<void> {
  await reportToWheel(context, ratingEvent(customerId, bookingId))
}
