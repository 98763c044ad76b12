import * as z from 'zod'
import type {
  Account,
  Gender,
  ProfileInput,
  SaveProfileResult,
} from '../../../schema/generated/resolvers'
import { customerName } from '../../../domain/customer-name'
import { lineText } from '../../../domain/typed-text'
import type { Context } from '../../context'
import { invalid, tooMany, withInput } from '../../graphql/input'
import { memberOf } from './members'
import { typedName } from './name'

const genders = { male: 'MALE', female: 'FEMALE', other: 'OTHER' } as const
const spelled = { MALE: 'male', FEMALE: 'female', OTHER: 'other' } as const

const wrongBirthday = 'NO_BIRTHDAY'
const number = (least: number, most: number) =>
  z.int(wrongBirthday).min(least, wrongBirthday).max(most, wrongBirthday)

const profile = z.object({
  name: z.union([z.string().overwrite(customerName).max(0), typedName]),
  email: z.string().overwrite(lineText).max(200, 'EMAIL_TOO_LONG'),
  gender: z
    .enum(['MALE', 'FEMALE', 'OTHER'])
    .nullish()
    .transform((sex): '' | 'male' | 'female' | 'other' => (sex ? spelled[sex] : '')),
  birthday: z
    .object({ day: number(1, 31), month: number(1, 12), year: number(1900, 2100) })
    .nullish()
    .transform((born) => born ?? null),
})

/** The wire's field names with their names in the schema. */
const names: Record<string, string> = { fullName: 'name' }

/**
 * The account without the fields that its record does not hold; those have resolvers of their own.
 */
export type AccountRecord = Omit<Account, 'consentWords' | 'sessions' | 'noticeSettings'>

/** The record of the logged-in customer, by the session's id. Null without a session. */
export async function accountOf({ backends, viewer }: Context): Promise<AccountRecord | null> {
  const me = await viewer()
  if (!me) return null
  const response = await backends.auth.getCustomerInfo({ customerId: me.id })
  if (response.status === 404) return null
  const { gender, joinedAt, deletion } = response.body
  return { gender: genderOf(gender), joinedAt, deletion }
}

/** Stores the profile of the logged-in customer. Throws Unauthenticated without a session. */
export function saveProfile(input: ProfileInput, context: Context): Promise<SaveProfileResult> {
  return withInput(
    profile,
    input,
    async ({ name: fullName, ...accepted }) => {
      const me = await memberOf(context)
      const response = await context.backends.auth.saveCustomer({
        customerId: me.id,
        fullName,
        ...accepted,
      })
      if (response.status === 200) return { __typename: 'ProfileSaved' }
      if (response.status === 429) return tooMany(response.body)
      return invalid([
        { field: response.status === 409 ? 'birthday' : '', message: response.body.message },
      ])
    },
    (wireField) => names[wireField] ?? wireField,
  )
}

function genderOf(gender: '' | keyof typeof genders): Gender | null {
  return gender === '' ? null : genders[gender]
}
