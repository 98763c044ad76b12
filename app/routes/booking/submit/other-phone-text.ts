import { dotted } from '~/booking/customer/phone'
import type { GroupCaller } from '~/booking/group/group'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import type { BookingAttempt } from './create.server'

/**
 * Why somebody who is logged in cannot change the booking that a phone has: theirs is another
 * phone. Null where a log-in is all that is missing.
 */
export function otherPhoneText(
  outcome: BookingAttempt | null,
  { phone, viewerPhone }: GroupCaller,
): string | null {
  if (outcome?.kind !== 'alreadyBooked' || outcome.isOwner) return null
  return viewerPhone === null || viewerPhone === phone
    ? null
    : formatMessage(messages.changeOtherPhone, { phone: dotted(viewerPhone) })
}
