/** Most characters of a customer's name. */
export const MAX_CUSTOMER_NAME_LENGTH = 20

/**
 * The form of a customer's name: words of letters, Vietnamese ones too, with single spaces between.
 * Each begins with a letter, as an accent alone cannot be read.
 */
export const customerNameForm = /^\p{L}[\p{L}\p{M}]*(?: \p{L}[\p{L}\p{M}]*)*$/u

/** A Vietnamese customer's given name, which comes last in their name. */
export function givenName(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? ''
}
