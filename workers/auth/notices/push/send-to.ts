import { sha256 } from '../../../kit/digest'
import type { AuthEnv } from '../../env'
import {
  dropPushEndpoint,
  notePushFailure,
  notePushTaken,
  type PushDevice,
} from '../../store/push-devices'
import { encrypted } from './encrypt'
import { postPush, type PushResult } from './post-push'
import { type VapidKey, vapidHeader } from './vapid'

/**
 * A message for a device; one of the same topic that waits there gives way. `until`: the end of the
 * time for it on the machine's clock.
 */
export type OutgoingPush = {
  key: VapidKey
  text: string
  topic: string
  /** How long it is of use. */
  ttlMs: number
  now: number
  until: number
}

/** The topic of what a message is about: 32 letters of base64url, as RFC 8030 wants. */
export async function topicOf(subject: string): Promise<string> {
  return (await sha256(`push:${subject}`)).slice(0, 32)
}

/** Sends a message to a device, and stores what became of its subscription. */
export async function sendTo(
  env: AuthEnv,
  { endpoint, p256dh, auth, pausedUntil }: PushDevice,
  { key, text, topic, ttlMs, now, until }: OutgoingPush,
): Promise<PushResult> {
  if (pausedUntil > now) return { kind: 'busy', status: 429, pauseMs: pausedUntil - now }
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
        body: await encrypted(text, { p256dh, auth }),
        ttlSeconds: Math.max(0, Math.floor(ttlMs / 1000)),
        topic,
        until,
      },
      now,
    )
  }
}
