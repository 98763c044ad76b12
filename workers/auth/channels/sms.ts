import type { AuthEnv } from '../env'
import { CODE_LIFE_MS } from '../limits/limits'
import { ChannelFailure, postToProvider, type CodeMessage } from './channel'

/** Without accents: those would make the message two, and registered texts have none. */
const TEXT =
  '{brand}: Ma xac thuc cua anh la {code}, dung trong {minutes} phut. Khong chia se ma nay cho bat ky ai.'

/** Customer-care message, the kind that one-time codes are sent as. */
const CUSTOMER_CARE = '2'

/** The provider's CodeResult for an accepted message. */
const ACCEPTED = '100'

/** Sends an SMS through an eSMS-style gateway; throws ChannelFailure with the provider's result code. */
export async function sendBySms(env: AuthEnv, message: CodeMessage): Promise<void> {
  const url = `${env.SMS_BASE_URL?.replace(/\/$/, '')}/MainService.svc/json/SendMultipleMessage_V4_post_json/`
  const body = {
    ApiKey: env.SMS_API_KEY,
    SecretKey: env.SMS_SECRET_KEY,
    Brandname: env.SMS_BRANDNAME,
    SmsType: CUSTOMER_CARE,
    IsUnicode: '0',
    Phone: message.phone,
    Content: smsText(env, message),
    RequestId: crypto.randomUUID(),
  }
  const answer = await postToProvider(
    'sms',
    url,
    { 'content-type': 'application/json' },
    JSON.stringify(body),
  )
  if (String(answer.CodeResult) !== ACCEPTED)
    throw new ChannelFailure('sms', `result ${String(answer.CodeResult)}`)
}

function smsText(env: AuthEnv, { brandName, code }: CodeMessage): string {
  return (env.SMS_TEMPLATE ?? TEXT)
    .replaceAll('{brand}', brandName)
    .replaceAll('{code}', code)
    .replaceAll('{minutes}', String(CODE_LIFE_MS / 60_000))
}
