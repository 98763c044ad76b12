import * as z from 'zod'
import type {
  NoticeSettings,
  SaveNoticeSettingsInput,
  SaveNoticeSettingsResult,
} from '../../../schema/generated/resolvers'
import { isQuietHours } from '../../../domain/quiet-hours'
import type { Context } from '../../context'
import { inverse } from '../../graphql/inverse'
import { tooMany, withInput } from '../../graphql/input'
import { memberOf } from './members'

const names = { zalo: 'ZALO', sms: 'SMS' } as const
const wireNames = inverse(names)

const settingsInput = z
  .object({
    channels: z
      .array(z.enum(names))
      .refine((list) => new Set(list).size === list.length, 'INVALID_VALUE'),
    quietFrom: z.int(),
    quietUntil: z.int(),
  })
  .refine(({ quietFrom, quietUntil }) => isQuietHours({ from: quietFrom, until: quietUntil }), {
    path: ['quietFrom'],
    error: 'INVALID_VALUE',
  })

/** How the logged-in customer wants messages. */
export async function noticeSettings({
  backends,
}: Pick<Context, 'backends'>): Promise<NoticeSettings> {
  const { channels, ...quiet } = await backends.auth.getNoticeSettings({})
  return { ...quiet, channels: channels.map((name) => names[name]) }
}

/** Stores them. Throws Unauthenticated without a session. */
export function saveNoticeSettings(
  input: SaveNoticeSettingsInput,
  context: Context,
): Promise<SaveNoticeSettingsResult> {
  return withInput(settingsInput, input, async (settings) => {
    await memberOf(context)
    const { channels, ...quiet } = settings
    const response = await context.backends.auth.saveNoticeSettings({
      ...quiet,
      channels: channels.map((name) => wireNames[name]),
    })
    if (response.status === 429) return tooMany(response.body)
    return { __typename: 'NoticeSettingsSaved', settings }
  })
}
