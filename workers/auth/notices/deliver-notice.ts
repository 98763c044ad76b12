import { logFailure } from '../../kit/log'
import { sha256 } from '../../kit/digest'
import { ChannelFailure, type FailureKind } from '../channels/channel'
import { noticeChannels, noticeTemplate } from '../channels/configuration'
import { sendText } from '../channels/sms'
import { sendTemplate } from '../channels/zalo'
import type { AuthEnv } from '../env'
import { saveNotice } from '../store/inbox-notices'
import { cardOf, type Notice, smsOf } from './card'
import { templates } from './templates'

/** What became of a message on all its channels. */
export type NoticeOutcome = 'sent' | 'undeliverable' | 'failed'

type NoticeAdapter = (env: AuthEnv, notice: Notice, now: number) => Promise<void>

const ADAPTERS: { readonly [channel: string]: NoticeAdapter } = {
  inbox: (env, notice, now) =>
    saveNotice(env.DB, { phone: notice.phone, card: cardOf(notice, env.SITE_ORIGIN ?? ''), now }),
  zalo: async (env, notice, now) =>
    sendTemplate(env, {
      phone: notice.phone,
      templateId: noticeTemplate(env, notice.kind) ?? '',
      // The link's fixed part is registered with the template's button.
      data: { ...notice.values, link: notice.path.slice(1) },
      trackingId: await requestIdOf(notice),
      now,
    }),
  sms: async (env, notice) => {
    const values = { ...notice.values, link: (env.SITE_ORIGIN ?? '') + notice.path }
    return sendText(env, {
      phone: notice.phone,
      content: smsOf(templates[notice.kind].sms, values),
      requestId: await requestIdOf(notice),
    })
  },
}

/** Sends a message over the first channel that takes it; every failure is logged, without the phone. */
export async function deliverNotice(
  env: AuthEnv,
  notice: Notice,
  now: number,
  requestId: string,
): Promise<NoticeOutcome> {
  const failures: FailureKind[] = []
  for (const channel of noticeChannels(env, notice.kind)) {
    try {
      await ADAPTERS[channel]?.(env, notice, now)
      return 'sent'
    } catch (error) {
      logFailure({ worker: 'auth', call: `notice.${channel}`, requestId }, error)
      const kind = error instanceof ChannelFailure ? error.kind : 'temporary'
      // It may be on its way: better none than two.
      if (kind === 'unclear') return 'sent'
      failures.push(kind)
    }
  }
  return failures.includes('temporary') ? 'failed' : 'undeliverable'
}

/** The providers' id of a message: the same for each try, and without the booking's id. */
async function requestIdOf({ key }: Notice): Promise<string> {
  return (await sha256(key)).slice(0, 32)
}
