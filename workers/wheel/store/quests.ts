import { type Balance, balanceStatement } from './accounts'

/** What earns spins; `claimable` counts what is done and not yet claimed, `claimed` what was. */
export type StoredQuest = {
  id: number
  name: string
  spins: number
  isDaily: boolean
  kind: 'check_in' | 'profile' | 'reported'
  claimable: number
  claimed: number
}

type QuestRow = Omit<StoredQuest, 'isDaily'> & { isDaily: 0 | 1 }

const IS_CLAIMED =
  "EXISTS (SELECT 1 FROM entry e WHERE e.customer_id = d.customer_id AND e.cause = 'quest:' || d.quest_id || ':' || d.reference)"

/** All quests, with what one customer has done; of daily ones only today counts. Customer 0 is nobody. */
export async function readQuests(
  db: D1Database,
  customerId: number,
  today: string,
): Promise<StoredQuest[]> {
  const { results } = await db
    .prepare(
      `SELECT q.id, q.name, q.spins, q.is_daily AS isDaily, q.kind, count(CASE WHEN d.reference IS NOT NULL AND NOT ${IS_CLAIMED} THEN 1 END) AS claimable, count(CASE WHEN ${IS_CLAIMED} THEN 1 END) AS claimed
       FROM quest q LEFT JOIN quest_done d ON d.quest_id = q.id AND d.customer_id = ?1 AND (q.is_daily = 0 OR d.reference = ?2) GROUP BY q.id ORDER BY q.id`,
    )
    .bind(customerId, today)
    .all<QuestRow>()
  return results.map((row) => ({ ...row, isDaily: row.isDaily === 1 }))
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
 * Turns everything that was done of a quest into spins, each thing once; answers the spins that
 * came and what the customer has now.
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
  const results = await db.batch<unknown>([
    ...(reference === null ? [] : [doneStatement(db, customerId, questId, reference, now)]),
    db
      .prepare(
        `INSERT INTO entry (customer_id, cause, spins, points, title, at)
         SELECT d.customer_id, 'quest:' || d.quest_id || ':' || d.reference, q.spins, 0, 'Nhiệm vụ: ' || q.name, ?3 FROM quest_done d JOIN quest q ON q.id = d.quest_id
         WHERE d.customer_id = ?1 AND d.quest_id = ?2 ON CONFLICT DO NOTHING RETURNING spins`,
      )
      .bind(customerId, questId, now),
    balanceStatement(db, customerId),
  ])
  const earned = results.at(-2)!.results as { spins: number }[]
  return {
    spins: earned.reduce((sum, { spins }) => sum + spins, 0),
    balance: results.at(-1)!.results[0] as Balance,
  }
}
