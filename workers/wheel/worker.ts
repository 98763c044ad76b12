import { eraseDeletedCustomers, type DeletedCustomer } from '../kit/erasure'
import { type Handlers, serve, type HandlerContext } from '../kit/serve'
import {
  exchangePack,
  exchangeVoucher,
  getAccount,
  getPoints,
  getVoucher,
  listPointHistory,
  listVouchers,
} from './handlers/lucky'
import { listMyGifts, listMySpins, listWinners, play, tooManyPlays } from './handlers/play'
import { wheelApi, type Input, type Reply } from './contract'
import type { WheelEnv } from './env'
import { readExchangePacks, readGift, readGifts, readWheel, readWheelById } from './read-wheel'
import { SOMEBODY, type Customer, customerOf, customerOrNull } from './clients/auth'
import { nowOf } from '../../domain/clock'
import { coded } from '../kit/message'
import { logFailure } from '../kit/log'
import { vietnamDay } from '../kit/vietnam-time'
import * as z from 'zod'
import { allRows, flag, rowIn, rowsIn } from '../kit/rows'
import { type Balance, balanceRow, balanceStatement } from './store/accounts'

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
type StoredQuest = z.output<typeof storedQuest>

const earnedRow = z.object({ spins: z.int() })

const IS_CLAIMED = `EXISTS (SELECT 1
     FROM entry e
     WHERE e.customer_id = d.customer_id
       AND e.cause = 'quest:' || d.quest_id || ':' || d.reference)`

/** All quests, with what one customer has done; of daily ones only today counts. Customer 0 is nobody. */
async function readQuests(
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
function doneStatement(
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
async function claim(
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

/** A customer number that does not exist: visitors have no finished quests. */
const NOBODY = 0

/** The quests; for a logged-in customer with what they may claim. */
async function listQuests(
  _input: unknown,
  context: HandlerContext<WheelEnv>,
): Promise<Reply<'listQuests'>> {
  // While auth is down every caller gets the public response.
  const customer = await customerOrNull(context).catch((error: unknown) => {
    logFailure({ worker: 'wheel', call: 'auth.getUser', requestId: context.requestId }, error)
    return null
  })
  const today = vietnamDay(nowOf(context.env))
  const quests = await readQuests(context.env.DB, customer?.id ?? NOBODY, today)
  return {
    data: quests.map((quest) => {
      // Quests that only the account shows have no row before they are claimed.
      const isUnwritten =
        customer !== null &&
        quest.claimed === 0 &&
        quest.claimable === 0 &&
        referenceOf(quest, customer, today) !== null
      const claimable = isUnwritten ? 1 : quest.claimable
      return {
        id: quest.id,
        name: quest.name,
        times: quest.spins,
        isDaily: quest.isDaily,
        claimable,
        isDone: claimable === 0 && quest.claimed > 0,
        isSelfReported: quest.kind === 'check_in',
      }
    }),
  }
}

/** Gives the bearer the spins of a quest, each thing done once. */
async function claimQuest(
  { id }: Input<'claimQuest'>,
  context: HandlerContext<WheelEnv>,
): Promise<Reply<'claimQuest'>> {
  const customer = await customerOf(context)
  const tooMany = await tooManyPlays(context.env, customer.id)
  if (tooMany) return tooMany
  const now = nowOf(context.env)
  const today = vietnamDay(now)
  const quest = (await readQuests(context.env.DB, customer.id, today)).find((one) => one.id === id)
  if (!quest) return { status: 404, body: { message: coded('NO_QUEST') } }
  const { spins, balance } = await claim(context.env.DB, {
    customerId: customer.id,
    questId: id,
    reference: referenceOf(quest, customer, today),
    now,
  })
  if (spins === 0)
    return {
      status: 409,
      body: { message: coded(quest.kind === 'check_in' ? 'CHECKED_IN_TODAY' : 'QUEST_NOT_DONE') },
    }
  return { status: 200, body: { times: spins, data: balance } }
}

/** Stores another backend's report of a finished quest. */
async function reportQuest(
  { id, customerId, reference }: Input<'reportQuest'>,
  { env }: HandlerContext<WheelEnv>,
): Promise<Reply<'reportQuest'>> {
  const now = nowOf(env)
  const quest = (await readQuests(env.DB, NOBODY, vietnamDay(now))).find((one) => one.id === id)
  if (quest?.kind !== 'reported') return { status: 404, body: { message: coded('NO_QUEST') } }
  await doneStatement(env.DB, customerId, id, reference, now).run()
  return { status: 200, body: { success: true } }
}

/**
 * The reference of a finished quest that no backend reports; null: it is unfinished, or another
 * backend reports it.
 */
function referenceOf({ kind }: StoredQuest, customer: Customer, today: string): string | null {
  if (kind === 'check_in') return today
  return kind === 'profile' && customer.hasWholeProfile ? 'profile' : null
}

export { PrizePool } from './prize-pool/prize-pool'

const handlers: Handlers<typeof wheelApi, WheelEnv> = {
  getWheel: (_input, { env }) => readWheel(env.DB),
  getWheelById: (input, { env }) => readWheelById(env.DB, input),
  listGifts: (_input, { env }) => readGifts(env.DB),
  getGift: (input, { env }) => readGift(env.DB, input),
  listExchangePacks: (_input, { env }) => readExchangePacks(env.DB),
  play,
  listMySpins,
  listMyGifts,
  listWinners,
  listQuests,
  claimQuest,
  reportQuest,
  getAccount,
  listPointHistory,
  exchangePack,
  getPoints,
  listVouchers,
  getVoucher,
  exchangeVoucher,
}

const app = serve('wheel', wheelApi, handlers)

/** The wheel backend. */
export default {
  fetch: app.fetch,
  scheduled: (_event, env) =>
    eraseDeletedCustomers('wheel', env, (deletedCustomer) => eraseWinner(env.DB, deletedCustomer)),
} satisfies ExportedHandler<WheelEnv>

/**
 * Masks a deleted customer's name in the prizes that they won. Spins, points and gifts stay for the
 * record, under a customer number that no account has.
 */
function eraseWinner(db: D1Database, { customerId }: DeletedCustomer): D1PreparedStatement[] {
  return [
    db
      .prepare('UPDATE received SET masked_name = ? WHERE customer_id = ?')
      .bind(SOMEBODY, customerId),
  ]
}
