import { plainText } from './typed-text'

/** The form of a one-time code and of a password. */
export const sixDigitsForm = /^\d{6}$/

/**
 * A typed password: digits of every script as 0…9, without spaces. Other signs stay, so that they
 * are refused.
 */
export function typedPassword(text: string): string {
  return plainText(text).replaceAll(' ', '')
}

/**
 * A typed or pasted one-time code: `123 456` and `123-456` as six digits, and the six digits of a
 * whole message, where only one number has so many. Any other text stays, so that it is refused.
 */
export function typedCode(text: string): string {
  const plain = plainText(text)
  if (!/\p{L}/u.test(plain)) return plain.replace(/[ .\p{Pd}]/gu, '')
  // A number in groups (1900 299 993) is one; else each run of digits is.
  return onlyCode(plain.match(/\d+(?:[ .-]\d+)*/g)) ?? onlyCode(plain.match(/\d+/g)) ?? plain
}

function onlyCode(numbers: string[] | null): string | null {
  const codes = new Set(
    (numbers ?? []).map((number) => number.replace(/\D/g, '')).filter((code) => code.length === 6),
  )
  const [code] = codes
  return codes.size === 1 ? code! : null
}
