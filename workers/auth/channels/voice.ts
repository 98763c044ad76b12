import type { AuthEnv } from '../env'
import { ChannelFailure, internationalPhone, postToProvider, type CodeMessage } from './channel'

/**
 * Has a SpeedSMS-style gateway call the phone and read the code aloud; throws ChannelFailure with
 * its code.
 */
export async function sendByVoice(env: AuthEnv, message: CodeMessage): Promise<void> {
  const url = `${env.VOICE_BASE_URL?.replace(/\/$/, '')}/index.php/voice/otp`
  const headers = {
    'content-type': 'application/json',
    authorization: `Basic ${btoa(`${env.VOICE_TOKEN}:x`)}`,
  }
  const response = await postToProvider('voice', {
    url,
    headers,
    body: JSON.stringify({ to: internationalPhone(message.phone), content: message.code }),
    until: message.until,
  })
  if (response.status !== 'success')
    throw new ChannelFailure('voice', `result ${String(response.code)}`)
}
