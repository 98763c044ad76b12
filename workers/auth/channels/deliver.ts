import { withTimeout } from '../../../domain/with-timeout'
import { logFailure } from '../../kit/log'
import { msUntil, shareOf } from '../../kit/time-limits'
import type { AuthEnv } from '../env'
import {
  ChannelFailure,
  type Adapter,
  type CodeMessage,
  type Method,
  internationalPhone,
  postToProvider,
} from './channel'
import { listedChannels, missingFor } from './configuration'
import { sendBySms } from './sms'
import { sendByZalo } from './zalo'
import { saveMessage } from '../store/inbox'

const ADAPTERS: { readonly [channel: string]: Adapter } = {
  // Sent nowhere: for a developer's machine and previews.
  inbox: (env, message) => saveMessage(env.DB, message),
  sms: sendBySms,
  zalo: sendByZalo,
  voice: sendByVoice,
}

/**
 * Sends a code over the requested channel, or else over the others in the order of CHANNELS, all
 * before `message.until`. A channel that does not answer within its share of the time is waited for
 * on, but the next one is tried beside it: its customer would rather have two messages than none.
 * Returns the method that carried it, null when none did; every failure is logged.
 */
export async function deliver(
  env: AuthEnv,
  message: CodeMessage,
  requestId: string,
): Promise<Method | null> {
  const listed = listedChannels(env)
  const order = listed.includes(message.method)
    ? [message.method, ...listed.filter((name) => name !== message.method)]
    : listed
  const tries: Promise<Method>[] = []
  for (const [index, channel] of order.entries()) {
    tries.push(sentBy(channel))
    const share = shareOf(message.until, order.length - index)
    const carriedBy = await withTimeout(msUntil(share), firstOf(tries))
    if (carriedBy) return carriedBy
  }
  return null

  async function sentBy(channel: string): Promise<Method> {
    try {
      const missing = missingFor(env, channel)
      const adapter = ADAPTERS[channel]
      if (!adapter || missing.length > 0)
        throw new ChannelFailure(channel, `not configured: ${missing.join(', ')}`)
      await adapter(env, message)
      // The inbox stands in for the requested channel.
      return isMethod(channel) ? channel : message.method
    } catch (error) {
      logFailure({ worker: 'auth', call: `deliver.${channel}`, requestId }, error)
      throw error
    }
  }
}

/** The first method that carried the code; null as soon as all have failed. */
function firstOf(tries: readonly Promise<Method>[]): Promise<Method | null> {
  return Promise.any(tries).catch(() => null)
}

function isMethod(channel: string): channel is Method {
  return channel === 'sms' || channel === 'zalo' || channel === 'voice'
}

/**
 * Has a SpeedSMS-style gateway call the phone and read the code aloud; throws ChannelFailure with
 * its code.
 */
async function sendByVoice(env: AuthEnv, message: CodeMessage): Promise<void> {
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
