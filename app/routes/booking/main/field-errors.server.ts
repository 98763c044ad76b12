/** Messages by the field they stand under; `form` for what belongs to none. */
export type FieldErrors = Partial<Record<'phone' | 'consent' | 'note' | 'requests' | 'salon' | 'services' | 'hour' | 'form', string>>

/** Fields of the gateway's input, and where their messages stand; the first that fits. */
const places: [start: string, field: keyof FieldErrors][] = [
  ['phone', 'phone'],
  ['note', 'note'],
  ['requests', 'requests'],
  ['salonId', 'salon'],
  ['people.0.serviceIds', 'services'],
  ['people.0', 'hour'],
  ['people', 'hour'],
  ['date', 'hour'],
]

/** The first message for each field of the page. */
export function errorsOf(issues: readonly { field: string; message: string }[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, message } of issues) {
    const place = places.find(([start]) => field === start || field.startsWith(`${start}.`))?.[1] ?? 'form'
    errors[place] ??= message
  }
  return errors
}
