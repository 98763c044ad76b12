import { push as messages } from '~/messages/vi/push'
import type { PushPurpose } from '../../../schema/generated/graphql'

/** What a device can receive messages about, in the order of the form. */
export const pushPurposes = Object.keys(messages.purposes) as PushPurpose[]
