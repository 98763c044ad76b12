import { nowOf } from '../../kit/clock'
import { coded } from '../../kit/message'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import { logFailure } from '../../kit/log'
import type { HandlerContext } from '../../kit/serve'
import { vietnamDay } from '../../kit/vietnam-time'
import type { wheelApi } from '../contract'
import type { WheelEnv } from '../env'
import { type Customer, customerOf, customerOrNull } from '../clients/auth'
import { claim, doneStatement, readQuests, type StoredQuest } from '../store/quests'
import { tooManyPlays } from '../play-rate-limit'

type QuestHandlers = typeof wheelApi

/** A customer number that does not exist: visitors have no finished quests. */
const NOBODY = 0

/** The quests; for a logged-in customer with what they may claim. */
export async function listQuests(
  _input: unknown,
  context: HandlerContext<WheelEnv>,
): Promise<ReplyOf<QuestHandlers['listQuests']>> {
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
export async function claimQuest(
  { id }: InputOf<QuestHandlers['claimQuest']>,
  context: HandlerContext<WheelEnv>,
): Promise<ReplyOf<QuestHandlers['claimQuest']>> {
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
  return {
    status: 200,
    body: { times: spins, data: { timesLeft: balance.spins, point: balance.points } },
  }
}

/** Stores another backend's report of a finished quest. */
export async function reportQuest(
  { id, customerId, reference }: InputOf<QuestHandlers['reportQuest']>,
  { env }: HandlerContext<WheelEnv>,
): Promise<ReplyOf<QuestHandlers['reportQuest']>> {
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
