import { MINUTE_MS } from '../../../domain/durations'
import { dateInEnglish, hourInEnglish } from '../../../domain/written-in-english'
import { quietFrom } from '../../../domain/quiet-hours'
import { sha256 } from '../../kit/digest'
import type { Lang } from '../../kit/translation'
import { ChannelFailure, type FailureKind } from '../channels/channel'
import type { AuthEnv } from '../env'
import {
  dropPushEndpoint,
  notePushFailure,
  notePushTaken,
  type PushDevice,
  pushDevicesOf,
  type PushPurpose,
} from '../store/push-devices'
import type { Notice } from './card'
import { filled, type NoticeKind } from './template'
import { englishPushes, templates } from './templates'
import { postPush, type PushResult, type VapidKey, vapidKeyOf } from './web-push'

const PURPOSES: Readonly<Record<NoticeKind, PushPurpose>> = {
  booked: 'booking',
  changed: 'booking',
  evening: 'reminder',
  soon: 'reminder',
  review: 'review',
  freed: 'booking',
  canceled: 'booking',
}

/** A device that is off for longer shows no test message: who tests is waiting at it. */
const TEST_TTL_MS = 5 * MINUTE_MS

/** Ms that the customer waits for the push service of a test. */
const TEST_TIMEOUT_MS = 3000

const testTexts: Readonly<Record<Lang, { title: string; body: string }>> = {
  vi: { title: 'Tin thử', body: 'Máy này nhận được tin về lịch hẹn.' },
  en: { title: 'Test message', body: 'This device gets the messages about your appointments.' },
}

/** Results after which the message may still be taken later. */
const MAY_TAKE_LATER = new Set<PushResult['kind']>(['busy', 'failed', 'unauthorized'])

/**
 * A message for a device; one of the same topic that waits there gives way. `until`: the end of the
 * time for it on the machine's clock.
 */
type OutgoingPush = {
  key: VapidKey
  text: string
  topic: string
  /** How long it is of use. */
  ttlMs: number
  now: number
  until: number
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

/**
 * Sends a test message to a device in its language; what its push service made of it, 'failed'
 * where push is not configured. The customer waits at the device, so quiet hours do not count.
 */
export async function pushTest(
  env: AuthEnv,
  device: PushDevice,
  now: number,
): Promise<PushResult['kind']> {
  const key = vapidKeyOf(env)
  if (!key) return 'failed'
  const topic = await topicOf('test')
  const { lang } = device
  const text = JSON.stringify({ ...testTexts[lang], path: '/tai-khoan', tag: topic, lang })
  const until = Date.now() + TEST_TIMEOUT_MS
  return (await sendTo(env, device, { key, text, topic, ttlMs: TEST_TTL_MS, now, until })).kind
}

/** Sends a message to a device, and stores what became of its subscription. */
async function sendTo(
  env: AuthEnv,
  { endpoint, p256dh, auth, pausedUntil }: PushDevice,
  { key, text, topic, ttlMs, now, until }: OutgoingPush,
): Promise<PushResult> {
  if (pausedUntil > now) return { kind: 'busy', status: 429, pauseMs: pausedUntil - now }
  const ttlSeconds = Math.max(0, Math.floor(ttlMs / 1000))
  // A push service must be told an address; without an origin this chain runs on one machine.
  const contact = env.SITE_ORIGIN || 'https://localhost'
  const result = await postPush(
    { endpoint, p256dh, auth, text, key, contact, ttlSeconds, topic, until },
    now,
  )
  if (result.kind === 'taken') await notePushTaken(env.DB, endpoint)
  else if (result.kind === 'gone') await dropPushEndpoint(env.DB, endpoint)
  // Neither a response that is late nor one about our key is the device's failure.
  else if (result.kind !== 'unclear' && result.kind !== 'unauthorized')
    await notePushFailure(env.DB, endpoint, result.kind === 'busy' ? now + result.pauseMs : 0)
  return result
}

/** The topic of what a message is about: 32 letters of base64url, as RFC 8030 wants. */
async function topicOf(subject: string): Promise<string> {
  return (await sha256(`push:${subject}`)).slice(0, 32)
}

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
  const own = lang === 'en' ? inEnglish(values) : values
  return JSON.stringify({ title: filled(title, own), body: filled(push, own), path, tag, lang })
}

/** `9:30` for `9h30`, and `24 Nov 2026` for `24/11/2026`, which some would read as another day. */
function inEnglish({ visit_hour, visit_date, held_until, ...values }: Notice['values']) {
  const [day, month, year] = visit_date.split('/')
  return {
    ...values,
    visit_hour: hourInEnglish(visit_hour),
    visit_date: year ? dateInEnglish(`${year}-${month}-${day}`) : visit_date,
    ...(held_until ? { held_until: hourInEnglish(held_until) } : {}),
  }
}
