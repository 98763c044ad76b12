import { nowOf } from '../../../domain/clock'
import type { HandlerContext } from '../../kit/serve'
import { clientAddress, required } from '../../kit/request'
import { takeBackOfAddress, waitOfAddress } from '../address'
import { isSolved } from './captcha'
import { codesOf, tooMany, tryCode } from './codes'
import type { Input, Reply } from '../contract'
import type { AuthEnv } from '../env'
import { HOUR_MS } from '../../../domain/durations'
import { PASSWORD_MEMORY_MS, PASSWORDS_BEFORE_CAPTCHA, passwordsPerPhone } from '../limits/limits'
import { coded, type Message } from '../../kit/message'
import { fitsPassword, NO_PASSWORD } from '../password'
import { startSession } from '../session'
import { findByPhone, findOrCreate } from '../store/customers'

/**
 * Whether a phone has no account yet. The response reveals who is a customer, so beyond a limit per
 * address every phone is answered as known: whoever logs in there still can, by a code. Wrong
 * passwords count for unknown phones too, so needing a captcha tells nothing more.
 */
export async function verifyPhone(
  { phone }: Input<'verifyPhone'>,
  { env, request }: HandlerContext<AuthEnv>,
): Promise<Reply<'verifyPhone'>> {
  const now = nowOf(env)
  const isOver = (await waitOfAddress(env, request, 'verifies', now)) > 0
  const customer = isOver ? null : await findByPhone(env.DB, phone)
  const wrong = await codesOf(env, phone).made('password', now - PASSWORD_MEMORY_MS)
  const enableCaptcha = wrong >= PASSWORDS_BEFORE_CAPTCHA || customer?.alwaysCaptcha === true
  return { status: 200, body: { data: { isNewUser: !isOver && !customer, enableCaptcha } } }
}

/**
 * Logs in with a password. After more than 2 wrong ones only with a captcha, after too many not at
 * all for a while. Right ones do not count for an address, which many customers of a carrier share.
 */
export async function logInWithPassword(
  { phone, password, recaptcha }: Input<'logInWithPassword'>,
  { env, request }: HandlerContext<AuthEnv>,
): Promise<Reply<'logInWithPassword'>> {
  const now = nowOf(env)
  const solved = await isSolved(env, recaptcha, clientAddress(request), now)
  // The wrong passwords of others behind the address ask for a captcha: they lock nobody out.
  const wait = solved ? 0 : await waitOfAddress(env, request, 'logins', now)
  if (wait > 0) return refused(coded('NEEDS_CAPTCHA'), true)
  const customer = await findByPhone(env.DB, phone)
  // The try is counted before it is made, so that tries in parallel cannot outrun the count.
  const { waitSeconds, made } = await codesOf(env, phone).attempt({
    kind: 'password',
    limit: solved ? passwordsPerPhone(env) : customer?.alwaysCaptcha ? 0 : PASSWORDS_BEFORE_CAPTCHA,
    windowMs: solved ? HOUR_MS : PASSWORD_MEMORY_MS,
    rememberMs: PASSWORD_MEMORY_MS,
    now,
  })
  if (waitSeconds > 0) return solved ? tooMany(waitSeconds) : refused(coded('NEEDS_CAPTCHA'), true)
  // Unknown phones cost the same time as known ones.
  const passwordHash = customer?.passwordHash ?? NO_PASSWORD
  const fits = await fitsPassword(password, passwordHash)
  const accessToken =
    fits && customer ? await startSession(env, request, customer.id, { passwordHash }) : null
  if (accessToken === null)
    return refused(coded('WRONG_PASSWORD'), solved || made >= PASSWORDS_BEFORE_CAPTCHA)
  await Promise.all([
    codesOf(env, phone).forget('password'),
    // A try with a captcha was not counted: the wrong ones of others stay.
    ...(solved ? [] : [takeBackOfAddress(env, request, 'logins')]),
  ])
  return {
    status: 200,
    body: {
      success: true,
      accessToken,
      message: coded('LOGGED_IN'),
      enableCaptcha: false,
    },
  }
}

/**
 * Logs in with a code; a phone without an account gets one. A code whose session could not be
 * stored is valid again, as the customer has no other for a minute.
 */
export async function logInWithCode(
  { phone, otp }: Input<'logInWithCode'>,
  { env, request }: HandlerContext<AuthEnv>,
): Promise<Reply<'logInWithCode'>> {
  const now = nowOf(env)
  const tried = await tryCode({ env, request }, phone, 'login', otp)
  if ('status' in tried) return tried
  if (!tried.ok)
    return {
      status: 200,
      body: { statusCode: 400, data: { accessToken: null }, message: tried.message },
    }
  try {
    const customerId = await findOrCreate(env.DB, phone, now)
    const accessToken = required(
      await startSession(env, request, customerId, { provedAt: now }),
      'the customer',
    )
    return {
      status: 200,
      body: { statusCode: 200, data: { accessToken }, message: coded('LOGGED_IN') },
    }
  } catch (error) {
    await codesOf(env, phone).giveBackCode({ phone, purpose: 'login', code: otp, now })
    throw error
  }
}

function refused(message: Message, enableCaptcha: boolean): Reply<'logInWithPassword'> {
  return { status: 200, body: { success: false, accessToken: null, message, enableCaptcha } }
}
