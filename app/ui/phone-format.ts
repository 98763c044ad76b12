/** Longest dotted form of a phone number: 0912.345.678 (H-029). */
export const dottedPhoneLength = 12

/** Longest text of a phone field that refuses what is too long instead of cutting it (B-308, B-391). */
export const phoneMaxLength = 20

/** The digits of a typed or pasted phone; a leading +84 or 84 of a full number becomes 0 (O-10). */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > 10 && digits.startsWith('84') ? `0${digits.slice(2)}` : digits
}

/** How a phone is shown while and after typing: digits only, grouped 4.3.3, cut at `length` characters; the dotted form of ten digits unless told otherwise (H-030). */
export function formatPhone(text: string, length: number = dottedPhoneLength): string {
  const digits = phoneDigits(text)
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)]
    .filter(Boolean)
    .join('.')
    .slice(0, length)
}

/** Where the caret belongs in `formatted` so that as many digits stand before it as did in `typed`. */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  const wanted = typed.slice(0, caret).replace(/\D/g, '').length
  let seen = 0
  for (let at = 0; at < formatted.length; at++) {
    if (seen === wanted) return at
    if (formatted[at] !== '.') seen++
  }
  return formatted.length
}
