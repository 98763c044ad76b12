import * as z from 'zod'
import { allRows, jsonColumn } from '../../kit/rows'
import type { CodeMessage } from '../channels/channel'
import { channel, purpose } from '../contract'
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

const messageRow = z.object({
  phone: z.string(),
  code: z.string(),
  purpose,
  method: channel,
  sentAt: z.int(),
})

/** A message in the local inbox; `sentAt` in epoch ms. */
export type InboxMessage = z.output<typeof messageRow>

/** Most messages that are stored and shown. */
const MAX_MESSAGES = 100

/** Puts a message into the inbox and drops those too old to be of use. */
export async function saveMessage(
  db: D1Database,
  { phone, code, purpose, method, now }: CodeMessage,
): Promise<void> {
  await db.batch([
    db
      .prepare('INSERT INTO inbox (phone, code, purpose, method, sent_at) VALUES (?, ?, ?, ?, ?)')
      .bind(phone, code, purpose, method, now),
    db.prepare('DELETE FROM inbox WHERE id <= (SELECT MAX(id) FROM inbox) - ?').bind(MAX_MESSAGES),
  ])
}

/** The latest messages, newest first, of one phone or of all. */
export async function latestMessages(
  db: D1Database,
  phone: string | null,
): Promise<InboxMessage[]> {
  const latest = db
    .prepare(
      `SELECT phone, code, purpose, method, sent_at AS sentAt FROM inbox
       WHERE ?1 IS NULL OR phone = ?1 ORDER BY id DESC LIMIT ?2`,
    )
    .bind(phone, MAX_MESSAGES)
  return allRows(latest, messageRow)
}
