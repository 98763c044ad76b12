import * as z from 'zod'
import { flag, jsonColumn, allRows, firstRow } from '../../kit/rows'
import { createTtlCache } from '../../kit/ttl-cache'
import type { PhoneFacts } from '../role'
import { bookingStatus } from '../contract/booking'

/** States of a booking. */
export { bookingStatus }
export type BookingStatus = z.infer<typeof bookingStatus>

/** The ULID of a booking or a feed, of a row with nothing else. */
export const idRow = z.object({ id: z.string() }).transform(({ id }) => id)

/** A row with the number of a salon alone. */
export const salonRow = z.object({ salonId: z.int() })

/** A person's services as they are stored. */
export const soldServicesList = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    price: z.int(),
    oldPrice: z.int().exactOptional(),
    minutes: z.int().exactOptional(),
  }),
)

/** The column of them. */
export const soldServices = jsonColumn(soldServicesList)

/** What a customer wished for their visit, in the chain's names. */
const preferences = z.object({
  receiveAdvice: z.boolean(),
  littleAdvice: z.boolean(),
  acceptMakePhoto: z.boolean(),
  numberPersons: z.int(),
  utilityService: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The stylists that were chosen, person by person; the system chose the others. */
  stylistIds: z.array(z.int().nullable()).default([]),
})

/** The column of them; null where they are not known, as of the demo's and of erased bookings. */
export const wishesColumn = jsonColumn(z.union([preferences, z.object({}).transform(() => null)]))

/** States in which a booking's places belong to it. */
export const SERVED_STATUSES: readonly BookingStatus[] = ['confirmed', 'checked_in', 'serving']

/** Columns of a customer. */
export const CUSTOMER_COLUMNS = `phone, member_type AS memberType, requires_code AS requiresCode,
  may_book_for_others AS mayBookForOthers, days, is_gen_z AS isGenZ, role_breaks AS roleBreaks`

/** A row of those columns. */
export const customerRow = z.object({
  phone: z.string(),
  memberType: z.int(),
  requiresCode: flag,
  mayBookForOthers: flag,
  days: z.int(),
  isGenZ: flag,
  roleBreaks: flag,
})

/** A list of values as the one parameter that `json_each(?)` reads. */
export function listed(values: readonly (string | number)[]): string {
  return JSON.stringify(values)
}

const serviceRow = z.object({ serviceId: z.int() })

/** The facts of a phone; null for an unknown one. */
export async function readCustomer(db: D1Database, phone: string): Promise<PhoneFacts | null> {
  const stored = db.prepare(`SELECT ${CUSTOMER_COLUMNS} FROM customer WHERE phone = ?`).bind(phone)
  return firstRow(stored, customerRow)
}

/** A page and the lists that follow it ask for the same phone within this many ms. */
const SHOWN_MS = 30_000
const shown = createTtlCache<PhoneFacts | null>()

/** The facts of a phone as pages show them; what is booked is judged by those that are stored. */
export async function shownCustomer(db: D1Database, phone: string): Promise<PhoneFacts | null> {
  const known = shown.get(db, phone)
  return known === undefined ? shown.set(db, phone, await readCustomer(db, phone), SHOWN_MS) : known
}

/** Services that a phone's owner and those with them have had. */
export async function readUsedServices(db: D1Database, phone: string): Promise<Set<number>> {
  const used = db
    .prepare(
      `SELECT DISTINCT json_extract(s.value, '$.id') AS serviceId
       FROM booking b
       JOIN booking_person p ON p.booking_id = b.id, json_each(p.services) s
       WHERE b.phone = ? AND b.status = 'done'`,
    )
    .bind(phone)
  return new Set((await allRows(used, serviceRow)).map(({ serviceId }) => serviceId))
}
