import { nearCustomers } from '../../kit/location'
import type { LocalDate } from '../../kit/values'
import { daysBetween, vietnamDay } from '../../kit/vietnam-time'
import type { BookingEnv } from '../env'
import type { SalonDay } from './salon-day'

/** The object that owns the places of a salon on a day. */
export function salonDay(
  env: Pick<BookingEnv, 'SALON_DAY'>,
  salonId: number,
  date: LocalDate,
): DurableObjectStub<SalonDay> {
  return env.SALON_DAY.getByName(`${salonId}:${date}`, nearCustomers)
}

/** Days ahead of today for which salon-day objects exist; other days have none. */
const LOOK_AHEAD_DAYS = 45

/** Whether a day is near enough to be bookable. */
export function isWithinLookAhead(date: LocalDate, now: number): boolean {
  const days = daysBetween(vietnamDay(now), date)
  return days >= 0 && days <= LOOK_AHEAD_DAYS
}
