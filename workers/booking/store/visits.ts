import * as z from 'zod'
import { MINUTE_MS } from '../../../domain/durations'
import { firstRow, flag, jsonColumn, type Page, readPage, rowsIn, allRows } from '../../kit/rows'
import { createTtlCache } from '../../kit/ttl-cache'
import type { SoldService } from '../pricing/order'
import { idRow, listed, soldServices, salonRow } from './rows'
import type { Counted } from '../handlers/visits'

const visitRow = z.object({
  id: z.string(),
  phone: z.string(),
  salonId: z.int(),
  date: z.string(),
  startsAt: z.int(),
  total: z.int(),
})

/** A visit: a booking that was served. */
export type StoredVisit = z.output<typeof visitRow> & {
  people: {
    hourId: number
    stylist: Server | null
    skinner: Server | null
    total: number
    services: SoldService[]
  }[]
  photos: StoredPhoto[]
  rating: StoredRating | null
}

/** A member of staff who served, as customers see them. */
type Server = { id: number; name: string; avatar: string }

const photoRow = z.object({
  bookingId: z.string(),
  id: z.int(),
  url: z.string(),
  caption: z.string(),
  verdict: z.enum(['good', 'bad']).nullable(),
  isWrong: flag,
})

/** A picture of a visit. */
type StoredPhoto = Omit<z.output<typeof photoRow>, 'bookingId'>

const ratingRow = z.object({
  bookingId: z.string(),
  stars: z.int(),
  tags: jsonColumn(z.array(z.string())),
  comment: z.string(),
  ratedAt: z.int(),
})

/** A rating; instants are epoch ms. */
export type StoredRating = Omit<z.output<typeof ratingRow>, 'bookingId'>

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

const personRow = z.object({
  bookingId: z.string(),
  hourId: z.int(),
  total: z.int(),
  services: soldServices,
  stylistId: z.int().nullable(),
  stylistName: z.string().nullable(),
  stylistAvatar: z.string().nullable(),
  skinnerId: z.int().nullable(),
  skinnerName: z.string().nullable(),
  skinnerAvatar: z.string().nullable(),
})

/** These visits with all that is known of them, newest first. */
export async function readVisits(db: D1Database, ids: readonly string[]): Promise<StoredVisit[]> {
  if (ids.length === 0) return []
  const these = 'IN (SELECT value FROM json_each(?))'
  const [bookings, people, photos, ratings] = await db.batch([
    db
      .prepare(
        `SELECT id, phone, salon_id AS salonId, date, starts_at AS startsAt, total
         FROM booking
         WHERE id ${these} ORDER BY starts_at DESC, id DESC`,
      )
      .bind(listed(ids)),
    db
      .prepare(
        `SELECT p.booking_id AS bookingId, p.hour_id AS hourId, p.total, p.services,
           s.id AS stylistId, s.name AS stylistName, s.avatar AS stylistAvatar, k.id AS skinnerId,
           k.name AS skinnerName, k.avatar AS skinnerAvatar
         FROM booking_person p
         LEFT JOIN staff s ON s.id = p.stylist_id
         LEFT JOIN staff k ON k.id = p.skinner_id
         WHERE p.booking_id ${these} ORDER BY p.position`,
      )
      .bind(listed(ids)),
    db
      .prepare(
        `SELECT id, booking_id AS bookingId, url, caption, verdict,
           wrong_reason IS NOT NULL AS isWrong
         FROM visit_photo
         WHERE booking_id ${these} ORDER BY id`,
      )
      .bind(listed(ids)),
    db
      .prepare(
        `SELECT booking_id AS bookingId, stars, tags, comment, rated_at AS ratedAt
         FROM rating
         WHERE booking_id ${these}`,
      )
      .bind(listed(ids)),
  ])
  const persons = rowsIn(people, personRow)
  const pictures = rowsIn(photos, photoRow)
  const ratingOf = new Map(
    rowsIn(ratings, ratingRow).map(({ bookingId, ...rating }) => [bookingId, rating]),
  )
  return rowsIn(bookings, visitRow).map((booking) => ({
    ...booking,
    people: persons
      .filter((person) => person.bookingId === booking.id)
      .map((person) => ({
        hourId: person.hourId,
        total: person.total,
        services: person.services,
        stylist: serverOf(person.stylistId, person.stylistName, person.stylistAvatar),
        skinner: serverOf(person.skinnerId, person.skinnerName, person.skinnerAvatar),
      })),
    photos: pictures
      .filter((photo) => photo.bookingId === booking.id)
      .map(({ bookingId: _, ...photo }) => photo),
    rating: ratingOf.get(booking.id) ?? null,
  }))
}

function serverOf(id: number | null, name: string | null, avatar: string | null): Server | null {
  return id === null || name === null ? null : { id, name, avatar: avatar ?? '' }
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
