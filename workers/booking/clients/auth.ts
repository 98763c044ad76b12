import * as z from 'zod'
import { connect, Unauthenticated } from '../../kit/connect'
import { endpoint, type Api } from '../../kit/endpoint'
import { messageWire, tooManyWire } from '../../kit/message'
import { type HandlerContext, Unauthorized } from '../../kit/serve'
import { id, phone, sixDigits } from '../../kit/values'
import type { BookingEnv } from '../env'

const purpose = z.enum(['booking', 'holder'])
const channel = z.enum(['zalo', 'sms', 'voice'])

/** The customer of a session; `id`, his number in auth, is null where the host does not send it. */
export type SessionCustomer = { id: number | null; phone: string }

/** The three calls of the auth backend that booking makes. */
const authApi = {
  getUser: endpoint({
    method: 'GET',
    path: '/api/v1/auth/user',
    input: z.object({}),
    answers: {
      200: z
        .object({
          data: z.object({ userInfo: z.object({ userId: id.nullish(), phoneNumber: phone }) }),
        })
        .transform(({ data: { userInfo } }): SessionCustomer => ({
          id: userInfo.userId ?? null,
          phone: userInfo.phoneNumber,
        })),
    },
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/otp/send',
    input: z.object({
      phone,
      method: channel,
      recaptcha: z.string().optional(),
      brandName: z.string(),
      purpose,
    }),
    answers: {
      200: z.object({
        success: z.boolean(),
        message: messageWire,
        allowResendAfterSeconds: z.int().nonnegative(),
        verificationMethod: channel,
      }),
      429: tooManyWire,
    },
  }),
  checkCode: endpoint({
    method: 'POST',
    path: '/otp/check',
    input: z.object({ phone, code: sixDigits, purpose }),
    answers: { 200: z.object({ success: z.boolean(), message: messageWire }), 429: tooManyWire },
  }),
} satisfies Api

/**
 * Less than the gateway's own timeout, so that responses that do not need the caller's identity
 * still reach it.
 */
const SESSION_TIMEOUT_MS = 2_000
/** Sending a code takes as long as its provider, and no other call is made with it. */
const CODE_TIMEOUT_MS = 3_500

/** Phone of the bearer's session; null when anonymous or when the session has ended. Throws when auth is down. */
export async function sessionPhone(context: HandlerContext<BookingEnv>): Promise<string | null> {
  return (await sessionCustomer(context))?.phone ?? null
}

/**
 * The customer of the bearer's session. Throws Unauthorized without one (H-130), and when
 * `claimedId` is another customer's.
 */
export async function customerOf(
  context: HandlerContext<BookingEnv>,
  claimedId?: number,
): Promise<SessionCustomer> {
  const customer = await sessionCustomer(context)
  if (!customer || (claimedId !== undefined && claimedId !== customer.id)) throw new Unauthorized()
  return customer
}

async function sessionCustomer(
  context: HandlerContext<BookingEnv>,
): Promise<SessionCustomer | null> {
  if (context.bearer === null) return null
  try {
    return await authOf(context, SESSION_TIMEOUT_MS).getUser({})
  } catch (error) {
    if (error instanceof Unauthenticated) return null
    throw error
  }
}

/**
 * A client of the auth backend with the customer's token and address, and his browser's owner token:
 * codes of a browser that has proved the phone are limited apart from those of strangers.
 */
export function authOf(
  { env, request, requestId, bearer }: HandlerContext<BookingEnv>,
  timeoutMs = CODE_TIMEOUT_MS,
) {
  const address = request.headers.get('x-client-address')
  const ownerToken = request.headers.get('x-holder')
  const headers = {
    'x-request-id': requestId,
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(address ? { 'x-client-address': address } : {}),
    ...(ownerToken ? { 'x-holder': ownerToken } : {}),
  }
  return connect('auth', authApi, { fetcher: env.AUTH, headers, timeoutMs })
}
