import { DAY_MS } from '../../../domain/durations'
import { logFailure } from '../../kit/log'
import { sha256 } from '../../kit/digest'
import { shareOf } from '../../kit/time-limits'
import { ChannelFailure, type FailureKind } from '../channels/channel'
import { noticeChannels, noticeTemplate } from '../channels/configuration'
import { sendText } from '../channels/sms'
import { sendTemplate } from '../channels/zalo'
import type { AuthEnv } from '../env'
import { codesOf } from '../handlers/codes'
import { noticesPerPhone } from '../limits/limits'
import { saveNotice } from '../store/inbox'
import { cardOf, type Notice, smsOf } from './card'
import { pushNotice } from './push'
import type { NoticeResult } from './send-once'
import { templates } from './templates'

/** When a message is sent, and until when its channel is waited for on the machine's clock. */
type Times = { now: number; until: number }

type NoticeAdapter = (env: AuthEnv, notice: Notice, times: Times) => Promise<void>

const ADAPTERS: { readonly [channel: string]: NoticeAdapter } = {
  inbox: (env, notice, { now }) =>
    saveNotice(env.DB, { phone: notice.phone, card: cardOf(notice, env.SITE_ORIGIN ?? ''), now }),
  zalo: async (env, notice, times) =>
    sendTemplate(env, {
      phone: notice.phone,
      templateId: noticeTemplate(env, notice.kind) ?? '',
      // The link's fixed part is registered with the template's button.
      data: { ...notice.values, link: notice.path.slice(1) },
      trackingId: await requestIdOf(notice),
      ...times,
    }),
  sms: async (env, notice, { until }) => {
    const values = { ...notice.values, link: (env.SITE_ORIGIN ?? '') + notice.path }
    return sendText(env, {
      phone: notice.phone,
      content: smsOf(templates[notice.kind].sms, values),
      requestId: await requestIdOf(notice),
      until,
    })
  },
}

/**
 * Sends a message to the devices that are subscribed, else over the first channel that takes it, all
 * before `until`; every failure is logged, without the phone.
 */
export async function deliverNotice(
  env: AuthEnv,
  notice: Notice,
  { now, until }: Times,
  requestId: string,
): Promise<NoticeResult> {
  const failures: FailureKind[] = []
  const count = countPaidNotice(env, notice.phone, now)
  const channels = noticeChannels(env, notice.kind, notice.channels ?? undefined)
  const pushUntil = shareOf(until, channels.length + 1)
  const isPushed = await isSent('push', () => pushNotice(env, notice, { now, until: pushUntil }))
  for (const [index, channel] of channels.entries()) {
    // The inbox is no channel of the customer's: it shows what was pushed, too.
    if (isPushed && channel !== 'inbox') continue
    const send = async () => {
      await count.before(channel)
      const share = shareOf(until, channels.length - index)
      await ADAPTERS[channel]?.(env, notice, { now, until: share })
      return true
    }
    if (await isSent(channel, send)) return 'sent'
  }
  await count.takeBack().catch((error: unknown) => log('count', error))
  if (isPushed) return 'sent'
  return failures.includes('temporary') ? 'failed' : 'undeliverable'

  async function isSent(channel: string, send: () => Promise<boolean>): Promise<boolean> {
    try {
      return await send()
    } catch (error) {
      log(channel, error)
      const kind = error instanceof ChannelFailure ? error.kind : 'temporary'
      failures.push(kind)
      // It may be on its way: better none than two.
      return kind === 'unclear'
    }
  }

  function log(channel: string, error: unknown): void {
    logFailure({ worker: 'auth', call: `notice.${channel}`, requestId }, error)
  }
}

/** Channels whose provider is paid for each message. */
const PAID = new Set(['zalo', 'sms'])

/**
 * Counts one message about a booking among those that a phone gets by paid channels: whoever knows
 * a phone can book for it, and each booking has messages.
 */
function countPaidNotice(env: AuthEnv, phone: string, now: number) {
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

/** The providers' id of a message: the same for each try, and without the booking's id. */
async function requestIdOf({ key }: Notice): Promise<string> {
  return (await sha256(key)).slice(0, 32)
}
