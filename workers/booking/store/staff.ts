import * as z from 'zod'
import { allRows } from '../../kit/rows'
import { createTtlCache } from '../ttl-cache'
import { salonRow } from './rows'

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

const ratingRow = z.object({ salonId: z.number(), stars: z.number(), customers: z.number() })

/** The ratings of a salon's stylists together. */
export type SalonRating = z.infer<typeof ratingRow>

/** The mean rating of each salon's stylists, one with more customers counting more. */
export async function readSalonRatings(db: D1Database): Promise<SalonRating[]> {
  const ratings = db.prepare(
    `SELECT salon_id AS salonId, SUM(rating * customers) / SUM(customers) AS stars,
       SUM(customers) AS customers
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
