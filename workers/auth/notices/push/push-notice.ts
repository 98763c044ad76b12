import type { Lang } from '../../../kit/translation'
import { sha256 } from '../../../kit/digest'
import { ChannelFailure, type FailureKind } from '../../channels/channel'
import type { AuthEnv } from '../../env'
import {
  dropPushEndpoint,
  notePushFailure,
  notePushTaken,
  type PushDevice,
  pushDevicesOf,
  type PushPurpose,
} from '../../store/push-devices'
import type { Notice } from '../card'
import { quietFrom } from '../quiet'
import { filled, type NoticeKind } from '../template'
import { englishPushes, templates } from '../templates'
import { encrypted } from './encrypt'
import { postPush, type PushResult } from './post-push'
import { type VapidKey, vapidHeader, vapidKeyOf } from './vapid'

const PURPOSES: Readonly<Record<NoticeKind, PushPurpose>> = {
  booked: 'booking',
  changed: 'booking',
  evening: 'reminder',
  soon: 'reminder',
  review: 'review',
}

/**
 * Sends a message to each device of the phone's owner that wants its kind; false without one.
 * Throws ChannelFailure when no push service took it.
 */
export async function pushNotice(env: AuthEnv, notice: Notice, now: number): Promise<boolean> {
  const key = vapidKeyOf(env)
  if (!key) return false
  const purpose = PURPOSES[notice.kind]
  const known = await pushDevicesOf(env.DB, notice.phone, now)
  const devices = known.filter(({ purposes }) => purposes.includes(purpose))
  if (devices.length === 0) return false
  const topic = (await sha256(`push:${notice.key.split(':')[0] ?? ''}`)).slice(0, 32)
  const results = await Promise.all(
    devices.map((device) => sendTo(env, device, { key, notice, topic, now })),
  )
  if (results.some(({ kind }) => kind === 'taken')) return true
  const counts = results.map(({ kind, status }) => `${kind} ${status}`).join(', ')
  throw new ChannelFailure('push', counts, failureOf(results))
}

type OutgoingPush = {
  key: VapidKey
  notice: Notice
  /** Messages about one appointment have one, so that the last takes the place of the others. */
  topic: string
  now: number
}

async function sendTo(
  env: AuthEnv,
  { endpoint, p256dh, auth, lang, pausedUntil }: PushDevice,
  { key, notice, topic, now }: OutgoingPush,
): Promise<PushResult> {
  if (pausedUntil > now) return { kind: 'busy', status: 429, pauseMs: pausedUntil - now }
  // The push service delivers what waits as soon as the device is on, be it at night.
  const wait = Math.min(notice.until, quietFrom(notice.quiet, now)) - now
  // Throws where our key is none, which is not the device's failure either.
  const authorization = await vapidHeader(key, { endpoint, contact: env.SITE_ORIGIN, now })
  const result = await request().catch((): PushResult => ({ kind: 'refused', status: 0 }))
  if (result.kind === 'taken') await notePushTaken(env.DB, endpoint)
  else if (result.kind === 'gone') await dropPushEndpoint(env.DB, endpoint)
  // Neither a response that is late nor one about our key is the device's failure.
  else if (result.kind !== 'unclear' && result.kind !== 'unauthorized')
    await notePushFailure(env.DB, endpoint, result.kind === 'busy' ? now + result.pauseMs : 0)
  return result

  /** Throws where the browser's key is no point of the curve. */
  async function request(): Promise<PushResult> {
    return postPush(
      {
        endpoint,
        authorization,
        body: await encrypted(textOf(notice, lang, topic), { p256dh, auth }),
        ttlSeconds: Math.max(0, Math.floor(wait / 1000)),
        topic,
      },
      now,
    )
  }
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
