import type { AuthEnv } from '../env'
import { ChannelFailure, internationalPhone, postToProvider, type CodeMessage } from './channel'
import { STALE_TOKEN, zaloFailure } from './zalo-errors'
import { zaloAccessToken } from './zalo-token'

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
