import * as z from 'zod'
import { flag, rowsIn } from '../../kit/rows'
import type { Order } from '../pricing/order'

/** A reservation lapses after this (ms), unless its booking is written: longer than any write takes. */
const WRITE_MS = 15_000

const unprovedRow = z.object({
  bucket: z.string(),
  phone: z.string(),
  isProved: flag,
  isCounted: flag,
  others: z.int(),
})

/** D1's data about which phones of a group of orders are proved. */
export type UnprovedBookings = {
  /** Buckets in which an order counts; none when its customer is known. */
  bucketsOf: (order: Order) => string[]
  /** Other unproved phones with an open booking in a bucket, and whether the phone itself is among those counted. */
  othersIn: (bucket: string, phone: string) => { others: number; isCounted: boolean }
}

/**
 * The buckets in which an order counts until its phone is proved; a session of the phone proves it.
 */
function unprovedBuckets({ phone, sessionPhone, network, ownerToken }: Order): string[] {
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
export function unprovedQueries(
  db: D1Database,
  orders: readonly Order[],
  now: number,
): D1PreparedStatement[] {
  const counted = orders.flatMap((order) =>
    unprovedBuckets(order).map((bucket) => ({
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
  const proved = `SELECT 1 FROM booking_owner o
    JOIN booking b ON b.id = o.booking_id
    WHERE o.holder = a.holder AND o.proved_at IS NOT NULL AND b.phone = a.phone`
  return [
    db
      .prepare(
        `${values} SELECT a.bucket, a.phone, EXISTS (${proved}) AS isProved,
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
         WHERE NOT EXISTS (${proved})
         ON CONFLICT DO UPDATE SET until = max(until, excluded.until)`,
      )
      .bind(rows, now + WRITE_MS),
  ]
}

/** Reads the response of the first of `unprovedQueries`. */
export function unprovedFrom(result: D1Result | undefined): UnprovedBookings {
  const rows = new Map(
    (result ? rowsIn(result, unprovedRow) : []).map((row) => [`${row.bucket} ${row.phone}`, row]),
  )
  return {
    bucketsOf: (order) =>
      unprovedBuckets(order).filter((bucket) => !rows.get(`${bucket} ${order.phone}`)?.isProved),
    othersIn: (bucket, phone) => {
      const row = rows.get(`${bucket} ${phone}`)
      return { others: row?.others ?? 0, isCounted: row?.isCounted ?? false }
    },
  }
}
