import * as z from 'zod'
import { isQuietHours } from '../../../domain/quiet-hours'
import { endpoint, type Api } from '../../kit/endpoint'
import { tooManyDto } from '../../kit/message'

/** A channel of messages about bookings. */
export const noticeChannel = z.enum(['zalo', 'sms'])

/** How a customer wants messages about their bookings. */
const noticeSettingsDto = z.object({
  /** The preferred one first; none: no messages. */
  channels: z
    .array(noticeChannel)
    .max(2)
    .refine((names) => new Set(names).size === names.length, 'INVALID_VALUE'),
  /** Minutes after midnight: no messages from 22:00 or earlier to 6:30 or later. */
  quietFrom: z.int(),
  quietUntil: z.int(),
})

/** The same as it is accepted. */
const acceptedSettings = noticeSettingsDto.refine(
  ({ quietFrom, quietUntil }) => isQuietHours({ from: quietFrom, until: quietUntil }),
  { path: ['quietFrom'], error: 'INVALID_VALUE' },
)

/**
 * A customer's own settings of messages about their bookings; codes that they request ignore them.
 */
export const noticeSettingsApi = {
  /** The bearer's settings; the chain's own while they have saved none. */
  getNoticeSettings: endpoint({
    method: 'GET',
    path: '/app-customer/notice-settings',
    input: z.object({}),
    responses: { 200: z.object({ data: noticeSettingsDto }).transform((wire) => wire.data) },
  }),
  /** Stores the bearer's settings as a whole. */
  saveNoticeSettings: endpoint({
    method: 'PUT',
    path: '/app-customer/notice-settings',
    input: acceptedSettings,
    responses: { 200: z.object({ success: z.literal(true) }), 429: tooManyDto },
  }),
} satisfies Api
