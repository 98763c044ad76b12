import * as z from 'zod'
import { typedCode, typedPassword } from '../../../domain/six-digits'
import type { Resolvers, ImportSessionResult } from '../../../schema/generated/resolvers'
import { BRAND } from '../../../workers/kit/values'
import { nullIfBackendFails } from '../../graphql/errors'
import {
  captcha,
  codeSent,
  tooMany,
  typedPhone,
  wireChannel,
  withInput,
  invalid,
} from '../../graphql/input'
import { noticeOf } from '../../graphql/message'
import { personName } from '../../../workers/auth/contract'
import { accessTokenForm, loginCodeForm, partnerNameForm } from '../../../workers/kit/request'
import { BackendFailure } from '../../../workers/kit/connect'
import type { Context } from '../../context'
import { memberOf, membersOnly, viewerOf } from './members'
import type { Message } from '../../../workers/kit/message'

const password = z
  .string()
  .overwrite(typedPassword)
  .regex(/^\d*$/, 'PASSWORD_FORMAT')
  .length(6, 'PASSWORD_DIGITS')
// The log-in has its own wordings.
const code = z
  .string()
  .overwrite(typedCode)
  .regex(/^\d*$/, 'CODE_FORMAT')
  .length(6, 'LOGIN_CODE_DIGITS')
const phoneOnly = z.object({ phone: typedPhone })
const newPassword = z.object({
  password,
  currentPassword: z
    .string()
    .overwrite(typedPassword)
    .max(20, 'PASSWORD_FORMAT')
    .nullish()
    .transform((text) => text ?? undefined),
  code: code.nullish().transform((text) => text ?? undefined),
})
const tokenOnly = z.object({
  token: z.string().regex(accessTokenForm, 'INVALID_ID'),
})
const loginCode = z.object({
  code: z.string().regex(loginCodeForm, 'INVALID_ID'),
  partners: z
    .array(z.string().regex(partnerNameForm, 'INVALID_VALUE'))
    .max(20, 'INVALID_VALUE')
    .nullish()
    .transform((names) => names ?? undefined),
})
const codeRequest = z.object({ phone: typedPhone, captcha })
const codeLogIn = z.object({ phone: typedPhone, code })
const passwordLogIn = z.object({ phone: typedPhone, password, captcha })
const nameOfPhone = z.object({ phone: typedPhone, name: personName })

/** The field names of auth's wire with their names in the schema. */
const names: Record<string, string> = {
  recaptcha: 'captcha',
  otp: 'code',
  method: 'channel',
  newPassword: 'password',
}

