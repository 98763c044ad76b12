import * as z from 'zod'
import { firstIn, firstRow } from '../../kit/rows'
import { localDate } from '../../kit/values'

/** The salon-day at which a browser holds an hour. */
const heldAt = z.object({ salonId: z.int(), date: localDate })
export type HeldAt = z.output<typeof heldAt>

/** A row of `selectHolds`. */
export const heldRow = heldAt.extend({ ownerToken: z.string() })

/**
 * Stores where a browser holds its hour until an instant (epoch ms); returns where it was before.
 * Of two concurrent calls, the second gets the place of the first.
 */
export async function moveHold(
  db: D1Database,
  ownerToken: string,
  to: HeldAt,
  until: number,
): Promise<HeldAt | null> {
  const [before] = await db.batch([
    db.prepare('SELECT salon_id AS salonId, date FROM visit_hold WHERE visit = ?').bind(ownerToken),
    db
      .prepare(
        `INSERT INTO visit_hold (visit, salon_id, date, until)
         VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET salon_id = excluded.salon_id, date = excluded.date,
           until = excluded.until`,
      )
      .bind(ownerToken, to.salonId, to.date, until),
  ])
  return firstIn(before, heldAt)
}

/** Deletes where a browser holds its hour; returns that place. */
export async function dropHold(db: D1Database, ownerToken: string): Promise<HeldAt | null> {
  const dropped = db
    .prepare('DELETE FROM visit_hold WHERE visit = ? RETURNING salon_id AS salonId, date')
    .bind(ownerToken)
  return firstRow(dropped, heldAt)
}

/** Where browsers hold an hour at `now` (epoch ms): rows of `heldRow`. */
export function selectHolds(
  db: D1Database,
  ownerTokens: readonly string[],
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT visit AS ownerToken, salon_id AS salonId, date FROM visit_hold
       WHERE until > ?2 AND visit IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ownerTokens), now)
}
