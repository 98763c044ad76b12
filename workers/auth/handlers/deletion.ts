import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import type { authApi } from '../contract'
import type { AuthEnv } from '../env'
import { DELETION_AFTER_MS, DELETION_LIST_MS } from '../limits/limits'
import { codesOf } from './codes'
import { sessionOf } from '../session'
import { dropDeletion, eraseDueCustomers, saveDeletion, readErased } from '../store/deletions'

/** Stores the bearer's deletion request; the worker's schedule carries it out when it is due. */
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

/** Lists the customers deleted since another backend's last request. */
export async function listDeletedCustomers(
  { after }: InputOf<typeof authApi.listDeletedCustomers>,
  { env }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<typeof authApi.listDeletedCustomers>> {
  return {
    data: (await readErased(env.DB, after)).map(({ seq: number, customerId, phone, at }) => ({
      number,
      customerId,
      phone,
      at,
    })),
  }
}

/** Deletes the customers whose requests are due, and forgets the browsers that proved their phones. */
export async function deleteDueCustomers(env: AuthEnv): Promise<void> {
  const now = nowOf(env)
  const phones = await eraseDueCustomers(env.DB, now, now - DELETION_LIST_MS)
  await Promise.all(phones.map((phone) => codesOf(env, phone).forgetBrowsers()))
}
