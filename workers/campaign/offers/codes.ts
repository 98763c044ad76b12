import * as z from 'zod'
import { ulid } from '../../kit/ids'
import { coded, type Message } from '../../kit/message'
import { allRows, firstRow, rowsIn } from '../../kit/rows'
import type { LocalDate } from '../../kit/values'
import { vietnamDay } from '../../kit/vietnam-time'
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

/** What a phone (?2) was given of an offer (?1) before. */
const GRANTS = 'SELECT 1 FROM offer_grant WHERE phone = ?2 AND offer_id = ?1'

/**
 * Stores an offer among a phone's own, with the default number of uses, unless it was granted and
 * has not lapsed.
 */
export async function saveOffer(
  db: D1Database,
  offerId: number,
  phone: string,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO offer_grant (cause, offer_id, phone, uses, given_at)
       SELECT ?3, id, ?2, uses_per_phone, ?4 FROM offer
       WHERE id = ?1 AND NOT EXISTS (${GRANTS} AND (ends_on IS NULL OR ends_on >= ?5))`,
    )
    .bind(offerId, phone, `code:${ulid(now)}`, now, vietnamDay(now))
    .run()
}

/**
 * Gives a phone one more use of an offer, once for each key; false when there is no such offer. It
 * has no last day. The first comes on top of the default uses, of which bookings may have spent
 * some.
 */
export async function giveOffer(
  db: D1Database,
  { offerId, phone, key }: { offerId: number; phone: string; key: string },
  now: number,
): Promise<boolean> {
  const [offer] = await db.batch([
    db.prepare('SELECT id FROM offer WHERE id = ?').bind(offerId),
    db
      .prepare(
        `INSERT INTO offer_grant (cause, offer_id, phone, uses, given_at)
         SELECT 'gift:' || ?3, id, ?2, CASE WHEN EXISTS (${GRANTS}) THEN 1
           WHEN kind = 'customer' THEN coalesce(uses_per_phone, 0) + 1
           ELSE uses_per_phone + 1 END, ?4
         FROM offer
         WHERE id = ?1 ON CONFLICT DO NOTHING`,
      )
      .bind(offerId, phone, key, now),
  ])
  return rowsIn(offer, offerIdRow).length > 0
}
