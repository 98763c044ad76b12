import * as z from 'zod'
import { firstIn, firstRow, flag, rowsIn, jsonColumn } from '../../kit/rows'
import { localDate } from '../../kit/values'
import type { Order, Accepted } from '../pricing/order'
import { selectTries, triesRow } from '../../kit/rate-limit'
import type { PhoneFacts } from '../role'
import { SPENT_BEFORE_NEXT, spentRow, type SpentUses } from './offers'
import { bookingStatus, CUSTOMER_COLUMNS, customerRow } from './rows'

/** The salon-day at which a browser holds an hour. */
const heldAt = z.object({ salonId: z.int(), date: localDate })
export type HeldAt = z.output<typeof heldAt>

/** A row of `selectHolds`. */
const heldRow = heldAt.extend({ ownerToken: z.string() })

/**
 * Stores where a browser holds its hour until an instant (epoch ms); returns where it was before.
 * Of two concurrent calls, the second gets the place of the first.
 */
export async function moveHold(
  db: D1Database,
  ownerToken: string,
  to: HeldAt,
  until: number,
): Promise<HeldAt | null> {
  const [before] = await db.batch([
    db.prepare('SELECT salon_id AS salonId, date FROM visit_hold WHERE visit = ?').bind(ownerToken),
    db
      .prepare(
        `INSERT INTO visit_hold (visit, salon_id, date, until)
         VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET salon_id = excluded.salon_id, date = excluded.date,
           until = excluded.until`,
      )
      .bind(ownerToken, to.salonId, to.date, until),
  ])
  return firstIn(before, heldAt)
}

/** Deletes where a browser holds its hour; returns that place. */
export async function dropHold(db: D1Database, ownerToken: string): Promise<HeldAt | null> {
  const dropped = db
    .prepare('DELETE FROM visit_hold WHERE visit = ? RETURNING salon_id AS salonId, date')
    .bind(ownerToken)
  return firstRow(dropped, heldAt)
}

/** Where browsers hold an hour at `now` (epoch ms): rows of `heldRow`. */
function selectHolds(
  db: D1Database,
  ownerTokens: readonly string[],
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT visit AS ownerToken, salon_id AS salonId, date FROM visit_hold
       WHERE until > ?2 AND visit IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ownerTokens), now)
}

/** A reservation lapses after this (ms), unless its booking is written: longer than any write takes. */
const WRITE_MS = 15_000

const unverifiedRow = z.object({
  bucket: z.string(),
  phone: z.string(),
  isProved: flag,
  isCounted: flag,
  others: z.int(),
})

/** D1's data about which phones of a group of orders are proved. */
export type UnverifiedBookings = {
  /** Buckets in which an order counts; none when its customer is known. */
  bucketsOf: (order: Order) => string[]
  /** Other unproved phones with an open booking in a bucket, and whether the phone itself is among those counted. */
  othersIn: (bucket: string, phone: string) => { others: number; isCounted: boolean }
}

/**
 * The buckets in which an order counts until its phone is proved; a session of the phone proves it.
 */
function unverifiedBuckets({ phone, sessionPhone, network, ownerToken }: Order): string[] {
  if (sessionPhone === phone) return []
  return [
    ...(network ? [`network:${network}`] : []),
    ...(ownerToken ? [`device:${ownerToken}`] : []),
  ]
}

/**
 * Counts other unproved phones per bucket, reserves a place in each bucket, and reads which
 * browsers have proved a phone by a code. In one transaction, so that orders at many salons at once
 * count each other; nothing when every phone is proved.
 */
