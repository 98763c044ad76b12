import * as z from 'zod'
import { connect, Unauthenticated } from '../../kit/connect'
import { endpoint, type Api } from '../../kit/endpoint'
import { type HandlerContext, Unauthorized } from '../../kit/serve'
import { id, phone } from '../../kit/values'
import type { Env } from '../env'

/**
 * The customer of a session: his number, his proved phone, and whether he has requested deletion.
 */
export type SessionCustomer = { id: number; phone: string; isLeaving: boolean }

/** The one call of the auth backend that campaign makes, with the fields it reads. */
const authApi = {
  getUser: endpoint({
    method: 'GET',
    path: '/api/v1/auth/user',
    input: z.object({}),
    answers: {
      200: z
        .object({
          data: z.object({
            userInfo: z.object({ userId: id, phoneNumber: phone }),
            deleteAt: z.int().nullish(),
          }),
        })
        .transform(({ data: { userInfo, deleteAt } }): SessionCustomer => ({
          id: userInfo.userId,
          phone: userInfo.phoneNumber,
          isLeaving: typeof deleteAt === 'number',
        })),
    },
  }),
} satisfies Api

const TIMEOUT_MS = 3_000

/**
 * The customer of the bearer's session. Throws Unauthorized without one (H-130), and when
 * `claimedId` is another customer's.
 */
export async function customerOf(
  { env, requestId, bearer }: HandlerContext<Env>,
  claimedId?: number,
): Promise<SessionCustomer> {
  if (bearer === null) throw new Unauthorized()
  const headers = { 'x-request-id': requestId, authorization: `Bearer ${bearer}` }
  const customer = await connect('auth', authApi, {
    fetcher: env.AUTH,
    headers,
    timeoutMs: TIMEOUT_MS,
  })
    .getUser({})
    .catch((error: unknown) => {
      if (error instanceof Unauthenticated) throw new Unauthorized()
      throw error
    })
  if (claimedId !== undefined && claimedId !== customer.id) throw new Unauthorized()
  return customer
}
