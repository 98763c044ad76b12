import type * as z from 'zod'
import { connect, Unauthenticated } from './connect'
import { endpoint } from './endpoint'
import { limitFor } from './time-limits'
import { upstreamOf, type HostVars } from './upstream'
import { type HandlerContext, Unauthorized } from './serve'

/** What a handler's context has about its caller. */
type Caller = Pick<HandlerContext<HostVars<'AUTH'>>, 'env' | 'requestId' | 'bearer'>

/** Ms that auth may take, where a backend does not say otherwise. */
const TIMEOUT_MS = 3_000

/**
 * Reads from auth which customer a request's session belongs to. Each backend names the fields that
 * it needs, as `response`, so that auth may change all others.
 */
export function sessionReader<Customer extends { id: number | null }>(
  response: z.ZodType<Customer>,
  timeoutMs = TIMEOUT_MS,
) {
  const getUser = endpoint({
    kind: 'named',
    method: 'GET',
    path: '/api/v1/auth/user',
    responses: { 200: response },
  })
  return { customerOf, customerOrNull }

  /**
   * The customer of the bearer's session. Throws Unauthorized without one, and when `claimedId` is
   * another customer's; any other error when auth is down.
   */
  async function customerOf(caller: Caller, claimedId?: number): Promise<Customer> {
    const customer = await customerOrNull(caller)
    if (!customer || (claimedId !== undefined && claimedId !== customer.id))
      throw new Unauthorized()
    return customer
  }

  /** The same; null when anonymous and when the session has ended. Throws when auth is down. */
  async function customerOrNull({ env, requestId, bearer }: Caller): Promise<Customer | null> {
    if (bearer === null) return null
    const headers = { 'x-request-id': requestId, authorization: `Bearer ${bearer}` }
    const auth = upstreamOf('auth', env)
    const limitMs = limitFor(auth.host, timeoutMs)
    const client = connect('auth', { getUser }, { ...auth, headers, timeoutMs: limitMs })
    try {
      return await client.getUser({})
    } catch (error) {
      if (error instanceof Unauthenticated) return null
      throw error
    }
  }
}
