import { push as words } from '~/messages/vi/push'
import type { PushPurpose } from '../../../schema/generated/graphql'

/** What a device can receive messages about, in the order of the form. */
export const pushPurposes = Object.keys(words.purposes) as PushPurpose[]
