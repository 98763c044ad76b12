import * as z from 'zod'
import type { MessageCode } from '../../../domain/message-codes'
import { accessTokenForm } from '../../kit/tokens'
import { phone } from '../../kit/values'
import { personName } from './wire-user'

/** For calls of a token's owner: the caller's own token, in the body as the chain has it. */
export const accessToken = z.string().regex(accessTokenForm)

/** The name of a session or of its device, which is no credential. */
export const sessionId = z.string().regex(/^[0-9a-f]{16}$/, 'INVALID_ID')

/** The purposes of a customer's data; each has a consent of its own. */
export const consentPurpose = z.enum(['booking', 'photo', 'location', 'marketing'])

/** The screen where a consent was given or withdrawn. */
export const consentSource = z.enum(['booking', 'home-visit', 'account', 'earlier'])

/** The version of the text that they read, as its day. */
export const textVersion = z.iso.date('INVALID_VALUE')

/** '' until the customer enters it. */
export const gender = z.enum(['', 'male', 'female', 'other'])

/** A profile's e-mail address; '' for none. */
export const emailOrNone = z.union([
  z.literal(''),
  z.email('EMAIL_INVALID').max(120, 'EMAIL_TOO_LONG'),
])

/** A profile's name; '' for none. */
export const nameOrNone = z.union([z.literal(''), personName])

/** A birthday that is a day: all three numbers, or none of them. */
export const birthday = z
  .object({ day: z.int(), month: z.int(), year: z.int() })
  .nullable()
  .refine((born) => born === null || isDay(born), 'NO_BIRTHDAY' satisfies MessageCode)

function isDay({ day, month, year }: { day: number; month: number; year: number }): boolean {
  if (year < 1 || year > 9999) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  )
}

/** The customer's own record. */
export const customerInfoDto = z
  .object({
    statusCode: z.int(),
    data: z.object({
      customerId: z.int(),
      phone,
      fullName: z.string(),
      email: z.string().default(''),
      gender: gender.default(''),
      birthday,
      createdAt: z.int(),
      deleteRequestedAt: z.int().nullable().default(null),
      deleteAt: z.int().nullable().default(null),
    }),
  })
  .transform(
    ({ data: { customerId: id, createdAt: joinedAt, deleteRequestedAt, deleteAt, ...data } }) => ({
      ...data,
      id,
      joinedAt,
      deletion:
        deleteRequestedAt === null || deleteAt === null
          ? null
          : { requestedAt: deleteRequestedAt, dueAt: deleteAt },
    }),
  )

/** A consent record. */
export const consentDto = z
  .object({
    purpose: consentPurpose,
    isAgree: z.boolean(),
    textVersion: z.string(),
    source: consentSource,
    createdAt: z.int(),
  })
  .transform(({ isAgree: isGiven, createdAt: at, ...word }) => ({ ...word, isGiven, at }))

/** A live session of the customer; lastSeen is a Vietnamese day. */
export const deviceDto = z
  .object({
    id: z.string(),
    device: z.string(),
    createdAt: z.int(),
    lastSeen: z.iso.date(),
    isThis: z.boolean(),
  })
  .transform(({ createdAt: startedAt, ...session }) => ({ ...session, startedAt }))
