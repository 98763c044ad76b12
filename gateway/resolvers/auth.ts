import * as z from 'zod'
import type { LogInResult, Resolvers } from '../../schema/generated/resolvers'
import { sixDigits } from '../../workers/kit/values'
import type { Context } from '../context'
import { orNothing } from '../failures'
import { codeSent, tooMany, typedPhone, wireChannel, withInput } from '../input'

/** H-190: one fixed value names the chain towards auth. */
const BRAND = 'muot'

const captcha = z.string().max(4000, 'Mã xác thực người dùng chưa hợp lệ.').nullish().transform((text) => text ?? undefined)
const phoneOnly = z.object({ phone: typedPhone })
const codeRequest = z.object({ phone: typedPhone, captcha })
const codeLogIn = z.object({ phone: typedPhone, code: sixDigits })
const passwordLogIn = z.object({
  phone: typedPhone,
  // H-149, O-11
  password: z.string().regex(/^\d*$/, 'Mật khẩu sai định dạng.').length(6, 'Mật khẩu phải là số và 6 kí tự.'),
  captcha,
})

/** The names of auth's wire in the schema's words. */
const names: Record<string, string> = { recaptcha: 'captcha', otp: 'code', method: 'channel' }

/** Log-in by code or password, the session's cookie, the viewer (H-111…H-132). */
export const authResolvers: Resolvers = {
  Query: {
    viewer: (_query, _args, { viewer }) => viewer(),
  },
  LoggedIn: {
    viewer: (_loggedIn, _args, { viewer }) => viewer(),
  },
  Mutation: {
    checkPhone: (_mutation, args, { backends }) =>
      withInput(phoneOnly, args, async ({ phone }) => {
        const answer = await backends.auth.verifyPhone({ phone })
        return answer.status === 429 ? tooMany(answer.body) : { __typename: 'PhoneKnown', isNewCustomer: answer.body.isNewCustomer }
      }),
    sendLogInCode: (_mutation, { channel, ...args }, { backends }) =>
      withInput(
        codeRequest,
        args,
        async ({ phone, captcha: recaptcha }) => {
          const answer = await backends.auth.sendCode({ phone, method: wireChannel(channel), recaptcha, brandName: BRAND, purpose: 'login' })
          return answer.status === 429 ? tooMany(answer.body) : codeSent(answer.body)
        },
        nameOf,
      ),
    logInWithCode: (_mutation, args, context) =>
      withInput(
        codeLogIn,
        args,
        async ({ phone, code }) => {
          const answer = await context.backends.auth.logInWithCode({ phone, otp: code, brandName: BRAND })
          return answer.status === 429 ? tooMany(answer.body) : loggedIn({ ...answer.body, needsCaptcha: false }, context)
        },
        nameOf,
      ),
    logInWithPassword: (_mutation, args, context) =>
      withInput(
        passwordLogIn,
        args,
        async ({ phone, password, captcha: recaptcha }) => {
          const answer = await context.backends.auth.logInWithPassword({ phone, password, recaptcha, brandName: BRAND })
          return answer.status === 429 ? tooMany(answer.body) : loggedIn(answer.body, context)
        },
        nameOf,
      ),
    logOut: async (_mutation, _args, { backends, visitor }) => {
      // Whoever wants to leave must be able to, whatever auth says.
      if (visitor.isLoggedIn()) await orNothing(backends.auth.logOut({}))
      visitor.forgetSession()
      return { __typename: 'LoggedOut', message: 'Đăng xuất thành công!' }
    },
  },
}

/** Puts the token into the session's cookie, never into the answer (O-32); without one, the server's message (H-275). */
function loggedIn({ token, message, needsCaptcha }: { token: string | null; message: string; needsCaptcha: boolean }, { visitor }: Context): LogInResult {
  if (token === null) return { __typename: 'LogInRefused', message, needsCaptcha }
  visitor.logIn(token)
  return { __typename: 'LoggedIn' }
}

function nameOf(wireField: string): string {
  return names[wireField] ?? wireField
}
