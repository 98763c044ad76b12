import type { LocalDate } from '../../kit/values'

/** The salon-day at which a browser holds an hour. */
export type HeldAt = { salonId: number; date: LocalDate }

/**
 * Stores where a browser holds its hour until an instant (epoch ms); returns where it was before.
 * Of two concurrent calls, the second gets the place of the first.
 */
export async function moveHold(
  db: D1Database,
  visit: string,
  to: HeldAt,
  until: number,
): Promise<HeldAt | null> {
  const [before] = await db.batch<HeldAt>([
    db.prepare('SELECT salon_id AS salonId, date FROM visit_hold WHERE visit = ?').bind(visit),
    db
      .prepare(
        'INSERT INTO visit_hold (visit, salon_id, date, until) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET salon_id = excluded.salon_id, date = excluded.date, until = excluded.until',
      )
      .bind(visit, to.salonId, to.date, until),
  ])
  return before!.results[0] ?? null
}

/** Deletes where a browser holds its hour; returns that place. */
export async function dropHold(db: D1Database, visit: string): Promise<HeldAt | null> {
  return db
    .prepare('DELETE FROM visit_hold WHERE visit = ? RETURNING salon_id AS salonId, date')
    .bind(visit)
    .first<HeldAt>()
}

/** Where browsers hold an hour at `now` (epoch ms): rows of `visit`, `salonId` and `date`. */
export function selectKept(
  db: D1Database,
  visits: readonly string[],
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      'SELECT visit, salon_id AS salonId, date FROM visit_hold WHERE until > ?2 AND visit IN (SELECT value FROM json_each(?1))',
    )
    .bind(JSON.stringify(visits), now)
}
