import * as z from 'zod'
import { coded, type Message } from '../../kit/message'
import { allRows, firstRow, rowsIn } from '../../kit/rows'
import type { LocalDate } from '../../kit/values'
import { readOffers } from './offers'

/** The result of a code: the offer it opens, or the status and message of a refusal. */
export type CodeResult = { code: number; message: Message; offerId: number | null }

const UNKNOWN: CodeResult = {
  code: 404,
  message: coded('UNKNOWN_PROMO_CODE'),
  offerId: null,
}
const EXPIRED: CodeResult = { code: 410, message: coded('OFFER_EXPIRED'), offerId: null }

const codeRow = z.object({
  status: z.int(),
  message: z.string(),
  offer_id: z.int().nullable(),
})
const offerIdRow = z.object({ id: z.int() })

/** Looks a code up. Throws for a code that is stored with a failure of the backend. */
export async function openCode(
  db: D1Database,
  code: string,
  today: LocalDate,
): Promise<CodeResult> {
  const stored = db
    .prepare('SELECT status, message, offer_id FROM promo_code WHERE code = ?')
    .bind(code)
  const row = await firstRow(stored, codeRow)
  if (!row) return UNKNOWN
  if (row.status >= 500) throw new Error(`the code answers ${row.status}`)
  if (row.status !== 200 || row.offer_id === null)
    return { code: row.status, message: row.message, offerId: null }
  const offer = (await readOffers(db)).find((one) => one.id === row.offer_id)
  if (!offer || (offer.endsOn !== null && today > offer.endsOn)) return EXPIRED
  return { code: 200, message: row.message, offerId: offer.id }
}

/** The offers that codes open to their holder; codes without an offer are left out. */
export async function heldOffers(db: D1Database, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return []
  const held = db
    .prepare(
      `SELECT DISTINCT offer_id AS id FROM promo_code
       WHERE status = 200 AND offer_id IS NOT NULL AND code IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(codes))
  return (await allRows(held, offerIdRow)).map((row) => row.id)
}

/**
 * Stores an offer among a phone's own, with the default number of uses; an existing one is
 * unchanged.
 */
export async function saveOffer(db: D1Database, offerId: number, phone: string): Promise<void> {
  await db
    .prepare(
      `INSERT INTO offer_grant (offer_id, phone, uses_left)
       SELECT id, ?2, uses_per_phone FROM offer
       WHERE id = ?1 ON CONFLICT DO NOTHING`,
    )
    .bind(offerId, phone)
    .run()
}

/**
 * Gives a phone one more use of an offer, once for each key, in one transaction; false when there
 * is no such offer. It comes on top of all that was given, as bookings have spent some of that.
 */
export async function giveOffer(
  db: D1Database,
  gift: { offerId: number; phone: string; key: string },
  now: number,
): Promise<boolean> {
  const { offerId, phone, key } = gift
  const [offer] = await db.batch([
    db.prepare('SELECT id FROM offer WHERE id = ?').bind(offerId),
    // The grant is written first, so that the key still shows whether this gift is a new one.
    db
      .prepare(
        `INSERT INTO offer_grant (offer_id, phone, uses_left)
         SELECT id, ?2, CASE kind WHEN 'customer' THEN coalesce(uses_per_phone, 0) + 1
           ELSE uses_per_phone + 1 END
         FROM offer
         WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM offer_gift WHERE key = ?3)
         -- A gift has no end: one beside what has ended would be worth nothing.
         ON CONFLICT DO UPDATE SET ends_on = NULL, uses_left = uses_left + 1`,
      )
      .bind(offerId, phone, key),
    db
      .prepare(
        `INSERT INTO offer_gift (key, offer_id, phone, given_at)
         SELECT ?3, id, ?2, ?4 FROM offer
         WHERE id = ?1 ON CONFLICT DO NOTHING`,
      )
      .bind(offerId, phone, key, now),
  ])
  return rowsIn(offer, offerIdRow).length > 0
}
