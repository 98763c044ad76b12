import * as z from 'zod'
import { endpoint, type Api } from '../kit/endpoint'
import { phone, sixDigits } from '../kit/values'

/** How a one-time code travels (B-167). */
export const channel = z.enum(['zalo', 'sms', 'voice'])

/** What a code is for: a code for one purpose opens nothing else. */
export const purpose = z.enum(['login', 'booking', 'holder'])

const sentWire = z
  .object({ success: z.boolean(), message: z.string(), allowResendAfterSeconds: z.int().nonnegative(), verificationMethod: channel })
  .transform((wire) => ({ sent: wire.success, message: wire.message, resendAfterSeconds: wire.allowResendAfterSeconds, channel: wire.verificationMethod }))

/** Too many codes or tries for a phone or an address; seconds until the next is allowed. */
const tooMany = z.object({ message: z.string(), retryAfterSeconds: z.int().nonnegative() })

const brandName = z.string().max(40)

/** The log-in dialog has its own words for a wrong form (H-149, H-150, O-08, O-11). */
const password = z.string().regex(/^\d{6}$/, 'Mật khẩu phải là số và 6 kí tự.')
const loginCode = z.string().regex(/^\d{6}$/, 'Mã xác minh là số và 6 kí tự.')

const userWire = z
  .object({
    statusCode: z.int(),
    data: z.object({
      userInfo: z.object({ userId: z.int(), userIdMongo: z.string(), phoneNumber: phone, userName: z.string(), memberType: z.int(), memberProductId: z.int().nullable() }),
      accountBalance: z.int(),
      isRegistered: z.boolean(),
      agreeProtectPersonalInfo: z.boolean(),
    }),
  })
  .transform(({ data }) => ({
    id: data.userInfo.userId,
    phone: data.userInfo.phoneNumber,
    name: data.userInfo.userName,
    tier: data.userInfo.memberType === 2 ? ('SILVER' as const) : data.userInfo.memberType === 3 ? ('GOLD' as const) : data.userInfo.memberType === 4 ? ('DIAMOND' as const) : null,
    balance: data.accountBalance,
    isRegistered: data.isRegistered,
    hasAgreedToPrivacy: data.agreeProtectPersonalInfo,
  }))

/** Auth backend: one-time codes, sessions, customers (H-177…H-190). */
export const authApi = {
  /** H-177, B-358: sends a code. Limited per phone and per client address (header x-client-address). */
  sendCode: endpoint({
    method: 'POST',
    path: '/otp/send',
    input: z.object({ phone, method: channel, recaptcha: z.string().max(4000).optional(), brandName, purpose: purpose.default('login') }),
    answers: { 200: sentWire, 429: tooMany },
  }),
  /** Checks a code for another backend, over a service binding only; a right code is used up. */
  checkCode: endpoint({
    method: 'POST',
    path: '/otp/check',
    input: z.object({ phone, code: sixDigits, purpose }),
    answers: { 200: z.object({ success: z.boolean(), message: z.string() }), 429: tooMany },
  }),
  /** H-178: whether a phone has no account yet. */
  verifyPhone: endpoint({
    method: 'POST',
    path: '/api/v1/auth/verify',
    input: z.object({ phone }),
    answers: { 200: z.object({ data: z.object({ isNewUser: z.boolean() }) }).transform((wire) => ({ isNewCustomer: wire.data.isNewUser })), 429: tooMany },
  }),
  /** H-179: log in with a password; three wrong ones ask for a captcha (H-124, H-125). */
  logInWithPassword: endpoint({
    method: 'POST',
    path: '/api/v1/auth/login',
    input: z.object({ phone, password, recaptcha: z.string().max(4000).optional(), brandName }),
    answers: {
      200: z
        .object({ success: z.boolean(), accessToken: z.string().nullable(), message: z.string(), enableCaptcha: z.boolean() })
        .transform((wire) => ({ token: wire.success ? wire.accessToken : null, message: wire.message, needsCaptcha: wire.enableCaptcha })),
      429: tooMany,
    },
  }),
  /** H-180: log in with a code; statusCode 200 carries the token, any other the message. */
  logInWithCode: endpoint({
    method: 'POST',
    path: '/api/v1/auth/login-otp',
    input: z.object({ phone, otp: loginCode, brandName }),
    answers: {
      200: z
        .object({ statusCode: z.int(), data: z.object({ accessToken: z.string().nullable() }), message: z.string() })
        .transform((wire) => ({ token: wire.statusCode === 200 ? wire.data.accessToken : null, message: wire.message })),
      429: tooMany,
    },
  }),
  /** H-182: the customer of the bearer token; 401 without a live one. */
  getUser: endpoint({ method: 'GET', path: '/api/v1/auth/user', input: z.object({}), answers: { 200: userWire } }),
  /** H-128: ends the session of the bearer token; ending an unknown one is fine. */
  logOut: endpoint({ method: 'POST', path: '/api/v1/auth/logout', input: z.object({}), answers: { 200: z.object({ success: z.boolean() }) } }),
} satisfies Api

export type Viewer = z.output<typeof userWire>
