import * as z from 'zod'
import type { DeletedCustomer } from '../../kit/erasure'
import { trackingApi, trackingEvent } from '../contract'

/**
 * Identifies a record: the queue may deliver it twice, the tables store it once. `at` is when it
 * came in, epoch ms.
 */
const stamp = { id: z.uuid(), at: z.int() }

/** A record in the queue: an event, a position, or an error that a customer met while booking. */
export const trackingRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), ...stamp, ...trackingEvent.shape }),
  z.object({ kind: z.literal('location'), ...stamp, ...trackingApi.trackLocation.input.shape }),
  z.object({
    kind: z.literal('bookingError'),
    ...stamp,
    ...trackingApi.trackBookingError.input.shape,
  }),
])

export type TrackingRecord = z.output<typeof trackingRecord>

/** A record that names no customer any more; null for a position, which is nothing but theirs. */
export function withoutCustomer(record: TrackingRecord): TrackingRecord | null {
  if (record.kind === 'location') return null
  if (record.kind === 'bookingError') return record
  const unnamed = ({ phone: _phone, customerId: _id, ...data }: typeof record.data) => data
  return { ...record, data: unnamed(record.data), extendData: unnamed(record.extendData) }
}

/** A record with the Vietnamese day it belongs to. */
type DatedRecord = TrackingRecord & { day: string }

/** Stores records in one transaction; one that is already there stays as it is. */
export async function storeRecords(db: D1Database, records: DatedRecord[]): Promise<void> {
  await db.batch(records.map((record) => insertion(db, record)))
}

/** Deletes events and booking errors before one Vietnamese day, positions before another. */
export async function dropBefore(
  db: D1Database,
  days: { events: string; locations: string },
): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM events WHERE day < ?').bind(days.events),
    db.prepare('DELETE FROM booking_errors WHERE day < ?').bind(days.events),
    db.prepare('DELETE FROM locations WHERE day < ?').bind(days.locations),
  ])
}

/**
 * Deletes a deleted customer's positions, and their phone and number from their events: with
 * consent an event carries both. The events stay, as counts of visits and bookings would fall with
 * them. Booking errors contain no customer.
 */
export function forgetCustomer(
  db: D1Database,
  { customerId, phone, at }: DeletedCustomer,
): D1PreparedStatement[] {
  const unnamed = (column: 'data' | 'extend_data') =>
    db
      .prepare(
        `UPDATE events SET ${column} = json_remove(${column}, '$.phone', '$.customerId')
         WHERE at <= ?3 AND (json_extract(${column}, '$.phone') = ?1
           OR json_extract(${column}, '$.customerId') = ?2)`,
      )
      .bind(phone, customerId, at)
  return [
    db.prepare('DELETE FROM locations WHERE phone = ? AND at <= ?').bind(phone, at),
    unnamed('data'),
    unnamed('extend_data'),
  ]
}

function insertion(db: D1Database, record: DatedRecord): D1PreparedStatement {
  const { id, day, at } = record
  switch (record.kind) {
    case 'event':
      return db
        .prepare(
          `INSERT INTO events (id, day, at, page_id, screen_id, event_id, token_key, source,
             utm_source, data, extend_data)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (id) DO NOTHING`,
        )
        .bind(
          id,
          day,
          at,
          record.pageId,
          record.screenId,
          record.eventId,
          record.tokenKey,
          record.source,
          record.utmSource,
          JSON.stringify(record.data),
          JSON.stringify(record.extendData),
        )
    case 'location':
      return db
        .prepare(
          `INSERT INTO locations (id, day, at, phone, longitude, latitude)
           VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
        )
        .bind(id, day, at, record.customerPhone, record.longitude, record.latitude)
    case 'bookingError':
      return db
        .prepare(
          `INSERT INTO booking_errors (id, day, at, token_key, code, message, step)
           VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
        )
        .bind(id, day, at, record.tokenKey, record.code, record.message, record.step)
  }
}
