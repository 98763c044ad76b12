import type { Draft } from '~/booking/draft/draft'
import { currentPerson } from '~/booking/group/person'
import type { HoursInput } from '../../../../schema/generated/graphql'

/** Which hours of a day the current customer can choose from. */
export function hoursInput(draft: Draft, date: string): HoursInput {
  const { serviceIds, stylistId } = currentPerson(draft)
  return {
    date,
    serviceIds: [...serviceIds],
    stylistId,
    guestPhone: draft.phone || null,
    utmSource: draft.origin.utmSource || null,
    changesBookingOf: draft.isChange ? draft.phone : null,
  }
}
