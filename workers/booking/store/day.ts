import * as z from 'zod'
import { rowsIn } from '../../kit/rows'
import type { LocalDate } from '../../kit/values'
import { type StaffNeed, type Place, placesOf, type StaffAssignment } from '../salon-day/ledger'
import type { Absence, Employee } from '../salon-day/roster'
import { listed, SERVED_STATUSES } from './rows'

/** D1's data of one salon-day: staff, absences, bookings with their places. */
export type DayRecords = {
  employees: Employee[]
  absences: Absence[]
  bookings: { id: string; places: Place[] }[]
}

const employeeRow = z.object({
  id: z.int(),
  kind: z.enum(['stylist', 'skinner']),
  level: z.int(),
  day_off: z.int().nullable(),
  from_minutes: z.int().nullable(),
  to_minutes: z.int().nullable(),
})

const absenceRow = z.object({
  staff_id: z.int(),
  from_minutes: z.int(),
  to_minutes: z.int(),
})

const assignmentRow = z.object({
  id: z.string(),
  hour_id: z.int(),
  frames: z.int(),
  stylist_id: z.int().nullable(),
  skinner_id: z.int().nullable(),
})
type AssignmentRow = z.output<typeof assignmentRow>

/** Reads a salon-day's records in one round trip. */
export async function readDay(
  db: D1Database,
  salonId: number,
  date: LocalDate,
): Promise<DayRecords> {
  const [employees, absences, assignments] = await db.batch([
    db
      .prepare(
        `SELECT id, kind, level, day_off, from_minutes, to_minutes
         FROM staff
         WHERE salon_id = ? AND kind <> 'receptionist' ORDER BY id`,
      )
      .bind(salonId),
    db
      .prepare(
        `SELECT staff_id, from_minutes, to_minutes FROM absence
         WHERE date = ? AND staff_id IN (SELECT id FROM staff WHERE salon_id = ?)`,
      )
      .bind(date, salonId),
    db
      .prepare(
        `SELECT b.id, p.hour_id, p.frames, p.stylist_id, p.skinner_id
         FROM booking b
         JOIN booking_person p ON p.booking_id = b.id
         WHERE b.salon_id = ? AND b.date = ? AND b.status IN (SELECT value FROM json_each(?))`,
      )
      .bind(salonId, date, listed(SERVED_STATUSES)),
  ])
  return {
    employees: rowsIn(employees, employeeRow).map((row) => ({
      id: row.id,
      kind: row.kind,
      level: row.level,
      dayOff: row.day_off,
      fromMinutes: row.from_minutes,
      toMinutes: row.to_minutes,
    })),
    absences: rowsIn(absences, absenceRow).map((row) => ({
      staffId: row.staff_id,
      fromMinutes: row.from_minutes,
      toMinutes: row.to_minutes,
    })),
    bookings: bookingsOf(rowsIn(assignments, assignmentRow)),
  }
}

function bookingsOf(rows: AssignmentRow[]): DayRecords['bookings'] {
  const places = new Map<string, Place[]>()
  for (const row of rows)
    places.set(row.id, [
      ...(places.get(row.id) ?? []),
      ...placesOf([needOf(row)], [assignmentOf(row)]),
    ])
  return [...places].map(([id, own]) => ({ id, places: own }))
}

function needOf(row: AssignmentRow): StaffNeed {
  return {
    hourId: row.hour_id,
    frames: row.frames,
    delivery: 3,
    stylistId: row.stylist_id,
    skinnerId: row.skinner_id,
  }
}

function assignmentOf(row: AssignmentRow): StaffAssignment {
  return { stylistId: row.stylist_id, skinnerId: row.skinner_id }
}
