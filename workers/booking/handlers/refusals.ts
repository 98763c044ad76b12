import type { LocalDate } from '../../kit/values'
import { addDays } from '../../kit/vietnam-time'
import { wireDate } from '../../kit/wire'
import type { NewBooking } from '../contract'
import { salonDay } from '../salon-day/stub'
import type { BookingEnv } from '../env'
import type { Need } from '../salon-day/ledger'
import { alternativesTo } from '../clients/salons'
import type { OfferedHour, Refused } from '../pricing/order'
import { hourLabel } from '../salon-day/slots'

/** With nothing free that day, the next day's hours nearest to the one wanted. */
function nextDayHours(
  env: BookingEnv,
  salonId: number,
  date: LocalDate,
  needs: Need[],
): Promise<OfferedHour[]> {
  return salonDay(env, salonId, addDays(date, 1)).nearest(needs)
}

/** A refusal with its way forward, as it travels. */
export async function toRefusedWire(
  env: BookingEnv,
  { salonId, dateBook }: Pick<NewBooking, 'salonId' | 'dateBook'>,
  { code, message, nearest }: Refused,
  needs: Need[],
) {
  const [hours, salonBackUp] = await Promise.all([
    nearest.length > 0 || code === 'changed' || code === 'closed'
      ? nearest
      : nextDayHours(env, salonId, dateBook, needs),
    code === 'closed' ? alternativesTo(env, salonId) : [],
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
