import * as z from 'zod'
import { pushPurpose } from '../contract/notices'
import { lang, type Lang } from '../../kit/translation'
import { allRows, firstRow, jsonColumn } from '../../kit/rows'
import { ID_LENGTH } from './sessions'

/** Devices of a customer that receive messages; with one more the oldest ends. */
const MAX_PUSH_DEVICES = 10

/** After so many messages in a row that a push service refused, the device is unsubscribed. */
const MAX_PUSH_FAILURES = 10

const purposesText = jsonColumn(z.array(pushPurpose))

/** The subject of a push message. */
export type PushPurpose = z.output<typeof pushPurpose>

const listedRow = z.object({
  id: z.string(),
  device: z.string(),
  purposes: purposesText,
  since: z.int(),
})

/** A subscribed device as its owner sees it; `since` in epoch ms. */
export type ListedPushDevice = z.output<typeof listedRow>

const pushDeviceRow = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  purposes: purposesText,
  lang,
  pausedUntil: z.int(),
})

/** A subscribed device as messages are sent to it; `pausedUntil` in epoch ms. */
export type PushDevice = z.output<typeof pushDeviceRow>

/** A device that a session subscribes; `session` is the hash of its token. */
export type NewPushDevice = {
  session: string
  customerId: number
  endpoint: string
  p256dh: string
  auth: string
  lang: Lang
  now: number
}

/**
 * Subscribes a session's device; its purposes stay where it was subscribed before. False for an
 * address that another customer subscribed with other keys: who knows it alone is not its browser.
 */
export async function savePushDevice(
  db: D1Database,
  { session, customerId, endpoint, p256dh, auth, lang, now }: NewPushDevice,
): Promise<boolean> {
  const foreign = db
    .prepare(
      `SELECT p.session FROM push_device p JOIN sessions s ON s.token_hash = p.session
       WHERE p.endpoint = ? AND s.customer_id <> ? AND (p.p256dh <> ? OR p.auth <> ?)`,
    )
    .bind(endpoint, customerId, p256dh, auth)
  if (await firstRow(foreign, z.object({ session: z.string() }))) return false
  await db.batch([
    // A browser has one address, whoever is logged in.
    db
      .prepare('DELETE FROM push_device WHERE endpoint = ? AND session <> ?')
      .bind(endpoint, session),
    db
      .prepare(
        `INSERT INTO push_device (session, endpoint, p256dh, auth, purposes, lang, since)
         VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (session) DO UPDATE SET endpoint = excluded.endpoint,
           p256dh = excluded.p256dh, auth = excluded.auth, lang = excluded.lang,
           paused_until = 0, failures = 0`,
      )
      .bind(session, endpoint, p256dh, auth, JSON.stringify(pushPurpose.options), lang, now),
    db
      .prepare(
        `DELETE FROM push_device WHERE session IN (
           SELECT p.session FROM push_device p JOIN sessions s ON s.token_hash = p.session
           WHERE s.customer_id = ? ORDER BY p.since DESC, p.session LIMIT -1 OFFSET ?)`,
      )
      .bind(customerId, MAX_PUSH_DEVICES),
  ])
  return true
}

/** A customer's subscribed devices, newest first. */
export async function listedPushDevices(
  db: D1Database,
  customerId: number,
  now: number,
): Promise<ListedPushDevice[]> {
  const devices = db
    .prepare(
      `SELECT substr(p.session, 1, ${ID_LENGTH}) AS id, s.device, p.purposes, p.since
       FROM push_device p JOIN sessions s ON s.token_hash = p.session
       WHERE s.customer_id = ? AND s.expires_at > ? ORDER BY p.since DESC`,
    )
    .bind(customerId, now)
  return allRows(devices, listedRow)
}

/** The subscribed devices of a phone's owner. */
export async function pushDevicesOf(
  db: D1Database,
  phone: string,
  now: number,
): Promise<PushDevice[]> {
  const devices = db
    .prepare(
      `SELECT p.endpoint, p.p256dh, p.auth, p.purposes, p.lang,
         p.paused_until AS pausedUntil
       FROM customers c
       JOIN sessions s ON s.customer_id = c.id
       JOIN push_device p ON p.session = s.token_hash
       WHERE c.phone = ? AND s.expires_at > ?`,
    )
    .bind(phone, now)
  return allRows(devices, pushDeviceRow)
}

/** One of a customer's devices as messages are sent to it; null when it is not subscribed. */
export async function pushDeviceOf(
  db: D1Database,
  { customerId, id, now }: { customerId: number; id: string; now: number },
): Promise<PushDevice | null> {
  const device = db
    .prepare(
      `SELECT p.endpoint, p.p256dh, p.auth, p.purposes, p.lang,
         p.paused_until AS pausedUntil
       FROM push_device p JOIN sessions s ON s.token_hash = p.session
       WHERE s.customer_id = ? AND substr(p.session, 1, ${ID_LENGTH}) = ? AND s.expires_at > ?`,
    )
    .bind(customerId, id, now)
  return (await allRows(device, pushDeviceRow))[0] ?? null
}

const ofCustomer = `substr(session, 1, ${ID_LENGTH}) = ?2
  AND session IN (SELECT token_hash FROM sessions WHERE customer_id = ?1)`

/** Stores the purposes of a customer's device; false when they have none of that name. */
export async function savePushPurposes(
  db: D1Database,
  customerId: number,
  { id, purposes }: { id: string; purposes: readonly PushPurpose[] },
): Promise<boolean> {
  const { meta } = await db
    .prepare(`UPDATE push_device SET purposes = ?3 WHERE ${ofCustomer}`)
    .bind(customerId, id, JSON.stringify(purposes))
    .run()
  return meta.changes > 0
}

/** Unsubscribes a customer's device. */
export async function dropPushDevice(
  db: D1Database,
  customerId: number,
  id: string,
): Promise<void> {
  await db.prepare(`DELETE FROM push_device WHERE ${ofCustomer}`).bind(customerId, id).run()
}

/** Deletes a subscription that its push service has ended. */
export async function dropPushEndpoint(db: D1Database, endpoint: string): Promise<void> {
  await db.prepare('DELETE FROM push_device WHERE endpoint = ?').bind(endpoint).run()
}

/** Notes that a push service took a message. */
export async function notePushTaken(db: D1Database, endpoint: string): Promise<void> {
  await db
    .prepare(
      'UPDATE push_device SET failures = 0, paused_until = 0 WHERE endpoint = ? AND failures > 0',
    )
    .bind(endpoint)
    .run()
}

/** Counts a message that was not taken; nothing is sent before `pausedUntil` (epoch ms). */
export async function notePushFailure(
  db: D1Database,
  endpoint: string,
  pausedUntil: number,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        'UPDATE push_device SET failures = failures + 1, paused_until = ?2 WHERE endpoint = ?1',
      )
      .bind(endpoint, pausedUntil),
    db
      .prepare('DELETE FROM push_device WHERE endpoint = ? AND failures >= ?')
      .bind(endpoint, MAX_PUSH_FAILURES),
  ])
}
