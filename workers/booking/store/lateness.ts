import * as z from 'zod'
import { allRows } from '../../kit/rows'
import { soldServices } from './rows'

const assignedRow = z.object({
  position: z.int(),
  hourId: z.int(),
  frames: z.int(),
  stylistId: z.int().nullable(),
  skinnerId: z.int().nullable(),
  services: soldServices,
})

/** One customer of a booking with who serves them. */
export type AssignedPerson = Omit<z.output<typeof assignedRow>, 'services'> & {
  serviceIds: number[]
}

/** The customers of a booking, customer 1 first. */
export async function readAssignments(
  db: D1Database,
  bookingId: string,
): Promise<AssignedPerson[]> {
  const people = db
    .prepare(
      `SELECT position, hour_id AS hourId, frames, stylist_id AS stylistId, skinner_id AS skinnerId, services
       FROM booking_person WHERE booking_id = ? ORDER BY position`,
    )
    .bind(bookingId)
  return (await allRows(people, assignedRow)).map(({ services, ...assigned }) => ({
    ...assigned,
    serviceIds: services.map(({ id }) => id),
  }))
}

/**
 * Notes once that a customer will be late, with how long they then take; false: it was noted
 * before, or the booking does not stand.
 */
export async function noteLate(
  db: D1Database,
  bookingId: string,
  {
    minutes,
    people,
    endsAt,
    now,
  }: { minutes: number; people: AssignedPerson[]; endsAt: number; now: number },
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
        .prepare(
          `UPDATE booking_person SET frames = ?5
           WHERE booking_id = ?1 AND position = ?4
             AND EXISTS (SELECT 1 FROM booking WHERE id = ?1 AND late_minutes = ?2 AND late_at = ?3)`,
        )
        .bind(bookingId, minutes, now, position, frames),
    ),
  ])
  return (noted?.meta.changes ?? 0) > 0
}
