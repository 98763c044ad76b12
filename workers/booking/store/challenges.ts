import * as z from 'zod'
import { rowsIn } from '../../kit/rows'
import type { Counted } from '../challenges'

const standingRow = z.object({
  staffId: z.int(),
  staffName: z.string(),
  avatar: z.string(),
  salonId: z.int(),
  value: z.int(),
})

/** A member of staff with the count so far. */
export type ChallengeStanding = z.output<typeof standingRow>

/** Most that are named for a challenge. */
const MAX_NAMED = 10

const counts: Record<Counted, string> = {
  fiveStars: `SELECT stylist_id, count(*) AS n FROM rating
     WHERE stars = 5 AND rated_at >= ?1 AND rated_at < ?2
     GROUP BY stylist_id`,
  votes: `SELECT stylist_id, count(*) AS n FROM style_master_vote
     WHERE voted_at >= ?1 AND voted_at < ?2 GROUP BY stylist_id`,
  served: `SELECT p.stylist_id, count(*) AS n FROM booking b
    JOIN booking_person p ON p.booking_id = b.id
    WHERE b.status = 'done' AND b.starts_at >= ?1 AND b.starts_at < ?2
    GROUP BY p.stylist_id`,
}

/** The leaders of each challenge within [from, to) (epoch ms), in the challenges' order. */
export async function readStandings(
  db: D1Database,
  counted: readonly Counted[],
  from: number,
  to: number,
): Promise<ChallengeStanding[][]> {
  const results = await db.batch(
    counted.map((what) =>
      db
        .prepare(
          `SELECT s.id AS staffId, s.name AS staffName, s.avatar, s.salon_id AS salonId,
             c.n AS value
           FROM (${counts[what]}) c
           JOIN staff s ON s.id = c.stylist_id
           ORDER BY c.n DESC, s.id LIMIT ${MAX_NAMED}`,
        )
        .bind(from, to),
    ),
  )
  return results.map((result) => rowsIn(result, standingRow))
}
