import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { refusalDto, tooManyDto } from '../../kit/message'
import { listDeletedCustomers } from '../../kit/erasure'
import { phone } from '../../kit/values'
import {
  done,
  flag,
  idText,
  inData,
  known,
  onOff,
  rowId,
  rows,
  text,
  unread,
  whole,
} from '../../kit/wire'
import type { MessageCode } from '../../../domain/message-codes'
import { accessTokenForm } from '../../kit/request'
import { customerNameForm, MAX_CUSTOMER_NAME_LENGTH } from '../../../domain/customer-name'
import { tierOfType } from '../../../domain/tiers'
import { plainText } from '../../../domain/typed-text'

/** A customer's name as it is stored. */
export const personName = z
  .string()
  .overwrite(plainText)
  .max(MAX_CUSTOMER_NAME_LENGTH, 'NAME_TOO_LONG')
  .regex(customerNameForm, 'NAME_INVALID')

/** A part of a birthday; 0, what no calendar has and a host's whole date count as not entered. */
function birthPart(least: number, most: number) {
  return known(whole.nullable().catch(null), null)
    .transform((part) => (part !== null && part >= least && part <= most ? part : null))
    .default(null)
}

/** What hosts say of the account beside the customer, or among what they say of the customer. */
const account = {
  accountBalance: whole.nullish().catch(null),
  isRegistered: onOff.nullish().catch(null),
  agreeProtectPersonalInfo: onOff.nullish().catch(null),
}

const userInfo = z.object({
  ...account,
  userId: rowId,
  userIdMongo: unread(z.string()),
  phoneNumber: phone,
  userName: text,
  email: text.default(''),
  avatar: text.default(''),
  dateOfBirth: birthPart(1, 31),
  monthOfBirth: birthPart(1, 12),
  yearOfBirth: birthPart(1900, 2100),
  memberType: known(whole, 0),
  membershipName: text.default(''),
  memberProductId: known(whole.nullable().catch(null), null),
  /** The customer has no password yet and should choose one. */
  changePassword: flag.default(false),
})

/** The customer's last decision per purpose, null before the first. */
const decision = known(onOff.nullable(), null)
const decided = z.object({
  booking: decision,
  photo: decision,
  location: decision,
  marketing: decision,
})

/** The customer of a token as getUser sends them. */
export const userDto = z
  .object({
    ...account,
    statusCode: unread(z.int()),
    data: z.object({
      ...account,
      userInfo,
      consents: decided.nullish(),
      /**
       * When the account will be deleted, as its owner requested (epoch ms): nothing is sold to
       * them from now on.
       */
      deleteAt: known(whole.nullable(), null).default(null),
    }),
  })
  .transform(({ data, ...top }) => {
    const field = <F extends keyof typeof account>(name: F) =>
      data[name] ?? data.userInfo[name] ?? top[name] ?? null
    const hasAgreedToPrivacy = field('agreeProtectPersonalInfo') ?? false
    return {
      id: data.userInfo.userId,
      phone: data.userInfo.phoneNumber,
      name: data.userInfo.userName,
      email: data.userInfo.email || null,
      avatar: data.userInfo.avatar || null,
      birthDay: data.userInfo.dateOfBirth,
      birthMonth: data.userInfo.monthOfBirth,
      birthYear: data.userInfo.yearOfBirth,
      tier: tierOfType(data.userInfo.memberType),
      membershipName: data.userInfo.membershipName || null,
      memberProductId: data.userInfo.memberProductId,
      hasPassword: !data.userInfo.changePassword,
      balance: field('accountBalance') ?? 0,
      isRegistered: field('isRegistered') ?? true,
      hasAgreedToPrivacy,
      consents: data.consents ?? {
        booking: hasAgreedToPrivacy || null,
        photo: null,
        location: null,
        marketing: null,
      },
    }
  })

/** The customer of a token, decoded from the wire. */
export type Viewer = z.output<typeof userDto>

/** For calls of a token's owner: the caller's own token, in the body as the chain has it. */
export const accessToken = z.string().regex(accessTokenForm)

/** The name of a session or of its device, which is no credential. */
export const sessionId = z.string().regex(/^[0-9a-f]{16}$/, 'INVALID_ID')

/** The purposes of a customer's data; each has a consent of its own. */
export const consentPurpose = z.enum(['booking', 'photo', 'location', 'marketing'])

/** The screen where a consent was given or withdrawn. */
export const consentSource = z.enum(['booking', 'home-visit', 'account', 'earlier'])

/** The version of the text that they read, as its day. */
const textVersion = z.iso.date('INVALID_VALUE')

/** '' until the customer enters it. */
export const gender = z.enum(['', 'male', 'female', 'other'])

/** A profile's e-mail address; '' for none. */
const emailOrNone = z.union([z.literal(''), z.email('EMAIL_INVALID').max(120, 'EMAIL_TOO_LONG')])

/** A profile's name; '' for none. */
const nameOrNone = z.union([z.literal(''), personName])

/** A birthday that is a day: all three numbers, or none of them. */
const birthday = z
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

