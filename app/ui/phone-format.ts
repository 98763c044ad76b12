/** Longest dotted form of a phone number: 0912.345.678 (H-029). */
export const dottedPhoneLength = 12

/** The digits of a typed or pasted phone, at most 10; a leading +84 or 84 of a full number becomes 0 (H-030, O-10). */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const national = digits.length > 10 && digits.startsWith('84') ? `0${digits.slice(2)}` : digits
  return national.slice(0, 10)
}

/** How a phone is shown while and after typing: digits only, cut at 10, grouped 4.3.3 (H-030). */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean).join('.')
}

/** Where the caret belongs in `formatted` so that as many digits stand before it as did in `typed`. */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  if (caret >= typed.length) return formatted.length
  const wanted = typed.slice(0, caret).replace(/\D/g, '').length
  let seen = 0
  for (let at = 0; at < formatted.length; at++) {
    if (seen === wanted) return at
    if (formatted[at] !== '.') seen++
  }
  return formatted.length
}
