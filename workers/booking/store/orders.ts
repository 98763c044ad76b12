import { type LocalDate, localDate } from '../../kit/values'
import { assignmentOf, type StaffAssignment } from '../salon-day/ledger'
import { IS_STALE, type OrderFacts, acceptedColumn, type FirstResponse } from './order-facts'
import * as z from 'zod'
import { flag, rowsIn } from '../../kit/rows'
import type { Accepted, Order } from '../pricing/order'
import { countTries } from '../../kit/rate-limit'
import { bookingStatus, type BookingStatus } from './rows'

/** Where and when (`now`, epoch ms) a group of orders is written. */
type OrderPlace = {
  salonId: number
  date: LocalDate
  now: number
  /** Whether one of its browsers holds an hour. */
  hasHeldHours: boolean
  /** What has to go first, by the reading before; a transaction that needs no statement has none. */
  found: Pick<OrderFacts, 'hasEndedBookings' | 'hasStaleResponses'>
}

/**
 * The statements that write a group of orders, in the order in which they depend on each other. The
 * last reads what was written, the third from the end returns the bookings that were superseded.
 */
function orderStatements(
  db: D1Database,
  writings: readonly PendingWrite[],
  { salonId, date, now, hasHeldHours, found }: OrderPlace,
): D1PreparedStatement[] {
  const rows = JSON.stringify(writings.map(rowOf))
  const isReplacing = writings.some(({ replaces }) => replaces !== null)
  const each = (sql: string) =>
    db.prepare(
      `WITH n AS (SELECT value ->> 'id' AS id, value ->> 'key' AS key, value ->> 'phone' AS phone,
           value AS row
         FROM json_each(?1)) ${sql}`,
    )
  return [
    ...(found.hasEndedBookings ? [each(FREE_PHONES).bind(rows, now)] : []),
    ...(found.hasStaleResponses ? [each(FORGET_STALE_RESPONSES).bind(rows, now)] : []),
    each(CLAIM_KEYS).bind(rows, now),
    ...(isReplacing ? [each(CANCEL_REPLACED).bind(rows, now)] : []),
    each(INSERT_BOOKINGS).bind(rows, now, salonId, date),
    each(INSERT_PEOPLE).bind(rows),
    // The use of an offer is spent by the booking being there: one transaction, nothing to give back separately.
    ...(writings.some(({ order }) => order.offers) ? [each(INSERT_OFFERS).bind(rows)] : []),
    ...(hasHeldHours ? [each(FORGET_HELD_HOURS).bind(rows)] : []),
    ...(isReplacing ? [each(OWNERS_OF_REPLACED).bind(rows)] : []),
    each(INSERT_OWNERS).bind(rows),
    ...(writings.some(({ unprovedBuckets: unverifiedBuckets }) => unverifiedBuckets.length > 0)
      ? [each(INSERT_UNPROVED).bind(rows)]
      : []),
    each(SUPERSEDE_UNPROVED).bind(rows),
    each(RELEASE_KEYS).bind(rows),
    each(SELECT_WRITTEN).bind(rows),
  ]
}

/** Orders whose key was claimed by themselves and not by an earlier order. */
const WON = 'JOIN request r ON r.key = n.key AND r.booking_id = n.id'

// A booking whose time is over frees its phone. Its state stays what reception reported: the visit
// may still be going on, or may yet be noted as an absence.
const FREE_PHONES = `UPDATE booking
  SET current = NULL
  WHERE current = 1 AND ends_at <= ?2 AND phone IN (SELECT phone FROM n)`

const FORGET_STALE_RESPONSES = `DELETE FROM request AS r
  WHERE key IN (SELECT key FROM n) AND booking_id NOT IN (SELECT id FROM n)
    AND EXISTS (SELECT 1 FROM booking b WHERE ${IS_STALE})`

const CLAIM_KEYS = `INSERT INTO request (key, booking_id, content, answer, created_at)
  SELECT n.key, n.id, n.row ->> 'content', n.row ->> 'response', ?2
  FROM n
  WHERE n.id NOT IN (SELECT id FROM voided_booking)
  ON CONFLICT DO NOTHING`

const CANCEL_REPLACED = `UPDATE booking SET status = 'canceled', current = NULL, canceled_at = ?2,
    desk_canceled_at = NULL
  WHERE status = 'confirmed'
    AND id IN (SELECT n.row ->> 'replaces'
        FROM n ${WON}
        WHERE n.row ->> 'replaces' IS NOT NULL)`

