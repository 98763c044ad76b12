import * as z from 'zod'
import { allRows, firstRow, rowIn, rowsIn, totalIn } from '../../kit/rows'
import type { LocalDate } from '../../kit/values'
import { addMonths, instantOf, vietnamDay } from '../../kit/vietnam-time'
import { entryRow, type EntryDto } from '../contract/wire-membership'
import { DIAMOND_SPENT, GOLD_SPENT, type MemberType } from '../../../domain/tiers'

const standingRow = z.object({
  silverUntil: z.string().nullable(),
  balance: z.int(),
  spentSixMonths: z.int(),
  spentTwelveMonths: z.int(),
})

const memberRow = z.object({ id: z.int() })
const balanceRow = z.object({ balance: z.int() })

/** A customer's spending: payments from their balance, and for packages beside it. */
const SPENT = `SELECT -amount AS dong, at FROM ledger
  WHERE customer_id = ?1 AND kind IN ('visit', 'refund')
  UNION ALL
  SELECT amount, activated_at FROM membership_order
  WHERE customer_id = ?1 AND kind = 'package' AND status = 'activated'`

/**
 * The facts that determine a customer's tier, and their balance in đồng; zeros for an unknown
 * customer.
 */
export async function readStanding(
  db: D1Database,
  customerId: number,
  now: number,
): Promise<TierStanding & { balance: number }> {
  const today = vietnamDay(now)
  const standing = db
    .prepare(
      `SELECT (SELECT silver_until FROM member WHERE customer_id = ?1) AS silverUntil,
         (SELECT coalesce(sum(amount), 0) FROM ledger WHERE customer_id = ?1) AS balance,
         (SELECT coalesce(sum(dong), 0) FROM (${SPENT}) WHERE at >= ?2) AS spentSixMonths,
         (SELECT coalesce(sum(dong), 0) FROM (${SPENT}) WHERE at >= ?3) AS spentTwelveMonths`,
    )
    .bind(customerId, instantOf(addMonths(today, -6), 0), instantOf(addMonths(today, -12), 0))
  const row = standingRow.parse(await standing.first())
  return {
    silverUntil: row.silverUntil,
    balance: row.balance,
    spentSixMonths: Math.max(0, row.spentSixMonths),
    spentTwelveMonths: Math.max(0, row.spentTwelveMonths),
  }
}

/** The standing of the customer with this phone; zeros when there is none. */
export async function standingOfPhone(
  db: D1Database,
  phone: string,
  now: number,
): Promise<TierStanding> {
  const member = await firstRow(
    db.prepare('SELECT customer_id AS id FROM member WHERE phone = ?').bind(phone),
    memberRow,
  )
  return member
    ? readStanding(db, member.id, now)
    : { silverUntil: null, spentSixMonths: 0, spentTwelveMonths: 0 }
}

/** The ledger, and beside it what was paid by transfer for something else than balance, and what was sent back. */
const HISTORY = `SELECT cause AS id, kind AS type, title, amount, 'balance' AS effect,
    'done' AS status, at AS createdAt
  FROM ledger
  WHERE customer_id = ?1
  UNION ALL
  SELECT 'order:' || id, kind, name, amount, 'none', CASE status WHEN 'refunded' THEN 'refunded'
    ELSE 'done' END, coalesce(activated_at, ended_at)
  FROM membership_order
  WHERE customer_id = ?1 AND (status = 'refunded' OR (status = 'activated' AND kind <> 'card'))`

/** A page of what a customer paid and got, newest first, and the balance. */
export async function readHistory(
  db: D1Database,
  customerId: number,
  page: number,
  pageSize: number,
): Promise<{ entries: EntryDto[]; total: number; balance: number }> {
  const [entries, count, balance] = await db.batch([
    db
      .prepare(`${HISTORY} ORDER BY createdAt DESC, id LIMIT ?2 OFFSET ?3`)
      .bind(customerId, pageSize, (page - 1) * pageSize),
    db.prepare(`SELECT count(*) AS total FROM (${HISTORY})`).bind(customerId),
    db
      .prepare('SELECT coalesce(sum(amount), 0) AS balance FROM ledger WHERE customer_id = ?')
      .bind(customerId),
  ])
  return {
    entries: rowsIn(entries, entryRow),
    total: totalIn(count),
    balance: rowIn(balance, balanceRow).balance,
  }
}

/** Visits of a service that a phone was given until the same day. */
const course = z.object({
  campaignId: z.int(),
  name: z.string(),
  serviceId: z.int(),
  serviceName: z.string(),
  image: z.string(),
  totalUsage: z.int(),
  endsOn: z.string().nullable(),
})
export type Course = z.output<typeof course>

/** The packages of a phone that have not lapsed on a day, those that lapse first at the front. */
export async function readCourses(
  db: D1Database,
  phone: string,
  today: LocalDate,
): Promise<Course[]> {
  const courses = db
    .prepare(
      `SELECT o.id AS campaignId, o.name, s.id AS serviceId, s.name AS serviceName, s.image,
         coalesce(sum(g.uses), 0) AS totalUsage, g.ends_on AS endsOn
       FROM offer_grant g
       JOIN offer o ON o.id = g.offer_id
       JOIN package_service s ON s.offer_id = o.id
       WHERE g.phone = ?1 AND (g.ends_on IS NULL OR g.ends_on >= ?2)
       GROUP BY o.id, s.id, g.ends_on
       ORDER BY g.ends_on IS NULL, g.ends_on, o.id`,
    )
    .bind(phone, today)
  return allRows(courses, course)
}

/**
 * The facts that determine a tier: the last day of the silver membership, and đồng spent within the
 * last 6 and 12 months.
 */
type TierStanding = {
  silverUntil: LocalDate | null
  spentSixMonths: number
  spentTwelveMonths: number
}

/** The tier on a day. Silver is bought; gold and diamond are earned. */
export function tierOf(
  { silverUntil, spentSixMonths, spentTwelveMonths }: TierStanding,
  today: LocalDate,
): MemberType {
  if (spentTwelveMonths >= DIAMOND_SPENT) return 4
  if (silverUntil === null || silverUntil < today) return 0
  return spentSixMonths >= GOLD_SPENT ? 3 : 2
}
