import { nowOf } from '../../../domain/clock'
import { sha256 } from '../../kit/digest'
import { InvalidInput, Unauthorized, type HandlerContext } from '../../kit/serve'
import { waitOfAddress } from '../address'
import { codesOf, tooMany, tryCode } from './codes'
import type { Input, Reply } from '../contract'
import type { AuthEnv } from '../env'
import { HOUR_MS } from '../../../domain/durations'
import { PASSWORD_MEMORY_MS, passwordsPerPhone, PROOF_LIFE_MS } from '../limits/limits'
import { coded } from '../../kit/message'
import { fitsPassword, hashPassword, isWeakPassword } from '../password'
import { sessionOf, startSessionFrom } from '../session'
import { findByPhone, saveName, savePassword, saveRegistered } from '../store/customers'
import type { SessionCustomer } from '../store/sessions'

/**
 * Sets a password after a code has just proved the phone or with the current password: somebody who
 * found or borrowed a logged-in phone must not be able to lock its owner out. All other sessions
 * end.
 */
export async function changePassword(
  { phone, newPassword, accessToken, currentPassword, otp }: Input<'changePassword'>,
  { env, request }: HandlerContext<AuthEnv>,
): Promise<Reply<'changePassword'>> {
  const now = nowOf(env)
  const customer = await sessionOf(env, accessToken)
  if (customer.phone !== phone) throw new Unauthorized()
  if (isWeakPassword(newPassword, customer))
    throw new InvalidInput([{ field: 'newPassword', message: coded('WEAK_PASSWORD') }])
  const isVerified = customer.provedAt !== null && customer.provedAt + PROOF_LIFE_MS > now
  if (otp !== undefined) {
    const tried = await tryCode({ env, request }, phone, 'login', otp)
    if ('status' in tried) return tried
    if (!tried.ok) return { status: 400, body: { message: tried.message } }
  } else if (currentPassword === undefined) {
    if (!isVerified) return { status: 403, body: { message: coded('PROVE_AGAIN') } }
  } else {
    // Counted before it is tried, together with the log-in's tries.
    const { waitSeconds } = await codesOf(env, phone).attempt({
      kind: 'password',
      limit: passwordsPerPhone(env),
      windowMs: HOUR_MS,
      rememberMs: PASSWORD_MEMORY_MS,
      now,
    })
    if (waitSeconds > 0) return tooMany(waitSeconds)
    const storedHash = (await findByPhone(env.DB, phone))?.passwordHash
    if (!storedHash || !(await fitsPassword(currentPassword, storedHash)))
      return { status: 400, body: { message: coded('WRONG_CURRENT_PASSWORD') } }
  }
  const newHash = await hashPassword(newPassword)
  const isSaved = await savePassword(env.DB, customer.tokenHash, newHash).catch(
    async (error: unknown) => {
      // The customer has no other code for a minute.
      if (otp !== undefined)
        await codesOf(env, phone).giveBackCode({ phone, purpose: 'login', code: otp, now })
      throw error
    },
  )
  if (!isSaved) throw new Unauthorized()
  await codesOf(env, phone).forget('password')
  return { status: 200, body: { success: true, message: coded('PASSWORD_SET') } }
}

/**
 * A token of our own for the owner of one that was handed over in an address or a script's storage,
 * where it could be read. The other one stays alive, as the app that handed it over goes on using
 * it.
 */
export async function exchangeToken(
  { accessToken }: Input<'exchangeToken'>,
  { env, request }: HandlerContext<AuthEnv>,
): Promise<Reply<'exchangeToken'>> {
  const own = await startSessionFrom(env, request, await sha256(accessToken))
  if (own !== null) return { status: 200, body: { accessToken: own } }
  const wait = await waitOfAddress(env, request, 'logins', nowOf(env))
  return wait > 0 ? tooMany(wait) : { status: 404, body: { message: coded('DEAD_TOKEN') } }
}

/** Completes the account of a logged-in customer. */
export async function registerNew(
  { phone }: Input<'registerNew'>,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'registerNew'>> {
  const customer = await ownerOf(env, bearer, phone)
  if (!customer.isRegistered) await saveRegistered(env.DB, customer.id)
  return { success: true }
}

/** Stores a customer's name. */
export async function saveCustomerName(
  { name, phone }: Input<'saveCustomerName'>,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'saveCustomerName'>> {
  await saveName(env.DB, (await ownerOf(env, bearer, phone)).id, name)
  return { success: true }
}

/** The bearer, when the phone of the request is their own. */
async function ownerOf(
  env: AuthEnv,
  bearer: string | null,
  phone: string,
): Promise<SessionCustomer> {
  const customer = await sessionOf(env, bearer)
  if (customer.phone !== phone)
    throw new InvalidInput([{ field: 'phone', message: coded('NOT_YOUR_PHONE') }])
  return customer
}
