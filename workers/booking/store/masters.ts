import * as z from 'zod'
import { MINUTE_MS } from '../../../domain/durations'
import { allRows } from '../../kit/rows'
import { createTtlCache } from '../../kit/ttl-cache'
import { rankedDto, type RankedDto } from '../contract/visits'

/** Which stylists, in which order, how many at most. */
type RankingQuery = {
  masterKey: string
  /** Ratings that count: from this instant on, before that one (epoch ms). */
  from: number
  to: number
  /** Null: all salons, and only who has a vote or a rating. */
  salonId: number | null
  by: 'votes' | 'stars'
  most: number
}

/**
 * A prior for averages of few ratings, so that a single five-star rating does not lead: five
 * ratings of 4.5 stars.
 */
const PRIOR = { ratings: 5, stars: 4.5 }

const rankings = createTtlCache<RankedDto[]>()

/**
 * A ranking of a month, best first: by votes, or by the mean of the ratings; cached for a minute, as
 * it counts the whole month.
 */
export async function readRanking(db: D1Database, query: RankingQuery): Promise<RankedDto[]> {
  const key = JSON.stringify(query)
  return rankings.get(db, key) ?? rankings.set(db, key, await countRanking(db, query), MINUTE_MS)
}

async function countRanking(
  db: D1Database,
  { masterKey, from, to, salonId, by, most }: RankingQuery,
): Promise<RankedDto[]> {
  const weighed = `(COALESCE(r.sum, 0) + ${PRIOR.ratings * PRIOR.stars}) / (COALESCE(r.n, 0) + ${PRIOR.ratings})`
  const order =
    by === 'votes'
      ? `totalLike DESC, ${weighed} DESC`
      : `${weighed} DESC, totalRating DESC, totalLike DESC`
  const ranking = db
    .prepare(
      `SELECT s.id AS staffId, s.name AS staffName, s.avatar, s.salon_id AS salonId,
         s.level AS skillLevel, s.years AS experience, s.skill,
         COALESCE(v.n, 0) AS totalLike, COALESCE(r.n, 0) AS totalRating,
         CASE WHEN r.n > 0 THEN round(r.sum * 1.0 / r.n, 1) END AS star
       FROM staff s
         LEFT JOIN (SELECT stylist_id, count(*) AS n
           FROM style_master_vote
           WHERE master_key = ?1
           GROUP BY stylist_id) v ON v.stylist_id = s.id
         LEFT JOIN (SELECT stylist_id, count(*) AS n, sum(stars) AS sum
           FROM rating
           WHERE rated_at >= ?2 AND rated_at < ?3
           GROUP BY stylist_id) r ON r.stylist_id = s.id
       WHERE s.kind = 'stylist'
         AND CASE WHEN ?4 IS NULL THEN ${by === 'votes' ? 'v.n > 0' : 'r.n > 0'}
           ELSE s.salon_id = ?4 END
       ORDER BY ${order}, s.id LIMIT ?5`,
    )
    .bind(masterKey, from, to, salonId, most)
  return allRows(ranking, rankedDto.in.extend({ avatar: z.string() }))
}

const voteRow = z.object({
  masterKey: z.string(),
  staffId: z.int(),
  staffName: z.string(),
  votedAt: z.int(),
})

/** A vote of a customer. */
type StoredVote = z.output<typeof voteRow>

/** Moves a customer's vote in a list to a stylist; null when there is no such stylist. */
export async function saveVote(
  db: D1Database,
  masterKey: string,
  phone: string,
  staffId: number,
  now: number,
): Promise<StoredVote | null> {
  await db
    .prepare(
      `INSERT INTO style_master_vote (master_key, phone, stylist_id, voted_at)
       SELECT ?1, ?2, id, ?4 FROM staff
       WHERE id = ?3 AND kind = 'stylist'
       ON CONFLICT DO UPDATE SET stylist_id = excluded.stylist_id, voted_at = excluded.voted_at`,
    )
    .bind(masterKey, phone, staffId, now)
    .run()
  return (await readVotes(db, phone, masterKey)).find((vote) => vote.staffId === staffId) ?? null
}

/** Votes of a customer, newest first; of one list when it is named. */
export async function readVotes(
  db: D1Database,
  phone: string,
  masterKey?: string,
): Promise<StoredVote[]> {
  const votes = db
    .prepare(
      `SELECT v.master_key AS masterKey, s.id AS staffId, s.name AS staffName, v.voted_at AS votedAt
       FROM style_master_vote v
       JOIN staff s ON s.id = v.stylist_id
       WHERE v.phone = ?1 AND (?2 IS NULL OR v.master_key = ?2)
       ORDER BY v.voted_at DESC, v.master_key LIMIT 50`,
    )
    .bind(phone, masterKey ?? null)
  return allRows(votes, voteRow)
}

/** A rating to store. */
type RatingRow = {
  bookingId: string
  stylistId: number | null
  salonId: number
  stars: number
  tags: readonly string[]
  comment: string
}

/**
 * Stores a rating, or changes the visit's rating unless it was first given before `changeableSince`
 * (epoch ms); false: it was. Its visit counts as not reported to the wheel from then on: a request
 * that ends before it reports the rating leaves that to the visit's report.
 */
export async function saveRating(
  db: D1Database,
  { bookingId, stylistId, salonId, stars, tags, comment }: RatingRow,
  now: number,
  changeableSince: number,
): Promise<boolean> {
  const tagsText = JSON.stringify(tags)
  const [saved] = await db.batch([
    db
      .prepare(
        `INSERT INTO rating (booking_id, stylist_id, salon_id, stars, tags, comment, rated_at,
           changed_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
         ON CONFLICT DO UPDATE SET stars = ?4, tags = ?5, comment = ?6, changed_at = ?7
         WHERE rated_at > ?8`,
      )
      .bind(bookingId, stylistId, salonId, stars, tagsText, comment, now, changeableSince),
    db.prepare('DELETE FROM told_visit WHERE booking_id = ?').bind(bookingId),
  ])
  return (saved?.meta.changes ?? 0) > 0
}

/** Marks a picture as showing another person; false when the visit has no such picture. */
export async function reportPhoto(
  db: D1Database,
  bookingId: string,
  photoId: number,
  reason: string,
  now: number,
): Promise<boolean> {
  const result = await db
    .prepare(
      `UPDATE visit_photo
       SET wrong_reason = ?3, reported_at = COALESCE(reported_at, ?4)
       WHERE booking_id = ?1 AND id = ?2`,
    )
    .bind(bookingId, photoId, reason, now)
    .run()
  return result.meta.changes > 0
}

/** Notes what the customer thinks of a picture; false when the visit has no such picture. */
export async function judgePhoto(
  db: D1Database,
  bookingId: string,
  photoId: number,
  verdict: 'good' | 'bad',
): Promise<boolean> {
  const result = await db
    .prepare('UPDATE visit_photo SET verdict = ?3 WHERE booking_id = ?1 AND id = ?2')
    .bind(bookingId, photoId, verdict)
    .run()
  return result.meta.changes > 0
}
