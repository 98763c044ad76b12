import { freeHours } from './free-hours'
import type { Offering } from './nearest'
import { holdsOverShare } from './address-share'
import { browserHold } from './slot-hold'
import { firstHourAfter, firstHourAtSalon, type FreeHour } from './slots'
import type { SalonDayState } from './state'
import type { HoursSource, HoursRequest } from './watchers'

/** The availability of a prepared salon-day at this instant. */
export function offeringOf(state: SalonDayState): Offering {
  const { opening, date } = state.prepared
  return { ledger: state.holds.ledger, opening, firstHour: firstHourAfter(date, state.now()) }
}

/**
 * The hours of a prepared salon-day for several listeners, each selection looked up once: listeners
 * with the same hours get the same array.
 */
export function hoursFor(state: SalonDayState, listeners: readonly HoursRequest[]): FreeHour[][] {
  const offering = offeringOf(state)
  const { holds } = state
  const atSalon = (frames: number) => firstHourAtSalon(state.prepared.date, state.now(), frames)
  const overShare = holdsOverShare(state).map(({ id }) => id)
  const known = new Map<string, FreeHour[]>()
  return listeners.map((listener) => {
    // Most browsers hold nothing and see the same hours.
    const wanted = {
      ...listener,
      ownerToken:
        listener.ownerToken && holds.get(browserHold(listener.ownerToken))
          ? listener.ownerToken
          : null,
    }
    const { stylistId, frames, delivery, isAtSalon, ownerToken, changed = [] } = wanted
    const key = JSON.stringify([stylistId, frames, delivery, isAtSalon, ownerToken, changed])
    const hours =
      known.get(key) ??
      holds.without([ownerToken && browserHold(ownerToken), ...changed, ...overShare], () =>
        freeHours(
          wanted.isAtSalon ? { ...offering, firstHour: atSalon(wanted.frames) } : offering,
          wanted,
        ),
      )
    known.set(key, hours)
    return hours
  })
}

/** The source of what a salon-day publishes. */
export function hoursSourceOf(state: SalonDayState, settled: () => Promise<void>): HoursSource {
  return {
    settled,
    hours: (wanted) => hoursFor(state, wanted),
  }
}
