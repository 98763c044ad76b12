import { phone as words } from '~/messages/vi/phone'

/** The digits of a typed phone: dots and spaces stripped, a pasted +84 or 84 turned into 0 (B-311, O-10). */
export function cleanPhone(text: string): string {
  const bare = text.replace(/[.\s]/g, '')
  return bare.replace(/^\+?84(?=\d{9}$)/, '0')
}

/** Ten digits, first 0, second not 0 (H-143). */
export function isPhone(text: string): boolean {
  return /^0[1-9]\d{8}$/.test(cleanPhone(text))
}

/** What is wrong with a phone on submit, null when nothing; the order of the checks is O-09's (H-144…H-147). */
export function phoneProblem(text: string): string | null {
  const phone = cleanPhone(text)
  if (phone === '') return words.empty
  if (!phone.startsWith('0')) return words.notZero
  if (/^\d{1,9}$/.test(phone)) return words.short
  return isPhone(phone) ? null : words.bad
}

/** What is wrong with a phone while it is typed: only a wrong start or a strange character, never that it is not finished (B-308…B-310); the field itself bounds its length. */
export function typedPhoneProblem(text: string): string | null {
  if (text === '' || text === '0') return null
  return /^0[\d.]+$/.test(text) ? null : words.notZero
}

/** How a phone is shown: `0912.345.678` (H-030). */
export function dotted(phone: string): string {
  return [phone.slice(0, 4), phone.slice(4, 7), phone.slice(7)].filter(Boolean).join('.')
}

/** The +84 form in which a phone is remembered (B-298). */
export function plus84(phone: string): string {
  return `+84${phone.slice(1)}`
}
