import { nearCustomers } from '../../kit/location'
import { nowOf } from '../../../domain/clock'
import type { HandlerContext } from '../../kit/serve'
import { clientAddress } from '../../kit/request'
import { countCode, giveBackCode, takeBackCode, takeBackOfAddress, waitOfAddress } from '../address'
import { isSolved } from './captcha'
import type { CodePurpose, Method } from '../channels/channel'
import { deliver } from '../channels/deliver'
import type { Input, Reply } from '../contract'
import type { AuthEnv } from '../env'
import { callerOf, waitForNextCode, hintOf, tooOften, wrongCode } from '../codes/codes'
import {
  codesPerPhone,
  resendAfterMs,
  CHANGES_PER_HOUR,
  PUSH_TESTS_PER_HOUR,
} from '../limits/limits'
import { coded, type Message } from '../../kit/message'
import { CODE_TIMEOUT_MS, deadlineOf } from '../../kit/time-limits'
import { tooManyReply, type TooManyReply } from '../../kit/rate-limit'
import { isDemoPhone } from '../store/customers'
import { HOUR_MS } from '../../../domain/durations'

/** The result of entering a code, as a response: right, a message, or too many tries. */
export type CodeCheck = { ok: true } | { ok: false; message: Message } | TooManyReply

/** Creates a code and sends it over the requested channel, or another that works. */
export async function sendCode(
  input: Input<'sendCode'>,
  { env, request, requestId, waitUntil }: HandlerContext<AuthEnv>,
): Promise<Reply<'sendCode'>> {
  const { phone, purpose, method, brandName, recaptcha } = input
  const now = nowOf(env)
  const until = deadlineOf(request, CODE_TIMEOUT_MS.auth)
  const needsCaptcha = sent(false, coded('NEEDS_CAPTCHA'), 0, method, true)
  const solved = await isSolved(env, recaptcha, clientAddress(request), now)
  if (env.CODE_NEEDS_CAPTCHA === '1' && !solved) return needsCaptcha
  const { refusal } = await countCode(env, request, solved, now)
  if (refusal === 'captcha') return needsCaptcha
  if (refusal) return tooMany(refusal.wait)
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
  const { code } = issued
  if (code === null) {
    // A refusal sends nothing and counts nothing: impatient customers must not use up the codes of
    // others at their address.
    await takeBackCode(env, request)
    if (issued.because === 'captcha') return needsCaptcha
    return issued.because === 'pause'
      ? tooMany(issued.retryAfterSeconds, waitForNextCode(issued.retryAfterSeconds))
      : tooMany(issued.retryAfterSeconds)
  }
  if (!solved && (await isCrowded(env))) {
    await Promise.all([codes.withdraw(purpose, caller, now), takeBackCode(env, request)])
    return needsCaptcha
  }
  const sending = sendOrWithdraw(code)
  // A caller that has gone leaves no code behind that its customer does not have.
  waitUntil(sending.catch(() => undefined))
  const carriedBy = await sending
  return carriedBy
    ? sent(true, hintOf(carriedBy, purpose), resendAfterMs(env) / 1000, carriedBy)
    : sent(false, coded('INTERRUPTED'), 0, method)

  /** A code that no channel took counts only among those that the address cost the chain. */
  async function sendOrWithdraw(code: string): Promise<Method | null> {
    const message = { phone, code, purpose, method, brandName, now, until }
    const carrier = await deliver(env, message, requestId)
    if (!carrier)
      await Promise.all([
        codes.withdraw(purpose, caller, now),
        takeBackOfAddress(env, request, 'codes'),
      ])
    return carrier
  }
}

/**
 * Whether so many codes are sent just now that each needs a captcha. Only what would be sent
 * counts: refused requests must not make it harder for others.
 */
async function isCrowded({ CODES_WITHOUT_CAPTCHA }: AuthEnv): Promise<boolean> {
  const counted = await CODES_WITHOUT_CAPTCHA?.limit({ key: 'all' })
  return counted?.success === false
}

/** Checks a code for another backend; a right one is used up, but for a repetition. */
export async function checkCode(
  { phone, code, purpose }: Input<'checkCode'>,
  context: HandlerContext<AuthEnv>,
): Promise<Reply<'checkCode'>> {
  const tried = await tryCode(context, phone, purpose, code)
  if ('status' in tried) return tried
  return { status: 200, body: { success: tried.ok, message: tried.ok ? '' : tried.message } }
}

/**
 * Tries a code of a phone; a right one is used up, but for a repetition by its browser, unless it
 * is for a log-in. Limited per address, of whichever phones, but for codes that the browser
 * requested itself.
 */
export async function tryCode(
  { env, request }: Pick<HandlerContext<AuthEnv>, 'env' | 'request'>,
  phone: string,
  purpose: CodePurpose,
  code: string,
): Promise<CodeCheck> {
  const now = nowOf(env)
  const waitSeconds = await waitOfAddress(env, request, 'tries', now)
  const caller = await callerOf(env, request)
  const { outcome, retryAfterSeconds } = await codesOf(env, phone).check({
    phone,
    purpose,
    code,
    caller,
    waitSeconds,
    now,
  })
  if (outcome === 'right') await giveBackCode(env, request, waitSeconds === 0)
  if (outcome === 'right' || outcome === 'repeated') return { ok: true }
  if (outcome === 'refused') return tooMany(retryAfterSeconds)
  if (outcome === 'dead') return tooMany(retryAfterSeconds, coded('USED_UP_CODE'))
  return { ok: false, message: outcome === 'expired' ? coded('EXPIRED_CODE') : wrongCode(purpose) }
}

/** The object that owns a phone's codes and wrong passwords. */
export function codesOf(env: AuthEnv, phone: string) {
  return env.ATTEMPTS.getByName(`phone:${phone}`, nearCustomers)
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
  verificationMethod: Input<'sendCode'>['method'],
  enableCaptcha = false,
): Reply<'sendCode'> {
  return {
    status: 200,
    body: { success, message, allowResendAfterSeconds, verificationMethod, enableCaptcha },
  }
}

const perHour = { changes: CHANGES_PER_HOUR, 'push tests': PUSH_TESTS_PER_HOUR }

/**
 * Counts a change that a customer makes to their account, or a test message to their devices;
 * returns the refusal after too many within the hour.
 */
export async function tooManyChanges(
  { env }: HandlerContext<AuthEnv>,
  phone: string,
  kind: keyof typeof perHour = 'changes',
): Promise<TooManyReply | null> {
  const { waitSeconds } = await codesOf(env, phone).attempt({
    kind,
    limit: perHour[kind],
    windowMs: HOUR_MS,
    now: nowOf(env),
  })
  return waitSeconds > 0 ? tooMany(waitSeconds) : null
}
