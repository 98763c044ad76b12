import type { LocalDate } from '../../kit/values'
import { instantOf, vietnamDay } from '../../kit/vietnam-time'
import type { SalonDayState } from './state'
import { openingOf } from '../clients/salons'
import { endLater } from './recovery'
import { rosterOf } from './roster'
import type { Opening } from './slots'
import { type DayRecords, readDay } from '../store/staff'
import { FULL_SALON, restOf, walkInsOf } from './walk-ins'

/**
 * A salon-day's facts: its salon and date, its opening hours, when these facts must be read again
 * and when the day is over (epoch ms).
 */
export type Day = {
  salonId: number
  date: LocalDate
  opening: Opening
  staleAt: number
  endsAt: number
}

/** Rosters and openings hold so long (ms). */
const FRESH_MS = 60_000

/** Minutes after which the day is over: one hour after midnight. */
const END_MINUTES = 25 * 60

/** Reads roster and opening, and on an object's first use the bookings that D1 has and the object has not. */
export async function prepareDay(state: SalonDayState): Promise<Day> {
  const { salonId, date } = identity(state)
  const [records, opening] = await Promise.all([
    readDay(state.env.DB, salonId, date),
    openingOf(state.env, salonId, date),
  ])
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const roster = rosterOf(records.employees, records.absences, weekday, opening)
  state.holds.ledger.setRoster(roster)
  if (!state.day) reconcile(state, records)
  const now = state.now()
  const demoLoad = state.env.DEMO_LOAD
  if (demoLoad && date >= vietnamDay(now)) {
    const isTaken = (staffId: number, hourId: number) =>
      state.holds.ledger.coveredTimes(staffId, hourId) > 0
    walkIn(state, 'walk-ins', () =>
      walkInsOf(salonId, date, roster, isTaken, demoLoad === 'weekday'),
    )
    if (salonId === FULL_SALON && date === vietnamDay(now))
      walkIn(state, 'walk-ins of a full day', () => restOf(roster, isTaken))
  }
  return { salonId, date, opening, staleAt: now + FRESH_MS, endsAt: instantOf(date, END_MINUTES) }
}

/**
 * A booking in D1 without places here gets them (seeded ones, or storage lost); a hold whose
 * booking is over there is given up.
 */
function reconcile(state: SalonDayState, records: DayRecords): void {
  const { holds } = state
  const served = new Set(records.bookings.map((booking) => booking.id))
  for (const { id, state: step, replaces } of holds.all()) {
    if (step !== 'booked' || isWalkIn(id) || served.has(id)) continue
    if (replaces) endLater(holds, id, state.now())
    else holds.drop(id)
  }
  for (const { id, places } of records.bookings)
    if (!holds.get(id))
      holds.add({ id, state: 'booked', dueAt: 0, replaces: null, network: null, places })
}

function walkIn(
  { holds }: SalonDayState,
  id: string,
  places: () => ReturnType<typeof restOf>,
): void {
  if (!holds.get(id))
    holds.add({ id, state: 'booked', dueAt: 0, replaces: null, network: null, places: places() })
}

function isWalkIn(id: string): boolean {
  return id.startsWith('walk-ins')
}

/** Salon and date from the object's name, which an alarm does not know: so it is written down at first use. */
function identity({ holds, name }: SalonDayState): { salonId: number; date: LocalDate } {
  const noted = holds.note('name')
  const known = noted ?? name
  const [whole, salonId, date] = /^(\d+):(\d{4}-\d{2}-\d{2})$/.exec(known ?? '') ?? []
  if (!whole || !date) throw new Error(`a salon-day needs a name like 9:2026-11-22, not ${known}`)
  if (noted === null) holds.write('name', whole)
  return { salonId: Number(salonId), date }
}