/** Log-in by code or password, the session's cookie, the viewer. */
export const authResolvers: Resolvers = {
  Query: {
    viewer: viewerOf,
    captcha: async (_query, _args, { backends }) => {
      const captcha = await backends.auth.newCaptcha({})
      return captcha.kind === 'sum'
        ? { __typename: 'CaptchaSum', question: captcha.question, challenge: captcha.challenge }
        : { __typename: 'CaptchaWidget', siteKey: captcha.siteKey }
    },
  },
  Viewer: { profile: (_viewer, _args, context) => memberOf(context) },
  LoggedIn: { viewer: viewerOf },
  NameSaved: { viewer: viewerOf },
  Mutation: {
    checkPhone: (_mutation, { input }, { backends }) =>
      withInput(phoneOnly, input, async ({ phone }) => {
        const response = await backends.auth.verifyPhone({ phone })
        return response.status === 429
          ? tooMany(response.body)
          : { __typename: 'PhoneKnown', ...response.body }
      }),
    sendLogInCode: (_mutation, { input: { channel, ...input } }, { backends, language, visitor }) =>
      withInput(
        codeRequest,
        input,
        async ({ phone, captcha: recaptcha }) => {
          // Where strangers behind the address guess, auth tries a code only of who requested it.
          visitor.ensureOwnerToken()
          const response = await backends.auth.sendCode({
            phone,
            method: wireChannel(channel),
            recaptcha,
            brandName: BRAND,
            purpose: 'login',
          })
          if (response.status === 429) return tooMany(response.body)
          if (!response.body.sent && response.body.needsCaptcha)
            return {
              __typename: 'LogInRefused',
              message: response.body.message,
              needsCaptcha: true,
            }
          return codeSent(response.body, language)
        },
        nameOf,
      ),
    logInWithCode: (_mutation, { input }, context) =>
      withInput(
        codeLogIn,
        input,
        async ({ phone, code }) => {
          // Auth recognizes a browser that has proved the phone by this token.
          context.visitor.ensureOwnerToken()
          const response = await context.backends.auth.logInWithCode({
            phone,
            otp: code,
            brandName: BRAND,
          })
          if (response.status === 429) return tooMany(response.body)
          if (response.status === 401) return logInRefused(response.body)
          const result = loggedIn({ ...response.body, needsCaptcha: false }, context)
          // The first code creates an account; the response does not wait until it is
          // complete.
          if (context.visitor.isLoggedIn() && response.body.token !== null)
            context.waitUntil(nullIfBackendFails(completeAccount(phone, context)))
          return result
        },
        nameOf,
      ),
    logInWithPassword: (_mutation, { input }, context) =>
      withInput(
        passwordLogIn,
        input,
        async ({ phone, password, captcha: recaptcha }) => {
          const response = await context.backends.auth.logInWithPassword({
            phone,
            password,
            recaptcha,
            brandName: BRAND,
          })
          if (response.status === 429) return tooMany(response.body)
          if (response.status === 401) return logInRefused(response.body)
          return loggedIn(response.body, context)
        },
        nameOf,
      ),
    importSession: (_mutation, { input }, context) =>
      withInput(tokenOnly, input, ({ token: accessToken }) =>
        takeSession(() => context.backends.auth.exchangeToken({ accessToken }), context),
      ),
    exchangeLoginCode: (_mutation, { input }, context) =>
      withInput(loginCode, input, (accepted) =>
        takeSession(() => context.backends.auth.exchangeLoginCode(accepted), context),
      ),
    setPassword: (_mutation, { input }, context) =>
      withInput(
        newPassword,
        input,
        async ({ password, currentPassword, code }) => {
          const { backends, visitor, language } = context
          const me = await memberOf(context)
          const accessToken = visitor.headers.authorization!.replace(/^Bearer /, '')
          // Auth recognizes a browser that has proved the phone by this token.
          if (code !== undefined) visitor.ensureOwnerToken()
          const response = await backends.auth.changePassword({
            phone: me.phone,
            newPassword: password,
            accessToken,
            currentPassword,
            otp: code,
          })
          if (response.status === 429) return tooMany(response.body)
          const { message } = response.body
          if (response.status === 400)
            return invalid([{ field: code === undefined ? 'currentPassword' : 'code', message }])
          return response.status === 403
            ? { __typename: 'PhoneProofNeeded', message }
            : { __typename: 'PasswordSet', notice: noticeOf(message, language) }
        },
        nameOf,
      ),
    saveCustomerName: (_mutation, { input }, { backends, visitor }) =>
      withInput(nameOfPhone, input, async (accepted) => {
        membersOnly(visitor)
        await backends.auth.saveCustomerName(accepted)
        return { __typename: 'NameSaved' }
      }),
    logOut: async (_mutation, _args, { backends, visitor }) => {
      // Logging out succeeds even when auth fails.
      if (visitor.isLoggedIn()) await nullIfBackendFails(backends.auth.logOut({}))
      visitor.logOut()
      return { __typename: 'LoggedOut', isLoggedOut: true }
    },
  },
}

function nameOf(wireField: string): string {
  return names[wireField] ?? wireField
}

/**
 * Exchanges a handed-over token, or a partner's one-time code, for a session cookie. An existing
 * session stays: a link must not switch the browser to another account.
 */
async function takeSession(
  exchange: () => ReturnType<Context['backends']['auth']['exchangeToken']>,
  context: Context,
): Promise<ImportSessionResult> {
  if (context.visitor.isLoggedIn() && (await context.profile())) return { __typename: 'LoggedIn' }
  const response = await exchange()
  if (response.status === 429) return tooMany(response.body)
  if (response.status === 404) return logInRefused(response.body)
  return loggedIn({ token: response.body.token, message: '', needsCaptcha: false }, context)
}

/** Completes the account of a customer who has just logged in with their first code. */
async function completeAccount(phone: string, { backends }: Context): Promise<void> {
  const { isRegistered } = await backends.auth.checkRegistered({})
  if (!isRegistered) await backends.auth.registerNew({ phone, brandName: BRAND })
}

/** The result of a log-in attempt, as the schema's unions have it. */
type LoggedInOrNot =
  | { __typename: 'LoggedIn' }
  | { __typename: 'LogInRefused'; message: Message; needsCaptcha: boolean }

function logInRefused({ message }: { message: Message }) {
  return { __typename: 'LogInRefused' as const, message, needsCaptcha: false }
}

/**
 * Puts the token into the session's cookie, never into the response; without one, the server's
 * message.
 */
function loggedIn(
  {
    token,
    message,
    needsCaptcha,
  }: { token: string | null; message: Message; needsCaptcha: boolean },
  { visitor }: Context,
): LoggedInOrNot {
  if (token === null) return { __typename: 'LogInRefused', message, needsCaptcha }
  // The next request would drop it, and the customer be a visitor again without a word.
  if (!accessTokenForm.test(token))
    throw new BackendFailure('auth', 'logIn', 'shape', 'accessToken')
  visitor.logIn(token)
  return { __typename: 'LoggedIn' }
}
