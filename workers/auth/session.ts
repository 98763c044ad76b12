import { nowOf } from '../kit/clock'
import { randomToken, sha256 } from '../kit/digest'
import type { ReplyOf } from '../kit/endpoint'
import { Unauthorized, type Reach } from '../kit/serve'
import { vietnamDay } from '../kit/vietnam-time'
import type { authApi } from './contract'
import type { AuthEnv } from './env'
import { SESSION_LIFE_MS } from './limits'
import { createSession, endSession, readSession, seeSession } from './store/sessions'

/** Starts a session of three years (H-132) and gives its 256-bit token, of which only the hash is kept. */
export async function startSession(env: AuthEnv, customerId: number): Promise<string> {
  const now = nowOf(env)
  const token = randomToken()
  await createSession(env.DB, await sha256(token), customerId, now, now + SESSION_LIFE_MS, vietnamDay(now))
  return token
}

/** H-182: the customer of the bearer token. Throws Unauthorized without a live session (H-130). */
export async function getUser(_input: unknown, { env, bearer, waitUntil }: Reach<AuthEnv>): Promise<ReplyOf<typeof authApi.getUser>> {
  if (!bearer) throw new Unauthorized()
  const now = nowOf(env)
  const tokenHash = await sha256(bearer)
  const customer = await readSession(env.DB, tokenHash, now)
  if (!customer) throw new Unauthorized()
  const today = vietnamDay(now)
  if (customer.lastSeen !== today) waitUntil(seeSession(env.DB, tokenHash, today))
  return {
    statusCode: 200,
    data: {
      userInfo: {
        userId: customer.id,
        userIdMongo: customer.publicId,
        phoneNumber: customer.phone,
        userName: customer.name,
        memberType: customer.memberType,
        memberProductId: customer.memberProductId,
      },
      accountBalance: customer.balance,
      isRegistered: customer.isRegistered,
      agreeProtectPersonalInfo: customer.agreed,
    },
  }
}

/** H-128: ends the session of the bearer token; ending none or an unknown one is fine. */
export async function logOut(_input: unknown, { env, bearer }: Reach<AuthEnv>): Promise<ReplyOf<typeof authApi.logOut>> {
  if (bearer) await endSession(env.DB, await sha256(bearer))
  return { success: true }
}
