import type { SalonDayState } from './state'
import { numberOf } from '../env'
import { isUnlimited, limitOf } from '../limits'
import type { Hold } from './holds'
import { checkPlaces } from './rules'
import { type StaffNeed, type Place, placesOf } from './ledger'
import type { Order, Refused } from '../pricing/order'
import { firstHourAfter, firstHourAtSalon, lastHourOf } from './slots'
import { isCodeHold } from './unproved'

/**
 * A request to hold hours for all customers of a browser in one step. A browser is known by its
 * owner token, here as its SHA-256; `network` is null when unknown.
 */
export type HoldRequest = {
  ownerToken: string
  network: string | null
  needs: StaffNeed[]
  isAtSalon: boolean
  /** Ids of the customer's bookings that he is changing; their places are free for him. */
  changed?: readonly string[]
}

/**
 * The result: held until an instant (epoch ms), refused with alternatives, or too much is held
 * already.
 */
export type HoldResult =
  { kind: 'held'; until: number } | Refused | { kind: 'tooMany'; retryAfterSeconds: number }

/**
 * Default of SLOT_HOLD_SECONDS: seconds that an hour is held for a browser, long enough to fill in
 * the rest.
 */
const SLOT_HOLD_SECONDS = 180

/** Seconds after which a browser that was refused for too many holds may try again. */
const RETRY_SECONDS = 60

/** A press is no longer under way after this: longer than any request lasts. */
const UNDER_WAY_MS = 15_000

/** Starts the ids of browsers' holds; no booking's id has a colon. */
const BROWSER = 'visit:'

/** Id of the one hold that a browser has on a salon-day. */
export function browserHold(ownerToken: string): string {
  return `${BROWSER}${ownerToken}`
}

/** The browsers that hold an hour of a salon-day. */
export function holdingBrowsers({ holds }: Pick<SalonDayState, 'holds'>): string[] {
  return holds
    .all()
    .flatMap(({ id }) => (id.startsWith(BROWSER) ? [id.slice(BROWSER.length)] : []))
    .sort()
}

/**
 * Holds places for a browser in place of its earlier ones, in one synchronous step. Choosing the
 * same times again does not extend them; after a refusal the earlier hold stays.
 */
export function holdForBrowser(
  state: SalonDayState,
  { ownerToken, network, needs, isAtSalon, changed = [] }: HoldRequest,
): HoldResult {
  const { date, opening } = state.prepared
  const now = state.now()
  const just = state.justBooked.get(ownerToken)
  // The press happened before the booking and arrived after it: the booking has these places
  // already.
  if (just && just.until > now && just.times === timesOf(needs)) return { kind: 'held', until: now }
  const id = browserHold(ownerToken)
  const old = state.holds.get(id)
  const firstHour = isAtSalon
    ? firstHourAtSalon(date, now, Math.min(...needs.map((need) => need.frames)))
    : firstHourAfter(date, now)
  const assignments = state.holds.without([id, ...changed], () =>
    checkPlaces(needs, date, { ledger: state.holds.ledger, opening, firstHour }, now),
  )
  if ('kind' in assignments) return assignments
  const places = placesOf(needs, assignments)
  const others = state.holds.all().filter((hold) => hold.id !== id)
  if (exceedsShare(state, places, others, network))
    return { kind: 'tooMany', retryAfterSeconds: RETRY_SECONDS }
  const until =
    old && timesOf(old.places) === timesOf(places)
      ? old.dueAt
      : now + numberOf(state.env.SLOT_HOLD_SECONDS, SLOT_HOLD_SECONDS) * 1000
  if (old) state.holds.drop(id)
  state.holds.add({ id, state: 'chosen', dueAt: until, replaces: null, network, places })
  return { kind: 'held', until }
}

/**
 * Remembers for a moment what a browser has booked, so that a late press does not hold the same
 * times once more.
 */
export function noteBooked(
  state: SalonDayState,
  ownerToken: string,
  needs: readonly StaffNeed[],
): void {
  const now = state.now()
  for (const [key, { until }] of state.justBooked) if (until <= now) state.justBooked.delete(key)
  state.justBooked.set(ownerToken, { times: timesOf(needs), until: now + UNDER_WAY_MS })
}

/** Undoes `noteBooked` for a booking that failed, so that a press holds its hour again. */
export function forgetBooked(
  { justBooked }: SalonDayState,
  { ownerToken, people }: Pick<Order, 'ownerToken' | 'people'>,
): void {
  if (ownerToken !== null && justBooked.get(ownerToken)?.times === timesOf(people))
    justBooked.delete(ownerToken)
}

/**
 * Gives a browser the hold back that its booking took over, as no booking came of it; not where the
 * browser has pressed another hour since, or the places belong to somebody else.
 */
export function giveBack(
  state: SalonDayState,
  order: Pick<Order, 'ownerToken' | 'people'>,
  chosen: Hold | null,
): void {
  forgetBooked(state, order)
  if (!chosen || chosen.dueAt <= state.now() || state.holds.get(chosen.id)) return
  const { holds } = state
  if (chosen.places.every((place) => holds.ledger.isFreePlace(place))) holds.add(chosen)
}

/** Releases what a browser holds; returns whether it held anything. */
export function releaseBrowserHold(state: SalonDayState, ownerToken: string): boolean {
  const id = browserHold(ownerToken)
  const wasHeld = state.holds.get(id) !== undefined
  state.holds.drop(id)
  return wasHeld
}

/**
 * Limits holds so that nobody can block a salon by pressing hours, neither from one network nor
 * from many. A browser that competes with no other may hold what it needs.
 */
function exceedsShare(
  state: SalonDayState,
  places: readonly Place[],
  others: readonly Hold[],
  network: string | null,
): boolean {
  if (isUnlimited(state.env)) return false
  const chosen = others.filter((hold) => hold.state === 'chosen')
  const ofNetwork =
    network === null
      ? []
      : [
          ...chosen.filter((hold) => hold.network === network),
          ...others.filter((hold) => isCodeHold(hold, network)),
        ].flatMap((hold) => hold.places)
  if (ofNetwork.length + places.length > limitOf(state.env, 'HELD_PLACES_PER_ADDRESS')) return true
  const share = limitOf(state.env, 'HELD_SHARE') / 100
  const { roster } = state.holds.ledger
  const kinds = new Map(roster.map(({ id, kind }) => [id, kind]))
  const held = chosen.flatMap((hold) => hold.places)
  return places.some(({ staffId, hourId, frames }) => {
    const kind = kinds.get(staffId)
    const ofKind = (list: readonly Place[], hour: number) =>
      list.filter((place) => kinds.get(place.staffId) === kind && covers(place, hour)).length
    for (let hour = hourId; hour <= lastHourOf(hourId, frames); hour++) {
      const atWork = roster.filter(
        (employee) => employee.kind === kind && employee.isThere[hour],
      ).length
      if (
        ofKind(held, hour) > 0 &&
        ofKind(held, hour) + ofKind(places, hour) > Math.max(1, Math.ceil(atWork * share))
      )
        return true
    }
    return false
  })
}

function covers({ hourId, frames }: Place, hour: number): boolean {
  return hourId <= hour && hour <= lastHourOf(hourId, frames)
}

/** The times as one string, whoever serves. */
function timesOf(stays: readonly Pick<StaffNeed, 'hourId' | 'frames'>[]): string {
  return stays
    .map(({ hourId, frames }) => `${hourId}+${frames}`)
    .sort()
    .join()
}
