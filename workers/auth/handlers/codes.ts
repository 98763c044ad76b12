import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import { clientAddress } from '../../kit/client-network'
import { countCode, giveBackCode, waitOfAddress } from '../address'
import { isSolved } from './captcha'
import type { CodePurpose } from '../channels/channel'
import { deliver } from '../channels/deliver'
import type { authApi } from '../contract'
import type { AuthEnv } from '../env'
import { callerOf } from '../codes/caller'
import { codesPerPhone, resendAfterMs } from '../limits/limits'
import { coded, type Message } from '../../kit/message'
import { tooManyReply, type TooManyReply } from '../../kit/too-many'
import { waitForNextCode, hintOf, tooOften, wrongCode } from '../codes/messages'
import { isDemoPhone } from '../store/customers'

type Send = typeof authApi.sendCode
type Check = typeof authApi.checkCode

/** The result of entering a code, as a response: right, a message, or too many tries. */
export type CodeCheck = { ok: true } | { ok: false; message: Message } | TooManyReply

/** H-177, B-358: creates a code and sends it over the requested channel, or another that works. */
export async function sendCode(
  input: InputOf<Send>,
  { env, request, requestId }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<Send>> {
  const { phone, purpose, method, brandName, recaptcha } = input
  const now = nowOf(env)
  const solved = await isSolved(env, recaptcha, clientAddress(request), now)
  if (env.CODE_NEEDS_CAPTCHA === '1' && !solved)
    return sent(false, coded('NEEDS_CAPTCHA'), 0, method, true)
  const { wait, giveBack } = await countCode(env, request, now)
  if (wait > 0) return tooMany(wait)
  const caller = await callerOf(env, request)
  const codes = codesOf(env, phone)
  const issued = await codes.issue({
    phone,
    purpose,
    perHour: codesPerPhone(env),
    fixed: await demoCode(env, phone),
    isSolved: solved,
    caller,
    now,
  })
  // A refusal sends nothing and counts nothing: impatient customers must not use up the codes of
  // others at their address. A code that no channel took stays
  // counted for the address, as providers were called; the phone gets it back.
  if (issued.code === null) await giveBack()
  if (issued.code === null && issued.because === 'captcha')
    return sent(false, coded('NEEDS_CAPTCHA'), 0, method, true)
  if (issued.code === null)
    return issued.because === 'pause'
      ? tooMany(issued.retryAfterSeconds, waitForNextCode(issued.retryAfterSeconds))
      : tooMany(issued.retryAfterSeconds)
  const carriedBy = await deliver(
    env,
    { phone, code: issued.code, purpose, method, brandName, now },
    requestId,
  )
  if (carriedBy) return sent(true, hintOf(carriedBy, purpose), resendAfterMs(env) / 1000, carriedBy)
  await codes.withdraw(purpose, caller, now)
  return sent(false, coded('INTERRUPTED'), 0, method)
}

/** Checks a code for another backend; a right one is used up. */
export async function checkCode(
  { phone, code, purpose }: InputOf<Check>,
  reach: HandlerContext<AuthEnv>,
): Promise<ReplyOf<Check>> {
  const tried = await tryCode(reach, phone, purpose, code)
  if ('status' in tried) return tried
  return { status: 200, body: { success: tried.ok, message: tried.ok ? '' : tried.message } }
}

/** Tries a code of a phone; a right one is used up. Limited per address, of whichever phones. */
export async function tryCode(
  { env, request }: Pick<HandlerContext<AuthEnv>, 'env' | 'request'>,
  phone: string,
  purpose: CodePurpose,
  code: string,
): Promise<CodeCheck> {
  const now = nowOf(env)
  const wait = await waitOfAddress(env, request, 'tries', now)
  if (wait > 0) return tooMany(wait)
  const caller = await callerOf(env, request)
  const { outcome, retryAfterSeconds } = await codesOf(env, phone).check({
    phone,
    purpose,
    code,
    caller,
    now,
  })
  if (outcome === 'right') {
    await giveBackCode(env, request)
    return { ok: true }
  }
  if (outcome === 'refused') return tooMany(retryAfterSeconds)
  if (outcome === 'dead') return tooMany(retryAfterSeconds, coded('USED_UP_CODE'))
  return { ok: false, message: outcome === 'expired' ? coded('EXPIRED_CODE') : wrongCode(purpose) }
}

/** The object that owns a phone's codes and wrong passwords. */
export function codesOf(env: AuthEnv, phone: string) {
  return env.ATTEMPTS.getByName(`phone:${phone}`)
}

/** The reply to a customer who has to wait, in minutes where that is long. */
export function tooMany(retryAfterSeconds: number, message = tooOften(retryAfterSeconds)) {
  return tooManyReply(retryAfterSeconds, message)
}

async function demoCode(env: AuthEnv, phone: string): Promise<string | null> {
  return env.DEMO_CODE && (await isDemoPhone(env.DB, phone)) ? env.DEMO_CODE : null
}

function sent(
  success: boolean,
  message: Message,
  allowResendAfterSeconds: number,
  verificationMethod: InputOf<Send>['method'],
  enableCaptcha = false,
): ReplyOf<Send> {
  return {
    status: 200,
    body: { success, message, allowResendAfterSeconds, verificationMethod, enableCaptcha },
  }
}
