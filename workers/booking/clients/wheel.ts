import * as z from 'zod'
import { connect, isAbsent } from '../../kit/connect'
import { refusalDto } from '../../kit/message'
import { endpoint, type Api } from '../../kit/endpoint'
import { logFailure } from '../../kit/log'
import { upstreamOf } from '../../kit/upstream'
import type { HandlerContext } from '../../kit/serve'
import { id } from '../../kit/values'
import { done, idText } from '../../kit/wire'
import type { BookingEnv } from '../env'

/** The one call of the wheel backend that booking makes. */
const wheelApi = {
  reportQuest: endpoint({
    kind: 'between',
    method: 'POST',
    path: '/api/v1/quests/{id}/done',
    input: z.object({ id: idText, customerId: id, reference: z.string() }),
    responses: { 200: done, 404: refusalDto },
  }),
} satisfies Api

/** The wheel's numbers of the quests that visits fulfil (demo-data §6). */
export const quest = { visit: 2, rating: 3, newSalon: 6 } as const

const TIMEOUT_MS = 3_000

/**
 * Something that a customer has done; `reference` identifies it, so that repeated reports count
 * once.
 */
type QuestEvent = { questId: number; customerId: number; reference: string }

/**
 * Reports to the wheel what a customer has done; returns whether that succeeded, and logs failures.
 * That a wheel of the chain's own takes no reports is none.
 */
export async function reportToWheel(
  { env, requestId }: HandlerContext<BookingEnv>,
  { questId, customerId, reference }: QuestEvent,
): Promise<boolean> {
  try {
    await connect('wheel', wheelApi, {
      ...upstreamOf('wheel', env),
      headers: { 'x-request-id': requestId },
      timeoutMs: TIMEOUT_MS,
    }).reportQuest({ id: questId, customerId, reference })
    return true
  } catch (error) {
    if (!isAbsent(error))
      logFailure({ worker: 'booking', call: 'wheel.reportQuest', requestId }, error)
    return false
  }
}
