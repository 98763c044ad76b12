import { withTimeout } from '../../../domain/with-timeout'
import { logFailure } from '../../kit/log'
import { msUntil, shareOf } from '../../kit/time-limits'
import type { AuthEnv } from '../env'
import { ChannelFailure, type Adapter, type CodeMessage, type Method } from './channel'
import { listedChannels, missingFor } from './configuration'
import { sendToInbox } from './inbox'
import { sendBySms } from './sms'
import { sendByVoice } from './voice'
import { sendByZalo } from './zalo'

const ADAPTERS: { readonly [channel: string]: Adapter } = {
  inbox: sendToInbox,
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
