import * as z from 'zod'
import { MINUTE_MS } from '../../../domain/durations'
import { firstRow, flag, jsonColumn, type Page, readPage, rowsIn, allRows } from '../../kit/rows'
import { createTtlCache } from '../../kit/ttl-cache'
import { idRow, listed, soldServicesList, salonRow } from './rows'
import type { Counted } from '../handlers/visits'

const servedBy = z.object({ id: z.int(), name: z.string(), avatar: z.string() }).nullable()

const ratingRow = z.object({
  star: z.int(),
  tags: z.array(z.string()),
  comment: z.string(),
  ratedAt: z.int(),
})

/** A rating as it is sent, but for how long it may be changed; `ratedAt` in epoch ms. */
export type StoredRating = z.output<typeof ratingRow>

const visitRow = z.object({
  id: z.string(),
  salonId: z.int(),
  date: z.string(),
  /** The hour of customer 1. */
  hourId: z.int().nullable(),
  startsAt: z.int(),
  total: z.int(),
  people: jsonColumn(
    z.array(
      z.object({
        stylist: servedBy,
        skinner: servedBy,
        totalMoney: z.int(),
        services: soldServicesList,
      }),
    ),
  ),
  images: jsonColumn(
    z.array(
      z.object({
        id: z.int(),
        url: z.string(),
        caption: z.string(),
        isWrong: flag,
        rating: z.enum(['good', 'bad']).nullable(),
      }),
    ),
  ),
  rating: jsonColumn(ratingRow).nullable(),
})

/** A visit, which is a booking that was served; people and images as they are sent. */
export type StoredVisit = z.output<typeof visitRow>

/**
 * Which bookings were served: those that the desk or the end of the day closed, and those whose
 * time is over (statusNow).
 */
export const WAS_SERVED = `(b.status = 'done' OR (b.status = 'confirmed' AND b.ends_at <= ?2))`

/** Ids of a phone's bookings in every state, newest first, and how many there are. */
export function readHistoryIds(db: D1Database, phone: string, page: Page) {
  const from = 'booking WHERE phone = ?'
  const order = 'starts_at DESC, id DESC'
  return readPage(db, idRow, { columns: 'id', from, order }, [phone], page)
}

/** Ids of a phone's visits, newest first, and how many there are; `now` in epoch ms. */
export function readVisitIds(db: D1Database, phone: string, now: number, page: Page) {
  const from = `booking b WHERE b.phone = ?1 AND ${WAS_SERVED}`
  const order = 'b.starts_at DESC, b.id DESC'
  return readPage(db, idRow, { columns: 'b.id', from, order }, [phone, now], page)
}

/** One visit of a phone; null when it does not exist or is another phone's. */
export async function readVisit(
  db: D1Database,
  phone: string,
  id: string,
  now: number,
): Promise<StoredVisit | null> {
  const visit = db
    .prepare(`SELECT b.id FROM booking b WHERE b.phone = ?1 AND b.id = ?3 AND ${WAS_SERVED}`)
    .bind(phone, now, id)
  const found = await firstRow(visit, idRow)
  return found ? ((await readVisits(db, [found]))[0] ?? null) : null
}

function serverIn(column: string): string {
  return `json((SELECT json_object('id', s.id, 'name', s.name, 'avatar', s.avatar)
    FROM staff s WHERE s.id = ${column}))`
}

/** These visits with all that is known of them, newest first. */
export async function readVisits(db: D1Database, ids: readonly string[]): Promise<StoredVisit[]> {
  if (ids.length === 0) return []
  const visits = db
    .prepare(
      `SELECT b.id, b.salon_id AS salonId, b.date, b.starts_at AS startsAt, b.total,
         (SELECT p.hour_id FROM booking_person p
           WHERE p.booking_id = b.id ORDER BY p.position LIMIT 1) AS hourId,
         (SELECT json_group_array(json_object(
               'stylist', ${serverIn('p.stylist_id')}, 'skinner', ${serverIn('p.skinner_id')},
               'totalMoney', p.total, 'services', json(p.services)) ORDER BY p.position)
           FROM booking_person p
           WHERE p.booking_id = b.id) AS people,
         (SELECT json_group_array(json_object('id', i.id, 'url', i.url, 'caption', i.caption,
               'isWrong', i.wrong_reason IS NOT NULL, 'rating', i.verdict) ORDER BY i.id)
           FROM visit_photo i
           WHERE i.booking_id = b.id) AS images,
         (SELECT json_object('star', r.stars, 'tags', json(r.tags), 'comment', r.comment,
               'ratedAt', r.rated_at)
           FROM rating r
           WHERE r.booking_id = b.id) AS rating
       FROM booking b
       WHERE b.id IN (SELECT value FROM json_each(?)) ORDER BY b.starts_at DESC, b.id DESC`,
    )
    .bind(listed(ids))
  return allRows(visits, visitRow)
}

/** Most salons in one response. */
const MAX_SALONS = 20

/** A booking that was served: over, or under way. */
const SERVED = `(b.status IN ('checked_in', 'serving', 'done') OR (b.status = 'confirmed' AND b.ends_at <= ?2))`

/** Salons that a phone's owner has been to, last visited first; `now` in epoch ms. */
export async function readVisitedSalons(
  db: D1Database,
  phone: string,
  now: number,
): Promise<number[]> {
  const visited = db
    .prepare(
      `SELECT b.salon_id AS salonId FROM booking b WHERE b.phone = ?1 AND ${SERVED}
       GROUP BY salonId ORDER BY max(b.date) DESC, salonId LIMIT ${MAX_SALONS}`,
    )
    .bind(phone, now)
  return (await allRows(visited, salonRow)).map(({ salonId }) => salonId)
}

/** Salons of served bookings that a browser's proof belongs to, last visited first. */
export async function readSalonsOfBrowser(
  db: D1Database,
  ownerToken: string,
  now: number,
): Promise<number[]> {
  const visited = db
    .prepare(
      `SELECT b.salon_id AS salonId FROM booking_owner o
       JOIN booking b ON b.id = o.booking_id
       WHERE o.holder = ?1 AND ${SERVED}
       GROUP BY salonId ORDER BY max(b.date) DESC, salonId LIMIT ${MAX_SALONS}`,
    )
    .bind(ownerToken, now)
  return (await allRows(visited, salonRow)).map(({ salonId }) => salonId)
}

const standingRow = z.object({
  staffId: z.int(),
  staffName: z.string(),
  avatar: z.string(),
  salonId: z.int(),
  value: z.int(),
})

/** A member of staff with the count so far. */
type ChallengeStanding = z.output<typeof standingRow>

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

const standings = createTtlCache<ChallengeStanding[][]>()

/**
 * The leaders of each challenge within [from, to) (epoch ms), in the challenges' order; cached for a
 * minute, as they count the whole month.
 */
export async function readStandings(
  db: D1Database,
  counted: readonly Counted[],
  from: number,
  to: number,
): Promise<ChallengeStanding[][]> {
  const key = `${counted.join()}:${from}:${to}`
  const cached = standings.get(db, key)
  if (cached) return cached
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
  const leaders = results.map((result) => rowsIn(result, standingRow))
  return standings.set(db, key, leaders, MINUTE_MS)
}