const INSERT_BOOKINGS = `INSERT INTO booking (id, phone, salon_id, date, starts_at, ends_at, status,
    current, hold_expires_at, total, note, wishes, book_at, utm_source, params, created_at,
    appointment, revision, link_version)
  SELECT n.id, n.phone, ?3, ?4, n.row ->> 'startsAt', n.row ->> 'endsAt', n.row ->> 'status',
    n.row ->> 'current', n.row ->> 'holdExpiresAt', n.row ->> 'total',
    n.row ->> 'note', n.row ->> 'wishes', n.row ->> 'bookAt', n.row ->> 'utmSource',
    n.row ->> 'params', ?2,
    COALESCE(o.appointment, o.id), COALESCE(o.revision + 1, 0), COALESCE(o.link_version, 0)
  FROM n ${WON}
  LEFT JOIN booking o ON o.id = n.row ->> 'replaces'
  WHERE true ON CONFLICT DO NOTHING`

// The name of the person who had the same place in the booking that is replaced, when neither came
// nor went.
const NAME_BEFORE = `(SELECT o.name FROM booking_person o
  WHERE o.booking_id = n.row ->> 'replaces' AND o.position = p.key
    AND json_array_length(n.row, '$.people') =
      (SELECT COUNT(*) FROM booking_person c WHERE c.booking_id = o.booking_id))`

const INSERT_PEOPLE = `INSERT INTO booking_person (booking_id, position, hour_id, frames, stylist_id,
    skinner_id, total, services, name)
  SELECT n.id, p.key, p.value ->> 'hourId', p.value ->> 'frames', p.value ->> 'stylistId',
    p.value ->> 'skinnerId', p.value ->> 'total', p.value ->> 'services',
    ${NAME_BEFORE}
  FROM n
  JOIN booking b ON b.id = n.id, json_each(n.row, '$.people') p
  WHERE true ON CONFLICT DO NOTHING`

const INSERT_OFFERS = `INSERT INTO booking_offer (booking_id, position, offer_id, name, saved,
    until)
  SELECT n.id, o.value ->> 'position', o.value ->> 'id', o.value ->> 'name', o.value ->> 'saved',
    o.value ->> 'until'
  FROM n
  JOIN booking b ON b.id = n.id, json_each(n.row, '$.offers') o
  WHERE true ON CONFLICT DO NOTHING`

const FORGET_HELD_HOURS = `DELETE FROM visit_hold
  WHERE visit IN (SELECT n.row ->> 'holder' FROM n JOIN booking b ON b.id = n.id)`

// A link changes a booking for all its owners, who stay what they are, and so does an accepted
// place: its customer joined by the link. A session of the phone leaves those behind that never
// proved it: they may have typed another's phone.
const OWNERS_OF_REPLACED = `INSERT INTO booking_owner (holder, booking_id, proved_at, by_link)
  SELECT o.holder, n.id, o.proved_at, o.by_link FROM n
  JOIN booking b ON b.id = n.id
  JOIN booking_owner o ON o.booking_id = n.row ->> 'replaces'
  WHERE o.proved_at IS NOT NULL OR NOT n.row ->> 'isOfSession' ON CONFLICT DO NOTHING`

const INSERT_OWNERS = `INSERT INTO booking_owner (holder, booking_id)
  SELECT n.row ->> 'holder', n.id FROM n
  JOIN booking b ON b.id = n.id
  WHERE n.row ->> 'holder' IS NOT NULL ON CONFLICT DO NOTHING`

const INSERT_UNPROVED = `INSERT INTO unproved_phone (bucket, phone, until)
  SELECT u.value, n.phone, n.row ->> 'endsAt' FROM n
  JOIN booking b ON b.id = n.id, json_each(n.row, '$.unprovedBuckets') u
  WHERE true ON CONFLICT DO UPDATE SET until = max(until, excluded.until)`

// A phone has at most one booking that awaits a code: the one written last replaces all unproved
// ones, in whichever order the ids were made. It also replaces those of its browser that it meets in
// time, whose customer may have mistyped the phone; at the salon many customers share a browser.
const SUPERSEDE_UNPROVED = `UPDATE booking SET status = 'expired'
  WHERE status = 'pending_otp' AND id IN
    (SELECT p.id
      FROM n
      JOIN booking b ON b.id = n.id
      JOIN booking p ON p.phone = n.phone AND p.status = 'pending_otp' AND p.id <> n.id
      UNION SELECT o.booking_id
      FROM n
      JOIN booking b ON b.id = n.id
      JOIN booking_owner o ON o.holder = n.row ->> 'holder'
      JOIN booking p ON p.id = o.booking_id AND p.status = 'pending_otp' AND p.date = b.date
      JOIN booking_person mine ON mine.booking_id = b.id
      JOIN booking_person theirs ON theirs.booking_id = p.id
        AND theirs.hour_id < mine.hour_id + mine.frames
        AND mine.hour_id < theirs.hour_id + theirs.frames
      WHERE p.id NOT IN (SELECT id FROM n) AND NOT n.row ->> 'isAtSalon')
  RETURNING id, salon_id AS salonId, date`

