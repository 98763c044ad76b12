import { allRows } from '../../kit/rows'
import { salonRow } from './rows'

/** Most salons in one response. */
const MAX_SALONS = 20

/** A booking that was served: over, or under way. */
const SERVED = `(b.status IN ('checked_in', 'serving', 'done') OR (b.status = 'confirmed' AND b.ends_at <= ?2))`

/** Salons that a phone's owner has been to, last visited first; `now` in epoch ms. */
export async function readVisitedSalons(
  db: D1Database,
  phone: string,
  now: number,
): Promise<number[]> {
  const visited = db
    .prepare(
      `SELECT b.salon_id AS salonId FROM booking b WHERE b.phone = ?1 AND ${SERVED}
       GROUP BY salonId ORDER BY max(b.date) DESC, salonId LIMIT ${MAX_SALONS}`,
    )
    .bind(phone, now)
  return (await allRows(visited, salonRow)).map(({ salonId }) => salonId)
}

/** Salons of served bookings that a browser's proof belongs to, last visited first. */
export async function readSalonsOfBrowser(
  db: D1Database,
  ownerToken: string,
  now: number,
): Promise<number[]> {
  const visited = db
    .prepare(
      `SELECT b.salon_id AS salonId FROM booking_owner o
       JOIN booking b ON b.id = o.booking_id
       WHERE o.holder = ?1 AND ${SERVED}
       GROUP BY salonId ORDER BY max(b.date) DESC, salonId LIMIT ${MAX_SALONS}`,
    )
    .bind(ownerToken, now)
  return (await allRows(visited, salonRow)).map(({ salonId }) => salonId)
}
