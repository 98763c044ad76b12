import type { Draft } from './draft'
import { isWeekend } from '../time/vietnam-day'

/**
 * What the flow passes to /booking/success in the navigation's state; the browser stores it with
 * the page's history entry only.
 */
export type SuccessState = {
  bookingId: string
  phoneBooking: string
  /**
   * Hours of the booking on a special day, `9h30`: those of all people on a weekend, none on other
   * days.
   */
  listTimeSpecialHours: string[]
}

/** The state of a booking that was just made. */
export function successState(
  bookingId: string,
  phoneBooking: string,
  { date }: Pick<Draft, 'date'>,
  hourLabels: readonly string[],
): SuccessState {
  const isSpecial = date !== null && isWeekend(date)
  return { bookingId, phoneBooking, listTimeSpecialHours: isSpecial ? [...hourLabels] : [] }
}

/**
 * The state of a navigation, if it is that of this booking; other pages and older versions leave
 * other things there.
 */
export function readSuccessState(state: unknown, id: string | null): SuccessState | null {
  if (typeof state !== 'object' || state === null) return null
  const {
    bookingId,
    phoneBooking,
    listTimeSpecialHours: hours,
  } = state as Partial<Record<keyof SuccessState, unknown>>
  if (
    typeof bookingId !== 'string' ||
    bookingId !== id ||
    typeof phoneBooking !== 'string' ||
    !Array.isArray(hours)
  )
    return null
  return {
    bookingId,
    phoneBooking,
    listTimeSpecialHours: hours.filter((hour) => typeof hour === 'string'),
  }
}
