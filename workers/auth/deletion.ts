import { nowOf } from '../kit/clock'
import type { ReplyOf } from '../kit/endpoint'
import type { Reach } from '../kit/serve'
import type { authApi } from './contract'
import type { AuthEnv } from './env'
import { DELETION_AFTER_MS } from './limits'
import { sessionOf } from './session'
import { dropDeletion, keepDeletion } from './store/deletions'

/** The bearer wants to be forgotten; the worker's schedule does it when the time has come. */
export async function requestDeletion(_input: unknown, { env, bearer }: Reach<AuthEnv>): Promise<ReplyOf<typeof authApi.requestDeletion>> {
  const { id } = await sessionOf(env, bearer)
  const requestedAt = nowOf(env)
  return keepDeletion(env.DB, id, { requestedAt, dueAt: requestedAt + DELETION_AFTER_MS })
}

/** The bearer stays after all. */
export async function cancelDeletion(_input: unknown, { env, bearer }: Reach<AuthEnv>): Promise<ReplyOf<typeof authApi.cancelDeletion>> {
  await dropDeletion(env.DB, (await sessionOf(env, bearer)).id)
  return { success: true }
}
