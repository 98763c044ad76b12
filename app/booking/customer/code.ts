import { sixDigitsForm, typedCode } from '../../../domain/six-digits'
import { code as messages } from '~/messages/vi/code'

/** The channel of a code, as the schema names it. */
export type Channel = 'ZALO' | 'SMS' | 'VOICE'

/** The problem of a submitted code, null when it is valid. */
export function codeProblem(text: string): string | null {
  return sixDigitsForm.test(typedCode(text)) ? null : messages.format
}

/**
 * The problem of a code while it is typed: only characters that are no digits, in no message with a
 * code.
 */
export function typedCodeProblem(text: string): string | null {
  return /\D/.test(typedCode(text)) ? messages.format : null
}

/** The channel of the next code: Zalo first, then by turns. */
export function nextChannel(last: Channel | null): 'ZALO' | 'SMS' {
  return last === 'ZALO' ? 'SMS' : 'ZALO'
}

/** Whole seconds until an instant (epoch ms), 0 once it has come. */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000))
}

/** `4:05`, for a countdown. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
