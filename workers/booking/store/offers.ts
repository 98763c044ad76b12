import * as z from 'zod'
import { allRows } from '../../kit/rows'
import { localDate, type LocalDate } from '../../kit/values'
import { listed } from './rows'

/** Uses of offers until the same day (null: without a last day) that a phone's bookings spend. */
export const spentRow = z.object({
  phone: z.string(),
  offerId: z.int(),
  until: localDate.nullable(),
  uses: z.int(),
})
export type SpentUses = z.output<typeof spentRow>

/**
 * Uses that bookings of these phones (a JSON list, ?1) spend, as the next booking of the phone sees
 * them at ?2: what is canceled or expired spends nothing,
 * what waits for a code is superseded by the next booking, and the current booking is replaced by it or forbids it.
 */
export const SPENT_BEFORE_NEXT = `SELECT b.phone, o.offer_id AS offerId, o.until, COUNT(*) AS uses
  FROM booking_offer o
  JOIN booking b ON b.id = o.booking_id
  WHERE b.phone IN (SELECT value FROM json_each(?1))
    AND b.status NOT IN ('canceled', 'expired', 'pending_otp')
    AND NOT (b.current IS 1 AND b.ends_at > ?2)
  GROUP BY b.phone, o.offer_id, o.until`

const SPENT_NOW = `SELECT b.phone, o.offer_id AS offerId, o.until, COUNT(*) AS uses
  FROM booking_offer o
  JOIN booking b ON b.id = o.booking_id
  WHERE b.phone IN (SELECT value FROM json_each(?1)) AND b.status NOT IN ('canceled', 'expired')
    AND NOT (b.status = 'pending_otp' AND b.hold_expires_at <= ?2)
  GROUP BY b.phone, o.offer_id, o.until`

/** Uses that a phone's bookings spend now, or without those of the booking that its next one would replace. */
export async function readSpentUses(
  db: D1Database,
  phone: string,
  which: 'now' | 'beforeNext',
  now: number,
): Promise<SpentUses[]> {
  const spent = db
    .prepare(which === 'now' ? SPENT_NOW : SPENT_BEFORE_NEXT)
    .bind(listed([phone]), now)
  return allRows(spent, spentRow)
}

/** A campaign of the booking backend's own marketing. */
const campaignRow = z.object({
  campaignId: z.int(),
  name: z.string(),
  image: z.string(),
  desc: z.string(),
  startDate: localDate.nullable(),
  endDate: localDate.nullable(),
})
type StoredCampaign = z.output<typeof campaignRow>

/** The booking backend's marketing of a day. */
export async function readMarketing(db: D1Database, day: LocalDate): Promise<StoredCampaign[]> {
  const campaigns = db
    .prepare(
      `SELECT id AS campaignId, name, image, text AS "desc", starts_on AS startDate,
         ends_on AS endDate
       FROM marketing_campaign
       WHERE (starts_on IS NULL OR starts_on <= ?1) AND (ends_on IS NULL OR ends_on >= ?1)
       ORDER BY id`,
    )
    .bind(day)
  return allRows(campaigns, campaignRow)
}
