import { isOver } from '../booking-status'
import type { BookingStatus } from './rows'

/**
 * Moves a booking from one state to the next, with the pictures that were taken; false when it is
 * in another state by now. From done to done it adds the report to a booking that the end of the day
 * has closed without one; false when there is a report by now.
 */
export async function updateStatus(
  db: D1Database,
  id: string,
  from: BookingStatus,
  to: BookingStatus,
  { images, now }: { images: readonly { url: string; caption: string }[]; now: number },
): Promise<boolean> {
  const [moved] = await db.batch([
    db
      .prepare(
        `UPDATE booking
         SET status = ?3, current = CASE WHEN ?4 THEN NULL ELSE current END,
           done_at = CASE ?3 WHEN 'done' THEN ?5 ELSE done_at END
         WHERE id = ?1 AND status = ?2 AND (?2 <> 'done' OR done_at IS NULL)`,
      )
      .bind(id, from, to, isOver(to) ? 1 : 0, now),
    // Only what this very move has changed gets pictures, and no booking of a deleted customer does:
    // its pictures are deleted already.
    ...images.map(({ url, caption }) =>
      db
        .prepare(
          `INSERT INTO visit_photo (booking_id, url, caption)
           SELECT id, ?2, ?3 FROM booking
           WHERE id = ?1 AND status = 'done' AND done_at = ?4 AND phone <> ''
             AND NOT EXISTS (SELECT 1 FROM visit_photo WHERE booking_id = ?1 AND url = ?2)`,
        )
        .bind(id, url, caption, now),
    ),
  ])
  return (moved?.meta.changes ?? 0) > 0
}
