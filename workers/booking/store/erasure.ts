import type { DeletedCustomer } from '../../kit/erasure'
import { vietnamDay } from '../../kit/vietnam-time'

/**
 * Deletes booking's data of a customer except their bookings, and marks those to lose their phone.
 * Votes still count, under a number that belongs to nobody.
 */
export function eraseCustomer(
  db: D1Database,
  { customerId, phone, at }: DeletedCustomer,
): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM customer WHERE phone = ?').bind(phone),
    db.prepare('DELETE FROM unproved_phone WHERE phone = ?').bind(phone),
    db.prepare('DELETE FROM calendar_feed WHERE phone = ? AND created_at <= ?').bind(phone, at),
    db.prepare('DELETE FROM saved_address WHERE phone = ? AND created_at <= ?').bind(phone, at),
    db
      .prepare(
        "UPDATE style_master_vote SET phone = 'was of ' || ?2 WHERE phone = ?1 AND voted_at <= ?3",
      )
      .bind(phone, customerId, at),
    db
      .prepare(
        `INSERT INTO leaving (phone, customer_id, at)
         VALUES (?, ?, ?)
         ON CONFLICT (phone) DO UPDATE SET customer_id = excluded.customer_id,
           at = max(at, excluded.at)`,
      )
      .bind(phone, customerId, at),
  ]
}

/**
 * Removes personal data from the bookings of deleted customers as soon as they are over: what was
 * sold, when and by whom stays, as accounting requires. Of everybody it removes the names in
 * bookings that are over or canceled, as they serve the visit alone.
 */
export async function eraseOldData(db: D1Database, now: number): Promise<void> {
  const theirs = (of: string) =>
    `SELECT o.id FROM leaving l JOIN ${of} o ON o.phone = l.phone AND o.created_at <= l.at`
  const over = `(${theirs('booking')} AND o.ends_at <= ?1)`
  const visits = `(${theirs('home_visit')} AND o.date < ?1)`
  await db.batch([
    db
      .prepare(
        `UPDATE booking_person SET name = NULL
         WHERE name IS NOT NULL
           AND EXISTS (SELECT 1 FROM booking b
             WHERE b.id = booking_id AND (b.ends_at <= ? OR b.status = 'canceled'))`,
      )
      .bind(now),
    db.prepare(`DELETE FROM visit_photo WHERE booking_id IN ${over}`).bind(now),
    db.prepare(`UPDATE rating SET comment = '' WHERE booking_id IN ${over}`).bind(now),
    db.prepare(`DELETE FROM booking_owner WHERE booking_id IN ${over}`).bind(now),
    db
      .prepare(
        `UPDATE booking SET phone = '', note = '', wishes = '{}', params = '{}', current = NULL WHERE id IN ${over}`,
      )
      .bind(now),
    db
      .prepare(
        `UPDATE home_visit SET phone = '', holder = NULL, address = '', note = '' WHERE id IN ${visits}`,
      )
      .bind(vietnamDay(now)),
    db.prepare(
      `DELETE FROM leaving
       WHERE NOT EXISTS (SELECT 1
           FROM booking o
           WHERE o.phone = leaving.phone AND o.created_at <= leaving.at)
       AND NOT EXISTS (SELECT 1
         FROM home_visit o
         WHERE o.phone = leaving.phone AND o.created_at <= leaving.at)`,
    ),
  ])
}