function unverifiedQueries(
  db: D1Database,
  orders: readonly Order[],
  now: number,
): D1PreparedStatement[] {
  const counted = orders.flatMap((order) =>
    unverifiedBuckets(order).map((bucket) => ({
      bucket,
      phone: order.phone,
      holder: order.ownerToken,
    })),
  )
  if (counted.length === 0) return []
  const rows = JSON.stringify(counted)
  const values = `WITH a AS (SELECT DISTINCT value ->> 'bucket' AS bucket, value ->> 'phone' AS phone,
        value ->> 'holder' AS holder
      FROM json_each(?1))`
  const verified = `SELECT 1 FROM booking_owner o
    JOIN booking b ON b.id = o.booking_id
    WHERE o.holder = a.holder AND o.proved_at IS NOT NULL AND b.phone = a.phone`
  return [
    db
      .prepare(
        `${values} SELECT a.bucket, a.phone, EXISTS (${verified}) AS isProved,
           EXISTS (SELECT 1
             FROM unproved_phone u
             WHERE u.bucket = a.bucket AND u.phone = a.phone AND u.until > ?2) AS isCounted,
           (SELECT COUNT(*)
               FROM unproved_phone u
               WHERE u.bucket = a.bucket AND u.phone <> a.phone AND u.until > ?2) AS others
           FROM a`,
      )
      .bind(rows, now),
    db
      .prepare(
        `INSERT INTO unproved_phone (bucket, phone, until) ${values}
         SELECT a.bucket, a.phone, ?2 FROM a
         WHERE NOT EXISTS (${verified})
         ON CONFLICT DO UPDATE SET until = max(until, excluded.until)`,
      )
      .bind(rows, now + WRITE_MS),
  ]
}

/** Reads the response of the first of `unprovedQueries`. */
function unverifiedFrom(result: D1Result | undefined): UnverifiedBookings {
  const rows = new Map(
    (result ? rowsIn(result, unverifiedRow) : []).map((row) => [`${row.bucket} ${row.phone}`, row]),
  )
  return {
    bucketsOf: (order) =>
      unverifiedBuckets(order).filter((bucket) => !rows.get(`${bucket} ${order.phone}`)?.isProved),
    othersIn: (bucket, phone) => {
      const row = rows.get(`${bucket} ${phone}`)
      return { others: row?.others ?? 0, isCounted: row?.isCounted ?? false }
    },
  }
}

/** The first response to an order, as JSON in the table `request`. */
export const acceptedColumn = jsonColumn(
  z.object({
    bookingId: z.string(),
    totals: z.array(z.int()),
    needsCode: z.boolean(),
    holdExpiresAt: z.int().nullable(),
  }),
)

/** The first response to an idempotency key, with the hash of its request. */
export type FirstResponse = { content: string; response: Accepted; isCanceled: boolean }

const responseRow = z.object({
  key: z.string(),
  content: z.string(),
  response: acceptedColumn,
  isCanceled: flag,
  isStale: flag,
})

/** What D1 knows that decides about a group of orders. */
export type OrderFacts = {
  responses: Map<string, FirstResponse>
  /** Whether a key has a response that is to be forgotten, as its code is no longer awaited. */
  hasStaleResponses: boolean
  customers: Map<string, PhoneFacts>
  current: Map<string, CurrentBooking>
  /** Whether a phone is still taken by a booking whose time is over. */
  hasEndedBookings: boolean
  /** Uses of offers that the spenders' bookings have spent. */
  spent: SpentUses[]
  /** Attempts in this minute by bucket, before this group. */
  attempts: Map<string, number>
  /** Where browsers hold an hour, by browser. */
  heldHours: Map<string, HeldAt>
  unproved: UnverifiedBookings
}

/** The query for a group of orders; spenders are the phones that want offers. */
type OrderFactsQuery = {
  keys: string[]
  phones: string[]
  spenders: string[]
  buckets: string[]
  ownerTokens: string[]
  /** Orders whose customers may be unproved. */
  unproved: readonly Order[]
  now: number
}

/**
 * Whether the response `r` sent its customer to a code that never came and is no longer awaited at
 * ?2: repeating it would be a dead end, so the order is decided anew. Any other response is
 * repeated, that of a booking canceled since included: a code that came has taken its end away.
 */
