import { nowOf } from '../../kit/clock'
import type { LocalDate } from '../../kit/values'
import { addDays, vietnamDay } from '../../kit/vietnam-time'
import { wireDate } from '../../kit/wire'
import type { NewBooking } from '../contract'
import { salonDay } from '../salon-day/stub'
import type { BookingEnv } from '../env'
import type { StaffNeed } from '../salon-day/ledger'
import { alternativesTo } from '../clients/salons'
import type { OfferedHour, Refused } from '../pricing/order'
import { lastDayOf, roleOf } from '../role'
import { hourLabel } from '../salon-day/hours'
import { readCustomer } from '../store/rows'

/** The refused request: how long and by whom, and the phone, null for a browser that holds an hour. */
export type RefusedCustomer = {
  needs: StaffNeed[]
  phone: string | null
  salonOpens: LocalDate | null
}

/**
 * With nothing free that day, the next day's hours nearest to the one wanted; none when the customer
 * cannot book that day.
 */
async function nextDayHours(
  env: BookingEnv,
  { salonId, dateBook }: Pick<NewBooking, 'salonId' | 'dateBook'>,
  { needs, phone, salonOpens }: RefusedCustomer,
): Promise<OfferedHour[]> {
  const next = addDays(dateBook, 1)
  const customer = phone === null ? null : await readCustomer(env.DB, phone)
  const last = lastDayOf(roleOf(customer, vietnamDay(nowOf(env)), salonOpens))
  return last === null || next > last ? [] : salonDay(env, salonId, next).nearest(needs)
}

/** A refusal with its way forward, as it travels. */
export async function toRefusedWire(
  env: BookingEnv,
  wanted: Pick<NewBooking, 'salonId' | 'dateBook'>,
  { code, message, nearest }: Refused,
  customer: RefusedCustomer,
) {
  const [hours, salonBackUp] = await Promise.all([
    nearest.length > 0 || code === 'changed' || code === 'closed'
      ? nearest
      : nextDayHours(env, wanted, customer),
    code === 'closed' ? alternativesTo(env, wanted.salonId) : [],
  ])
  return {
    code,
    message,
    hours: hours.map(toHourWire),
    salonBackUp,
  }
}

/** A free hour as it travels. */
export function toHourWire({ hourId, date }: Pick<OfferedHour, 'hourId' | 'date'>) {
  return { bookHourId: hourId, hour: hourLabel(hourId), dateBook: wireDate.encode(date) }
}
