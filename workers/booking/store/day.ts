import type { LocalDate } from '../../kit/values'
import { type Need, type Place, placesOf, type Seat } from '../salon-day/ledger'
import type { Absence, Employee } from '../salon-day/roster'
import { listed, SERVED_STATUSES } from './rows'

/** D1's data of one salon-day: staff, absences, bookings with their places. */
export type DayRecords = {
  employees: Employee[]
  absences: Absence[]
  bookings: { id: string; places: Place[] }[]
}

/** Reads a salon-day's records in one round trip. */
export async function readDay(
  db: D1Database,
  salonId: number,
  date: LocalDate,
): Promise<DayRecords> {
  const [employees, absences, seats] = await db.batch([
    db
      .prepare(
        `SELECT id, kind, level, day_off, from_minutes, to_minutes FROM staff WHERE salon_id = ? AND kind <> 'receptionist' ORDER BY id`,
      )
      .bind(salonId),
    db
      .prepare(
        'SELECT staff_id, from_minutes, to_minutes FROM absence WHERE date = ? AND staff_id IN (SELECT id FROM staff WHERE salon_id = ?)',
      )
      .bind(date, salonId),
    db
      .prepare(
        `SELECT b.id, p.hour_id, p.frames, p.stylist_id, p.skinner_id FROM booking b JOIN booking_person p ON p.booking_id = b.id
         WHERE b.salon_id = ? AND b.date = ? AND b.status IN (SELECT value FROM json_each(?))`,
      )
      .bind(salonId, date, listed(SERVED_STATUSES)),
  ])
  return {
    employees: (employees!.results as EmployeeRow[]).map((row) => ({
      id: row.id,
      kind: row.kind,
      level: row.level,
      dayOff: row.day_off,
      fromMinutes: row.from_minutes,
      toMinutes: row.to_minutes,
    })),
    absences: (absences!.results as AbsenceRow[]).map((row) => ({
      staffId: row.staff_id,
      fromMinutes: row.from_minutes,
      toMinutes: row.to_minutes,
    })),
    bookings: bookingsOf(seats!.results as SeatRow[]),
  }
}

function bookingsOf(rows: SeatRow[]): DayRecords['bookings'] {
  const places = new Map<string, Place[]>()
  for (const row of rows)
    places.set(row.id, [...(places.get(row.id) ?? []), ...placesOf([needOf(row)], [seatOf(row)])])
  return [...places].map(([id, own]) => ({ id, places: own }))
}

function needOf(row: SeatRow): Need {
  return {
    hourId: row.hour_id,
    frames: row.frames,
    delivery: 3,
    stylistId: row.stylist_id,
    skinnerId: row.skinner_id,
  }
}

function seatOf(row: SeatRow): Seat {
  return { stylistId: row.stylist_id, skinnerId: row.skinner_id }
}

type EmployeeRow = {
  id: number
  kind: Employee['kind']
  level: number
  day_off: number | null
  from_minutes: number | null
  to_minutes: number | null
}
type AbsenceRow = { staff_id: number; from_minutes: number; to_minutes: number }
type SeatRow = {
  id: string
  hour_id: number
  frames: number
  stylist_id: number | null
  skinner_id: number | null
}