export const IS_STALE = `b.id = r.booking_id AND r.answer ->> 'needsCode'
  AND b.hold_expires_at IS NOT NULL
  AND (b.status IN ('expired', 'canceled')
    OR (b.status = 'pending_otp' AND b.hold_expires_at <= ?2))`

/**
 * Reads what orders depend on in one round trip for a whole group; writes nothing but the
 * reservations of unproved phones.
 */
export async function readOrderFacts(
  db: D1Database,
  { keys, phones, spenders, buckets, ownerTokens, unproved: unverified, now }: OrderFactsQuery,
): Promise<OrderFacts> {
  const counting = unverifiedQueries(db, unverified, now)
  const results = await db.batch([
    selectTries(db, buckets, now),
    selectHolds(db, ownerTokens, now),
    db.prepare(FIRST_RESPONSES).bind(JSON.stringify(keys), now),
    db
      .prepare(
        `SELECT ${CUSTOMER_COLUMNS} FROM customer WHERE phone IN (SELECT value FROM json_each(?))`,
      )
      .bind(JSON.stringify(phones)),
    db.prepare(CURRENT_BOOKINGS).bind(JSON.stringify(phones), now),
    ...counting,
    ...(spenders.length > 0
      ? [db.prepare(SPENT_BEFORE_NEXT).bind(JSON.stringify(spenders), now)]
      : []),
  ])
  const [attempts, held, responses, customers, current] = results
  const others = counting.length > 0 ? results[5] : undefined
  const spent = spenders.length > 0 ? results.at(-1) : undefined
  const responseRows = rowsIn(responses, responseRow)
  const currentRows = rowsIn(current, currentRow)
  return {
    attempts: new Map(rowsIn(attempts, triesRow).map((row) => [row.bucket, row.count])),
    heldHours: new Map(
      rowsIn(held, heldRow).map(({ ownerToken, salonId, date }) => [ownerToken, { salonId, date }]),
    ),
    responses: new Map(
      responseRows
        .filter(({ isStale }) => !isStale)
        .map(({ key, content, response, isCanceled }) => [key, { content, response, isCanceled }]),
    ),
    hasStaleResponses: responseRows.some(({ isStale }) => isStale),
    customers: new Map(rowsIn(customers, customerRow).map((row) => [row.phone, row])),
    unproved: unverifiedFrom(others),
    spent: spent ? rowsIn(spent, spentRow) : [],
    current: new Map(
      currentRows.flatMap(({ phone, isOver, ...booking }) => (isOver ? [] : [[phone, booking]])),
    ),
    hasEndedBookings: currentRows.some(({ isOver }) => isOver),
  }
}

const FIRST_RESPONSES = `SELECT key, content, answer AS response,
    EXISTS (SELECT 1
        FROM booking c
        WHERE c.id = r.booking_id AND c.status = 'canceled') AS isCanceled,
    EXISTS (SELECT 1 FROM booking b WHERE ${IS_STALE}) AS isStale
  FROM request r
  WHERE key IN (SELECT value FROM json_each(?1))`

const CURRENT_BOOKINGS = `SELECT id, phone, salon_id AS salonId, date, starts_at AS startsAt, status,
    (SELECT COUNT(*) FROM booking_person p WHERE p.booking_id = booking.id) AS personCount,
    (SELECT json_group_array(o.holder)
      FROM booking_owner o
      WHERE o.booking_id = booking.id AND o.may_change_until > ?2) AS changers,
    ends_at <= ?2 AS isOver
  FROM booking
  WHERE current = 1 AND phone IN (SELECT value FROM json_each(?1))`

const currentRow = z.object({
  id: z.string(),
  phone: z.string(),
  salonId: z.int(),
  date: localDate,
  startsAt: z.int(),
  status: bookingStatus,
  personCount: z.int(),
  /** Browsers that may replace it without a log-in, as the manage page sent them. */
  changers: jsonColumn(z.array(z.string())),
  isOver: flag,
})

/** The current booking of a phone. */
export type CurrentBooking = Omit<z.output<typeof currentRow>, 'phone' | 'isOver'>
