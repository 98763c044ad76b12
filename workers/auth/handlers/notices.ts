import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import type { authApi } from '../contract'
import type { AuthEnv } from '../env'
import { clipped } from '../notices/card'
import { deliverNotice } from '../notices/deliver-notice'
import { claimNotice, finishNotice } from '../store/notices'

type SendNotice = typeof authApi.sendNotice

/** Sends a message about a booking, at most once for each key. */
export async function sendNotice(
  { key, phone, kind, path, code, salon, address, hour, date, until }: InputOf<SendNotice>,
  { env, requestId }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<SendNotice>> {
  const now = nowOf(env)
  if (!(await claimNotice(env.DB, key, now))) return { outcome: 'sent' }
  const values = {
    booking_code: code,
    salon_name: clipped('salon_name', salon),
    salon_address: clipped('salon_address', address),
    visit_hour: clipped('visit_hour', hour),
    visit_date: clipped('visit_date', date),
  }
  const outcome = await deliverNotice(
    env,
    { key, phone, kind, path, values, until: until ?? now + 86_400_000 },
    now,
    requestId,
  )
  await finishNotice(env.DB, key, outcome === 'sent')
  return { outcome }
}
