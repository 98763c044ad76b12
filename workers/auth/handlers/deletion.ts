import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import type { authApi } from '../contract'
import type { AuthEnv } from '../env'
import { DELETION_AFTER_MS, DELETION_ANSWER_MS } from '../limits/limits'
import { sessionOf } from '../session'
import { dropDeletion, eraseDueCustomers, saveDeletion, readErased } from '../store/deletions'

/** The bearer wants to be forgotten; the worker's schedule does it when the time has come. */
export async function requestDeletion(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<typeof authApi.requestDeletion>> {
  const { id } = await sessionOf(env, bearer)
  const requestedAt = nowOf(env)
  return saveDeletion(env.DB, id, { requestedAt, dueAt: requestedAt + DELETION_AFTER_MS })
}

/** The bearer stays after all. */
export async function cancelDeletion(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<typeof authApi.cancelDeletion>> {
  await dropDeletion(env.DB, (await sessionOf(env, bearer)).id)
  return { success: true }
}

/** Tells another backend who was forgotten since it asked last. */
export async function listForgotten(
  { after }: InputOf<typeof authApi.listForgotten>,
  { env }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<typeof authApi.listForgotten>> {
  return {
    data: (await readErased(env.DB, after)).map(({ seq: number, customerId, phone, at }) => ({
      number,
      customerId,
      phone,
      at,
    })),
  }
}

/** Forgets whose time has come. */
export async function forgetDue(env: AuthEnv): Promise<void> {
  const now = nowOf(env)
  await eraseDueCustomers(env.DB, now, now - DELETION_ANSWER_MS)
}
