/**
 * Stores the names of a booking's persons, customer 1 first, '' for none; false: the booking does
 * not stand any more.
 */
export async function saveNames(
  db: D1Database,
  bookingId: string,
  names: readonly string[],
): Promise<boolean> {
  const saved = await db
    .prepare(
      `UPDATE booking_person SET name = NULLIF(n.value, '')
       FROM json_each(?2) n
       WHERE booking_id = ?1 AND position = n.key
         AND EXISTS (SELECT 1 FROM booking WHERE id = ?1 AND status = 'confirmed')`,
    )
    .bind(bookingId, JSON.stringify(names))
    .run()
  return saved.meta.changes > 0
}
