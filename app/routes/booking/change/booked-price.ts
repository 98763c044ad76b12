import type { Draft } from '~/booking/draft/draft'
import type { MainData } from '../main/load.server'
import type { CurrentBooking } from './current.server'

/**
 * The screen of a change with what the booking costs, until another hour or other services are
 * chosen: its offers count for the new booking from its hour on.
 */
export function withBookedPrice(
  data: MainData,
  changing: CurrentBooking | null,
  { people: [person] }: Draft,
): MainData {
  const [view] = data.people
  if (changing?.total == null || !view || person.hourId !== null || data.day !== changing.date)
    return data
  if (!person.serviceIds[0] || changing.serviceIds.join() !== person.serviceIds.join()) return data
  const total = { dong: changing.total, oldDong: null }
  return { ...data, total, people: [{ ...view, total }, ...data.people.slice(1)] }
}
