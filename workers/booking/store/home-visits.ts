import * as z from 'zod'
import { allRows, firstIn, firstRow, type Page, readPage } from '../../kit/rows'
import { homeVisitStatus } from '../contract/places'
import { localDate, type LocalDate } from '../../kit/values'
import { soldServices } from './rows'

/** A request to be served at home. */
const homeVisitRow = z.object({
  id: z.string(),
  phone: z.string(),
  salonId: z.int(),
  address: z.string(),
  services: soldServices,
  total: z.int(),
  date: localDate,
  part: z.enum(['Sáng', 'Chiều', 'Tối']),
  note: z.string(),
  status: z.enum([...homeVisitStatus.options, 'canceled']),
})
export type HomeVisit = z.output<typeof homeVisitRow>

/**
 * Open requests that a phone may have. A session of the phone has as many of its own browser's,
 * whatever others have requested for that phone: anybody can type it.
 */
const MAX_OPEN_REQUESTS = 3

const COLUMNS = 'id, phone, salon_id AS salonId, address, services, total, date, part, note, status'

/** Who may see and cancel a request: its phone's session and the browser that made it. */
type Caller = { phone: string | null; ownerToken: string | null }

/** A bucket in which a phone that nobody has proved counts, with how many of them it takes. */
type UnverifiedBucket = { bucket: string; most: number }

/**
 * Writes a request down in place of the caller's open one with the key `replaces`; null when the
 * phone, the browser of its session, or one of the buckets has enough open ones. The phone counts
 * in the buckets `until` an instant (epoch ms). One transaction, so that parallel tries count each
 * other.
 */
export async function addHomeVisit(
  db: D1Database,
  visit: Omit<HomeVisit, 'status'>,
  {
    key,
    replaces,
    who,
    today,
    now,
    buckets,
    until,
  }: {
    key: string
    replaces: string | null
    who: Caller
    today: LocalDate
    now: number
    buckets: readonly UnverifiedBucket[]
    until: number
  },
): Promise<HomeVisit | null> {
  const { id, phone, salonId, address, services, total, date, part, note } = visit
  const added = db
    .prepare(
      `INSERT INTO home_visit (id, idempotency_key, phone, holder, salon_id, address, services,
         total, date, part, note, status, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 'requested', ?12
       WHERE (SELECT count(*)
         FROM home_visit
         WHERE phone = ?3 AND status = 'requested' AND date >= ?13
           AND (?15 IS NOT ?3 OR holder IS ?4)
           AND (idempotency_key = ?14 AND (phone = ?15 OR holder = ?4)) IS NOT TRUE) < ${MAX_OPEN_REQUESTS}
         AND NOT EXISTS (SELECT 1
           FROM json_each(?16) b
           WHERE (SELECT count(*)
             FROM unproved_phone u
             WHERE u.bucket = b.value ->> 'bucket' AND u.phone <> ?3 AND u.until > ?12)
             >= b.value ->> 'most')
       ON CONFLICT (idempotency_key) DO NOTHING RETURNING ${COLUMNS}`,
    )
    .bind(
      id,
      key,
      phone,
      who.ownerToken,
      salonId,
      address,
      JSON.stringify(services),
      total,
      date,
      part,
      note,
      now,
      today,
      replaces,
      who.phone,
      JSON.stringify(buckets),
    )
  const counted = db
    .prepare(
      `INSERT INTO unproved_phone (bucket, phone, until)
       SELECT b.value ->> 'bucket', ?2, ?3 FROM json_each(?1) b
       WHERE EXISTS (SELECT 1 FROM home_visit n WHERE n.id = ?4)
       ON CONFLICT DO UPDATE SET until = max(until, excluded.until)`,
    )
    .bind(JSON.stringify(buckets), phone, until, id)
  const replaced = db
    .prepare(
      `UPDATE home_visit
       SET status = 'canceled'
       WHERE idempotency_key = ?1 AND id <> ?4 AND status = 'requested'
         AND (phone = ?2 OR holder = ?3) AND EXISTS (SELECT 1 FROM home_visit n WHERE n.id = ?4)`,
    )
    .bind(replaces, who.phone, who.ownerToken, id)
  const [written] = await db.batch([added, replaced, counted])
  return firstIn(written, homeVisitRow)
}

/** The request that the caller made with a key; null when there is none: a key alone reveals nothing. */
export async function readHomeVisitByKey(
  db: D1Database,
  key: string,
  who: Caller,
): Promise<HomeVisit | null> {
  const visit = db
    .prepare(
      `SELECT ${COLUMNS} FROM home_visit WHERE idempotency_key = ?1 AND (phone = ?2 OR holder = ?3)`,
    )
    .bind(key, who.phone, who.ownerToken)
  return firstRow(visit, homeVisitRow)
}

/** Requests to come of a phone or of a browser's proof that they have not taken back, soonest first. */
export async function readHomeVisits(
  db: D1Database,
  who: Caller,
  today: LocalDate,
): Promise<HomeVisit[]> {
  const visits = db
    .prepare(
      `SELECT ${COLUMNS} FROM home_visit
       WHERE status <> 'canceled' AND date >= ?3 AND (phone = ?1 OR holder = ?2)
       ORDER BY date, id LIMIT 20`,
    )
    .bind(who.phone, who.ownerToken, today)
  return allRows(visits, homeVisitRow)
}

/** A page of the requests that a salon has to call about or to serve, soonest first. */
export function readHomeVisitsOfSalon(
  db: D1Database,
  { salonId, today }: { salonId: number; today: LocalDate },
  page: Page,
): Promise<{ rows: HomeVisit[]; total: number }> {
  const from = `home_visit
    WHERE salon_id = ? AND date >= ? AND status IN ('requested', 'arranged')`
  const ofSalon = { columns: COLUMNS, from, order: 'date, id' }
  return readPage(db, homeVisitRow, ofSalon, [salonId, today], page)
}

/** Writes what a salon has arranged; false: it has no such request that its customer still wants. */
export async function answerHomeVisit(
  db: D1Database,
  { id, salonId }: { id: string; salonId: number },
  status: 'arranged' | 'declined',
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE home_visit SET status = ?3 WHERE id = ?1 AND salon_id = ?2 AND status <> 'canceled'`,
    )
    .bind(id, salonId, status)
    .run()
  return meta.changes > 0
}

/** Takes all proofs away that browsers have of a phone's requests. */
export async function removeVisitOwners(db: D1Database, phone: string): Promise<void> {
  await db
    .prepare('UPDATE home_visit SET holder = NULL WHERE phone = ? AND holder IS NOT NULL')
    .bind(phone)
    .run()
}

/** Takes a request back, or finds it taken back; false when the caller has no such open one. */
export async function dropHomeVisit(db: D1Database, id: string, who: Caller): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE home_visit
       SET status = 'canceled'
       WHERE id = ?1 AND status <> 'declined' AND (phone = ?2 OR holder = ?3)`,
    )
    .bind(id, who.phone, who.ownerToken)
    .run()
  return meta.changes > 0
}
