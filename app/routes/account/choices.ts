import { push as messages } from '~/messages/vi/push'
import type { PushPurpose } from '../../../schema/generated/graphql'

/** The channels that a customer can choose, in the order in which they are tried. */
export const noticeChoices = ['ZALO,SMS', 'SMS,ZALO', 'ZALO', 'SMS', ''] as const

/** What a device can receive messages about, in the order of the form. */
export const pushPurposes = Object.keys(messages.purposes) as PushPurpose[]
