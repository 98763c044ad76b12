import * as z from 'zod'
import { nationalPhone, phoneForm } from '../../domain/phone'
import { sixDigitsForm, typedCode } from '../../domain/six-digits'

/** A Vietnamese mobile number as stored; typed in another form, it is normalised. */
export const phone = z.string().overwrite(nationalPhone).regex(phoneForm, 'PHONE_WRONG')

/** A calendar day in Asia/Ho_Chi_Minh, `YYYY-MM-DD`. */
export const localDate = z.iso.date('INVALID_DATE')
export type LocalDate = z.infer<typeof localDate>

/** The one value by which calls name the chain, at auth and at booking. */
export const BRAND = 'muot'

/** Money in whole đồng, never negative. */
export const dong = z.int().nonnegative()

/** A positive whole number that names a row (salon, service, stylist). */
export const id = z.int().positive('INVALID_ID').max(2_147_483_647, 'INVALID_ID')

/** An id that `ulid` made: of an offered place. */
export const ulidId = z.string().regex(/^[0-9A-Z]{26}$/, 'INVALID_ID')

/**
 * The id of a booking, a visit or an order: text that its backend has chosen, of which others know
 * nothing. Letters outside ASCII, spaces, and the names of folders are none.
 */
export const bookingId = z.string().regex(/^(?!\.{1,2}$)[\x21-\x7e]{1,64}$/, 'INVALID_ID')

/** The token of a link: the id that it is for, and a signature of 144 bits as base64url. */
export const linkToken = z.string().regex(/^[0-9A-Z]{26}[\w-]{24}$/, 'INVALID_LINK')

/** A one-time code: exactly six digits. */
export const sixDigits = z.string().overwrite(typedCode).regex(sixDigitsForm, 'CODE_DIGITS')

/** The sender's own name for one attempt, 16 to 64 letters, digits, _ or -: sent twice, it is done once. */
export const idempotencyKey = z.string().regex(/^[\w-]{16,64}$/, 'INVALID_ID')

/** The number of an hour of a salon-day; which one it is, its name and its start say. */
export const hourId = z.int().min(1, 'INVALID_HOUR').max(2_147_483_647, 'INVALID_HOUR')

/** `0912345678` → `091***5678`: enough for its owner to recognise, too little to call. */
export function maskPhone(text: string): string {
  return `${text.slice(0, 3)}***${text.slice(-4)}`
}
