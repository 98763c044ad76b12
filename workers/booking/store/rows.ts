import type * as z from 'zod'
import type { PhoneFacts } from '../role'
import type { bookingStatus } from '../contract/wire-booking'

/** States of a booking (O-39). */
export type BookingStatus = z.infer<typeof bookingStatus>

/** States in which a booking's places belong to it. */
export const SERVED_STATUSES: readonly BookingStatus[] = ['confirmed', 'checked_in', 'serving']

/** Columns of a customer. */
export const CUSTOMER_COLUMNS =
  'phone, member_type, requires_code, may_book_for_others, days, is_gen_z, role_breaks'

/** A row of those columns. */
export type CustomerRow = {
  phone: string
  member_type: number
  requires_code: number
  may_book_for_others: number
  days: number
  is_gen_z: number
  role_breaks: number
}

/** A customer from its row. */
export function customerOf(row: CustomerRow): PhoneFacts {
  return {
    phone: row.phone,
    memberType: row.member_type,
    requiresCode: row.requires_code === 1,
    mayBookForOthers: row.may_book_for_others === 1,
    days: row.days,
    isGenZ: row.is_gen_z === 1,
    roleBreaks: row.role_breaks === 1,
  }
}

/** A list of values as the one parameter that `json_each(?)` reads. */
export function listed(values: readonly (string | number)[]): string {
  return JSON.stringify(values)
}
