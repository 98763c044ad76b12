import { LAST_HOUR_ID } from '../../../domain/frames'
import {
  type Ledger,
  type Place,
  placesOf,
  type StaffAssignment,
  type StaffNeed,
  type StaffOnDay,
} from './ledger'
import type { Offering } from './nearest'
import { checkPlaces } from './rules'
import type { Refused } from '../pricing/order'
import type { SalonDayState } from './state'
import { isUnlimited, limitOf } from '../limits'
import type { Hold } from './holds'
import { firstHourAfter } from './slots'
import { overlap } from './held-before'

/** Lengths of services, in frames, that must still find an hour: up to two hours. */
const LONGEST = 6

/** Whether a hold waits, or is about to wait, for a code that was requested from the network. */
export function isCodeHold(hold: Hold, network: string): boolean {
  return hold.network === network && (hold.state === 'waiting' || hold.state === 'writing')
}

/** The holds without a booking that were requested from an address. */
export function holdsOfNetwork(holds: readonly Hold[], network: string): Hold[] {
  return holds.filter(
    (hold) => (hold.state === 'chosen' && hold.network === network) || isCodeHold(hold, network),
  )
}

/**
 * Whether an address would hold more than its share of what is free without it: `added` beside
 * `others`, its other holds. A browser token costs nothing, so its browsers count together. One
 * place of a kind of staff is always within the share.
 */
export function exceedsAddressShare(
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
