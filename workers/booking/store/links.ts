import { firstRow, allRows } from '../../kit/rows'
import { readMany, type StoredBooking } from './bookings'
import { idRow, soldServices } from './rows'
import * as z from 'zod'

/**
 * The booking that an appointment is now: the last of those that replaced one another; null when
 * there is none.
 */
export async function readAppointment(
  db: D1Database,
  appointment: string,
): Promise<StoredBooking | null> {
  const latest = db
    .prepare(
      'SELECT id FROM booking WHERE id = ?1 OR appointment = ?1 ORDER BY revision DESC, created_at DESC LIMIT 1',
    )
    .bind(appointment)
  const id = await firstRow(latest, idRow)
  return id ? ((await readMany(db, [id]))[0] ?? null) : null
}

/** Lets a browser replace a booking until an instant (epoch ms), and see all of it from then on. */
export async function allowChange(
  db: D1Database,
  bookingId: string,
  ownerToken: string,
  until: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO booking_owner (holder, booking_id, may_change_until, by_link) VALUES (?, ?, ?, 1)
       ON CONFLICT DO UPDATE SET may_change_until = excluded.may_change_until`,
    )
    .bind(ownerToken, bookingId, until)
    .run()
}

/**
 * Makes the links of an appointment invalid, and takes away what others have by them, of each of
 * the bookings that replaced one another: browsers, and places in line, whose links would show the
 * new one.
 */
export async function withdrawLink(
  db: D1Database,
  appointment: string,
  ownerToken: string | null,
): Promise<void> {
  const bookings = '(SELECT id FROM booking WHERE id = ?1 OR appointment = ?1)'
  await db.batch([
    db
      .prepare(
        'UPDATE booking SET link_version = link_version + 1 WHERE id = ?1 OR appointment = ?1',
      )
      .bind(appointment),
    db
      .prepare(`UPDATE booking_owner SET may_change_until = NULL WHERE booking_id IN ${bookings}`)
      .bind(appointment),
    db
      .prepare(
        `DELETE FROM booking_owner
         WHERE booking_id IN ${bookings} AND by_link = 1 AND proved_at IS NULL AND holder IS NOT ?2`,
      )
      .bind(appointment, ownerToken),
    // A phone that has a booking waits for nothing but an earlier hour of it.
    db
      .prepare(
        `DELETE FROM waitlist_entry
         WHERE phone = (SELECT phone FROM booking WHERE id IN ${bookings} AND current = 1)`,
      )
      .bind(appointment),
  ])
}

/** The same for the booking that a phone has now, and for all its places in line. */
export async function withdrawLinks(db: D1Database, phone: string): Promise<void> {
  await db.batch([
    db
      .prepare('UPDATE booking SET link_version = link_version + 1 WHERE phone = ? AND current = 1')
      .bind(phone),
    db.prepare('DELETE FROM waitlist_entry WHERE phone = ?').bind(phone),
  ])
}

const phoneRow = z.object({ phone: z.string() })

/** The id of a phone's feed, null while it has none. */
export async function feedOf(db: D1Database, phone: string): Promise<string | null> {
  const feed = db.prepare('SELECT id FROM calendar_feed WHERE phone = ?').bind(phone)
  return firstRow(feed, idRow)
}

/** The phone that a feed follows, null when it was closed. */
export async function phoneOfFeed(db: D1Database, id: string): Promise<string | null> {
  const feed = db.prepare('SELECT phone FROM calendar_feed WHERE id = ?').bind(id)
  return (await firstRow(feed, phoneRow))?.phone ?? null
}

/** Gives a phone a feed unless it has one. */
export async function addFeed(
  db: D1Database,
  feed: { id: string; phone: string; now: number },
): Promise<void> {
  await db
    .prepare(
      'INSERT INTO calendar_feed (id, phone, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .bind(feed.id, feed.phone, feed.now)
    .run()
}

/** Closes the feed of a phone. */
export async function removeFeed(db: D1Database, phone: string): Promise<void> {
  await db.prepare('DELETE FROM calendar_feed WHERE phone = ?').bind(phone).run()
}

/**
 * The appointments of a phone that end after an instant, canceled ones too; of those that replaced
 * one another only the last.
 */
export async function readFollowed(
  db: D1Database,
  phone: string,
  since: number,
): Promise<StoredBooking[]> {
  const followed = db
    .prepare(
      `SELECT id FROM booking b
       WHERE phone = ? AND ends_at > ? AND status NOT IN ('pending_otp', 'expired')
       AND NOT EXISTS (SELECT 1
         FROM booking n
         WHERE n.appointment = COALESCE(b.appointment, b.id) AND n.revision > b.revision)
       ORDER BY starts_at DESC LIMIT 100`,
    )
    .bind(phone, since)
  return readMany(db, await allRows(followed, idRow))
}

const assignedRow = z.object({
  position: z.int(),
  hourId: z.int(),
  frames: z.int(),
  stylistId: z.int().nullable(),
  skinnerId: z.int().nullable(),
  delivery: z.literal([1, 2, 3]),
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
      `SELECT position, hour_id AS hourId, frames, stylist_id AS stylistId,
         skinner_id AS skinnerId, services,
         CASE WHEN skinner_id IS NULL THEN 1 WHEN stylist_id IS NULL THEN 2 ELSE 3 END AS delivery
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
