import { isPhone } from '~/booking/customer/phone'
import { auth as words } from '~/messages/vi/auth'

/** What is wrong with the phone of the log-in, null when nothing: it has one sentence for all of it (H-148, O-09). */
export function phoneProblem(text: string): string | null {
  return isPhone(text) ? null : words.phoneFormat
}

/** What is wrong with a password on submit, null when nothing: strange signs before the length (H-149, H-151, O-11). */
export function passwordProblem(text: string): string | null {
  return sixDigitsProblem(text, words.passwordFormat, words.passwordLength)
}

/** What is wrong with a log-in code on submit, null when nothing (H-150, H-152, O-11). */
export function codeProblem(text: string): string | null {
  return sixDigitsProblem(text, words.codeFormat, words.codeLength)
}

function sixDigitsProblem(text: string, strange: string, length: string): string | null {
  if (/\D/.test(text)) return strange
  return text.length === 6 ? null : length
}
