import * as z from 'zod'
import { firstRow, flag, jsonColumn, rowsIn, totalIn } from '../../kit/rows'
import type { SoldService } from '../pricing/order'
import { idRow, listed, soldServices } from './rows'

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
export type Server = { id: number; name: string; avatar: string }

const photoRow = z.object({
  bookingId: z.string(),
  id: z.int(),
  url: z.string(),
  caption: z.string(),
  verdict: z.enum(['good', 'bad']).nullable(),
  isWrong: flag,
})

/** A picture of a visit. */
export type StoredPhoto = Omit<z.output<typeof photoRow>, 'bookingId'>

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

type Page = { page: number; rows: number }

/** Ids of a phone's bookings in every state, newest first, and how many there are. */
export async function readHistoryIds(
  db: D1Database,
  phone: string,
  { page, rows }: Page,
): Promise<{ ids: string[]; total: number }> {
  const [found, counted] = await db.batch([
    db
      .prepare(
        'SELECT id FROM booking WHERE phone = ?1 ORDER BY starts_at DESC, id DESC LIMIT ?2 OFFSET ?3',
      )
      .bind(phone, rows, (page - 1) * rows),
    db.prepare('SELECT count(*) AS total FROM booking WHERE phone = ?').bind(phone),
  ])
  return { ids: rowsIn(found, idRow).map((row) => row.id), total: totalIn(counted) }
}

/** Ids of a phone's visits, newest first, and how many there are; `now` in epoch ms. */
export async function readVisitIds(
  db: D1Database,
  phone: string,
  now: number,
  { page, rows }: Page,
): Promise<{ ids: string[]; total: number }> {
  const [found, counted] = await db.batch([
    db
      .prepare(
        `SELECT b.id FROM booking b
         WHERE b.phone = ?1 AND ${WAS_SERVED}
         ORDER BY b.starts_at DESC, b.id DESC LIMIT ?3 OFFSET ?4`,
      )
      .bind(phone, now, rows, (page - 1) * rows),
    db
      .prepare(`SELECT count(*) AS total FROM booking b WHERE b.phone = ?1 AND ${WAS_SERVED}`)
      .bind(phone, now),
  ])
  return { ids: rowsIn(found, idRow).map((row) => row.id), total: totalIn(counted) }
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
  const row = await firstRow(visit, idRow)
  return row ? ((await readVisits(db, [row.id]))[0] ?? null) : null
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
