import * as z from 'zod'
import { allRows, firstRow, jsonColumn, type Page, readPage } from '../../kit/rows'
import { localDate, type LocalDate } from '../../kit/values'
import { bookingStatus, idRow, listed, soldServicesList, wishesColumn } from './rows'

const bookingRow = z.object({
  id: z.string(),
  phone: z.string(),
  salonId: z.int(),
  date: localDate,
  startsAt: z.int(),
  endsAt: z.int(),
  status: bookingStatus,
  holdExpiresAt: z.int().nullable(),
  total: z.int(),
  note: z.string(),
  wishes: wishesColumn,
  /** Id of the first booking of those that replaced one another up to this one. */
  appointment: z.string(),
  /** How often the appointment was changed up to this booking. */
  revision: z.int(),
  linkVersion: z.int(),
  lateMinutes: z.int().nullable(),
  /** When the customer said so (epoch ms). */
  lateAt: z.int().nullable(),
  /** When the customer answered that they come (epoch ms). */
  comingAt: z.int().nullable(),
  /** When reception reported that the visit is done (epoch ms); null: it has not. */
  doneAt: z.int().nullable(),
  /** When it was made, changed or canceled last (epoch ms). */
  changedAt: z.int(),
  people: jsonColumn(
    z.array(
      z.object({
        hourId: z.int(),
        stylistId: z.int().nullable(),
        stylistName: z.string(),
        /** What the salon calls them; null: nobody has said. */
        name: z.string().nullable(),
        total: z.int(),
        services: soldServicesList,
        offers: z.array(
          z
            .object({
              id: z.int(),
              name: z.string(),
              saved: z.int(),
              until: localDate.nullable(),
            })
            .transform(({ until, ...offer }) => (until === null ? offer : { ...offer, until })),
        ),
      }),
    ),
  ),
  /** SHA-256 of the proofs of its owners. */
  owners: jsonColumn(z.array(z.string())),
})

/** A booking as it is stored. */
export type StoredBooking = z.output<typeof bookingRow>

/** The frame at which the first of a booking's people comes, who need not be customer 1. */
export function firstHourOf({ people }: Pick<StoredBooking, 'people'>): number {
  return Math.min(...people.map(({ hourId }) => hourId))
}

/** One booking, null when there is none. */
export async function readBooking(db: D1Database, id: string): Promise<StoredBooking | null> {
  return (await readMany(db, [id]))[0] ?? null
}

/** Current bookings of a phone or of a browser's proof, soonest first. */
export async function readCurrent(
  db: D1Database,
  who: { phone: string | null; ownerToken: string | null },
  now: number,
): Promise<StoredBooking[]> {
  const current = db
    .prepare(
      `SELECT id FROM booking
       WHERE ends_at > ?3
         AND (status IN ('confirmed', 'checked_in', 'serving')
           OR (status = 'pending_otp' AND hold_expires_at > ?3))
       AND (phone = ?1 OR id IN (SELECT booking_id FROM booking_owner WHERE holder = ?2))
       ORDER BY starts_at LIMIT 20`,
    )
    .bind(who.phone, who.ownerToken, now)
  const ids = await allRows(current, idRow)
  return ids.length === 0 ? [] : readMany(db, ids)
}

/** Id of the current booking of a phone, null when it has none. */
export async function readCurrentId(
  db: D1Database,
  phone: string,
  now: number,
): Promise<string | null> {
  const current = db
    .prepare('SELECT id FROM booking WHERE phone = ? AND current = 1 AND ends_at > ?')
    .bind(phone, now)
  return firstRow(current, idRow)
}

/**
 * A page of the bookings of a salon-day, soonest first, and how many there are; without those whose
 * code is awaited or never came.
 */
export async function readBookingsOfDay(
  db: D1Database,
  { salonId, date }: { salonId: number; date: LocalDate },
  page: Page,
): Promise<{ bookings: StoredBooking[]; total: number }> {
  const from = `booking
    WHERE salon_id = ?1 AND date = ?2 AND status NOT IN ('pending_otp', 'expired')`
  const order = 'starts_at, id'
  const ofDay = { columns: 'id', from, order }
  const { rows: ids, total } = await readPage(db, idRow, ofDay, [salonId, date], page)
  return { bookings: ids.length === 0 ? [] : await readMany(db, ids), total }
}

