import { isPhoneForm, nationalPhone } from '../../../domain/phone'
import { formatMessage } from '~/messages/format-message'
import { phone as messages } from '~/messages/vi/ui'

/** Ten digits, first 0, second not 0. */
export function isPhone(text: string): boolean {
  return isPhoneForm(nationalPhone(text))
}

/** The problem of a submitted phone, null when it is valid; checks in the specified order. */
export function phoneProblem(text: string): string | null {
  const phone = nationalPhone(text)
  if (phone === '') return messages.empty
  if (!phone.startsWith('0')) return messages.notZero
  if (/^\d{1,9}$/.test(phone)) return messages.short
  return knownProblem(phone) ?? (isPhoneForm(phone) ? null : messages.bad)
}

/** The problem of a phone with too many digits, which no further one can mend; null for another. */
export function knownProblem(text: string): string | null {
  const phone = nationalPhone(text)
  const tooMany = /^0[1-9]\d{9,}$/.test(phone) ? phone.length - 10 : 0
  return tooMany > 0 ? formatMessage(messages.tooMany, { n: tooMany }) : null
}

/**
 * The problem of a phone while it is typed: a wrong start, an invalid character, or too many
 * digits; an unfinished one has none.
 */
export function typedPhoneProblem(text: string): string | null {
  const phone = nationalPhone(text)
  if (phone === '' || /^(?:0|84|\+)[\d.]*$/.test(phone)) return knownProblem(phone)
  return messages.notZero
}

/** A phone in its displayed form: `0912.345.678`. */
export function dotted(phone: string): string {
  return [phone.slice(0, 4), phone.slice(4, 7), phone.slice(7)].filter(Boolean).join('.')
}

/** The +84 form in which a phone is remembered. */
export function plus84(phone: string): string {
  return `+84${phone.slice(1)}`
}
