import { MINUTE_MS } from './durations'
import { type BoardEntry, freeOnBoard, OWN_FRAMES } from './board-entry'
import { type Delivery, isServable } from './delivery'

/** Km from the customer within which a salon counts as "near". */
export const NEAR_KM = 15

/** Minutes that a kilometre takes through a Vietnamese city. */
const MINUTES_PER_KM = 2

/** Nobody is at a salon sooner than in so many minutes. */
const SHORTEST_TRAVEL = 5

/** Minutes between reading the list and leaving. */
const LEAD_MINUTES = 5

/** Hours of one salon in a list: the others are for those who are near another. */
const HOURS_PER_SALON = 2

/**
 * A salon that may serve, and how far it is in km; null where the customer's place is not known.
 */
export type SalonDistance = { salonId: number; distanceKm: number | null }

/**
 * The search: the number of frames, whose time the services take (1 a stylist's, 2 a skinner's, 3
 * both), for how many customers, and when.
 */
export type SoonestSearch = {
  frames: number
  delivery: Delivery
  people: number
  /** The days that may be booked, in order, with the epoch ms of their Vietnamese midnight. */
  days: readonly { date: string; midnight: number }[]
  /** Epoch ms. */
  now: number
}

/** An hour at which a salon can serve. */
export type SoonestHour = SalonDistance & {
  date: string
  hourId: number
  /** Epoch ms. */
  startsAt: number
  /** Five at most are counted. */
  freeStylists: number
}

/** Minutes to a salon. */
export function travelMinutes(distanceKm: number): number {
  return Math.max(SHORTEST_TRAVEL, Math.ceil(distanceKm * MINUTES_PER_KM))
}

/** The earliest instant (epoch ms) at which a customer can sit down at a salon. */
function earliestStart(now: number, distanceKm: number | null): number {
  return now + (travelMinutes(distanceKm ?? 0) + LEAD_MINUTES) * MINUTE_MS
}

/**
 * The first hours at which the salons can serve, two of a salon at most: the soonest first, of
 * equal ones the nearest. `entryOf` has what the board knows of a salon-day.
 */
export function findSoonest(
  salons: readonly SalonDistance[],
  search: SoonestSearch,
  entryOf: (salonId: number, date: string) => BoardEntry | undefined,
): SoonestHour[] {
  return salons.flatMap((salon) => firstHours(salon, search, entryOf)).sort(bySoonest)
}

/** The soonest first, of equal ones the nearest, of those the one with the lower number. */
export function bySoonest(one: SoonestHour, other: SoonestHour): number {
  return (
    one.startsAt - other.startsAt ||
    (one.distanceKm ?? 0) - (other.distanceKm ?? 0) ||
    one.salonId - other.salonId
  )
}

function firstHours(
  salon: SalonDistance,
  { frames, delivery, people, days, now }: SoonestSearch,
  entryOf: (salonId: number, date: string) => BoardEntry | undefined,
): SoonestHour[] {
  const earliest = earliestStart(now, salon.distanceKm)
  const found: SoonestHour[] = []
  for (const { date, midnight } of days) {
    const entry = entryOf(salon.salonId, date)
    if (!entry) continue
    for (const [at, { id: hourId, start }] of (entry.frames ?? OWN_FRAMES).entries()) {
      const startsAt = midnight + start * MINUTE_MS
      if (startsAt < earliest) continue
      const freeStylists = freeOnBoard(entry.stylists, at + 1, frames)
      const freeSkinners = freeOnBoard(entry.skinners, at + 1, frames)
      if (!isServable(delivery, freeStylists, freeSkinners, people)) continue
      found.push({ ...salon, date, hourId, startsAt, freeStylists })
      if (found.length === HOURS_PER_SALON) return found
    }
  }
  return found
}
