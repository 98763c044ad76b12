import type { Hold } from './holds'
import type { Place } from './ledger'
import { lastHourOf } from './slots'
import type { SalonDayState } from './state'

/** Places that an address held for a browser, and when that hold was to end (epoch ms). */
export type HeldBefore = { network: string; places: readonly Place[]; dueAt: number }

/**
 * Remembers what an address no longer holds. Its next browser keeps a place of it until the same
 * end, and must then leave it alone for as long as a hold lasts: else it could take an hour for
 * ever, with ever new tokens. A restart forgets it, which costs a place held for minutes.
 */
export function noteEnded(
  state: SalonDayState,
  { network, places, dueAt }: Pick<Hold, 'network' | 'places' | 'dueAt'>,
): void {
  const now = state.now()
  state.heldBefore = state.heldBefore.filter((one) => now < one.dueAt + state.slotHoldMs)
  if (network !== null) state.heldBefore.push({ network, places, dueAt })
}

/** What an address has held lately. */
export function heldBeforeBy(state: SalonDayState, network: string | null): HeldBefore[] {
  return state.heldBefore.filter(
    (one) => one.network === network && state.now() < one.dueAt + state.slotHoldMs,
  )
}

/** Whether two stretches of time of the same employee meet. */
export function overlap(one: Place, other: Place): boolean {
  return (
    one.staffId === other.staffId &&
    one.hourId <= lastHourOf(other.hourId, other.frames) &&
    other.hourId <= lastHourOf(one.hourId, one.frames)
  )
}
