import * as z from 'zod'
import { gender } from '../contract/account'
import { allRows, firstRow, flag, jsonColumn } from '../../kit/rows'

const decided = flag.nullable().default(null)

const customerRow = z.object({
  id: z.int(),
  publicId: z.string(),
  phone: z.string(),
  name: z.string(),
  memberType: z.int(),
  memberProductId: z.int().nullable(),
  email: z.string(),
  avatar: z.string(),
  birthDay: z.int().nullable(),
  birthMonth: z.int().nullable(),
  birthYear: z.int().nullable(),
  hasPassword: flag,
  balance: z.int(),
  isRegistered: flag,
  /** As last decided for each purpose; null before the first decision. */
  consents: jsonColumn(
    z.object({ booking: decided, photo: decided, location: decided, marketing: decided }),
  ),
  /** The last Vietnamese day on which the session was used. */
  lastSeen: z.string(),
  gender,
  createdAt: z.int(),
  /** Epoch ms of the deletion and of its request; null without one. */
  deletionDueAt: z.int().nullable(),
  deletionRequestedAt: z.int().nullable(),
  /** Epoch ms at which a code opened this session, null when a password or another token did. */
  provedAt: z.int().nullable(),
})

/**
 * The customer of a session as stored; memberType 2 silver, 3 gold, 4 diamond, 0 none; balance in
 * đồng.
 */
export type SessionCustomer = z.output<typeof customerRow>

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

/**
 * Stores a session by the hash of its token; false where its customer's password is not
 * `passwordHash` any more (null: they proved themselves otherwise). Reading and storing are one
 * statement, so that none begins with the old password while it is changed.
 */
export async function createSession(
  db: D1Database,
  { tokenHash, customerId, now, expiresAt, day, provedAt: verifiedAt, device }: NewSession,
  passwordHash: string | null,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO sessions (token_hash, customer_id, created_at, expires_at, last_seen, proved_at,
         device)
       SELECT ?1, id, ?3, ?4, ?5, ?6, ?7 FROM customers
       WHERE id = ?2 AND (?8 IS NULL OR password_hash = ?8)`,
    )
    .bind(tokenHash, customerId, now, expiresAt, day, verifiedAt, device, passwordHash)
    .run()
  return meta.changes > 0
}

/**
 * Stores a session of the customer whose live session `from` is; false without one. Reading and
 * storing are one statement, so that none begins while all of a customer's sessions are ended.
 */
export async function createSessionFrom(
  db: D1Database,
  from: string,
  { tokenHash, now, expiresAt, day, provedAt: verifiedAt, device }: Omit<NewSession, 'customerId'>,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO sessions (token_hash, customer_id, created_at, expires_at, last_seen, proved_at,
         device)
       SELECT ?1, customer_id, ?2, ?3, ?4, ?5, ?6 FROM sessions
       WHERE token_hash = ?7 AND expires_at > ?2`,
    )
    .bind(tokenHash, now, expiresAt, day, verifiedAt, device, from)
    .run()
  return meta.changes > 0
}

/** The customer of a live session, null when the token is unknown, ended or too old. */
export async function readSession(
  db: D1Database,
  tokenHash: string,
  now: number,
): Promise<SessionCustomer | null> {
  const session = db
    .prepare(
      `SELECT c.id, c.public_id AS publicId, c.phone, c.name, c.member_type AS memberType,
                c.member_product_id AS memberProductId,
              c.email, c.avatar, c.birth_day AS birthDay, c.birth_month AS birthMonth,
              c.birth_year AS birthYear, c.password_hash IS NOT NULL AS hasPassword,
              c.balance, c.is_registered AS isRegistered,
              (SELECT json_group_object(purpose, is_given) FROM (
                 SELECT purpose, is_given, max(id) FROM consents
                 WHERE customer_id = c.id GROUP BY purpose)) AS consents, s.last_seen AS lastSeen,
              s.proved_at AS provedAt, c.gender, c.created_at AS createdAt,
              d.due_at AS deletionDueAt, d.requested_at AS deletionRequestedAt
       FROM sessions s
       JOIN customers c ON c.id = s.customer_id
       LEFT JOIN deletions d ON d.customer_id = c.id
       WHERE s.token_hash = ? AND s.expires_at > ?`,
    )
    .bind(tokenHash, now)
  return firstRow(session, customerRow)
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

const deviceRow = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.int(),
  lastSeen: z.string(),
})

/** A live session as its owner sees it; the id is the beginning of the token's hash, which is no credential. */
export type Device = z.output<typeof deviceRow>

/** Letters of a token's hash that name its session, and the device that it subscribed. */
export const ID_LENGTH = 16

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
  const devices = db
    .prepare(
      `SELECT substr(token_hash, 1, ${ID_LENGTH}) AS id, device, created_at AS createdAt,
         last_seen AS lastSeen
       FROM sessions
       WHERE customer_id = ? AND expires_at > ? ORDER BY created_at DESC
       LIMIT 50`,
    )
    .bind(customerId, now)
  return allRows(devices, deviceRow)
}

/** Ends a customer's session by its name; false when they have none with that name. */
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
