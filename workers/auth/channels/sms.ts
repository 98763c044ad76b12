import type { AuthEnv } from '../env'
import { CODE_LIFE_MS } from '../limits/limits'
import { ChannelFailure, postToProvider, type CodeMessage } from './channel'

/** Without accents: those would make the message two, and registered texts have none. */
const TEXT =
  '{brand}: Ma xac thuc cua anh la {code}, dung trong {minutes} phut. Khong chia se ma nay cho bat ky ai.'

/** Customer-care message, the kind that one-time codes are sent as. */
const CUSTOMER_CARE = '2'

/**
 * The provider's results for a message that it has: taken now, or before under the same request id.
 */
const ACCEPTED: ReadonlySet<string> = new Set(['100', '124'])

/**
 * Results that no later try mends: the phone is blocked or malformed, or the message is of a kind or
 * a text that is not registered. All others (balance, keys, addresses) may pass.
 */
const FINAL: ReadonlySet<string> = new Set(['99', '108', '118', '146', '177'])

/** A text for one phone; a repeated `requestId` is taken once. `until` is the end of the time for it. */
export type TextMessage = { phone: string; content: string; requestId: string; until: number }

/** Sends a code by SMS; throws ChannelFailure with the provider's result code. */
export async function sendBySms(env: AuthEnv, message: CodeMessage): Promise<void> {
  await sendText(env, {
    phone: message.phone,
    content: smsText(env, message),
    requestId: crypto.randomUUID(),
    until: message.until,
  })
}

/** Sends an SMS through an eSMS-style gateway; throws ChannelFailure with the provider's result code. */
export async function sendText(
  env: AuthEnv,
  { phone, content, requestId, until }: TextMessage,
): Promise<void> {
  const url = `${env.SMS_BASE_URL?.replace(/\/$/, '')}/MainService.svc/json/SendMultipleMessage_V4_post_json/`
  const body = {
    ApiKey: env.SMS_API_KEY,
    SecretKey: env.SMS_SECRET_KEY,
    Brandname: env.SMS_BRANDNAME,
    SmsType: CUSTOMER_CARE,
    IsUnicode: '0',
    Phone: phone,
    Content: content,
    RequestId: requestId,
  }
  const response = await postToProvider('sms', {
    url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    until,
  })
  const result = String(response.CodeResult)
  if (!ACCEPTED.has(result))
    throw new ChannelFailure('sms', `result ${result}`, FINAL.has(result) ? 'final' : 'temporary')
}

function smsText(env: AuthEnv, { brandName, code }: CodeMessage): string {
  return (env.SMS_TEMPLATE ?? TEXT)
    .replaceAll('{brand}', brandName)
    .replaceAll('{code}', code)
    .replaceAll('{minutes}', String(CODE_LIFE_MS / 60_000))
}
