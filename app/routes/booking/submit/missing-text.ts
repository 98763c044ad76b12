import type { Missing, Part } from '~/booking/readiness'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'

const ofCustomer1: Record<Part, string> = {
  salon: messages.salonRequired,
  services: messages.serviceRequired,
  hour: messages.hourRequired,
}

/** The message for a missing part; for customers after the first it names the person. */
export function missingText({ part, index }: Missing): string {
  if (index === 0 || part === 'salon') return ofCustomer1[part]
  return formatMessage(part === 'services' ? messages.noServicesOf : messages.noHourOf, {
    n: index + 1,
  })
}
