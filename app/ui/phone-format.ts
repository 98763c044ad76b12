import { nationalPhone } from '../../domain/phone'
import { plainText } from '../../domain/typed-text'

/** Longest text of a phone field that refuses what is too long instead of cutting it. */
export const MAX_PHONE_LENGTH = 20

/**
 * The digits of a typed or pasted phone; +84, 84 or 0084 of a full number becomes 0. Nine digits
 * may become ten yet, and get no 0.
 */
export function phoneDigits(text: string): string {
  const digits = digitsIn(text)
  return digits.length === 9 ? digits : nationalPhone(digits)
}

/**
 * The displayed form of a phone while and after typing: digits only, grouped 4.3.3, cut at 20
 * characters; an eleventh digit stays, so that it can be reported.
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)]
    .filter(Boolean)
    .join('.')
    .slice(0, MAX_PHONE_LENGTH)
}

/** The digits of a text, of any script. */
function digitsIn(text: string): string {
  return plainText(text).replace(/\D/g, '')
}

/**
 * A typed or pasted phone in a field that takes ten digits, which are 12 characters: those just
 * entered before the caret are left out where there are more.
 */
export function cutToTen(typed: string, caret: number): { text: string; isCut: boolean } {
  const digits = phoneDigits(typed)
  if (digits.length <= 10) return { text: typed, isCut: false }
  const after = Math.min(digitsIn(typed.slice(caret)).length, 10)
  const text = digits.slice(0, 10 - after) + digits.slice(digits.length - after)
  return { text, isCut: true }
}

/** The caret's position in `formatted` with as many digits before it as in `typed`. */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  const wanted = digitsIn(typed.slice(0, caret)).length
  let seen = 0
  for (let at = 0; at < formatted.length; at++) {
    if (seen === wanted) return at
    if (formatted[at] !== '.') seen++
  }
  return formatted.length
}
