import { numberOf } from '../env'
import type { Hold } from './holds'
import { lastHourOf } from './hours'
import type { StaffNeed } from './ledger'
import type { SalonDayState } from './state'

/** Default of CODE_WAIT_SECONDS: seconds that a place is held while a code is awaited. */
const CODE_WAIT_SECONDS = 300

/** Starts the ids of browsers' holds; no booking's id has a colon. */
const BROWSER = 'visit:'

/** Id of the one hold that a browser has on a salon-day. */
export function browserHold(ownerToken: string): string {
  return `${BROWSER}${ownerToken}`
}

/** Stretches of time, whoever serves. */
type Times = readonly Pick<StaffNeed, 'hourId' | 'frames'>[]

/** Who looks for places; with `people`, at these times only. */
type Seeker = { ownerToken: string | null; isAtSalon?: boolean; people?: Times }

/**
 * Ids of what a browser has here besides bookings that stand, all of it free for itself: its pressed
 * hour, and places that wait for its code. A phone alone proves nothing. Several customers may share
 * a browser: an order corrects what meets it in time, and one made at the salon corrects nothing.
 */
export function ownHolds(
  { holds }: SalonDayState,
  { ownerToken, isAtSalon = false, people }: Seeker,
): string[] {
  if (ownerToken === null) return []
  const pressed = browserHold(ownerToken)
  const isCorrected = (hold: Hold) =>
    !isAtSalon &&
    hold.state === 'waiting' &&
    hold.ownerToken === ownerToken &&
    (!people || meet(hold.places, people))
  return holds
    .all()
    .filter((hold) => hold.id === pressed || isCorrected(hold))
    .map(({ id }) => id)
}

/** Whether stretches of time meet. */
function meet(some: Times, others: Times): boolean {
  return some.some((one) =>
    others.some(
      (other) =>
        one.hourId <= lastHourOf(other.hourId, other.frames) &&
        other.hourId <= lastHourOf(one.hourId, one.frames),
    ),
  )
}

/**
 * Until when a booking that takes over `own` may wait for its code (epoch ms). Taking over what
 * waits already extends that once: else a browser could hold a place for ever without a code.
 */
export function codeWait(
  state: SalonDayState,
  own: readonly string[],
): { until: number; isExtended: boolean } {
  const waiting = own
    .flatMap((id) => state.holds.get(id) ?? [])
    .filter((hold) => hold.state === 'waiting')
  const ends = waiting.flatMap(({ isExtended, dueAt }) => (isExtended ? [dueAt] : []))
  const longest = numberOf(state.env.CODE_WAIT_SECONDS, CODE_WAIT_SECONDS) * 1000
  return { until: Math.min(state.now() + longest, ...ends), isExtended: waiting.length > 0 }
}

/**
 * Frees what a browser's booking takes over, or an accepted offer's. What waits for a code is
 * remembered until D1 has followed, though the process dies.
 */
export function takeOver(
  { holds, takenOver }: SalonDayState,
  bookingId: string,
  ids: readonly string[],
): void {
  // Copies, as the holds change.
  const own = ids.flatMap((id) => holds.get(id) ?? []).map((hold) => ({ ...hold }))
  if (own.length > 0) takenOver.set(bookingId, own)
  for (const { id, state } of own) {
    if (state === 'waiting') holds.expire(id)
    else holds.drop(id)
  }
}

/**
 * Gives a browser the holds back that its booking took over, as no booking came of it; not where the
 * browser has pressed another hour since, or the places belong to somebody else.
 */
export function giveBack(state: SalonDayState, bookingId: string): void {
  const { holds, takenOver } = state
  const own = takenOver.get(bookingId) ?? []
  takenOver.delete(bookingId)
  for (const hold of own) {
    const isFree = hold.places.every((place) => holds.ledger.isFreePlace(place))
    if (hold.dueAt <= state.now() || !isFree || !isAsLeft(hold, holds.get(hold.id))) continue
    holds.drop(hold.id)
    holds.add(hold)
  }
}

/** Whether nothing has become of a hold since it was taken over. */
function isAsLeft({ state }: Hold, now: Hold | undefined): boolean {
  return state === 'waiting' ? now?.state === 'expiring' : now === undefined
}
