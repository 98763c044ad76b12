import { plainText } from './typed-text'

/** The form of a promo code as it is stored: capitals, digits and dashes. */
export const promoCodeForm = /^[A-Z0-9-]{3,32}$/

/** A promo code from what was typed, pasted or scanned: capitals, no spaces, one kind of dash. */
export function promoCode(text: string): string {
  return plainText(text)
    .replaceAll(' ', '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase()
}
