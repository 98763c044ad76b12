import type { StaffOnDay } from './ledger'
import { LAST_HOUR_ID } from '../../../domain/frames'
import { framesWithin, type Opening } from './slots'

/**
 * A stylist or skinner as employed: day off (0 Sunday to 6 Saturday) and shift in minutes after
 * midnight, null for the salon's.
 */
export type Employee = {
  id: number
  kind: StaffOnDay['kind']
  level: number
  dayOff: number | null
  fromMinutes: number | null
  toMinutes: number | null
}

/** An absence on one day, in minutes after midnight. */
export type Absence = { staffId: number; fromMinutes: number; toMinutes: number }

/** The staff of a day with their frames; those who are absent all day are left out. */
export function rosterOf(
  employees: readonly Employee[],
  absences: readonly Absence[],
  weekday: number,
  opening: Opening,
): StaffOnDay[] {
  return employees
    .filter((employee) => employee.dayOff !== weekday)
    .map((employee) => {
      const shift = framesWithin(
        Math.max(opening.openMinutes, employee.fromMinutes ?? 0),
        Math.min(opening.closeMinutes, employee.toMinutes ?? 24 * 60),
      )
      const away = absences.filter((absence) => absence.staffId === employee.id).map(touchedFrames)
      const isThere = Array.from(
        { length: LAST_HOUR_ID + 1 },
        (_, hour) =>
          hour >= shift.first &&
          hour <= shift.last &&
          !away.some(({ first, last }) => hour >= first && hour <= last),
      )
      return { id: employee.id, kind: employee.kind, level: employee.level, isThere }
    })
    .filter((employee) => employee.isThere.includes(true))
}

/** A frame that an absence only touches is lost as well. */
function touchedFrames({ fromMinutes, toMinutes }: Absence): { first: number; last: number } {
  const inside = framesWithin(fromMinutes, toMinutes)
  const before = framesWithin(0, fromMinutes).last
  const after = framesWithin(toMinutes, 24 * 60).first
  return { first: Math.min(inside.first, before + 1), last: Math.max(inside.last, after - 1) }
}
