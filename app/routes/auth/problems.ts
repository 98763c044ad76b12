import { isPhone } from '~/booking/customer/phone'
import { typedCode, typedPassword } from '../../../domain/six-digits'
import { auth as messages } from '~/messages/vi/auth'

/** The problem of the log-in's phone, null when it is valid: one sentence for all cases. */
export function phoneProblem(text: string): string | null {
  return isPhone(text) ? null : messages.phoneFormat
}

/**
 * The problem of a submitted password, null when it is valid: invalid characters before the length.
 */
export function passwordProblem(text: string): string | null {
  return sixDigitsProblem(typedPassword(text), messages.passwordFormat, messages.passwordLength)
}

/** The problem of a submitted log-in code, null when it is valid. */
export function codeProblem(text: string): string | null {
  return sixDigitsProblem(typedCode(text), messages.codeFormat, messages.codeLength)
}

function sixDigitsProblem(text: string, strange: string, length: string): string | null {
  if (/\D/.test(text)) return strange
  return text.length === 6 ? null : length
}
