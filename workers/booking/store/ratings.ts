/** A rating to store. */
export type RatingRow = {
  bookingId: string
  stylistId: number | null
  salonId: number
  stars: number
  tags: readonly string[]
  comment: string
}

/**
 * Stores a rating, or changes the visit's rating unless it was first given before `changeableSince`
 * (epoch ms); false: it was.
 */
export async function saveRating(
  db: D1Database,
  { bookingId, stylistId, salonId, stars, tags, comment }: RatingRow,
  now: number,
  changeableSince: number,
): Promise<boolean> {
  const result = await db
    .prepare(
      `INSERT INTO rating (booking_id, stylist_id, salon_id, stars, tags, comment, rated_at,
         changed_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
       ON CONFLICT DO UPDATE SET stars = ?4, tags = ?5, comment = ?6, changed_at = ?7
       WHERE rated_at > ?8`,
    )
    .bind(bookingId, stylistId, salonId, stars, JSON.stringify(tags), comment, now, changeableSince)
    .run()
  return result.meta.changes > 0
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
