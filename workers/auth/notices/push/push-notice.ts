import type { Lang } from '../../../kit/translation'
import { ChannelFailure, type FailureKind } from '../../channels/channel'
import type { AuthEnv } from '../../env'
import { pushDevicesOf, type PushPurpose } from '../../store/push-devices'
import type { Notice } from '../card'
import { quietFrom } from '../quiet'
import { filled, type NoticeKind } from '../template'
import { englishPushes, templates } from '../templates'
import type { PushResult } from './post-push'
import { sendTo, topicOf } from './send-to'
import { vapidKeyOf } from './vapid'

const PURPOSES: Readonly<Record<NoticeKind, PushPurpose>> = {
  booked: 'booking',
  changed: 'booking',
  evening: 'reminder',
  soon: 'reminder',
  review: 'review',
}

/**
 * Sends a message to each device of the phone's owner that wants its kind, before `until`; false
 * without one.
 * Throws ChannelFailure when no push service took it.
 */
export async function pushNotice(
  env: AuthEnv,
  notice: Notice,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const key = vapidKeyOf(env)
  if (!key) return false
  const purpose = PURPOSES[notice.kind]
  const known = await pushDevicesOf(env.DB, notice.phone, now)
  const devices = known.filter(({ purposes }) => purposes.includes(purpose))
  if (devices.length === 0) return false
  // Messages about one appointment have one topic, so that the last takes the place of the others.
  const topic = await topicOf(notice.key.split(':')[0] ?? '')
  const results = await Promise.all(
    devices.map((device) =>
      sendTo(env, device, {
        key,
        // The push service delivers what waits as soon as the device is on, be it at night.
        ttlMs: Math.min(notice.until, quietFrom(notice.quiet, now)) - now,
        text: textOf(notice, device.lang, topic),
        topic,
        now,
        until,
      }),
    ),
  )
  if (results.some(({ kind }) => kind === 'taken')) return true
  const counts = results.map(({ kind, status }) => `${kind} ${status}`).join(', ')
  throw new ChannelFailure('push', counts, failureOf(results))
}

const MAY_TAKE_LATER = new Set<PushResult['kind']>(['busy', 'failed', 'unauthorized'])

function failureOf(results: readonly PushResult[]): FailureKind {
  if (results.some(({ kind }) => kind === 'unclear')) return 'unclear'
  return results.some(({ kind }) => MAY_TAKE_LATER.has(kind)) ? 'temporary' : 'final'
}

/**
 * The message as the service worker shows it, with neither phone nor name, in the language of the
 * device.
 */
function textOf({ kind, path, values }: Notice, lang: Lang, tag: string): string {
  const { title, push } = lang === 'en' ? englishPushes[kind] : templates[kind]
  const { visit_hour: hour } = values
  // English writes 9:30 for 9h30.
  const visit_hour = lang === 'en' ? hour.replace('h', ':') : hour
  const all = { ...values, visit_hour, link: '' }
  return JSON.stringify({ title: filled(title, all), body: filled(push, all), path, tag, lang })
}
