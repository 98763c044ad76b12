import type {
  ImportSessionResult,
  SaveCustomerNameResult,
  SetPasswordResult,
} from '../../../schema/generated/resolvers'
import { Unauthenticated } from '../../../workers/kit/connect'
import type { Context } from '../../context'
import { invalid, tooMany } from '../../graphql/input'
import { messageOf } from '../../graphql/message'
import { membersOnly } from './members'
import { loggedIn } from './logged-in'
import { BRAND } from '../../../domain/brand-name'

/**
 * Exchanges a handed-over token for a session cookie. An existing session stays: a link must not
 * switch the browser to another account.
 */
export async function importSession(token: string, context: Context): Promise<ImportSessionResult> {
  if (context.visitor.isLoggedIn() && (await context.viewer())) return { __typename: 'LoggedIn' }
  const response = await context.backends.auth.exchangeToken({ accessToken: token })
  if (response.status === 429) return tooMany(response.body)
  if (response.status === 404)
    return { __typename: 'LogInRefused', ...messageOf(response.body), needsCaptcha: false }
  return loggedIn({ token: response.body.token, message: '', needsCaptcha: false }, context)
}

/** Exchanges a partner's one-time code for a session cookie; an existing session stays. */
export async function exchangeLoginCode(
  given: { code: string; partners: string[] | undefined },
  context: Context,
): Promise<ImportSessionResult> {
  if (context.visitor.isLoggedIn() && (await context.viewer())) return { __typename: 'LoggedIn' }
  const response = await context.backends.auth.exchangeLoginCode(given)
  if (response.status === 429) return tooMany(response.body)
  if (response.status === 404)
    return { __typename: 'LogInRefused', ...messageOf(response.body), needsCaptcha: false }
  return loggedIn({ token: response.body.token, message: '', needsCaptcha: false }, context)
}

/** Sets the password of the logged-in customer. Throws Unauthenticated without a session. */
export async function setPassword(
  {
    password: newPassword,
    currentPassword,
    code,
  }: { password: string; currentPassword: string | undefined; code: string | undefined },
  { backends, viewer, visitor }: Context,
): Promise<SetPasswordResult> {
  const me = await viewer()
  const accessToken = visitor.headers.authorization?.replace(/^Bearer /, '')
  if (!me || !accessToken) throw new Unauthenticated()
  // Auth recognizes a browser that has proved the phone by this token.
  if (code !== undefined) visitor.ensureOwnerToken()
  const response = await backends.auth.changePassword({
    phone: me.phone,
    newPassword,
    accessToken,
    currentPassword,
    otp: code,
  })
  if (response.status === 429) return tooMany(response.body)
  if (response.status === 400)
    return invalid([
      { field: code === undefined ? 'currentPassword' : 'code', message: response.body.message },
    ])
  return response.status === 403
    ? { __typename: 'PhoneProofNeeded', ...messageOf(response.body) }
    : { __typename: 'PasswordSet', ...messageOf(response.body) }
}

/** Stores the name of the logged-in customer. Throws Unauthenticated without a session. */
export async function saveCustomerName(
  { phone, name }: { phone: string; name: string },
  { backends, visitor }: Context,
): Promise<SaveCustomerNameResult> {
  membersOnly(visitor)
  await backends.auth.saveCustomerName({ phone, name })
  return { __typename: 'NameSaved' }
}

/** Completes the account of a customer who has just logged in with their first code. */
export async function completeAccount(phone: string, { backends }: Context): Promise<void> {
  const { isRegistered } = await backends.auth.checkRegistered({})
  if (!isRegistered) await backends.auth.registerNew({ phone, brandName: BRAND })
}
