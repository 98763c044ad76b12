import * as z from 'zod'
import { allRows, flag, rowIn, rowsIn } from '../../kit/rows'
import { type Balance, balanceRow, balanceStatement } from './accounts'

/** What earns spins; `claimable` counts what is done and not yet claimed, `claimed` what was. */
const storedQuest = z.object({
  id: z.int(),
  name: z.string(),
  spins: z.int(),
  isDaily: flag,
  kind: z.enum(['check_in', 'profile', 'reported']),
  claimable: z.int(),
  claimed: z.int(),
})
export type StoredQuest = z.output<typeof storedQuest>

const earnedRow = z.object({ spins: z.int() })

const IS_CLAIMED = `EXISTS (SELECT 1
     FROM entry e
     WHERE e.customer_id = d.customer_id
       AND e.cause = 'quest:' || d.quest_id || ':' || d.reference)`

/** All quests, with what one customer has done; of daily ones only today counts. Customer 0 is nobody. */
export async function readQuests(
  db: D1Database,
  customerId: number,
  today: string,
): Promise<StoredQuest[]> {
  const quests = db
    .prepare(
      `SELECT q.id, q.name, q.spins, q.is_daily AS isDaily, q.kind,
         count(CASE WHEN d.reference IS NOT NULL AND NOT ${IS_CLAIMED} THEN 1 END) AS claimable,
         count(CASE WHEN ${IS_CLAIMED} THEN 1 END) AS claimed
       FROM quest q
       LEFT JOIN quest_done d ON d.quest_id = q.id AND d.customer_id = ?1
         AND (q.is_daily = 0 OR d.reference = ?2)
       GROUP BY q.id ORDER BY q.id`,
    )
    .bind(customerId, today)
  return allRows(quests, storedQuest)
}

/** Notes that a customer has done something; a second time changes nothing. */
export function doneStatement(
  db: D1Database,
  customerId: number,
  questId: number,
  reference: string,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO quest_done (customer_id, quest_id, reference, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .bind(customerId, questId, reference, now)
}

/**
 * Turns everything that was done of a quest into spins, each thing once; returns the new spins and
 * all that the customer has now.
 */
export async function claim(
  db: D1Database,
  {
    customerId,
    questId,
    reference,
    now,
  }: { customerId: number; questId: number; reference: string | null; now: number },
): Promise<{ spins: number; balance: Balance }> {
  const results = await db.batch([
    ...(reference === null ? [] : [doneStatement(db, customerId, questId, reference, now)]),
    db
      .prepare(
        `INSERT INTO entry (customer_id, cause, spins, points, title, at)
         SELECT d.customer_id, 'quest:' || d.quest_id || ':' || d.reference, q.spins, 0,
           'Nhiệm vụ: ' || q.name, ?3
         FROM quest_done d
         JOIN quest q ON q.id = d.quest_id
         WHERE d.customer_id = ?1 AND d.quest_id = ?2 ON CONFLICT DO NOTHING RETURNING spins`,
      )
      .bind(customerId, questId, now),
    balanceStatement(db, customerId),
  ])
  const earned = rowsIn(results.at(-2), earnedRow)
  return {
    spins: earned.reduce((sum, { spins }) => sum + spins, 0),
    balance: rowIn(results.at(-1), balanceRow),
  }
}
