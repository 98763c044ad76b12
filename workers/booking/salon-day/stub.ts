import { nearCustomers } from '../../kit/location'
import type { LocalDate } from '../../kit/values'
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
