import { firstRow } from '../../kit/rows'
import { readMany, type StoredBooking } from './bookings'
import { idRow } from './rows'

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
  const row = await firstRow(latest, idRow)
  return row ? ((await readMany(db, [row.id]))[0] ?? null) : null
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
 * Makes the links of an appointment invalid, and takes away what other browsers have by them, of
 * each of the bookings that replaced one another.
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
  ])
}

/** The same for the booking that a phone has now. */
export async function withdrawLinks(db: D1Database, phone: string): Promise<void> {
  await db
    .prepare('UPDATE booking SET link_version = link_version + 1 WHERE phone = ? AND current = 1')
    .bind(phone)
    .run()
}
