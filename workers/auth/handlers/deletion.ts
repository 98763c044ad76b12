import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import { logFailure } from '../../kit/log'
import type { HandlerContext } from '../../kit/serve'
import type { authApi } from '../contract'
import type { AuthEnv } from '../env'
import { DELETION_AFTER_MS, DELETION_LIST_MS } from '../limits/limits'
import { codesOf } from './codes'
import { sessionOf } from '../session'
import {
  dropDeletion,
  dueCustomers,
  eraseCustomer,
  forgetOldPhones,
  readErased,
  saveDeletion,
} from '../store/deletions'

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

/**
 * Forgets the browsers that proved the phones of customers whose requests are due, and then deletes
 * the customers: one who could not be forgotten is still due the next night, and holds up no other.
 */
export async function deleteDueCustomers(env: AuthEnv): Promise<void> {
  const now = nowOf(env)
  for (const { id, phone } of await dueCustomers(env.DB, now)) {
    try {
      await codesOf(env, phone).forgetBrowsers()
      await eraseCustomer(env.DB, id, now)
    } catch (error) {
      logFailure({ worker: 'auth', call: 'deleteDueCustomers', requestId: String(id) }, error)
    }
  }
  await forgetOldPhones(env.DB, now - DELETION_LIST_MS)
}
