import type { AuthEnv } from '../env'
import {
  ChannelFailure,
  internationalPhone,
  postToProvider,
  type CodeMessage,
  type FailureKind,
} from './channel'
import { nearCustomers } from '../../kit/location'
import { withTimeout } from '../../../domain/with-timeout'
import { sha256 } from '../../kit/digest'
import { msUntil } from '../../kit/time-limits'

/** Zalo's error code for an access token that it no longer takes. */
const STALE_TOKEN = -124

/**
 * Zalo's error codes that no later try mends, as its list of 2024 explains them: the phone has no
 * Zalo or refuses notifications, or the template or its values are wrong. All others (quota,
 * balance, the account's own settings, unknown errors) may pass.
 */
const FINAL: ReadonlySet<number> = new Set([
  // The phone number is invalid, its Zalo is too old, inactive or refuses, or there is none.
  -108, -110, -114, -118, -119,
  // The customer does not take this kind of notification, or none of this account.
  -134, -139, -141,
  // The template, its values, its button or its text are not accepted.
  -109, -111, -112, -113, -116, -121, -122, -130, -131, -132, -145, -146,
])

/** What a code that is not 0 means for the message. */
function zaloFailure(code: unknown): FailureKind {
  return typeof code === 'number' && FINAL.has(code) ? 'final' : 'temporary'
}

/**
 * An approved template with its values for one phone; `trackingId` identifies the message, `until`
 * is the end of the time for it.
 */
export type TemplateMessage = {
  phone: string
  templateId: string
  data: Record<string, string>
  trackingId: string
  now: number
  until: number
}

/**
 * Sends the code as a Zalo notification (ZNS) with the approved template; throws ChannelFailure
 * with Zalo's error code.
 */
export async function sendByZalo(env: AuthEnv, message: CodeMessage): Promise<void> {
  await sendTemplate(env, {
    phone: message.phone,
    templateId: env.ZALO_TEMPLATE_ID ?? '',
    data: { [env.ZALO_OTP_PARAM ?? 'otp']: message.code },
    trackingId: crypto.randomUUID(),
    now: message.now,
    until: message.until,
  })
}

/** Sends a template; throws ChannelFailure of the kind that Zalo's error code means. */
export async function sendTemplate(env: AuthEnv, message: TemplateMessage): Promise<void> {
  const token = await zaloAccessToken(env, message)
  const first = await postTemplate(env, message, token)
  // A token may die before its time, when the account's owner renews it by hand.
  const error =
    first === STALE_TOKEN
      ? await postTemplate(env, message, await zaloAccessToken(env, message, token))
      : first
  if (error !== 0) throw new ChannelFailure('zalo', `error ${String(error)}`, zaloFailure(error))
}

async function postTemplate(
  env: AuthEnv,
  { phone, templateId, data, trackingId, until }: TemplateMessage,
  token: string,
): Promise<unknown> {
  const origin = (env.ZALO_BASE_URL ?? 'https://business.openapi.zalo.me').replace(/\/$/, '')
  const body = {
    phone: internationalPhone(phone),
    template_id: templateId,
    template_data: data,
    tracking_id: trackingId,
  }
  const response = await postToProvider('zalo', {
    url: `${origin}/message/template`,
    headers: { 'content-type': 'application/json', access_token: token },
    body: JSON.stringify(body),
    until,
  })
  return response.error
}

/** What Zalo needs to hand out a token; `secret` is the refresh token that the owner set by hand. */
export type ZaloApp = { url: string; appId: string; appSecret: string; secret: string }

/** When a token is asked for and how long it is waited for, as in the message that needs it. */
type Wait = { now: number; until: number }

/**
 * An access token that Zalo takes now, in place of `stale`. Throws ChannelFailure when there is none
 * before `until`, so that the next channel is used; the renewal goes on without this caller.
 */
export async function zaloAccessToken(
  env: AuthEnv,
  { now, until }: Wait,
  stale: string | null = null,
): Promise<string> {
  const secret = env.ZALO_REFRESH_TOKEN ?? ''
  const app: ZaloApp = {
    url: `${(env.ZALO_OAUTH_URL ?? 'https://oauth.zaloapp.com').replace(/\/$/, '')}/v4/oa/access_token`,
    appId: env.ZALO_APP_ID ?? '',
    appSecret: env.ZALO_APP_SECRET ?? '',
    secret,
  }
  // A new secret set by hand starts a new chain of refresh tokens, and so an object of its own.
  const origin = await sha256(secret)
  const asked = env.ATTEMPTS.getByName(`zalo:${origin}`, nearCustomers).zaloToken({
    app,
    origin,
    stale,
    now,
  })
  const answer = await withTimeout(msUntil(until), asked)
  if (!answer) throw new ChannelFailure('zalo', 'the token is being renewed')
  if (answer.token === null) throw new ChannelFailure('zalo', answer.failure)
  return answer.token
}
