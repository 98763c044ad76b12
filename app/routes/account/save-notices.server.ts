import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { SaveNoticeSettingsDocument, type NoticeChannel } from '../../../schema/generated/graphql'
import { noticeChoices, type NoticeChoice } from './notice-choices'

const channelsOf: Record<NoticeChoice, NoticeChannel[]> = {
  'ZALO,SMS': ['ZALO', 'SMS'],
  'SMS,ZALO': ['SMS', 'ZALO'],
  ZALO: ['ZALO'],
  SMS: ['SMS'],
  '': [],
}

/** Sends the form of the messages about bookings; null when its values are none of it. */
export function saveNotices(site: Site, form: FormData) {
  const chosen = noticeChoices.find((choice) => choice === textOf(form, 'channels'))
  const [quietFrom, quietUntil] = ['quietFrom', 'quietUntil'].map((name) =>
    Number(/^\d{1,4}$/.exec(textOf(form, name))?.[0] ?? -1),
  )
  if (chosen === undefined || quietFrom === undefined || quietUntil === undefined) return null
  return site.gateway.mutate(SaveNoticeSettingsDocument, {
    input: { channels: channelsOf[chosen], quietFrom, quietUntil },
  })
}
