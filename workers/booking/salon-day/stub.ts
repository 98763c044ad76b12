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
  return env.SALON_DAY.getByName(`${salonId}:${date}`)
}

/** Salons open at most so many days after they can be booked; nobody shall make objects for other days. */
const LOOK_AHEAD_DAYS = 45

/** Whether a day is near enough to have places. */
export function isInSight(date: LocalDate, now: number): boolean {
  const days = daysBetween(vietnamDay(now), date)
  return days >= 0 && days <= LOOK_AHEAD_DAYS
}
