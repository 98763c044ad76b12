import type { AuthEnv } from '../env'
import { ChannelFailure, internationalPhone, postToProvider, type CodeMessage } from './channel'
import { freshAccessToken, zaloAccessToken } from './zalo-token'

/** Zalo's error code for an access token that it no longer takes. */
const STALE_TOKEN = -124

/**
 * Sends the code as a Zalo notification (ZNS) with the approved template; throws ChannelFailure
 * with Zalo's error code.
 */
export async function sendByZalo(env: AuthEnv, message: CodeMessage): Promise<void> {
  const token = await zaloAccessToken(env, message.now)
  const first = await postTemplate(env, message, token)
  // A token may die before its time, when the account's owner renews it by hand.
  const error =
    first === STALE_TOKEN
      ? await postTemplate(env, message, await freshAccessToken(env, message.now, token))
      : first
  if (error !== 0) throw new ChannelFailure('zalo', `error ${String(error)}`)
}

async function postTemplate(
  env: AuthEnv,
  { phone, code }: CodeMessage,
  token: string,
): Promise<unknown> {
  const origin = (env.ZALO_BASE_URL ?? 'https://business.openapi.zalo.me').replace(/\/$/, '')
  const body = {
    phone: internationalPhone(phone),
    template_id: env.ZALO_TEMPLATE_ID,
    template_data: { [env.ZALO_OTP_PARAM ?? 'otp']: code },
    tracking_id: crypto.randomUUID(),
  }
  const answer = await postToProvider(
    'zalo',
    `${origin}/message/template`,
    { 'content-type': 'application/json', access_token: token },
    JSON.stringify(body),
  )
  return answer.error
}
