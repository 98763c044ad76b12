import * as z from 'zod'
import { allRows, flag, jsonColumn } from '../../kit/rows'
import { type MessageFacts, MAX_MESSAGES, type MessageKind } from '../messages/plan'
import type { MessageResult, MessageTry } from '../messages/send'
import { bookingStatus, listed } from './rows'

const messageKind = z.enum(['booked', 'evening', 'soon', 'review', 'canceled'])

const subjectRow = z.object({
  id: z.string(),
  status: bookingStatus,
  bookedAt: z.int(),
  startsAt: z.int(),
  endsAt: z.int(),
  doneAt: z.int().nullable(),
  deskCanceledAt: z.int().nullable(),
  hasReplied: flag,
  total: z.int(),
  begun: jsonColumn(
    z.array(z.object({ kind: messageKind, tries: z.int(), nextAt: z.int().nullable() })),
  ),
})

/** Messages of the booking `b`'s appointment, but for those that were surely not sent. */
const COUNTED = `(SELECT COUNT(*) FROM booking_message m
  WHERE m.appointment = COALESCE(b.appointment, b.id)
    AND NOT (m.outcome IS 'dropped' AND m.unsent_tries = m.tries))`

/** What decides about the messages of these bookings. */
export async function readMessageFacts(
  db: D1Database,
  ids: readonly string[],
): Promise<Map<string, MessageFacts>> {
  const subjects = db
    .prepare(
      `SELECT b.id, b.status, b.created_at AS bookedAt, b.starts_at AS startsAt,
         b.ends_at AS endsAt, b.done_at AS doneAt, b.desk_canceled_at AS deskCanceledAt,
         (b.coming_at IS NOT NULL OR b.late_minutes IS NOT NULL) AS hasReplied,
         ${COUNTED} AS total,
         (SELECT json_group_array(json_object('kind', kind, 'tries', tries, 'nextAt', next_at))
           FROM booking_message WHERE booking_id = b.id) AS begun
       FROM booking b WHERE b.id IN (SELECT value FROM json_each(?))`,
    )
    .bind(listed(ids))
  const rows = await allRows(subjects, subjectRow)
  return new Map(rows.map(({ id, total, begun, ...subject }) => [id, { subject, total, begun }]))
}

/**
 * The booking still is what the message says, in the very transaction that claims the try: it
 * stands at the same hour (has been served, for an invitation; is canceled by the desk, for that
 * news), and no answer makes a reminder needless.
 */
const STANDS = `b.id = ?1 AND b.starts_at = ?3
  AND CASE ?2 WHEN 'review' THEN b.status = 'done' AND b.done_at IS NOT NULL
    WHEN 'canceled' THEN b.status = 'canceled' AND b.desk_canceled_at IS NOT NULL
      AND b.starts_at > ?4
    ELSE b.status = 'confirmed' AND b.starts_at > ?4 END
  AND (?2 NOT IN ('evening', 'soon') OR (b.coming_at IS NULL AND b.late_minutes IS NULL))`

/** Writes a try before it is made; false when it must not be made (any more). */
export async function claimMessage(db: D1Database, attempt: MessageTry): Promise<boolean> {
  const { bookingId, kind, startsAt, now, nextAt, tries } = attempt
  const claim =
    tries === 0
      ? db
          .prepare(
            `INSERT INTO booking_message (booking_id, kind, appointment, tries, tried_at, next_at)
             SELECT b.id, ?2, COALESCE(b.appointment, b.id), 1, ?4, ?5
             FROM booking b
             WHERE ${STANDS} AND (?2 = 'canceled' OR ?6 > ${COUNTED})
             ON CONFLICT DO NOTHING`,
          )
          .bind(bookingId, kind, startsAt, now, nextAt, MAX_MESSAGES)
      : db
          .prepare(
            `UPDATE booking_message SET tries = ?6 + 1, tried_at = ?4, next_at = ?5
             WHERE booking_id = ?1 AND kind = ?2 AND tries = ?6 AND outcome IS NULL
               AND EXISTS (SELECT 1 FROM booking b WHERE ${STANDS})`,
          )
          .bind(bookingId, kind, startsAt, now, nextAt, tries)
  return (await claim.run()).meta.changes > 0
}

/** Writes that a try was not sent, and when the next may be. */
export async function postponeMessage(
  db: D1Database,
  bookingId: string,
  kind: MessageKind,
  nextAt: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE booking_message SET next_at = ?3, unsent_tries = unsent_tries + 1
       WHERE booking_id = ?1 AND kind = ?2 AND outcome IS NULL`,
    )
    .bind(bookingId, kind, nextAt)
    .run()
}

/**
 * Writes what became of a message; it is not tried again. unsent: it is dropped, and its last try
 * was not sent.
 */
export async function finishMessage(
  db: D1Database,
  bookingId: string,
  kind: MessageKind,
  outcome: MessageResult,
): Promise<void> {
  await db
    .prepare(
      `UPDATE booking_message SET outcome = ?3, next_at = NULL, unsent_tries = unsent_tries + ?4
       WHERE booking_id = ?1 AND kind = ?2`,
    )
    .bind(bookingId, kind, outcome === 'sent' ? 'sent' : 'dropped', outcome === 'unsent' ? 1 : 0)
    .run()
}

/** Notes that the customer comes; false when the booking does not stand any more. */
export async function noteComing(db: D1Database, bookingId: string, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE booking SET coming_at = COALESCE(coming_at, ?2)
       WHERE id = ?1 AND status = 'confirmed'`,
    )
    .bind(bookingId, now)
    .run()
  return meta.changes > 0
}
