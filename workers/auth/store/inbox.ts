import type { CodeMessage, Method, CodePurpose } from '../channels/channel'

/** A message in the local inbox; `sentAt` in epoch ms. */
export type InboxMessage = {
  phone: string
  code: string
  purpose: CodePurpose
  method: Method
  sentAt: number
}

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
  const { results } = await db
    .prepare(
      'SELECT phone, code, purpose, method, sent_at AS sentAt FROM inbox WHERE ?1 IS NULL OR phone = ?1 ORDER BY id DESC LIMIT ?2',
    )
    .bind(phone, MAX_MESSAGES)
    .all<InboxMessage>()
  return results
}
