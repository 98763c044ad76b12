import { customerNameForm, MAX_CUSTOMER_NAME_LENGTH } from '../../../domain/customer-name'
import { plainText } from '../../../domain/typed-text'
import { name as messages } from '~/messages/vi/name'

/** A name as it is typed: several spaces become one. */
export function typedName(text: string): string {
  // The space before the next name stays while it is typed.
  return plainText(text) + (/\S\s$/.test(text) ? ' ' : '')
}

/**
 * The problem of a name, null when it is valid: only letters, Vietnamese ones too, and spaces,
 * twenty at most.
 */
export function nameProblem(text: string): string | null {
  const name = plainText(text)
  if (name.length > MAX_CUSTOMER_NAME_LENGTH) return messages.long
  return customerNameForm.test(name) ? null : messages.invalid
}

/** Whether the name may be saved: a valid one for a phone of ten digits. */
export function canSaveName(text: string, phone: string): boolean {
  return nameProblem(text) === null && phone.length === 10
}

/** Whether the flow needs a name: a customer logged in with the booking's phone has none yet. */
export function needsName(
  viewer: { phone: string; name: string | null } | null,
  phone: string,
): boolean {
  return viewer !== null && viewer.phone === phone && viewer.name === null
}
