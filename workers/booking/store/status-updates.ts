import * as z from 'zod'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/durations'
import { firstIn, rowsIn } from '../../kit/rows'
import type { LocalDate } from '../../kit/values'
import { bookingStatus, type BookingStatus, listed } from './rows'

const statusRow = z.object({ id: z.string(), status: bookingStatus })

/**
 * Forbids that those of these bookings that are not written yet are ever written; returns the state
 * of the others. After this nothing about them is uncertain.
 */
export async function voidUnwritten(
  db: D1Database,
  ids: readonly string[],
  now: number,
): Promise<Map<string, BookingStatus>> {
  const [, known] = await db.batch([
    db
      .prepare(
        `INSERT INTO voided_booking (id, voided_at)
         SELECT value, ?2 FROM json_each(?1)
         WHERE value NOT IN (SELECT id FROM booking)
         ON CONFLICT DO NOTHING`,
      )
      .bind(listed(ids), now),
    statusQuery(db, ids),
  ])
  return statuses(known)
}

/** The status of these bookings; unwritten ones are left out. */
export async function readStatuses(
  db: D1Database,
  ids: readonly string[],
): Promise<Map<string, BookingStatus>> {
  return statuses(await statusQuery(db, ids).all())
}

/**
 * Confirms a pending booking; one whose phone has another current booking by now expires instead.
 * Returns its status afterwards. A booking of the phone whose time is over frees it and stays in the
 * state that reception reported.
 */
export async function confirmPending(
  db: D1Database,
  id: string,
  now: number,
): Promise<BookingStatus | null> {
  const results = await db.batch([
    db
      .prepare(
        `UPDATE booking
         SET current = NULL
         WHERE current = 1 AND ends_at <= ?2 AND phone = (SELECT phone FROM booking WHERE id = ?1)`,
      )
      .bind(id, now),
    db
      .prepare(
        `UPDATE OR IGNORE booking
         SET status = 'confirmed', current = 1, hold_expires_at = NULL
         WHERE id = ? AND status = 'pending_otp'`,
      )
      .bind(id),
    db
      .prepare(`UPDATE booking SET status = 'expired' WHERE id = ? AND status = 'pending_otp'`)
      .bind(id),
    db.prepare('SELECT id, status FROM booking WHERE id = ?').bind(id),
  ])
  return firstIn(results.at(-1), statusRow)?.status ?? null
}

/** Marks pending bookings as expired; those that are something else by now stay so. */
export async function expirePending(db: D1Database, ids: readonly string[]): Promise<void> {
  await db
    .prepare(
      `UPDATE booking SET status = 'expired' WHERE status = 'pending_otp' AND id IN (SELECT value FROM json_each(?))`,
    )
    .bind(listed(ids))
    .run()
}

/**
 * A phone that nobody has proved counts for so long (ms) after its booking is canceled: a canceled
 * booking has had its message.
 */
const COUNTED_AFTER_CANCEL = HOUR_MS

/** Cancels a booking that is confirmed or pending; returns whether this call did it. */
export async function cancelCurrent(db: D1Database, id: string, now: number): Promise<boolean> {
  const [result] = await db.batch([
    db
      .prepare(
        `UPDATE booking
         SET status = 'canceled', current = NULL, canceled_at = ?2
         WHERE id = ?1 AND status IN ('confirmed', 'pending_otp')`,
      )
      .bind(id, now),
    db
      .prepare(
        `UPDATE unproved_phone SET until = min(until, ?2)
         WHERE phone = (SELECT phone FROM booking WHERE id = ?1 AND status = 'canceled')
           AND bucket NOT GLOB 'home-*'`,
      )
      .bind(id, now + COUNTED_AFTER_CANCEL),
  ])
  return (result?.meta.changes ?? 0) > 0
}

/**
 * Notes that the desk cancels a booking at an instant (epoch ms), whose customer is told once it is
 * canceled. Null: the customer cancels, though the desk may have tried before.
 */
export async function noteDeskCancels(
  db: D1Database,
  id: string,
  at: number | null,
): Promise<void> {
  await db
    .prepare(
      `UPDATE booking SET desk_canceled_at = ?2
       WHERE id = ?1 AND status = 'confirmed' AND desk_canceled_at IS NOT ?2`,
    )
    .bind(id, at)
    .run()
}

/**
 * Ms for which the responses to idempotency keys, and the bookings that may never be written, are
 * stored.
 */
const REQUEST_MAX_AGE_MS = 7 * DAY_MS

/** Ends a salon-day: what was confirmed is done. Sweeps old requests, tries and copies on the way. */
export async function markDayDone(
  db: D1Database,
  salonId: number,
  date: LocalDate,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE booking
         SET status = 'done', current = NULL
         WHERE salon_id = ? AND date = ? AND status IN ('confirmed', 'checked_in', 'serving')`,
      )
      .bind(salonId, date),
    db.prepare('DELETE FROM request WHERE created_at < ?').bind(now - REQUEST_MAX_AGE_MS),
    db.prepare('DELETE FROM voided_booking WHERE voided_at < ?').bind(now - REQUEST_MAX_AGE_MS),
    db.prepare('DELETE FROM attempt WHERE minute < ?').bind(Math.floor(now / MINUTE_MS) - 60),
    db.prepare('DELETE FROM unproved_phone WHERE until < ?').bind(now),
    db.prepare('DELETE FROM visit_hold WHERE until < ?').bind(now),
    db
      .prepare(`DELETE FROM neighbour_copy WHERE name GLOB 'opening:*' AND seen_at < ?`)
      .bind(now - REQUEST_MAX_AGE_MS),
  ])
}

function statusQuery(db: D1Database, ids: readonly string[]): D1PreparedStatement {
  return db
    .prepare('SELECT id, status FROM booking WHERE id IN (SELECT value FROM json_each(?))')
    .bind(listed(ids))
}

function statuses(result: D1Result | undefined): Map<string, BookingStatus> {
  return new Map(rowsIn(result, statusRow).map((row) => [row.id, row.status]))
}

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
         SET status = ?3,
           current = CASE WHEN ?3 IN ('done', 'no_show') THEN NULL ELSE current END,
           done_at = CASE ?3 WHEN 'done' THEN ?4 ELSE done_at END
         WHERE id = ?1 AND status = ?2 AND (?2 <> 'done' OR done_at IS NULL)`,
      )
      .bind(id, from, to, now),
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
