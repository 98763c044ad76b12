import * as z from 'zod'
import { connect, Unacceptable } from '../../kit/connect'
import { endpoint, type Api, type InputOf } from '../../kit/endpoint'
import { knownMessage, type Message, tooManyDto } from '../../kit/message'
import { upstreamOf } from '../../kit/upstream'
import type { HandlerContext } from '../../kit/serve'
import { sessionReader } from '../../kit/session'
import { CODE_TIMEOUT_MS } from '../../kit/time-limits'
import { phone, sixDigits } from '../../kit/values'
import { count, flag, inData, known, onOff, orInData, rowId } from '../../kit/wire'
import type { BookingEnv } from '../env'

const purpose = z.enum(['booking', 'holder'])
const channel = z.enum(['zalo', 'sms', 'voice'])

/**
 * The customer of a session; `id`, their number in auth, is null where the host does not send it.
 */
export type SessionCustomer = { id: number | null; phone: string }

/**
 * Less than the gateway's own timeout, so that responses that do not need the caller's identity
 * still reach it.
 */
const SESSION_TIMEOUT_MS = 2_000

const { customerOf, customerOrNull } = sessionReader(
  inData(
    z
      .object({
        userInfo: z.object({ userId: known(rowId.nullable(), null), phoneNumber: phone }),
      })
      .transform(({ userInfo }): SessionCustomer => ({
        id: userInfo.userId,
        phone: userInfo.phoneNumber,
      })),
  ),
  SESSION_TIMEOUT_MS,
)
export { customerOf }

/** Phone of the bearer's session; null when anonymous or when the session has ended. Throws when auth is down. */
export async function sessionPhone(context: HandlerContext<BookingEnv>): Promise<string | null> {
  return (await customerOrNull(context))?.phone ?? null
}

/** The calls for one-time codes that booking makes. */
const codesApi = {
  sendCode: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/otp/send',
    timeoutMs: CODE_TIMEOUT_MS.auth,
    input: z.object({
      phone,
      method: channel,
      recaptcha: z.string().optional(),
      brandName: z.string(),
      purpose,
    }),
    responses: {
      200: orInData(
        z.object({
          success: known(onOff, true),
          message: knownMessage,
          allowResendAfterSeconds: known(count, 60),
          verificationMethod: known(channel.catch('sms'), 'sms'),
          enableCaptcha: flag,
        }),
      ),
      429: tooManyDto,
    },
  }),
  checkCode: endpoint({
    kind: 'between',
    method: 'POST',
    path: '/otp/check',
    input: z.object({ phone, code: sixDigits, purpose }),
    responses: {
      200: orInData(z.object({ success: onOff, message: knownMessage })),
      429: tooManyDto,
    },
  }),
} satisfies Api

/** Checking a code; sending one has the limit of its providers. */
const TIMEOUT_MS = 3_500

/** Sends a one-time code; one that a host refuses by its status was not sent. */
export async function sendCode(
  input: InputOf<typeof codesApi.sendCode>,
  context: HandlerContext<BookingEnv>,
) {
  const { method: verificationMethod } = input
  const notSent = { allowResendAfterSeconds: 0, verificationMethod, enableCaptcha: false }
  return authOf(context)
    .sendCode(input)
    .catch((error: unknown) => refusedBy(error, notSent))
}

/** Checks a one-time code; one that a host refuses by its status is wrong. */
export async function checkCode(
  input: InputOf<typeof codesApi.checkCode>,
  context: HandlerContext<BookingEnv>,
) {
  return authOf(context)
    .checkCode(input)
    .catch((error: unknown) => refusedBy(error, {}))
}

/** The reply of our own auth in the place of a host's 4xx, with its sentence; throws any other error. */
function refusedBy<Rest extends object>(error: unknown, rest: Rest) {
  if (!(error instanceof Unacceptable && error.isBackends)) throw error
  const message: Message = error.issues[0]?.message ?? ''
  return { status: 200 as const, body: { success: false, message, ...rest } }
}

/**
 * A client of the auth backend with the customer's token and address, and their browser's owner
 * token: codes of a browser that has proved the phone are limited apart from those of strangers.
 */
function authOf({ env, request, requestId, bearer }: HandlerContext<BookingEnv>) {
  const address = request.headers.get('x-client-address')
  const ownerToken = request.headers.get('x-holder')
  const headers = {
    'x-request-id': requestId,
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(address ? { 'x-client-address': address } : {}),
    ...(ownerToken ? { 'x-holder': ownerToken } : {}),
  }
  return connect('auth', codesApi, {
    ...upstreamOf('auth', env),
    headers,
    timeoutMs: (call) => call.timeoutMs ?? TIMEOUT_MS,
  })
}
