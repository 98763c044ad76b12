import * as z from 'zod'
import { sixDigitsForm, typedCode, typedPassword } from '../../domain/six-digits'
import { endpoint, type Api, type InputOf, type ReplyOf } from '../kit/endpoint'
import { knownMessage, refusalDto, tooManyDto } from '../kit/message'
import { loginCodeForm, partnerNameForm } from '../kit/request'
import { CODE_TIMEOUT_MS } from '../kit/time-limits'
import { phone, sixDigits } from '../kit/values'
import { count, done, flag, inData, known, onOff, orInData, whole } from '../kit/wire'
import { accountApi, accessToken, personName, userDto } from './contract/account'
import { noticeSettingsApi, noticesApi, pushApi } from './contract/notices'

/** The channel of a one-time code. */
export const channel = z.enum(['zalo', 'sms', 'voice'])

/** The purpose of a code; it is valid for that purpose only. */
export const purpose = z.enum(['login', 'booking', 'holder'])

/** Seconds until another code may be sent where a host does not say. */
const RESEND_SECONDS = 60

const sentDto = z
  .object({
    success: known(onOff, true),
    message: knownMessage,
    allowResendAfterSeconds: known(count, RESEND_SECONDS),
    verificationMethod: known(channel.catch('sms'), 'sms'),
    enableCaptcha: flag.default(false),
  })
  .transform((wire) => ({
    sent: wire.success,
    message: wire.message,
    resendAfterSeconds: wire.allowResendAfterSeconds,
    channel: wire.verificationMethod,
    needsCaptcha: wire.enableCaptcha,
  }))

const brandName = z.string().max(40)

/** The log-in dialog has its own wordings for a wrong form. */
const password = z.string().overwrite(typedPassword).regex(sixDigitsForm, 'PASSWORD_DIGITS')
const loginCode = z.string().overwrite(typedCode).regex(sixDigitsForm, 'LOGIN_CODE_DIGITS')

const partnerName = z.string().regex(partnerNameForm)

/** With which a partner's customer is logged in. */
const partnerCode = z.string().regex(loginCodeForm)

const captchaDto = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('turnstile'), siteKey: z.string() }),
  z.object({ kind: z.literal('sum'), question: z.string(), challenge: z.string() }),
])

