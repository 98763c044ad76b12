import { MINUTE_MS } from '../../../../domain/durations'
import type { Lang } from '../../../kit/translation'
import type { AuthEnv } from '../../env'
import type { PushDevice } from '../../store/push-devices'
import type { PushResult } from './post-push'
import { sendTo, topicOf } from './send-to'
import { vapidKeyOf } from './vapid'

/** A device that is off for longer shows nothing: who tests is waiting at it. */
const TTL_MS = 5 * MINUTE_MS

/** Ms that the customer waits for the push service. */
const TIMEOUT_MS = 3000

const texts: Readonly<Record<Lang, { title: string; body: string }>> = {
  vi: { title: 'Tin thử', body: 'Máy này nhận được tin về lịch hẹn.' },
  en: { title: 'Test message', body: 'This device gets the messages about your appointments.' },
}

/**
 * Sends a test message to a device in its language; what its push service made of it, 'failed'
 * where push is not configured. The customer waits at the device, so his quiet hours do not count.
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
  const text = JSON.stringify({ ...texts[lang], path: '/tai-khoan', tag: topic, lang })
  const until = Date.now() + TIMEOUT_MS
  return (await sendTo(env, device, { key, text, topic, ttlMs: TTL_MS, now, until })).kind
}
