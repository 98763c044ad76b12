import * as z from 'zod'
import { idForm } from '../../domain/id-form'
import { isPhoneForm, nationalPhone, phoneForm } from '../../domain/phone'
import { promoCode, promoCodeForm } from '../../domain/promo-code'
import { lineText } from '../../domain/typed-text'
import type { CodeChannel, InvalidInput, TooManyTries } from '../../schema/generated/resolvers'
import { Unacceptable } from '../../workers/kit/connect'
import { coded, type Message, type WireIssue, wireIssues } from '../../workers/kit/message'
import type { Language } from '../cache/list-table'
import { noticeOf } from './message'

/**
 * A phone as customers type it, with dots, spaces or +84; refusals come in
 * the specified order.
 */
export const typedPhone = z
  .string()
  .transform(nationalPhone)
  .superRefine((text, context) => {
    const message = phoneFault(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

function phoneFault(text: string): string | undefined {
  if (text === '') return 'PHONE_MISSING'
  if (!text.startsWith('0')) return 'PHONE_INVALID'
  if (/^\d{1,9}$/.test(text)) return 'PHONE_SHORT'
  return phoneForm.test(text) ? undefined : 'PHONE_WRONG'
}

/** A phone in a query; undefined when invalid, which counts as absent. */
export function phoneOrNothing(text: string | null | undefined): string | undefined {
  // Pages send none, or a phone as it is stored; zod makes an error object for what it refuses.
  return !text || isPhoneForm(text) ? text || undefined : typedPhone.safeParse(text).data
}

/** The number that backends know an id by; null for what names nothing. */
export function readId(id: string | null | undefined): number | null {
  return id && idForm.test(id) ? Number(id) : null
}

/** An id in an input, as its number. */
export const idInput = z.string().regex(idForm, 'INVALID_ID').transform(Number)

/** An hour's id in an input, as its number. */
export const hourInput = z.string().regex(idForm, 'INVALID_HOUR').transform(Number)

/** Most ids in a list of a query; a booking has 20 services at most. */
export const MAX_IDS = 50

/** The ids of a list that may name rows, each once, MAX_IDS at most. */
export function idsOf(list: readonly string[] | null | undefined): number[] {
  return [...new Set((list ?? []).flatMap((id) => readId(id) ?? []))].slice(0, MAX_IDS)
}

/**
 * Text that a customer typed, as it is stored, at most `most` characters then. Null becomes ''.
 * `normalize` is linesText where its line ends stay.
 */
export function wordsText(most: number, tooLong: string, normalize = lineText) {
  return z
    .string()
    .max(8 * most, tooLong)
    .nullish()
    .transform((text) => normalize(text ?? ''))
    .refine((text) => text.length <= most, tooLong)
}

/** A promo code as customers type or scan it: spaces and small letters are understood. */
export const typedCode = z
  .string()
  .transform(promoCode)
  .pipe(
    z
      .string()
      .min(1, { error: 'PROMO_CODE_MISSING', abort: true })
      .regex(promoCodeForm, 'PROMO_CODE_INVALID'),
  )

/** Most promo codes that one booking may carry. */
export const MAX_CODES = 10

/** The codes of a list, each once, MAX_CODES at most; what can be no code is left out. */
export function codesOf(list: readonly string[] | null | undefined): string[] {
  return [...new Set((list ?? []).flatMap((text) => typedCode.safeParse(text).data ?? []))].slice(
    0,
    MAX_CODES,
  )
}

/**
 * Checks a mutation's input before any backend is called, then runs the mutation; refusals of
 * either become InvalidInput under the input's own field names.
 */
export async function withInput<S extends z.ZodType, T>(
  schema: S,
  input: z.input<S>,
  work: (accepted: z.output<S>) => Promise<T>,
  /** Turns a dotted wire path of the backend into the input's. */
  nameOf: (wireField: string) => string = (field) => field,
): Promise<T | InvalidInput> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) return invalid(wireIssues(parsed.error))
  try {
    return await work(parsed.data)
  } catch (error) {
    if (!(error instanceof Unacceptable)) throw error
    return invalid(error.issues.map(({ field, message }) => ({ field: nameOf(field), message })))
  }
}

/** The InvalidInput member of a union; never empty. */
export function invalid(
  issues: readonly WireIssue[],
): InvalidInput & { __typename: 'InvalidInput' } {
  return {
    __typename: 'InvalidInput',
    issues: issues.length > 0 ? [...issues] : [{ field: '', message: coded('INVALID_VALUE') }],
  }
}

/** The TooManyTries member of a union. */
export function tooMany({
  message,
  retryAfterSeconds,
}: {
  message: Message
  retryAfterSeconds: number
}): TooManyTries & { __typename: 'TooManyTries' } {
  return { __typename: 'TooManyTries', message, retryAfterSeconds }
}

/** A channel as backends spell it. */
export function wireChannel(channel: CodeChannel): 'zalo' | 'sms' | 'voice' {
  return channel === 'ZALO' ? 'zalo' : channel === 'SMS' ? 'sms' : 'voice'
}

const channels = { zalo: 'ZALO', sms: 'SMS', voice: 'VOICE' } as const

/** The answer to a captcha, as auth made it or Turnstile. */
export const captcha = z
  .string()
  .max(4000, 'INVALID_VALUE')
  .nullish()
  .transform((text) => text ?? undefined)

/**
 * The result of sending a code: the channel really used, or the server's reason for a refusal,
 * under `captcha` where a captcha would help.
 */
export function codeSent(
  response: {
    sent: boolean
    needsCaptcha: boolean
    message: Message
    resendAfterSeconds: number
    channel: keyof typeof channels
  },
  language: Language,
) {
  if (!response.sent)
    return invalid([
      {
        field: response.needsCaptcha ? 'captcha' : '',
        message: response.message,
      },
    ])
  return {
    __typename: 'CodeSent' as const,
    channel: channels[response.channel],
    notice: noticeOf(response.message, language),
    resendAfterSeconds: response.resendAfterSeconds,
  }
}
