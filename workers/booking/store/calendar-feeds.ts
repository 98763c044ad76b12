import * as z from 'zod'
import { allRows, firstRow } from '../../kit/rows'
import { readMany, type StoredBooking } from './bookings'
import { idRow } from './rows'

const phoneRow = z.object({ phone: z.string() })

/** The id of a phone's feed, null while it has none. */
export async function feedOf(db: D1Database, phone: string): Promise<string | null> {
  const feed = db.prepare('SELECT id FROM calendar_feed WHERE phone = ?').bind(phone)
  return (await firstRow(feed, idRow))?.id ?? null
}

/** The phone that a feed follows, null when it was closed. */
export async function phoneOfFeed(db: D1Database, id: string): Promise<string | null> {
  const feed = db.prepare('SELECT phone FROM calendar_feed WHERE id = ?').bind(id)
  return (await firstRow(feed, phoneRow))?.phone ?? null
}

/** Gives a phone a feed unless it has one. */
export async function addFeed(
  db: D1Database,
  feed: { id: string; phone: string; now: number },
): Promise<void> {
  await db
    .prepare(
      'INSERT INTO calendar_feed (id, phone, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .bind(feed.id, feed.phone, feed.now)
    .run()
}

/** Closes the feed of a phone. */
export async function removeFeed(db: D1Database, phone: string): Promise<void> {
  await db.prepare('DELETE FROM calendar_feed WHERE phone = ?').bind(phone).run()
}

/**
 * The appointments of a phone that end after an instant, canceled ones too; of those that replaced
 * one another only the last.
 */
export async function readFollowed(
  db: D1Database,
  phone: string,
  since: number,
): Promise<StoredBooking[]> {
  const followed = db
    .prepare(
      `SELECT id FROM booking b
       WHERE phone = ? AND ends_at > ? AND status NOT IN ('pending_otp', 'expired')
       AND NOT EXISTS (SELECT 1
         FROM booking n
         WHERE n.appointment = COALESCE(b.appointment, b.id) AND n.revision > b.revision)
       ORDER BY starts_at DESC LIMIT 100`,
    )
    .bind(phone, since)
  const rows = await allRows(followed, idRow)
  return readMany(
    db,
    rows.map(({ id }) => id),
  )
}
