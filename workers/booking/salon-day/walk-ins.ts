import { pick, randomFrom, seedOf } from '../../kit/random'
import type { LocalDate } from '../../kit/values'
import { isWeekend } from '../../kit/vietnam-time'
import { MAX_MASTER_CUSTOMERS, MASTER_LEVEL, type Place, type StaffOnDay } from './ledger'
import { startOf } from '../../../domain/frames'

/** The salon that has no free place today (demo-data §2). */
export const FULL_SALON = 5

/** The stylist whose days are always full (demo-data §2). */
export const FULL_STYLIST = 1002

/** Frames that a walk-in takes, drawn evenly; three on average, like a cut with a wash. */
const LENGTHS = [2, 3, 3, 4] as const
const MEAN_LENGTH = 3

/** Not every customer is washed: skinners have so much of the stylists' load. */
const SKINNER_SHARE = 0.6

/** Highest load: staff need breaks. */
const MAX_LOAD = 0.95

/**
 * Demo load: places that walk-ins have taken on a salon-day, always the same for the same salon, date and roster,
 * or, with `isSameEachWeek`, for the same salon, weekday and roster.
 * Weekdays 35 to 60 % of the stylists' frames, weekends 60 to 90 %, 18h to 20h another 20 % (demo-data §2).
 */
export function walkInsOf(
  salonId: number,
  date: LocalDate,
  roster: readonly StaffOnDay[],
  isTaken: (staffId: number, hourId: number) => boolean,
  isSameEachWeek = false,
): Place[] {
  const drawnFrom = isSameEachWeek ? new Date(`${date}T00:00:00Z`).getUTCDay() : date
  const random = randomFrom(seedOf('walk-ins', salonId, drawnFrom))
  const load = isWeekend(date) ? 0.6 + 0.3 * random() : 0.35 + 0.25 * random()
  const isLeftFree = freeGaps(roster, random)
  return roster.flatMap((employee) => {
    const always = employee.id === FULL_STYLIST
    const share = employee.kind === 'skinner' ? SKINNER_SHARE : 1
    const isShut = (staffId: number, hourId: number) =>
      isTaken(staffId, hourId) || isLeftFree(staffId, hourId)
    return stretches(
      employee,
      isShut,
      (hourId) => (always ? 1 : share * Math.min(MAX_LOAD, load + eveningRush(hourId))),
      random,
    )
  })
}

/** Takes what is left of a day. */
export function restOf(
  roster: readonly StaffOnDay[],
  isTaken: (staffId: number, hourId: number) => boolean,
): Place[] {
  return roster.flatMap((employee) =>
    stretches(
      employee,
      isTaken,
      () => 1,
      () => 0,
    ),
  )
}

/**
 * On every day one stylist and one skinner stay free for four frames in the morning, the afternoon
 * and the evening, so that a demo always finds an hour.
 */
function freeGaps(
  roster: readonly StaffOnDay[],
  random: () => number,
): (staffId: number, hourId: number) => boolean {
  const starts = [
    { first: 2, spread: 6 },
    { first: 14, spread: 8 },
    { first: 29, spread: 3 },
  ].map(({ first, spread }) => first + Math.floor(random() * spread))
  const keepers = (['stylist', 'skinner'] as const).map((kind) => {
    const able = roster.filter(
      (employee) =>
        employee.kind === kind &&
        employee.id !== FULL_STYLIST &&
        starts.every((start) => employee.isThere[start] && employee.isThere[start + 3]),
    )
    return able[Math.floor(random() * able.length)]?.id
  })
  return (staffId, hourId) =>
    keepers.includes(staffId) && starts.some((start) => hourId >= start && hourId < start + 4)
}

function stretches(
  employee: StaffOnDay,
  isTaken: (staffId: number, hourId: number) => boolean,
  loadAt: (hourId: number) => number,
  random: () => number,
): Place[] {
  const places: Place[] = []
  const isOpen = (hourId: number) =>
    employee.isThere[hourId] === true && !isTaken(employee.id, hourId)
  let hourId = 1
  const most = employee.level === MASTER_LEVEL ? MAX_MASTER_CUSTOMERS : Infinity
  while (hourId < employee.isThere.length && places.length < most) {
    const load = loadAt(hourId)
    // With b·length frames busy and 1−b free, b is the load: the probability that a customer takes
    // a free frame.
    const chance = load / (load + MEAN_LENGTH * (1 - load))
    const sitsDown = random() < chance
    const input = pick(LENGTHS, random)
    if (!sitsDown || !isOpen(hourId)) {
      hourId++
      continue
    }
    let frames = 0
    while (frames < input && isOpen(hourId + frames)) frames++
    places.push({ staffId: employee.id, hourId, frames })
    hourId += frames
  }
  return places
}

function eveningRush(hourId: number): number {
  const minutes = startOf(hourId)
  return minutes >= 18 * 60 && minutes < 20 * 60 ? 0.2 : 0
}
