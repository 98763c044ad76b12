import { formatMessage } from '~/messages/format-message'
import { booking } from '~/messages/vi/booking'

/** Messages by the field they stand under; `form` for what belongs to none. */
export type FieldErrors = Partial<
  Record<'phone' | 'consent' | 'note' | 'requests' | 'salon' | 'services' | 'hour' | 'form', string>
>

/** Fields of the gateway's input, and where their messages stand; the first that fits. */
const fieldsByPath: [start: string, field: keyof FieldErrors][] = [
  ['phone', 'phone'],
  ['note', 'note'],
  ['requests', 'requests'],
  ['salonId', 'salon'],
  ['people', 'hour'],
  ['date', 'hour'],
]

/**
 * The first message for each field of the page; a problem of a customer who is not shown names
 * them.
 */
export function errorsOf(
  issues: readonly { field: string; message: string }[],
  current: number,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, message } of issues) {
    const [, person, part] = /^people\.(\d+)(?:\.(\w+))?/.exec(field) ?? []
    if (person !== undefined && Number(person) !== current)
      errors.form ??= formatMessage(booking.personIssue, { n: Number(person) + 1, message })
    else if (part === 'serviceIds') errors.services ??= message
    else errors[fieldOf(field)] ??= message
  }
  return errors
}

function fieldOf(field: string): keyof FieldErrors {
  return (
    fieldsByPath.find(([start]) => field === start || field.startsWith(`${start}.`))?.[1] ?? 'form'
  )
}
