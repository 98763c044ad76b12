/** Most characters of a customer's name (B-315). */
export const MAX_CUSTOMER_NAME_LENGTH = 20

/** The form of a customer's name: letters, Vietnamese ones too, with single spaces between (B-317). */
export const customerNameForm = /^[\p{L}\p{M}]+( [\p{L}\p{M}]+)*$/u
