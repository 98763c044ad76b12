import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import { HOUR_MS, MINUTE_MS } from '../../../domain/durations'
import { fromBase64url, toBase64url } from '../../../domain/bytes'
import { msUntil } from '../../kit/time-limits'
import { RESPONSE_LOST } from '../channels/channel'

/** The key that signs what this chain sends; its public half is what browsers subscribe with. */
export type VapidKey = { publicKey: string; privateKey: string }

/**
 * What a push service made of a message. taken: it delivers it. gone: the subscription has ended.
 * busy: it takes more after `pauseMs`. refused: it never takes this one. unauthorized: it refuses our
 * key. unclear: the response was lost or late, so it may have taken it. failed: it may take it later.
 */
export type PushResult =
  | { kind: 'taken' | 'gone' | 'refused' | 'unauthorized' | 'unclear' | 'failed'; status: number }
  | { kind: 'busy'; status: number; pauseMs: number }

/** A message for one subscription. */
export type PushRequest = {
  endpoint: string
  /** The browser's keys, as base64url: its point of P-256, and its secret. */
  p256dh: string
  auth: string
  text: string
  key: VapidKey
  /** Where the push service may report trouble: an address with https or mailto. */
  contact: string
  /** Seconds for which it is of use. */
  ttlSeconds: number
  /** Takes the place of a message of the same topic that waits for the device. */
  topic: string
  /** Until when (epoch ms of the machine's clock) the push service is waited for. */
  until: number
}

/** A pause where a push service gives none, and the longest that counts (ms). */
const PAUSE_MS = MINUTE_MS
const LONGEST_PAUSE_MS = HOUR_MS

/** The key in VAPID_KEY, which is a JWK's x, y and d with dots between; null without one. */
export function vapidKeyOf({ VAPID_KEY }: { VAPID_KEY?: string }): VapidKey | null {
  const [x, y, d] = VAPID_KEY?.split('.') ?? []
  if (!x || !y || !d) return null
  // An uncompressed point of the curve.
  const point = Uint8Array.of(4, ...fromBase64url(x), ...fromBase64url(y))
  return { publicKey: toBase64url(point), privateKey: d }
}

/** Whether a browser's key is a point of the curve, so that messages can be encrypted for it. */
export async function isPushKey(p256dh: string): Promise<boolean> {
  try {
    const curve = { name: 'ECDH', namedCurve: 'P-256' }
    await crypto.subtle.importKey('raw', fromBase64url(p256dh), curve, false, [])
    return true
  } catch {
    return false
  }
}

/** Encrypts, signs and sends a message (RFC 8030, 8291, 8292); throws only where our key is none. */
export async function postPush(
  { endpoint, p256dh, auth, text, key, contact, ttlSeconds, topic, until }: PushRequest,
  now: number,
): Promise<PushResult> {
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  const signed = await vapidHeaders(subscription, { ...key, subject: contact })
  const body = await encryptNotification(subscription, new TextEncoder().encode(text), {
    // Padding would make four kilobytes of each message.
    pad: false,
  }).catch(() => null)
  if (!body) return { kind: 'refused', status: 0 }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        ...signed.headers,
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(ttlSeconds),
        urgency: 'normal',
        topic,
      },
      body,
      // A push service does not redirect; another address could be inside the network.
      redirect: 'manual',
      signal: AbortSignal.timeout(msUntil(until)),
    })
    await response.body?.cancel()
    return resultOf(response, now)
  } catch {
    return { kind: 'unclear', status: 0 }
  }
}

function resultOf({ ok, status, headers }: Response, now: number): PushResult {
  if (ok) return { kind: 'taken', status }
  if (status === 404 || status === 410) return { kind: 'gone', status }
  if (status === 401 || status === 403) return { kind: 'unauthorized', status }
  if (status === 429)
    return { kind: 'busy', status, pauseMs: pauseOf(headers.get('retry-after'), now) }
  if (RESPONSE_LOST.has(status)) return { kind: 'unclear', status }
  return { kind: status >= 500 ? 'failed' : 'refused', status }
}

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function pauseOf(text: string | null, now: number): number {
  if (text === null) return PAUSE_MS
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(ms) ? PAUSE_MS : Math.min(Math.max(ms, 0), LONGEST_PAUSE_MS)
}
