import * as z from 'zod'
import type {
  Gender,
  Profile,
  Resolvers,
  SaveProfileInput,
  SaveProfileResult,
} from '../../../schema/generated/resolvers'
import { personName, type Viewer as ChainCustomer } from '../../../workers/auth/contract'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { inverse } from '../../graphql/inverse'
import { invalid, tooMany, withInput, wordsText } from '../../graphql/input'
import { standingOf } from '../campaign/membership'
import { memberOf } from './members'

const spelled = { MALE: 'male', FEMALE: 'female', OTHER: 'other' } as const satisfies Record<
  Gender,
  string
>
const genders = inverse(spelled)

const wrongBirthday = 'NO_BIRTHDAY'
const number = (least: number, most: number) =>
  z.int(wrongBirthday).min(least, wrongBirthday).max(most, wrongBirthday)

const profile = z.object({
  name: personName.nullish().transform((name) => name ?? ''),
  email: wordsText(200, 'EMAIL_TOO_LONG'),
  gender: z
    .enum(genders)
    .nullish()
    .transform((sex): '' | 'male' | 'female' | 'other' => (sex ? spelled[sex] : '')),
  birthday: z
    .object({ day: number(1, 31), month: number(1, 12), year: number(1900, 2100) })
    .nullish()
    .transform((born) => born ?? undefined),
})

/** The wire's field names with their names in the schema. */
const names: Record<string, string> = { fullName: 'name' }

/**
 * The logged-in customer as auth knows them. Auth's balance is a copy; where the balance is shown it
 * is read from the ledger.
 */
export function toProfile({
  isRegistered: _isRegistered,
  balance: _balance,
  name,
  ...customer
}: ChainCustomer): Profile {
  return { ...customer, name: name || null }
}

/** What the campaign backend computes, and what auth says of the account besides. */
export const profileFields: Resolvers['Profile'] = {
  tier: async ({ tier }, _args, context) => ((await standingOf(context)) ?? { tier }).tier ?? null,
  membershipName: async ({ membershipName }, _args, context) =>
    ((await standingOf(context)) ?? { membershipName }).membershipName ?? null,
  gender: async ({ id }, _args, context) => {
    const gender = (await recordOf(id, context))?.gender
    return gender ? genders[gender] : null
  },
  joinedAt: async ({ id }, _args, context) => (await recordOf(id, context))?.joinedAt ?? null,
  deletion: async ({ id }, _args, context) => (await recordOf(id, context))?.deletion ?? null,
}

async function recordOf(customerId: number, { backends }: Pick<Context, 'backends'>) {
  const response = await backends.auth.getCustomerInfo({ customerId })
  return response.status === 200 ? response.body : null
}

/**
 * Stores the profile of the logged-in customer. What is empty is stored only over what could be
 * read: a host may hold more than it says. Throws Unauthenticated without a session.
 */
export function saveProfile(
  _mutation: unknown,
  { input }: { input: SaveProfileInput },
  context: Context,
): Promise<SaveProfileResult> {
  return withInput(
    profile,
    input,
    async ({ name, email, gender, birthday }) => {
      const me = await memberOf(context)
      const record = gender ? null : await nullIfBackendFails(recordOf(me.id, context))
      const response = await context.backends.auth.saveCustomer({
        customerId: me.id,
        fullName: name || (me.name ? '' : undefined),
        email: email || (me.email ? '' : undefined),
        gender: gender || (record?.gender ? '' : undefined),
        birthday,
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
