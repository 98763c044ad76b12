import { tierName } from '../../domain/tiers'
import { clientDevice } from '../kit/client-device'
import { nowOf } from '../kit/clock'
import { randomToken, sha256 } from '../kit/digest'
import type { ReplyOf } from '../kit/endpoint'
import { Unauthorized, type HandlerContext } from '../kit/serve'
import { vietnamDay } from '../kit/vietnam-time'
import type { authApi } from './contract'
import type { AuthEnv } from './env'
import { SESSION_LIFE_MS } from './limits/limits'
import {
  createSession,
  endSession,
  readSession,
  seeSession,
  type SessionCustomer,
} from './store/sessions'

/**
 * Starts a session of three years (H-132) and returns its 256-bit token, of which only the hash is
 * stored; `provedAt` when a code started it.
 */
export async function startSession(
  env: AuthEnv,
  request: Request,
  customerId: number,
  provedAt: number | null = null,
): Promise<string> {
  const now = nowOf(env)
  const token = randomToken()
  await createSession(env.DB, {
    tokenHash: await sha256(token),
    customerId,
    now,
    expiresAt: now + SESSION_LIFE_MS,
    day: vietnamDay(now),
    provedAt,
    device: clientDevice(request),
  })
  return token
}

/**
 * The live session of a token and the hash that identifies it. Throws Unauthorized without one
 * (H-130).
 */
export async function sessionOf(
  env: AuthEnv,
  token: string | null,
): Promise<SessionCustomer & { tokenHash: string }> {
  if (!token) throw new Unauthorized()
  const tokenHash = await sha256(token)
  const customer = await readSession(env.DB, tokenHash, nowOf(env))
  if (!customer) throw new Unauthorized()
  return { ...customer, tokenHash }
}

/** H-182: the customer of the bearer token. Throws Unauthorized without a live session (H-130). */
export async function getUser(
  _input: unknown,
  { env, bearer, waitUntil }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<typeof authApi.getUser>> {
  const customer = await sessionOf(env, bearer)
  const today = vietnamDay(nowOf(env))
  if (customer.lastSeen !== today) waitUntil(seeSession(env.DB, customer.tokenHash, today))
  return {
    statusCode: 200,
    data: {
      userInfo: {
        userId: customer.id,
        userIdMongo: customer.publicId,
        phoneNumber: customer.phone,
        userName: customer.name,
        email: customer.email,
        avatar: customer.avatar,
        dateOfBirth: customer.birthDay,
        monthOfBirth: customer.birthMonth,
        yearOfBirth: customer.birthYear,
        memberType: customer.memberType,
        membershipName: tierName(customer.memberType),
        memberProductId: customer.memberProductId,
        changePassword: !customer.hasPassword,
      },
      accountBalance: customer.balance,
      deleteAt: customer.deletionDueAt,
      isRegistered: customer.isRegistered,
      agreeProtectPersonalInfo: customer.agreed,
      consents: {
        booking: customer.agreed ? true : customer.withdrawn ? false : null,
        photo: customer.photoConsent,
        location: customer.locationConsent,
        marketing: customer.marketingConsent,
      },
    },
  }
}

/** H-128: ends the session of the bearer token; ending none or an unknown one is fine. */
export async function logOut(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<typeof authApi.logOut>> {
  if (bearer) await endSession(env.DB, await sha256(bearer))
  return { success: true }
}
