import type { SalonDayState } from './state'
import { isUnlimited, limitOf } from '../limits'
import type { Hold } from './holds'
import {
  type StaffNeed,
  type Place,
  placesOf,
  type Ledger,
  type StaffAssignment,
  type StaffOnDay,
} from './ledger'
import type { Order, Refused } from '../pricing/order'
import { firstHourAfter, firstHourAtSalon, lastHourOf, type Offering } from './hours'
import { required } from '../../kit/request'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { checkPlaces } from './rules'
import { browserHold, ownHolds } from './taken-over'

/**
 * A request to hold hours for all customers of a browser in one step. A browser is known by its
 * owner token, here as its SHA-256; `network` is null when unknown.
 */
export type HoldRequest = {
  ownerToken: string
  network: string | null
  needs: StaffNeed[]
  isAtSalon: boolean
  /** Ids of the customer's bookings that they are changing; their places are free for them. */
  changed?: readonly string[]
  /** Keep the same times for longer: once, near the end of the hold. */
  isExtension?: boolean
}

/**
 * The result: held until an instant (epoch ms) and from when it can be kept longer, refused with
 * alternatives, or too much is held already.
 */
export type HoldResult =
  | { kind: 'held'; until: number; extendableFrom: number | null }
  | Refused
  | { kind: 'tooMany'; retryAfterSeconds: number }

/** The last ms of a hold in which it can be extended; of a short hold its last quarter. */
const EXTENDABLE_MS = 45_000

/** Seconds after which a browser that was refused for too many holds may try again. */
const RETRY_SECONDS = 60

/** A press is no longer under way after this: longer than any request lasts. */
const UNDER_WAY_MS = 15_000

/**
 * Holds places for a browser in place of its earlier ones, in one synchronous step. Choosing the
 * same times again does not extend them unless that is asked, once; after a refusal the earlier hold
 * stays.
 */
export function holdForBrowser(
  state: SalonDayState,
  { ownerToken, network, needs, isAtSalon, changed = [], isExtension = false }: HoldRequest,
): HoldResult {
  const { date, opening } = state.prepared
  const now = state.now()
  const just = state.justBooked.get(ownerToken)
  // The press happened before the booking and arrived after it: the booking has these places
  // already.
  if (just && just.until > now && just.times === timesOf(needs))
    return { kind: 'held', until: now, extendableFrom: null }
  const id = browserHold(ownerToken)
  const old = state.holds.get(id)
  const firstHour = isAtSalon
    ? firstHourAtSalon(date, now, Math.min(...needs.map((need) => need.frames)))
    : firstHourAfter(date, now)
  const own = [...ownHolds(state, { ownerToken, isAtSalon }), ...changed]
  const offering = { ledger: state.holds.ledger, opening, firstHour }
  // What its address has just held is another's turn: somebody else of the team serves, if possible.
  const before = heldBeforeBy(state, network)
  // Who needs a stylist and a skinner has two places.
  const wanted = needs.flatMap((need) => (need.delivery === 3 ? [need, need] : [need]))
  const isSame = old && timesOf(old.places) === timesOf(wanted)
  if (old && !isSame && network !== null)
    before.push({ network, places: old.places, dueAt: old.dueAt })
  const fresh = without(state, before, () => findPlaces(state, needs, own, offering))
  const found = 'kind' in fresh ? findPlaces(state, needs, own, offering) : fresh
  if ('kind' in found) return found
  const places = placesOf(needs, found.assignments)
  const last = Math.min(EXTENDABLE_MS, state.slotHoldMs / 4)
  const extendsNow = isSame && isExtension && !old.isExtended && old.dueAt <= now + last
  const isExtended = isSame && (old.isExtended || extendsNow)
  const until = Math.min(
    isSame ? old.dueAt + (extendsNow ? state.slotHoldMs : 0) : now + state.slotHoldMs,
    ...before
      .filter((one) => one.places.some((place) => places.some((other) => overlap(place, other))))
      .map(({ dueAt }) => dueAt),
  )
  const gone = [...own, ...found.taken.map((hold) => hold.id)]
  const others = state.holds.all().filter((hold) => !gone.includes(hold.id))
  const isTooMuch = state.holds.without(gone, () => exceedsShare(state, places, others, network))
  if (until <= now || isTooMuch) return { kind: 'tooMany', retryAfterSeconds: RETRY_SECONDS }
  if (old && !isSame) noteEnded(state, old)
  for (const hold of [...(old ? [old] : []), ...found.taken]) state.holds.drop(hold.id)
  state.holds.add({
    id,
    state: 'chosen',
    dueAt: until,
    replaces: null,
    network,
    places,
    isExtended,
  })
  return { kind: 'held', until, extendableFrom: isExtended ? null : until - last }
}

