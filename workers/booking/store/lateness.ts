import type { Place } from '../salon-day/ledger'
import type { SoldService } from '../pricing/order'

/** One customer of a booking with who serves him. */
export type Seated = {
  position: number
  hourId: number
  frames: number
  stylistId: number | null
  skinnerId: number | null
  serviceIds: number[]
}

/** The customers of a booking, customer 1 first. */
export async function readSeated(db: D1Database, bookingId: string): Promise<Seated[]> {
  const { results } = await db
    .prepare(
      `SELECT position, hour_id AS hourId, frames, stylist_id AS stylistId, skinner_id AS skinnerId, services
       FROM booking_person WHERE booking_id = ? ORDER BY position`,
    )
    .bind(bookingId)
    .all<Omit<Seated, 'serviceIds'> & { services: string }>()
  return results.map(({ services, ...seated }) => ({
    ...seated,
    serviceIds: (JSON.parse(services) as SoldService[]).map(({ id }) => id),
  }))
}

/** The places of seated customers. */
export function placesOfSeated(people: readonly Seated[]): Place[] {
  return people.flatMap(({ hourId, frames, stylistId, skinnerId }) =>
    [stylistId, skinnerId].flatMap((staffId) =>
      staffId === null ? [] : { staffId, hourId, frames },
    ),
  )
}

/**
 * Notes once that a customer will be late, with how long he then takes; false: it was noted before,
 * or the booking does not stand.
 */
export async function noteLate(
  db: D1Database,
  bookingId: string,
  {
    minutes,
    people,
    endsAt,
    now,
  }: { minutes: number; people: Seated[]; endsAt: number; now: number },
): Promise<boolean> {
  const [noted] = await db.batch([
    db
      .prepare(
        `UPDATE booking SET late_minutes = ?2, late_at = ?3, revision = revision + 1, ends_at = max(ends_at, ?4)
         WHERE id = ?1 AND status = 'confirmed' AND late_minutes IS NULL`,
      )
      .bind(bookingId, minutes, now, endsAt),
    ...people.map(({ position, frames }) =>
      db
        .prepare('UPDATE booking_person SET frames = ? WHERE booking_id = ? AND position = ?')
        .bind(frames, bookingId, position),
    ),
  ])
  return (noted?.meta.changes ?? 0) > 0
}
