/**
 * The customer of a session as stored; memberType 2 silver, 3 gold, 4 diamond, 0 none
 * (H-160..H-162); balance in đồng.
 */
export type SessionCustomer = {
  id: number
  publicId: string
  phone: string
  name: string
  memberType: number
  memberProductId: number | null
  email: string
  avatar: string
  birthDay: number | null
  birthMonth: number | null
  birthYear: number | null
  hasPassword: boolean
  balance: number
  isRegistered: boolean
  agreed: boolean
  /** The customer has withdrawn his consent. */
  withdrawn: boolean
  /** 1 or 0 as last decided; null before the first decision. */
  photoConsent: number | null
  locationConsent: number | null
  marketingConsent: number | null
  /** The last Vietnamese day on which the session was used. */
  lastSeen: string
  /** Epoch ms of the requested deletion; null without a request. */
  deletionDueAt: number | null
  /** Epoch ms at which a code opened this session, null when a password or another token did. */
  provedAt: number | null
}

type Flag = 'isRegistered' | 'agreed' | 'withdrawn' | 'hasPassword'
type Row = Omit<SessionCustomer, Flag> & Record<Flag, number>

/** A new session: times in epoch ms, `day` the Vietnamese day. */
export type NewSession = {
  tokenHash: string
  customerId: number
  now: number
  expiresAt: number
  day: string
  provedAt: number | null
  device: string
}

/** Stores a session by the hash of its token. */
export async function createSession(
  db: D1Database,
  { tokenHash, customerId, now, expiresAt, day, provedAt, device }: NewSession,
): Promise<void> {
  await db
    .prepare(
      'INSERT INTO sessions (token_hash, customer_id, created_at, expires_at, last_seen, proved_at, device) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .bind(tokenHash, customerId, now, expiresAt, day, provedAt, device)
    .run()
}

/** The customer of a live session, null when the token is unknown, ended or too old (H-182). */
export async function readSession(
  db: D1Database,
  tokenHash: string,
  now: number,
): Promise<SessionCustomer | null> {
  const row = await db
    .prepare(
      `SELECT c.id, c.public_id AS publicId, c.phone, c.name, c.member_type AS memberType, c.member_product_id AS memberProductId,
              c.email, c.avatar, c.birth_day AS birthDay, c.birth_month AS birthMonth, c.birth_year AS birthYear, c.password_hash IS NOT NULL AS hasPassword,
              c.balance, c.is_registered AS isRegistered, c.agreed_at IS NOT NULL AS agreed, c.withdrawn_at IS NOT NULL AS withdrawn,
              c.photo_consent AS photoConsent, c.location_consent AS locationConsent, c.marketing_consent AS marketingConsent, s.last_seen AS lastSeen, s.proved_at AS provedAt, d.due_at AS deletionDueAt
       FROM sessions s JOIN customers c ON c.id = s.customer_id LEFT JOIN deletions d ON d.customer_id = c.id
       WHERE s.token_hash = ? AND s.expires_at > ?`,
    )
    .bind(tokenHash, now)
    .first<Row>()
  return row
    ? {
        ...row,
        isRegistered: row.isRegistered === 1,
        agreed: row.agreed === 1,
        withdrawn: row.withdrawn === 1,
        hasPassword: row.hasPassword === 1,
      }
    : null
}

/** Notes the day on which a session was last used. */
export async function seeSession(db: D1Database, tokenHash: string, day: string): Promise<void> {
  await db
    .prepare('UPDATE sessions SET last_seen = ? WHERE token_hash = ?')
    .bind(day, tokenHash)
    .run()
}

/** Ends a session; an unknown one is fine. */
export async function endSession(db: D1Database, tokenHash: string): Promise<void> {
  await db.prepare('DELETE FROM sessions WHERE token_hash = ?').bind(tokenHash).run()
}

/** Ends all sessions of a customer but one. */
export async function endOtherSessions(
  db: D1Database,
  customerId: number,
  tokenHash: string,
): Promise<void> {
  await db
    .prepare('DELETE FROM sessions WHERE customer_id = ? AND token_hash <> ?')
    .bind(customerId, tokenHash)
    .run()
}

/** A live session as its owner sees it; the id is the beginning of the token's hash, which opens nothing. */
export type Device = { id: string; device: string; createdAt: number; lastSeen: string }

/** Letters of a token's hash that name its session. */
const ID_LENGTH = 16

/** The name of a session. */
export function sessionId(tokenHash: string): string {
  return tokenHash.slice(0, ID_LENGTH)
}

/** A customer's live sessions, newest first, 50 at most. */
export async function listDevices(
  db: D1Database,
  customerId: number,
  now: number,
): Promise<Device[]> {
  const { results } = await db
    .prepare(
      `SELECT substr(token_hash, 1, ${ID_LENGTH}) AS id, device, created_at AS createdAt, last_seen AS lastSeen FROM sessions WHERE customer_id = ? AND expires_at > ? ORDER BY created_at DESC LIMIT 50`,
    )
    .bind(customerId, now)
    .all<Device>()
  return results
}

/** Ends a customer's session by its name; false when he has none with that name. */
export async function endDevice(db: D1Database, customerId: number, id: string): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `DELETE FROM sessions WHERE customer_id = ? AND substr(token_hash, 1, ${ID_LENGTH}) = ?`,
    )
    .bind(customerId, id)
    .run()
  return meta.changes > 0
}

/** Ends all sessions of a customer. */
export async function endAllOf(db: D1Database, customerId: number): Promise<void> {
  await db.prepare('DELETE FROM sessions WHERE customer_id = ?').bind(customerId).run()
}

/** Deletes sessions whose time is over. */
export async function dropExpiredSessions(db: D1Database, now: number): Promise<void> {
  await db.prepare('DELETE FROM sessions WHERE expires_at <= ?').bind(now).run()
}