/**
 * Makes the bearer of an owner token an owner: they entered a code that was sent to the booking's
 * phone, so the phone is proved.
 */
export async function addVerifiedOwner(
  db: D1Database,
  bookingId: string,
  ownerToken: string,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO booking_owner (holder, booking_id, proved_at)
         VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET proved_at = excluded.proved_at`,
      )
      .bind(ownerToken, bookingId, now),
    db
      .prepare('DELETE FROM unproved_phone WHERE phone = (SELECT phone FROM booking WHERE id = ?)')
      .bind(bookingId),
  ])
}

/** Whether the bearer of an owner token has entered a code that was sent to the booking's phone. */
export async function isVerifiedOwner(
  db: D1Database,
  bookingId: string,
  ownerToken: string,
): Promise<boolean> {
  const proof = await db
    .prepare(
      `SELECT 1 FROM booking_owner
       WHERE booking_id = ? AND holder = ? AND proved_at IS NOT NULL`,
    )
    .bind(bookingId, ownerToken)
    .first()
  return proof !== null
}

/** These bookings, soonest first. */
export async function readMany(db: D1Database, ids: readonly string[]): Promise<StoredBooking[]> {
  const bookings = db
    .prepare(
      `SELECT b.id, b.phone, b.salon_id AS salonId, b.date, b.starts_at AS startsAt,
         b.ends_at AS endsAt, b.status, b.hold_expires_at AS holdExpiresAt, b.total, b.note,
         b.wishes, COALESCE(b.appointment, b.id) AS appointment, b.revision,
         b.link_version AS linkVersion, b.late_minutes AS lateMinutes, b.late_at AS lateAt,
         b.coming_at AS comingAt, b.done_at AS doneAt,
         COALESCE(b.canceled_at, b.late_at, b.created_at) AS changedAt,
         (SELECT json_group_array(json_object('hourId', p.hour_id, 'stylistId', s.id,
               'stylistName', COALESCE(s.name, ''), 'name', p.name, 'total', p.total,
               'services', json(p.services), 'offers', json((
                 SELECT json_group_array(
                   json_object('id', o.offer_id, 'name', o.name, 'saved', o.saved,
                     'until', o.until)
                   ORDER BY o.offer_id)
                 FROM booking_offer o
                 WHERE o.booking_id = p.booking_id AND o.position = p.position)))
               ORDER BY p.position)
           FROM booking_person p
           LEFT JOIN staff s ON s.id = p.stylist_id
           WHERE p.booking_id = b.id) AS people,
         (SELECT json_group_array(o.holder) FROM booking_owner o
           WHERE o.booking_id = b.id) AS owners
       FROM booking b
       WHERE b.id IN (SELECT value FROM json_each(?)) ORDER BY b.starts_at, b.id`,
    )
    .bind(listed(ids))
  return allRows(bookings, bookingRow)
}

/** Takes all proofs away that browsers have of a phone's bookings. */
export async function removeOwners(db: D1Database, phone: string): Promise<void> {
  await db
    .prepare(
      'DELETE FROM booking_owner WHERE booking_id IN (SELECT id FROM booking WHERE phone = ?)',
    )
    .bind(phone)
    .run()
}

/**
 * Stores the names of a booking's persons, customer 1 first, '' for none; false: the booking does
 * not stand any more.
 */
export async function saveNames(
  db: D1Database,
  bookingId: string,
  names: readonly string[],
): Promise<boolean> {
  const saved = await db
    .prepare(
      `UPDATE booking_person SET name = NULLIF(n.value, '')
       FROM json_each(?2) n
       WHERE booking_id = ?1 AND position = n.key
         AND EXISTS (SELECT 1 FROM booking WHERE id = ?1 AND status = 'confirmed')`,
    )
    .bind(bookingId, JSON.stringify(names))
    .run()
  return saved.meta.changes > 0
}
