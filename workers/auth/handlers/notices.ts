import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import { deadlineOf, NOTICE_TIMEOUT_MS } from '../../kit/time-limits'
import type { authApi } from '../contract'
import type { AuthEnv } from '../env'
import { DAY_MS } from '../../../domain/durations'
import { NIGHT } from '../../../domain/quiet-hours'
import { clipped } from '../notices/card'
import { deliverNotice } from '../notices/deliver-notice'
import { quietUntil } from '../notices/quiet'
import { sendOnce } from '../notices/send-once'
import { savedSettingsOf } from '../store/notice-settings'
import { claimNotice, finishNotice } from '../store/notices'

type SendNotice = typeof authApi.sendNotice

/**
 * Sends a message about a booking, at most once for each key, on the channels that the customer
 * wants and outside their quiet hours.
 */
export async function sendNotice(
  { key, phone, kind, path, code, salon, address, hour, date, until }: InputOf<SendNotice>,
  { env, request, requestId }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<SendNotice>> {
  const now = nowOf(env)
  const endOfTime = deadlineOf(request, NOTICE_TIMEOUT_MS)
  const saved = await savedSettingsOf(env.DB, phone)
  // The night, which is everybody's, is the booking backend's business.
  const quietEnd = saved && quietUntil(saved.quiet, now)
  if (quietEnd !== null) return { outcome: 'quiet', until: quietEnd }
  const values = {
    booking_code: code,
    salon_name: clipped('salon_name', salon),
    salon_address: clipped('salon_address', address),
    visit_hour: clipped('visit_hour', hour),
    visit_date: clipped('visit_date', date),
  }
  const notice = {
    key,
    phone,
    kind,
    path,
    values,
    until: until ?? now + DAY_MS,
    channels: saved?.channels ?? null,
    quiet: saved?.quiet ?? NIGHT,
  }
  const outcome = await sendOnce({
    claim: () => claimNotice(env.DB, key, now),
    post: () => deliverNotice(env, notice, { now, until: endOfTime }, requestId),
    finish: (isSent) => finishNotice(env.DB, key, isSent),
  })
  return { outcome }
}
