import type { OfferedHour } from '../pricing/order'
import { fitsOpening, nearestHours } from './hours'
import type { Place, StaffNeed } from './ledger'
import type { SalonDayState } from './state'
import { offeringOf } from './watchers'

/**
 * A booking whose customer will be late: the places it has, longer, and what they need at another
 * hour.
 */
export type ExtendRequest = { id: string; places: Place[]; needs: StaffNeed[] }

/** Extended, or the free hours after their own. */
export type ExtendResult = { kind: 'extended' } | { kind: 'refused'; nearest: OfferedHour[] }

/**
 * Extends the same people's time in one synchronous step, when it is free and the salon is still
 * open. A repeated call changes nothing.
 */
export function extendPlaces(
  state: SalonDayState,
  { id, places, needs }: ExtendRequest,
): ExtendResult {
  const { holds } = state
  const hold = holds.get(id)
  const isTheirs = hold?.state === 'booked' && isSameStay(hold.places, places)
  // Another announcement of the same booking may have extended them further, and only it be stored.
  const longest = places.map((place) => longer(place, hold?.places ?? []))
  if (isTheirs && holds.without([id], () => areFree(state, longest))) {
    holds.replacePlaces(id, longest)
    return { kind: 'extended' }
  }
  const own = needs[0]?.hourId ?? 0
  const hours = holds.without([hold?.id ?? null], () =>
    nearestHours(offeringOf(state), needs, 'others'),
  )
  return {
    kind: 'refused',
    nearest: hours.flatMap((hourId) => (hourId > own ? { hourId, date: state.prepared.date } : [])),
  }
}

/** Gives a booking the places back that it has in D1, where no more than its length is other. */
export function shrinkPlaces({ holds }: SalonDayState, id: string, places: Place[]): void {
  const hold = holds.get(id)
  if (hold?.state === 'booked' && isSameStay(hold.places, places)) holds.replacePlaces(id, places)
}

/** A place with the longer of its lengths, now and in `held`. */
function longer(place: Place, held: readonly Place[]): Place {
  const own = held.find((one) => isSamePlace(one, place))
  return own && own.frames > place.frames ? own : place
}

/** Whether these are the same places, however long. */
function isSameStay(held: readonly Place[], places: readonly Place[]): boolean {
  return (
    held.length === places.length &&
    places.every((place) => held.some((own) => isSamePlace(own, place)))
  )
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.staffId === other.staffId && one.hourId === other.hourId
}

/** Whether all of these can be had at once. */
function areFree(
  { holds: { ledger }, prepared }: SalonDayState,
  places: readonly Place[],
): boolean {
  const taken: Place[] = []
  const isAnyRefused = places.some((place) => {
    const isFree =
      ledger.isFreePlace(place) && fitsOpening(prepared.opening, place.hourId, place.frames)
    if (!isFree) return true
    ledger.take(place)
    taken.push(place)
    return false
  })
  for (const place of taken) ledger.release(place)
  return !isAnyRefused
}
