import { WAS_SERVED } from './history'

/** Most visits that are told of at once; the rest follows next time. */
const MOST = 5

/** A visit that the wheel has not heard of; at a new salon when others came before and none of them was there. */
export type UnpublishedVisit = { id: string; salonId: number; isNewSalon: boolean }

/** Visits of a phone that the wheel has not heard of, oldest first; `now` in epoch ms. */
export async function readUnpublished(
  db: D1Database,
  phone: string,
  now: number,
): Promise<UnpublishedVisit[]> {
  const before = `FROM booking o WHERE o.phone = b.phone AND o.status = 'done' AND o.starts_at < b.starts_at`
  const { results } = await db
    .prepare(
      `SELECT b.id, b.salon_id AS salonId, (EXISTS (SELECT 1 ${before}) AND NOT EXISTS (SELECT 1 ${before} AND o.salon_id = b.salon_id)) AS isNewSalon
       FROM booking b WHERE b.phone = ?1 AND ${WAS_SERVED} AND b.id NOT IN (SELECT booking_id FROM told_visit) ORDER BY b.starts_at LIMIT ${MOST}`,
    )
    .bind(phone, now)
    .all<{ id: string; salonId: number; isNewSalon: 0 | 1 }>()
  return results.map((row) => ({ ...row, isNewSalon: row.isNewSalon === 1 }))
}

/** Notes that the wheel has heard of a visit. */
export async function markPublished(db: D1Database, bookingId: string, now: number): Promise<void> {
  await db
    .prepare('INSERT INTO told_visit (booking_id, told_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(bookingId, now)
    .run()
}
