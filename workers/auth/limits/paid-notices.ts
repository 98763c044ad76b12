import { ChannelFailure } from '../channels/channel'
import type { AuthEnv } from '../env'
import { codesOf } from '../handlers/codes'
import { DAY_MS } from '../../../domain/durations'
import { noticesPerPhone } from './limits'

/** Channels whose provider is paid for each message. */
const PAID = new Set(['zalo', 'sms'])

/**
 * Counts one message about a booking among those that a phone gets by paid channels: whoever knows
 * a phone can book for it, and each booking has messages.
 */
export function countPaidNotice(env: AuthEnv, phone: string, now: number) {
  let isCounted = false
  return {
    /** Counts it before a channel is tried; throws ChannelFailure after too many within a day. */
    before: async (channel: string): Promise<void> => {
      if (isCounted || !PAID.has(channel)) return
      const limit = noticesPerPhone(env)
      const attempt = { kind: 'notices', limit, windowMs: DAY_MS, now } as const
      const { waitSeconds } = await codesOf(env, phone).attempt(attempt)
      if (waitSeconds > 0) throw new ChannelFailure(channel, 'too many to this phone', 'final')
      isCounted = true
    },
    /** Takes it back, as no channel took the message. */
    takeBack: async (): Promise<void> => {
      if (isCounted) await codesOf(env, phone).takeBack('notices')
    },
  }
}