/** Auth backend: one-time codes, sessions, customers. */
export const authApi = {
  /**
   * Sends a code. Limited per phone and per client address (header x-client-address); a browser
   * that has proved the phone (x-holder) has a limit of its own.
   */
  sendCode: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/otp/send',
    timeoutMs: CODE_TIMEOUT_MS.auth,
    input: z.object({
      phone,
      method: channel,
      recaptcha: z.string().max(4000).optional(),
      brandName,
      purpose: purpose.default('login'),
    }),
    responses: { 200: orInData(sentDto), 429: tooManyDto },
  }),
  /**
   * Checks a code for another backend, over a service binding only. A right code is used up; the
   * browser that used it (x-holder) may repeat it, as what it was for may have failed.
   */
  checkCode: endpoint({
    kind: 'between',
    method: 'POST',
    path: '/otp/check',
    input: z.object({ phone, code: sixDigits, purpose }),
    responses: {
      200: z.object({ success: z.boolean(), message: knownMessage }),
      429: tooManyDto,
    },
  }),
  /** Whether a phone has no account yet, and whether its next password needs a captcha. */
  verifyPhone: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/v1/auth/verify',
    input: z.object({ phone }),
    responses: {
      200: inData(
        z.object({ isNewUser: onOff, enableCaptcha: flag.default(false) }).transform((wire) => ({
          isNewCustomer: wire.isNewUser,
          needsCaptcha: wire.enableCaptcha,
        })),
      ),
      429: tooManyDto,
    },
  }),
  /**
   * Log in with a password; after three wrong ones a captcha is required. A host may answer 401 to a
   * wrong one.
   */
  logInWithPassword: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/v1/auth/login',
    input: z.object({ phone, password, recaptcha: z.string().max(4000).optional(), brandName }),
    responses: {
      200: orInData(
        z
          .object({
            success: known(onOff, true),
            accessToken: known(z.string().nullable(), null),
            message: knownMessage,
            enableCaptcha: flag,
          })
          .transform((wire) => ({
            token: (wire.success && wire.accessToken) || null,
            message: wire.message,
            needsCaptcha: wire.enableCaptcha,
          })),
      ),
      401: refusalDto,
      429: tooManyDto,
    },
  }),
  /** Log in with a code; statusCode 200 carries the token, any other the message. */
  logInWithCode: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/v1/auth/login-otp',
    input: z.object({ phone, otp: loginCode, brandName }),
    readsStatusCode: true,
    responses: {
      200: z
        .object({
          statusCode: known(whole, 200),
          data: known(
            z.object({ accessToken: known(z.string().nullable(), null) }).catch({
              accessToken: null,
            }),
            { accessToken: null },
          ),
          message: knownMessage,
        })
        .transform((wire) => ({
          // A host may say the 201 of its reply once more.
          token: ([200, 201].includes(wire.statusCode) && wire.data.accessToken) || null,
          message: wire.message,
        })),
      401: refusalDto,
      429: tooManyDto,
    },
  }),
  /** The customer of the bearer token; 401 without a live one. */
  getUser: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/api/v1/auth/user',
    responses: { 200: userDto },
  }),
  /**
   * A captcha to solve: the key of a widget, or a small sum where there is none. Its answer token
   * is the widget's, or `challenge:result`.
   */
  newCaptcha: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/captcha',
    responses: { 200: captchaDto },
  }),
  /**
   * Sets the password of the token's owner, whose phone it must be. 403 when they are proved
   * neither by a code of the last minutes, nor by one in the request, nor by the current password.
   * Their other sessions end. 400: the code or password in the request is wrong; 422 for
   * newPassword: it is easily guessed (password.ts).
   */
  changePassword: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/v1/auth/change-password',
    input: z.object({
      phone,
      newPassword: password,
      accessToken,
      currentPassword: z.string().overwrite(typedPassword).max(20).optional(),
      otp: loginCode.optional(),
    }),
    responses: {
      200: done.extend({ message: knownMessage }),
      400: refusalDto,
      403: refusalDto,
      429: tooManyDto,
    },
  }),
  /**
   * Another token for the owner of one that an app or an older site handed over; 404 when that one
   * is not alive.
   */
  exchangeToken: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/api/v1/auth/exchange',
    input: z.object({ accessToken }),
    responses: {
      200: z.object({ accessToken: z.string() }).transform((wire) => ({ token: wire.accessToken })),
      404: refusalDto,
      429: tooManyDto,
    },
  }),
  /** Completes the account of the bearer, whose phone it must be; a second time changes nothing. */
  registerNew: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/customer/register-new',
    input: z.object({ phone, brandName }),
    responses: { 200: z.object({ success: known(onOff, true) }) },
  }),
  /** Stores the name of the bearer, whose phone it must be. */
  saveCustomerName: endpoint({
    kind: 'specified',
    method: 'PUT',
    path: '/api/v1/booking/customer',
    input: z.object({ name: personName, phone }),
    responses: { 200: done },
  }),
  /** Ends the session of the bearer token; ending an unknown one is fine. */
  logOut: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/api/v1/auth/logout',
    responses: { 200: z.object({ success: known(onOff, true) }) },
  }),
  ...accountApi,
  ...noticesApi,
  /**
   * A code for the session of a customer who uses a partner's app. 403: the partner is not
   * configured, or the secret is wrong; 404: the session has ended.
   */
  issueLoginCode: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/api/v1/partner/login-code',
    input: z.object({ partner: partnerName, secret: z.string().max(200), accessToken }),
    responses: {
      200: z.object({ code: partnerCode, expiresInSeconds: z.int().positive() }),
      403: refusalDto,
      404: refusalDto,
      429: tooManyDto,
    },
  }),
  /**
   * A session for the customer of a code, once; a code that a partner's page brought must be of
   * one of `partners`. 404: unknown, used, expired, or another partner's.
   */
  exchangeLoginCode: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/api/v1/auth/exchange-code',
    input: z.object({
      code: partnerCode,
      partners: z.array(partnerName).max(20).optional(),
    }),
    responses: {
      200: z.object({ accessToken: z.string() }).transform((wire) => ({ token: wire.accessToken })),
      404: refusalDto,
      429: tooManyDto,
    },
  }),
  ...pushApi,
  ...noticeSettingsApi,
} satisfies Api

export { personName, sessionId } from './contract/account'
export { pushPurpose, pushSubscription } from './contract/notices'
export type { Viewer } from './contract/account'

/** What the handler of a call receives. */
export type Input<Call extends keyof typeof authApi> = InputOf<(typeof authApi)[Call]>
/** What it returns. */
export type Reply<Call extends keyof typeof authApi> = ReplyOf<(typeof authApi)[Call]>
