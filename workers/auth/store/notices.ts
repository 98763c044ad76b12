import { DAY_MS } from '../../../domain/durations'

/** Takes a key at an instant, unless its message was sent or may have been. */
export const CLAIM_NOTICE = `INSERT INTO notice (key, state, at) VALUES (?1, 'sending', ?2)
  ON CONFLICT (key) DO UPDATE SET state = 'sending', at = ?2 WHERE state = 'failed'`

/** Notes the state that the message of a key has come to. */
export const FINISH_NOTICE = 'UPDATE notice SET state = ?1 WHERE key = ?2'

/** The state after a try: a message that was not sent may be claimed again. */
export function stateAfter(isSent: boolean): 'sent' | 'failed' {
  return isSent ? 'sent' : 'failed'
}

/** Keys are remembered so long (ms): no message is tried longer than a day. */
const KEY_LIFE_MS = 7 * DAY_MS

/**
 * Takes the right to send the message of a key; false when it was sent, or may have been: a request
 * that died while sending is not repeated.
 */
export async function claimNotice(db: D1Database, key: string, now: number): Promise<boolean> {
  const { meta } = await db.prepare(CLAIM_NOTICE).bind(key, now).run()
  return meta.changes > 0
}

/** Notes whether the message of a key was sent. */
export async function finishNotice(db: D1Database, key: string, isSent: boolean): Promise<void> {
  await db.prepare(FINISH_NOTICE).bind(stateAfter(isSent), key).run()
}

/** Deletes keys that nobody repeats any more. */
export async function dropOldNotices(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('DELETE FROM notice WHERE at < ?')
    .bind(now - KEY_LIFE_MS)
    .run()
}
