import * as z from 'zod'
import { allRows, rowsIn } from '../../kit/rows'
import { createTtlCache } from '../../kit/ttl-cache'
import { type BookingStatus, salonRow, listed, SERVED_STATUSES } from './rows'
import type { LocalDate } from '../../kit/values'
import { type Place, placesOf, type Absence, type Employee } from '../salon-day/ledger'

const staffRow = z.object({
  id: z.int(),
  salonId: z.int(),
  kind: z.enum(['stylist', 'skinner', 'receptionist']),
  name: z.string(),
  avatar: z.string(),
  level: z.int(),
  years: z.int(),
  customers: z.int(),
  rating: z.number(),
  skill: z.string(),
  description: z.string(),
  photos: z.string(),
  ratings: z.string(),
})

/**
 * A stylist, skinner or receptionist as customers see them. Lists are JSON texts, as on the wire.
 */
export type StaffMember = z.output<typeof staffRow>

/** Rosters hold so long (ms). */
const FRESH_MS = 60_000

const rosters = createTtlCache<readonly StaffMember[]>()
const staffed = createTtlCache<readonly number[]>()

/** The present and recent staff of a salon, cached for a minute. */
export async function readStaff(db: D1Database, salonId: number): Promise<readonly StaffMember[]> {
  const cached = rosters.get(db, String(salonId))
  if (cached) return cached
  const staff = db
    .prepare(
      `SELECT id, salon_id AS salonId, kind, name, avatar, level, years, customers, rating, skill,
         description, photos, ratings
       FROM staff
       WHERE salon_id = ?1 OR former_salon_id = ?1
       ORDER BY level DESC, customers DESC, id`,
    )
    .bind(salonId)
  return rosters.set(db, String(salonId), await allRows(staff, staffRow), FRESH_MS)
}

const ratingRow = z.object({
  salonId: z.number(),
  ratingStar: z.number(),
  totalCutomer: z.number(),
})

/** The ratings of a salon's stylists together. */
type SalonRating = z.infer<typeof ratingRow>

/** The mean rating of each salon's stylists, one with more customers counting more. */
export async function readSalonRatings(db: D1Database): Promise<SalonRating[]> {
  const ratings = db.prepare(
    `SELECT salon_id AS salonId, SUM(rating * customers) / SUM(customers) AS ratingStar,
       SUM(customers) AS totalCutomer
     FROM staff WHERE kind = 'stylist' AND rating > 0 AND customers > 0
     GROUP BY salon_id ORDER BY salon_id`,
  )
  return allRows(ratings, ratingRow)
}

/** The salons that somebody works at, remembered for a minute. */
export async function readStaffedSalons(db: D1Database): Promise<readonly number[]> {
  const cached = staffed.get(db, '')
  if (cached) return cached
  const salons = db.prepare('SELECT DISTINCT salon_id AS salonId FROM staff ORDER BY salonId')
  const ids = (await allRows(salons, salonRow)).map(({ salonId }) => salonId)
  return staffed.set(db, '', ids, FRESH_MS)
}

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
  dayOff: z.int().nullable(),
  fromMinutes: z.int().nullable(),
  toMinutes: z.int().nullable(),
})

const absenceRow = z.object({
  staffId: z.int(),
  fromMinutes: z.int(),
  toMinutes: z.int(),
})

const assignmentRow = z.object({
  id: z.string(),
  hourId: z.int(),
  frames: z.int(),
  stylistId: z.int().nullable(),
  skinnerId: z.int().nullable(),
})

/** States in which a booking has its hour: it keeps it when it is done, or nobody came. */
const PLACED_STATUSES: readonly BookingStatus[] = [...SERVED_STATUSES, 'done', 'no_show']

/** Reads a salon-day's records in one round trip. */
export async function readDay(
  db: D1Database,
  salonId: number,
  date: LocalDate,
): Promise<DayRecords> {
  const [employees, absences, assignments] = await db.batch([
    db
      .prepare(
        `SELECT id, kind, level, day_off AS dayOff, from_minutes AS fromMinutes,
           to_minutes AS toMinutes
         FROM staff
         WHERE salon_id = ? AND kind <> 'receptionist' ORDER BY id`,
      )
      .bind(salonId),
    db
      .prepare(
        `SELECT staff_id AS staffId, from_minutes AS fromMinutes, to_minutes AS toMinutes
         FROM absence
         WHERE date = ? AND staff_id IN (SELECT id FROM staff WHERE salon_id = ?)`,
      )
      .bind(date, salonId),
    db
      .prepare(
        `SELECT b.id, p.hour_id AS hourId, p.frames, p.stylist_id AS stylistId,
           p.skinner_id AS skinnerId
         FROM booking b
         JOIN booking_person p ON p.booking_id = b.id
         WHERE b.salon_id = ? AND b.date = ? AND b.status IN (SELECT value FROM json_each(?))`,
      )
      .bind(salonId, date, listed(PLACED_STATUSES)),
  ])
  return {
    employees: rowsIn(employees, employeeRow),
    absences: rowsIn(absences, absenceRow),
    bookings: bookingsOf(rowsIn(assignments, assignmentRow)),
  }
}

function bookingsOf(rows: z.output<typeof assignmentRow>[]): DayRecords['bookings'] {
  const places = new Map<string, Place[]>()
  for (const row of rows)
    places.set(row.id, [...(places.get(row.id) ?? []), ...placesOf([row], [row])])
  return [...places].map(([id, own]) => ({ id, places: own }))
}
