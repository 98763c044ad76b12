import * as z from 'zod'
import { allRows, flag } from '../../kit/rows'
import { WAS_SERVED } from './history'

/** Most visits reported at once; the rest follows next time. */
const MAX_REPORTS = 5

const unpublishedRow = z.object({ id: z.string(), salonId: z.int(), isNewSalon: flag })

/**
 * A visit not yet reported to the wheel; `isNewSalon` when there are earlier visits and none of
 * them was at this salon.
 */
export type UnpublishedVisit = z.output<typeof unpublishedRow>

/** A phone's visits not yet reported to the wheel, oldest first; `now` in epoch ms. */
export async function readUnpublished(
  db: D1Database,
  phone: string,
  now: number,
): Promise<UnpublishedVisit[]> {
  const before = `FROM booking o WHERE o.phone = b.phone AND o.status = 'done' AND o.starts_at < b.starts_at`
  const unpublished = db
    .prepare(
      `SELECT b.id, b.salon_id AS salonId,
         (EXISTS (SELECT 1 ${before})
           AND NOT EXISTS (SELECT 1 ${before} AND o.salon_id = b.salon_id)) AS isNewSalon
       FROM booking b
       WHERE b.phone = ?1 AND ${WAS_SERVED} AND b.id NOT IN (SELECT booking_id FROM told_visit)
       ORDER BY b.starts_at LIMIT ${MAX_REPORTS}`,
    )
    .bind(phone, now)
  return allRows(unpublished, unpublishedRow)
}

/** Marks a visit as reported to the wheel. */
export async function markPublished(db: D1Database, bookingId: string, now: number): Promise<void> {
  await db
    .prepare('INSERT INTO told_visit (booking_id, told_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(bookingId, now)
    .run()
}
