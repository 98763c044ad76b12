import { withoutPhones } from '../../../domain/redact'

/** Data of an event as tracking takes it: one level, plain values. */
export type EventData = Record<string, string | number | boolean | null>

// Fields that identify or locate a customer. Ids and names of things (salonId, stylistName)
// are not included.
const personal =
  /^((customer|user)?_?(id|name|email)|.*(phone|address|birth|coordinate|position).*|lat|lng|lon|latitude|longitude)$/i

/**
 * The data without fields that identify or locate the customer, for visitors without consent;
 * phones in texts are masked.
 */
export function withoutPersonal(data: EventData): EventData {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !personal.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutPhones(value) : value]),
  )
}