const RELEASE_KEYS = `DELETE FROM request
  WHERE key IN (SELECT n.key
      FROM n ${WON}
      WHERE n.id NOT IN (SELECT b.id FROM booking b JOIN n m ON m.id = b.id))`

const SELECT_WRITTEN = `SELECT n.id, b.status, r.content, r.answer AS response,
    EXISTS (SELECT 1
        FROM booking f
        WHERE f.id = r.booking_id AND f.status = 'canceled') AS isCanceled
  FROM n LEFT JOIN booking b ON b.id = n.id LEFT JOIN request r ON r.key = n.key`

function rowOf({
  order,
  assignments,
  startsAt,
  endsAt,
  response,
  replaces,
  unprovedBuckets: unverifiedBuckets,
}: PendingWrite) {
  return {
    unprovedBuckets: unverifiedBuckets,
    id: order.bookingId,
    key: order.idempotencyKey,
    phone: order.phone,
    content: order.content,
    response: JSON.stringify(response),
    startsAt,
    endsAt,
    status: response.needsCode ? 'pending_otp' : 'confirmed',
    current: response.needsCode ? null : 1,
    holdExpiresAt: response.holdExpiresAt,
    total: response.totals.reduce((sum, total) => sum + total, 0),
    note: order.note,
    wishes: order.wishes,
    bookAt: order.bookAt,
    utmSource: order.utmSource,
    params: order.params,
    holder: order.ownerToken,
    isAtSalon: order.isAtSalon,
    replaces,
    isOfSession: order.sessionPhone === order.phone && !order.offered,
    offers: order.people.flatMap((person, position) =>
      person.offers.map((offer) => ({ position, ...offer })),
    ),
    people: order.people.map((person, index) => ({
      ...assignmentOf(assignments, index),
      hourId: person.hourId,
      frames: person.frames,
      total: person.total,
      services: JSON.stringify(person.services),
    })),
  }
}

/** An order with its staff, ready to be written. */
export type PendingWrite = {
  order: Order
  assignments: StaffAssignment[]
  startsAt: number
  endsAt: number
  response: Accepted
  replaces: string | null
  /** The buckets in which the booking counts as unproved while it is open. */
  unprovedBuckets: string[]
}

/**
 * The result of writing an order: its status, or null with the first response to its key, if any.
 */
export type WriteResult = { status: BookingStatus | null; earlier: FirstResponse | null }

/** A booking that waited for a code until a newer one of its phone or browser was written. */
const supersededRow = z.object({ id: z.string(), salonId: z.int(), date: localDate })
export type SupersededBooking = z.output<typeof supersededRow>

const writtenRow = z.object({
  id: z.string(),
  status: bookingStatus.nullable(),
  content: z.string().nullable(),
  response: acceptedColumn.nullable(),
  isCanceled: flag,
})

/**
 * Writes a group of bookings in one transaction. Each is written whole or not at all: not when its
 * key already has a response, when its phone has a current booking besides the one it replaces, or
 * when it has been voided meanwhile. A group has at most one order of a phone. Returns the result
 * of each, and the bookings that this very transaction has superseded. It also writes the attempts
 * of the whole group, refused ones included, and, for browsers that hold an hour, where that is.
 */
export async function writeOrders(
  db: D1Database,
  writings: readonly PendingWrite[],
  { buckets, ...place }: OrderPlace & { buckets: string[] },
): Promise<{ written: Map<string, WriteResult>; superseded: SupersededBooking[] }> {
  const results = await db.batch([
    countTries(db, buckets, place.now),
    ...orderStatements(db, writings, place),
  ])
  return {
    written: new Map(
      rowsIn(results.at(-1), writtenRow).map(({ id, status, content, response, isCanceled }) => [
        id,
        {
          status,
          earlier: content === null || response === null ? null : { content, response, isCanceled },
        },
      ]),
    ),
    superseded: rowsIn(results.at(-3), supersededRow),
  }
}
