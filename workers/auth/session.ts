import { tierName } from '../../domain/tiers'
import { clientDevice } from '../kit/request'
import { nowOf } from '../../domain/clock'
import { randomToken, sha256 } from '../kit/digest'
import { Unauthorized, type HandlerContext } from '../kit/serve'
import { vietnamDay } from '../kit/vietnam-time'
import type { Reply } from './contract'
import type { AuthEnv } from './env'
import { SESSION_LIFE_MS } from './limits/limits'
import {
  createSession,
  createSessionFrom,
  endSession,
  readSession,
  seeSession,
  type SessionCustomer,
} from './store/sessions'

/** How a customer proved themselves: by a code just now, or by the password of this hash. */
type Proof = { provedAt: number } | { passwordHash: string }

/**
 * Starts a session of three years and returns its 256-bit token, of which only the hash is stored;
 * null when its password was changed meanwhile.
 */
export async function startSession(
  env: AuthEnv,
  request: Request,
  customerId: number,
  proof: Proof,
): Promise<string | null> {
  const token = randomToken()
  const session = {
    ...(await newSession(env, request, token)),
    customerId,
    provedAt: 'provedAt' in proof ? proof.provedAt : null,
  }
  const passwordHash = 'passwordHash' in proof ? proof.passwordHash : null
  return (await createSession(env.DB, session, passwordHash)) ? token : null
}

/**
 * Starts a session beside the one whose token has this hash, and returns its token; null when that
 * one has ended.
 */
export async function startSessionFrom(
  env: AuthEnv,
  request: Request,
  tokenHash: string,
): Promise<string | null> {
  const token = randomToken()
  const session = { ...(await newSession(env, request, token)), provedAt: null }
  return (await createSessionFrom(env.DB, tokenHash, session)) ? token : null
}

async function newSession(env: AuthEnv, request: Request, token: string) {
  const now = nowOf(env)
  return {
    tokenHash: await sha256(token),
    now,
    expiresAt: now + SESSION_LIFE_MS,
    day: vietnamDay(now),
    device: clientDevice(request),
  }
}

/** The live session of a token and the hash that identifies it. Throws Unauthorized without one. */
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

/** The customer of the bearer token. Throws Unauthorized without a live session. */
export async function getUser(
  _input: unknown,
  { env, bearer, waitUntil }: HandlerContext<AuthEnv>,
): Promise<Reply<'getUser'>> {
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
      agreeProtectPersonalInfo: customer.consents.booking === true,
      consents: customer.consents,
    },
  }
}

/** Ends the session of the bearer token; ending none or an unknown one is fine. */
export async function logOut(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'logOut'>> {
  if (bearer) await endSession(env.DB, await sha256(bearer))
  return { success: true }
}
