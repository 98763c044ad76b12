import * as z from 'zod'
import { allRows, jsonColumn } from '../../kit/rows'
import { type Card, cardSchema } from '../notices/card'

const noticeRow = z.object({ phone: z.string(), card: jsonColumn(cardSchema), sentAt: z.int() })

/** A message about a booking in the local inbox; `sentAt` in epoch ms. */
export type InboxNotice = z.output<typeof noticeRow>

/** Most messages that are stored and shown. */
const MAX_NOTICES = 100

/** Puts a message into the inbox and drops those too old to be of use. */
export async function saveNotice(
  db: D1Database,
  { phone, card, now }: { phone: string; card: Card; now: number },
): Promise<void> {
  await db.batch([
    db
      .prepare('INSERT INTO inbox_notice (phone, card, sent_at) VALUES (?, ?, ?)')
      .bind(phone, JSON.stringify(card), now),
    db
      .prepare('DELETE FROM inbox_notice WHERE id <= (SELECT MAX(id) FROM inbox_notice) - ?')
      .bind(MAX_NOTICES),
  ])
}

/** The latest messages about bookings, newest first, of one phone or of all. */
export async function latestNotices(db: D1Database, phone: string | null): Promise<InboxNotice[]> {
  const latest = db
    .prepare(
      `SELECT phone, card, sent_at AS sentAt FROM inbox_notice
       WHERE ?1 IS NULL OR phone = ?1 ORDER BY id DESC LIMIT ?2`,
    )
    .bind(phone, MAX_NOTICES)
  return allRows(latest, noticeRow)
}
