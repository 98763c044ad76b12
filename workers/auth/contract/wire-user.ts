import * as z from 'zod'
import {
  customerName,
  customerNameForm,
  MAX_CUSTOMER_NAME_LENGTH,
} from '../../../domain/customer-name'
import { tierOfType } from '../../../domain/tiers'
import { phone } from '../../kit/values'

/** A customer's name as it is stored. */
export const personName = z
  .string()
  .overwrite(customerName)
  .max(MAX_CUSTOMER_NAME_LENGTH, 'NAME_TOO_LONG')
  .regex(customerNameForm, 'NAME_INVALID')

const userInfo = z.object({
  userId: z.int(),
  userIdMongo: z.string(),
  phoneNumber: phone,
  userName: z.string(),
  email: z.string().default(''),
  avatar: z.string().default(''),
  dateOfBirth: z.int().min(1).max(31).nullable().default(null),
  monthOfBirth: z.int().min(1).max(12).nullable().default(null),
  yearOfBirth: z.int().min(1900).max(2100).nullable().default(null),
  memberType: z.int(),
  membershipName: z.string().default(''),
  memberProductId: z.int().nullable(),
  /** The customer has no password yet and should choose one. */
  changePassword: z.boolean().default(false),
})

/** The customer's last decision per purpose, null before the first. */
const decided = z.object({
  booking: z.boolean().nullable(),
  photo: z.boolean().nullable(),
  location: z.boolean().nullable(),
  marketing: z.boolean().nullable(),
})

/** The customer of a token as getUser sends them. */
export const userDto = z
  .object({
    statusCode: z.int(),
    data: z.object({
      userInfo,
      accountBalance: z.int(),
      isRegistered: z.boolean(),
      agreeProtectPersonalInfo: z.boolean(),
      consents: decided.optional(),
      /**
       * When the account will be deleted, as its owner requested (epoch ms): nothing is sold to
       * them from now on.
       */
      deleteAt: z.int().nullable().default(null),
    }),
  })
  .transform(({ data }) => ({
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
    balance: data.accountBalance,
    isRegistered: data.isRegistered,
    hasAgreedToPrivacy: data.agreeProtectPersonalInfo,
    consents: data.consents ?? {
      booking: data.agreeProtectPersonalInfo || null,
      photo: null,
      location: null,
      marketing: null,
    },
  }))

/** The customer of a token, decoded from the wire. */
export type Viewer = z.output<typeof userDto>
