import * as z from 'zod'
import { connect, type Fetcher, Unauthenticated } from '../../kit/connect'
import { endpoint, type Api } from '../../kit/endpoint'
import { type HandlerContext, Unauthorized } from '../../kit/serve'
import { id } from '../../kit/values'

/** The one call of the auth backend that is made here, with the one field it reads. */
const authApi = {
  getUser: endpoint({
    method: 'GET',
    path: '/api/v1/auth/user',
    input: z.object({}),
    answers: {
      200: z
        .object({ data: z.object({ userInfo: z.object({ userId: id }) }) })
        .transform(({ data }) => data.userInfo.userId),
    },
  }),
} satisfies Api

const TIMEOUT_MS = 3_000

/**
 * Number of the customer of the bearer's session. Throws Unauthorized without one (H-130) and when
 * `claimedId` is another customer's; any other error when auth is down.
 */
export async function customerIdOf(
  {
    env,
    requestId,
    bearer,
  }: Pick<HandlerContext<{ AUTH: Fetcher }>, 'env' | 'requestId' | 'bearer'>,
  claimedId?: number,
): Promise<number> {
  if (bearer === null) throw new Unauthorized()
  const headers = { 'x-request-id': requestId, authorization: `Bearer ${bearer}` }
  const customerId = await connect('auth', authApi, {
    fetcher: env.AUTH,
    headers,
    timeoutMs: TIMEOUT_MS,
  })
    .getUser({})
    .catch(refuse)
  if (claimedId !== undefined && claimedId !== customerId) throw new Unauthorized()
  return customerId
}

function refuse(error: unknown): never {
  throw error instanceof Unauthenticated ? new Unauthorized() : error
}