/** The customer's own record: what pages read of it, and what getUser says too. */
const customerInfoDto = inData(
  z
    .object({
      customerId: unread(rowId),
      phone: unread(phone),
      fullName: unread(text),
      email: unread(text).optional(),
      birthday: unread(birthday),
      /** A host may have words of its own for it, which are not ours. */
      gender: known(gender.catch(''), '').default(''),
      createdAt: known(whole.nullable().catch(null), null),
      deleteRequestedAt: known(whole.nullable(), null).default(null),
      deleteAt: known(whole.nullable(), null).default(null),
    })
    .transform(
      ({ customerId: id, createdAt: joinedAt, deleteRequestedAt, deleteAt, ...record }) => ({
        ...record,
        id,
        joinedAt,
        deletion:
          deleteRequestedAt === null || deleteAt === null
            ? null
            : { requestedAt: deleteRequestedAt, dueAt: deleteAt },
      }),
    ),
)

/** A consent record. */
const consentDto = z
  .object({
    purpose: consentPurpose,
    isAgree: z.boolean(),
    textVersion: z.string(),
    source: consentSource,
    createdAt: z.int(),
  })
  .transform(({ isAgree: isGiven, createdAt: at, ...word }) => ({ ...word, isGiven, at }))

/** A live session of the customer; lastSeen is a Vietnamese day. */
const deviceDto = z
  .object({
    id: z.string(),
    device: z.string(),
    createdAt: z.int(),
    lastSeen: z.iso.date(),
    isThis: z.boolean(),
  })
  .transform(({ createdAt: startedAt, ...session }) => ({ ...session, startedAt }))

const customerId = z.int().positive('INVALID_ID')

/**
 * A customer's own account. Every call is for the bearer alone; the response to another customer's
 * id is that to an unknown one.
 */
export const accountApi = {
  /** The bearer's own record; 404 for anybody else's. */
  getCustomerInfo: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/v1/app-customer/info',
    input: z.object({ customerId: idText }),
    responses: { 200: customerInfoDto, 404: refusalDto },
  }),
  /**
   * Stores the bearer's profile; a field that is left out stays as it is. 409: a birthday that is
   * stored is changed at the salon only, as an offer hangs on it.
   */
  saveCustomer: endpoint({
    kind: 'specified',
    method: 'PUT',
    path: '/api/v1/app-customer/customer',
    input: z.object({
      customerId,
      fullName: nameOrNone.optional(),
      email: emailOrNone.optional(),
      gender: gender.optional(),
      birthday: birthday.optional(),
    }),
    responses: {
      200: done,
      404: refusalDto,
      409: refusalDto,
      429: tooManyDto,
    },
  }),
  /** Whether the bearer's account is complete. */
  checkRegistered: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/app-customer/check-registered',
    responses: {
      200: inData(z.object({ isRegistered: onOff })),
    },
  }),
  /**
   * The bearer consents to a purpose or withdraws that; stored with the text's version and the
   * time.
   */
  agreeProtectPersonal: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/app-customer/agree-protect-personal',
    input: z.object({
      purpose: consentPurpose,
      isAgree: z.boolean(),
      textVersion,
      source: consentSource,
    }),
    responses: { 200: done, 429: tooManyDto },
  }),
  /**
   * Consent for the phone of a booking: for the bearer's account when it is their phone, else a
   * record without an account.
   */
  postAgreeProtectPersonalInfo: endpoint({
    kind: 'named',
    method: 'POST',
    path: '/app-customer/agree-protect-personal-info',
    input: z.object({
      phone,
      brandName: z.string().max(40),
      purposes: z.array(consentPurpose).min(1).max(4),
      textVersion,
      source: consentSource,
    }),
    responses: { 200: done, 429: tooManyDto },
  }),
  /** The bearer's consent history, newest first, 100 at most. */
  listConsents: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/app-customer/consents',
    responses: { 200: inData(rows(consentDto)) },
  }),
  /** The bearer's sessions, newest first. */
  listSessions: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/app-customer/sessions',
    responses: { 200: inData(rows(deviceDto)) },
  }),
  /** Ends one of the bearer's sessions; 404 when it is not theirs or has ended. */
  endSession: endpoint({
    kind: 'ours',
    method: 'DELETE',
    path: '/app-customer/sessions/{sessionId}',
    input: z.object({ sessionId }),
    responses: { 200: done, 404: refusalDto },
  }),
  /** Ends all sessions of the bearer, this one too. */
  endAllSessions: endpoint({
    kind: 'ours',
    method: 'DELETE',
    path: '/app-customer/sessions',
    responses: { 200: done },
  }),
  /** The bearer requests deletion; a repeated request does not move the date. */
  requestDeletion: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/app-customer/deletion',
    responses: { 200: z.object({ requestedAt: z.int(), dueAt: z.int() }) },
  }),
  /** The bearer stays after all; without a request nothing changes. */
  cancelDeletion: endpoint({
    kind: 'ours',
    method: 'DELETE',
    path: '/app-customer/deletion',
    responses: { 200: done },
  }),
  listDeletedCustomers,
} satisfies Api
