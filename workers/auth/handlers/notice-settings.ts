import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import type { authApi } from '../contract'
import type { AuthEnv } from '../env'
import { tooManyChanges } from '../limits/account-changes'
import { sessionOf } from '../session'
import { settingsOfCustomer, storeSettings } from '../store/notice-settings'

type SaveSettings = typeof authApi.saveNoticeSettings

/** The bearer's settings of messages about their bookings. */
export async function getNoticeSettings(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<typeof authApi.getNoticeSettings>> {
  const { id } = await sessionOf(env, bearer)
  const { channels, quiet } = await settingsOfCustomer(env.DB, id)
  return { data: { channels, quietFrom: quiet.from, quietUntil: quiet.until } }
}

/** Stores them. */
export async function saveNoticeSettings(
  { channels, quietFrom, quietUntil }: InputOf<SaveSettings>,
  context: HandlerContext<AuthEnv>,
): Promise<ReplyOf<SaveSettings>> {
  const { id, phone } = await sessionOf(context.env, context.bearer)
  const refused = await tooManyChanges(context, phone)
  if (refused) return refused
  const quiet = { from: quietFrom, until: quietUntil }
  await storeSettings(context.env.DB, id, { channels, quiet })
  return { status: 200, body: { success: true } }
}
