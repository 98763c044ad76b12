import type { SupersededBooking } from '../store/orders'
import type { HeldAt } from '../store/order-facts'
import { logFault, type SalonDayState } from './state'
import { salonDay } from './stub'

/**
 * Frees at once what newer bookings have superseded; if another salon-day cannot be reached, it
 * expires there by itself.
 */
export function releaseSuperseded(
  state: SalonDayState,
  superseded: readonly SupersededBooking[],
): void {
  const { salonId, date } = state.prepared
  for (const old of superseded) {
    if (old.salonId === salonId && old.date === date) state.holds.drop(old.id)
    else
      salonDay(state.env, old.salonId, old.date)
        .settle(old.id)
        .catch(() => undefined)
  }
}

/**
 * Releases what a browser that has booked here holds at another salon-day; if that cannot be
 * reached, it expires there by itself.
 */
export function releaseElsewhere(state: SalonDayState, ownerToken: string, at: HeldAt): void {
  const { salonId, date } = state.prepared
  if (at.salonId === salonId && at.date === date) return
  salonDay(state.env, at.salonId, at.date)
    .release(ownerToken)
    .catch((error: unknown) => logFault('releaseElsewhere', error))
}
