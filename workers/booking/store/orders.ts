import * as z from 'zod'
import { flag, rowsIn } from '../../kit/rows'
import { localDate } from '../../kit/values'
import type { StaffAssignment } from '../salon-day/ledger'
import type { Accepted, Order } from '../pricing/order'
import { countTries } from '../../kit/rate-limit'
import { acceptedColumn, type FirstResponse } from './order-facts'
import { type OrderPlace, orderStatements } from './order-statements'
import { bookingStatus, type BookingStatus } from './rows'

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

/** A booking that waited for a code until a newer one of its phone was written. */
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
