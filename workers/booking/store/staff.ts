import { createMemory } from '../catalogue/memory'

/**
 * A stylist, skinner or receptionist as customers see him. Lists are JSON texts, as on the wire
 * (B-154).
 */
export type StaffMember = {
  id: number
  salonId: number
  kind: 'stylist' | 'skinner' | 'receptionist'
  name: string
  avatar: string
  level: number
  years: number
  customers: number
  rating: number
  skill: string
  description: string
  photos: string
  ratings: string
}

/** Rosters hold so long (ms). */
const FRESH_MS = 60_000

const rosters = createMemory<readonly StaffMember[]>()
const staffed = createMemory<readonly number[]>()

/** The present and recent staff of a salon, cached for a minute. */
export async function readStaff(db: D1Database, salonId: number): Promise<readonly StaffMember[]> {
  const cached = rosters.recall(db, String(salonId))
  if (cached) return cached
  const { results } = await db
    .prepare(
      `SELECT id, salon_id AS salonId, kind, name, avatar, level, years, customers, rating, skill, description, photos, ratings
       FROM staff WHERE salon_id = ?1 OR former_salon_id = ?1 ORDER BY level DESC, customers DESC, id`,
    )
    .bind(salonId)
    .all<StaffMember>()
  return rosters.keep(db, String(salonId), results, FRESH_MS)
}

/** The salons that somebody works at, remembered for a minute. */
export async function readStaffedSalons(db: D1Database): Promise<readonly number[]> {
  const cached = staffed.recall(db, '')
  if (cached) return cached
  const { results } = await db
    .prepare('SELECT DISTINCT salon_id AS id FROM staff ORDER BY id')
    .all<{ id: number }>()
  return staffed.keep(
    db,
    '',
    results.map(({ id }) => id),
    FRESH_MS,
  )
}
