import { MAX_CUSTOMER_NAME_LENGTH, customerNameForm } from '../../../domain/customer-name'
import { name as words } from '~/messages/vi/name'

/** A name as it is typed: several spaces become one, and it ends at its longest (B-315, B-316). */
export function typedName(text: string): string {
  return text.replace(/\s+/g, ' ').trimStart().slice(0, MAX_CUSTOMER_NAME_LENGTH)
}

/**
 * The problem of a name, null when it is valid: only letters, Vietnamese ones too, and spaces
 * (B-317).
 */
export function nameProblem(text: string): string | null {
  return customerNameForm.test(typedName(text).trim()) ? null : words.invalid
}

/** Whether the name may be saved: a valid one for a phone of ten digits (B-314). */
export function canSaveName(text: string, phone: string): boolean {
  return nameProblem(text) === null && phone.length === 10
}

/**
 * Whether the flow needs a name: a customer logged in with the booking's phone has none yet (B-304,
 * O-12).
 */
export function needsName(viewer: { phone: string; name: string } | null, phone: string): boolean {
  return viewer !== null && viewer.phone === phone && viewer.name === ''
}
