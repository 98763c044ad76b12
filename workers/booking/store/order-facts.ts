import * as z from 'zod'
import { selectTries, triesRow } from '../../kit/rate-limit'
import { flag, jsonColumn, rowsIn } from '../../kit/rows'
import { localDate, type LocalDate } from '../../kit/values'
import type { Accepted, Order } from '../pricing/order'
import type { PhoneFacts } from '../role'
import { SPENT_BEFORE_NEXT, spentRow, type SpentUses } from './offers'
import {
  bookingStatus,
  type BookingStatus,
  CUSTOMER_COLUMNS,
  customerOf,
  customerRow,
} from './rows'
import { heldRow, type HeldAt, selectHolds } from './slot-holds'
import { type UnprovedBookings, unprovedFrom, unprovedQueries } from './unproved'

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

/** The current booking of a phone. */
export type CurrentBooking = {
  id: string
  salonId: number
  date: LocalDate
  startsAt: number
  status: BookingStatus
  personCount: number
  /** Browsers that may replace it without a log-in, as the manage page sent them. */
  changers: string[]
}

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
  unproved: UnprovedBookings
}

/** The query for a group of orders; spenders are the phones that want offers. */
export type OrderFactsQuery = {
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
 * Whether the response `r` sent its customer to a code that is no longer awaited at ?2: repeating
 * it would be a dead end, so the order is decided anew. Any other response is repeated, that of a
 * booking canceled since included.
 */
export const IS_STALE = `b.id = r.booking_id AND r.answer ->> 'needsCode'
  AND (b.status IN ('expired', 'canceled')
    OR (b.status = 'pending_otp' AND b.hold_expires_at <= ?2))`

/**
 * Reads what orders depend on in one round trip for a whole group; writes nothing but the
 * reservations of unproved phones (`unproved.ts`).
 */
export async function readOrderFacts(
  db: D1Database,
  { keys, phones, spenders, buckets, ownerTokens, unproved, now }: OrderFactsQuery,
): Promise<OrderFacts> {
  const counting = unprovedQueries(db, unproved, now)
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
    customers: new Map(rowsIn(customers, customerRow).map((row) => [row.phone, customerOf(row)])),
    unproved: unprovedFrom(others),
    spent: spent ? rowsIn(spent, spentRow) : [],
    current: new Map(
      currentRows.filter(({ isOver }) => !isOver).map((row) => [row.phone, currentOf(row)]),
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

const CURRENT_BOOKINGS = `SELECT id, phone, salon_id, date, starts_at, status,
    (SELECT COUNT(*) FROM booking_person p WHERE p.booking_id = booking.id) AS persons,
    (SELECT json_group_array(o.holder)
      FROM booking_owner o
      WHERE o.booking_id = booking.id AND o.may_change_until > ?2) AS changers,
    ends_at <= ?2 AS isOver
  FROM booking
  WHERE current = 1 AND phone IN (SELECT value FROM json_each(?1))`

const currentRow = z.object({
  id: z.string(),
  phone: z.string(),
  salon_id: z.int(),
  date: localDate,
  starts_at: z.int(),
  status: bookingStatus,
  persons: z.int(),
  changers: jsonColumn(z.array(z.string())),
  isOver: flag,
})

function currentOf({
  id,
  date,
  status,
  changers,
  ...row
}: z.output<typeof currentRow>): CurrentBooking {
  return {
    id,
    date,
    status,
    changers,
    salonId: row.salon_id,
    startsAt: row.starts_at,
    personCount: row.persons,
  }
}