/** Looks as if these places were taken. */
function without<T>(state: SalonDayState, before: readonly HeldBefore[], look: () => T): T {
  const { ledger } = state.holds
  const places = before.flatMap((one) => one.places)
  for (const place of places) ledger.take(place, true)
  try {
    return look()
  } finally {
    for (const place of places) ledger.release(place, true)
  }
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

/** Releases what a browser holds; returns whether it held anything. */
export function releaseBrowserHold(state: SalonDayState, ownerToken: string): boolean {
  const hold = state.holds.get(browserHold(ownerToken))
  if (!hold) return false
  noteEnded(state, hold)
  state.holds.drop(hold.id)
  return true
}

/**
 * Limits holds so that nobody can block a salon by pressing hours: from one network by its share of
 * what is free there, from many by their share of those who are free in a frame. A browser that
 * competes with no other may hold what it needs there.
 */
function exceedsShare(
  state: SalonDayState,
  places: Place[],
  others: readonly Hold[],
  network: string | null,
): boolean {
  if (isUnlimited(state.env)) return false
  if (network !== null) {
    const ofNetwork = holdsOfNetwork(others, network)
    const count = ofNetwork.flatMap((hold) => hold.places).length + places.length
    if (count > limitOf(state.env, 'HELD_PLACES_PER_ADDRESS')) return true
    if (exceedsAddressShare(state, { state: 'chosen', places }, ofNetwork)) return true
  }
  const share = limitOf(state.env, 'HELD_SHARE') / 100
  const { ledger } = state.holds
  const kinds = new Map(ledger.roster.map(({ id, kind }) => [id, kind]))
  const chosen = others.filter(({ state }) => state === 'chosen' || state === 'offered')
  const held = chosen.flatMap((hold) => hold.places)
  const ids = chosen.map((hold) => hold.id)
  return state.holds.without(ids, () =>
    places.some(({ staffId, hourId, frames }) => {
      const kind = required(kinds.get(staffId), 'the kind of an assigned employee')
      const ofKind = (list: readonly Place[], hour: number) =>
        list.filter((place) => kinds.get(place.staffId) === kind && covers(place, hour)).length
      for (let hour = hourId; hour <= lastHourOf(hourId, frames); hour++) {
        const taken = ofKind(held, hour)
        const free = ledger.freeOf(kind, hour, 1, null).length
        if (taken > 0 && taken + ofKind(places, hour) > Math.max(1, Math.ceil(free * share)))
          return true
      }
      return false
    }),
  )
}

/** Whether a place takes a frame. */
export function covers({ hourId, frames }: Place, hour: number): boolean {
  return hourId <= hour && hour <= lastHourOf(hourId, frames)
}

/** The times as one string, whoever serves. */
function timesOf(stays: readonly Pick<StaffNeed, 'hourId' | 'frames'>[]): string {
  return stays
    .map(({ hourId, frames }) => `${hourId}+${frames}`)
    .sort()
    .join()
}

/** Lengths of services, in frames, that must still find an hour: up to two hours. */
const LONGEST = 6

/** Whether a hold waits, or is about to wait, for a code that was requested from the network. */
export function isCodeHold(hold: Hold, network: string): boolean {
  return hold.network === network && (hold.state === 'waiting' || hold.state === 'writing')
}

/** The holds without a booking that were requested from an address. */
function holdsOfNetwork(holds: readonly Hold[], network: string): Hold[] {
  return holds.filter(
    (hold) => (hold.state === 'chosen' && hold.network === network) || isCodeHold(hold, network),
  )
}

/**
 * Whether an address would hold more than its share of what is free without it: `added` beside
 * `others`, its other holds. A browser token costs nothing, so its browsers count together. One
 * place of a kind of staff is always within the share.
 */
function exceedsAddressShare(
  state: SalonDayState,
  added: { state: Hold['state']; places: readonly Place[] },
  others: readonly Hold[],
): boolean {
  const { ledger } = state.holds
  const holds = [...others, added]
  const held = holds.flatMap(({ places }) => places)
  const firstHour = firstHourAfter(state.prepared.date, state.now())
  const left = 1 - limitOf(state.env, 'HELD_SHARE') / 100
  return state.holds.without(
    others.map(({ id }) => id),
    () => {
      const before = openings(ledger, held, firstHour)
      for (const { state, places } of holds)
        for (const place of places) ledger.take(place, state === 'chosen')
      const after = openings(ledger, held, firstHour)
      for (const { state, places } of holds)
        for (const place of places) ledger.release(place, state === 'chosen')
      return before.some((count, view) => (after[view] ?? 0) < count * left)
    },
  )
}

/**
 * The pressed hours of addresses that hold more than their share, since others have booked
 * meanwhile: everybody sees them as free, and the next customer may take them.
 */
export function holdsOverShare(state: SalonDayState): Hold[] {
  if (isUnlimited(state.env)) return []
  const chosen = state.holds.all().filter((hold) => hold.state === 'chosen')
  const networks = new Set(chosen.flatMap(({ network }) => network ?? []))
  return [...networks].flatMap((network) => {
    const held = holdsOfNetwork(state.holds.all(), network)
    return exceedsAddressShare(state, { state: 'chosen', places: [] }, held)
      ? chosen.filter((hold) => hold.network === network)
      : []
  })
}

/** Staff for a request, and the pressed hours of addresses over their share that it takes. */
type Found = { assignments: StaffAssignment[]; taken: Hold[] }

/**
 * Staff for a request among those who are free without the holds `own`, and then also among those
 * whom only addresses over their share hold.
 */
export function findPlaces(
  state: SalonDayState,
  needs: readonly StaffNeed[],
  own: readonly (string | null)[],
  offering: Offering,
): Found | Refused {
  const { holds, prepared } = state
  const look = (ids: readonly (string | null)[]) =>
    holds.without(ids, () => checkPlaces(needs, prepared.date, offering, state.now()))
  const firm = look(own)
  if (!('kind' in firm)) return { assignments: firm, taken: [] }
  const overShare = holdsOverShare(state).filter(({ id }) => !own.includes(id))
  if (overShare.length === 0) return firm
  const assignments = look([...own, ...overShare.map(({ id }) => id)])
  if ('kind' in assignments) return assignments
  const places = placesOf(needs, assignments)
  const taken = overShare.filter((hold) =>
    hold.places.some((one) => places.some((other) => overlap(one, other))),
  )
  return { assignments, taken }
}

/**
 * How much is free, by views: for each length of services the hours with anybody of a kind, those
 * with both kinds, the places of a kind, and the hours of each employee. Only views of which more
 * than one place is held.
 */
function openings(ledger: Ledger, held: readonly Place[], firstHour: number): number[] {
  const kinds = (['stylist', 'skinner'] as const).map((kind) =>
    ledger.roster.filter((employee) => employee.kind === kind),
  )
  const heldBy = (staff: readonly StaffOnDay[]) =>
    held.filter(({ staffId }) => staff.some(({ id }) => id === staffId)).length
  const crowded = kinds.filter((staff) => heldBy(staff) > 1)
  if (crowded.length === 0) return []
  const runs = new Map(
    kinds.flat().map((employee) => [employee.id, freeRuns(ledger, employee, firstHour)]),
  )
  const longest = (staff: readonly StaffOnDay[]) =>
    hours.map((hour) => Math.max(0, ...staff.map(({ id }) => runs.get(id)?.[hour] ?? 0)))
  const ofKinds = kinds.map(longest)
  const views = [
    ...crowded.map(longest),
    hours.map((_hour, index) => Math.min(...ofKinds.map((of) => of[index] ?? 0))),
    ...crowded.map((staff) => staff.flatMap(({ id }) => runs.get(id) ?? [])),
    ...crowded.flatMap((staff) =>
      staff.filter((employee) => heldBy([employee]) > 1).map(({ id }) => runs.get(id) ?? []),
    ),
  ]
  return views.flatMap((view) =>
    Array.from({ length: LONGEST }, (_, index) => view.filter((run) => run > index).length),
  )
}

const hours = Array.from({ length: LAST_HOUR_ID }, (_, index) => index + 1)

/** For each hour id, for how many frames the employee is free from there. */
function freeRuns(ledger: Ledger, employee: StaffOnDay, firstHour: number): number[] {
  const runs = Array<number>(LAST_HOUR_ID + 2).fill(0)
  for (let hour = LAST_HOUR_ID; hour >= firstHour; hour--)
    if (ledger.isFree(employee, hour, 1)) runs[hour] = (runs[hour + 1] ?? 0) + 1
  return runs
}

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
function heldBeforeBy(state: SalonDayState, network: string | null): HeldBefore[] {
  return state.heldBefore.filter(
    (one) => one.network === network && state.now() < one.dueAt + state.slotHoldMs,
  )
}

/** Whether two stretches of time of the same employee meet. */
function overlap(one: Place, other: Place): boolean {
  return (
    one.staffId === other.staffId &&
    one.hourId <= lastHourOf(other.hourId, other.frames) &&
    other.hourId <= lastHourOf(one.hourId, one.frames)
  )
}
