import * as z from 'zod'
import { connect, Unauthenticated } from '../../kit/connect'
import { endpoint, type Api } from '../../kit/endpoint'
import { type HandlerContext, Unauthorized } from '../../kit/serve'
import { id, phone } from '../../kit/values'
import type { WheelEnv } from '../env'

/** A customer as far as the wheel needs him. */
export type Customer = {
  id: number
  /** The customer's own, proved phone. */
  phone: string
  /** '' until entered. */
  name: string
  /** Has given name, e-mail and birthday. */
  hasWholeProfile: boolean
}

/** The one call of the auth backend that the wheel makes, with the fields it reads. */
const authApi = {
  getUser: endpoint({
    method: 'GET',
    path: '/api/v1/auth/user',
    input: z.object({}),
    answers: {
      200: z
        .object({
          data: z.object({
            userInfo: z.object({
              userId: id,
              phoneNumber: phone,
              userName: z.string().default(''),
              email: z.string().nullish(),
              dateOfBirth: z.int().nullish(),
            }),
          }),
        })
        .transform(({ data: { userInfo } }): Customer => ({
          id: userInfo.userId,
          phone: userInfo.phoneNumber,
          name: userInfo.userName,
          hasWholeProfile: Boolean(userInfo.userName && userInfo.email && userInfo.dateOfBirth),
        })),
    },
  }),
} satisfies Api

const TIMEOUT_MS = 3_000

/**
 * The customer of the bearer's session, as auth knows it; null without one and for ended sessions.
 * Throws when auth is down.
 */
export async function customerOrNobody({
  env,
  requestId,
  bearer,
}: HandlerContext<WheelEnv>): Promise<Customer | null> {
  if (bearer === null) return null
  const headers = { 'x-request-id': requestId, authorization: `Bearer ${bearer}` }
  try {
    return await connect('auth', authApi, {
      fetcher: env.AUTH,
      headers,
      timeoutMs: TIMEOUT_MS,
    }).getUser({})
  } catch (error) {
    if (error instanceof Unauthenticated) return null
    throw error
  }
}

/**
 * The customer of the bearer's session. Throws Unauthorized without one (H-130), and when
 * `claimedId` is another customer's.
 */
export async function customerOf(
  context: HandlerContext<WheelEnv>,
  claimedId?: number,
): Promise<Customer> {
  const customer = await customerOrNobody(context)
  if (!customer || (claimedId !== undefined && claimedId !== customer.id)) throw new Unauthorized()
  return customer
}

/** The displayed name of a customer without one. */
export const SOMEBODY = 'Khách hàng'

/**
 * A customer's name as others see it: the first letter of the given name, which comes last in
 * Vietnamese.
 */
export function maskedName(name: string): string {
  const [letter] = name.trim().split(/\s+/).at(-1) ?? ''
  return letter ? `Anh ${letter.toLocaleUpperCase('vi')}***` : SOMEBODY
}
