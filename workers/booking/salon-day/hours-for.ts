import { freeHours } from './free-hours'
import type { Offering } from './nearest'
import { browserHold } from './slot-hold'
import { firstHourAfter, firstHourAtSalon, type FreeHour } from './slots'
import type { SalonDayState } from './state'
import type { HoursWanted } from './watchers'

/** The availability of a prepared salon-day at this instant. */
export function offeringOf(state: SalonDayState): Offering {
  const { opening, date } = state.prepared
  return { ledger: state.holds.ledger, opening, firstHour: firstHourAfter(date, state.now()) }
}

/**
 * The hours of a prepared salon-day for several listeners, each selection looked up once: listeners
 * with the same hours get the same array.
 */
export function hoursFor(state: SalonDayState, askers: readonly HoursWanted[]): FreeHour[][] {
  const offering = offeringOf(state)
  const { holds } = state
  const atSalon = (frames: number) => firstHourAtSalon(state.prepared.date, state.now(), frames)
  const known = new Map<string, FreeHour[]>()
  return askers.map((asker) => {
    // Most browsers hold nothing and see the same hours.
    const wanted = {
      ...asker,
      visit: asker.visit && holds.get(browserHold(asker.visit)) ? asker.visit : null,
    }
    const key = JSON.stringify(wanted)
    const hours =
      known.get(key) ??
      holds.without([wanted.visit && browserHold(wanted.visit)], () =>
        freeHours(
          wanted.isAtSalon ? { ...offering, firstHour: atSalon(wanted.frames) } : offering,
          wanted,
        ),
      )
    known.set(key, hours)
    return hours
  })
}
