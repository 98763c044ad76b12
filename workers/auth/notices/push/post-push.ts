import { HOUR_MS, MINUTE_MS } from '../../../../domain/durations'
import { msUntil } from '../../../kit/time-limits'
import { RESPONSE_LOST } from '../../channels/response-lost'

/**
 * What a push service made of a message. taken: it delivers it. gone: the subscription has ended.
 * busy: it takes more after `pauseMs`. refused: it never takes this one. unauthorized: it refuses our
 * key. unclear: the response was lost or late, so it may have taken it. failed: it may take it later.
 */
export type PushResult =
  | { kind: 'taken' | 'gone' | 'refused' | 'unauthorized' | 'unclear' | 'failed'; status: number }
  | { kind: 'busy'; status: number; pauseMs: number }

/** A message for one device, encrypted and signed. */
export type PushRequest = {
  endpoint: string
  authorization: string
  body: Uint8Array<ArrayBuffer>
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

/** Sends a message to a push service (RFC 8030); never throws. */
export async function postPush(
  { endpoint, authorization, body, ttlSeconds, topic, until }: PushRequest,
  now: number,
): Promise<PushResult> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization,
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
