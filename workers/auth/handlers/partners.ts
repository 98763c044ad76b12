import { nearCustomers } from '../../kit/location'
import { nowOf } from '../../kit/clock'
import { randomToken, sha256 } from '../../kit/digest'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import { coded } from '../../kit/message'
import { Unauthorized, type HandlerContext } from '../../kit/serve'
import { takeBackOfAddress, waitOfAddress } from '../address'
import type { authApi } from '../contract'
import type { AuthEnv } from '../env'
import { MINUTE_MS } from '../../../domain/durations'
import { codesPerPartner, LOGIN_CODE_LIFE_MS } from '../limits/limits'
import { isPartner } from '../partners'
import { sessionOf, startSessionFrom } from '../session'
import { saveLoginCode, useLoginCode } from '../store/login-codes'
import { tooMany } from './codes'

type IssueCode = typeof authApi.issueLoginCode
type ExchangeCode = typeof authApi.exchangeLoginCode

const CODE_BYTES = 24

/**
 * A code for the session of a partner's customer. The partner proves themselves by their secret and
 * the customer by their token: who finds out the secret can log nobody in whose token they do not
 * have.
 */
export async function issueLoginCode(
  { partner, secret, accessToken }: InputOf<IssueCode>,
  { env, request }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<IssueCode>> {
  const now = nowOf(env)
  // Counted before it is judged: beyond the limit a guesser does not hear of a hit either.
  const wait = await waitOfAddress(env, request, 'partners', now)
  if (wait > 0) return tooMany(wait)
  if (!(await isPartner(env, partner, secret)))
    return { status: 403, body: { message: 'The partner or its secret is wrong.' } }
  await takeBackOfAddress(env, request, 'partners')
  const { waitSeconds } = await env.ATTEMPTS.getByName(`partner:${partner}`, nearCustomers).attempt(
    {
      kind: 'partnerCodes',
      limit: codesPerPartner(env),
      windowMs: MINUTE_MS,
      now,
    },
  )
  if (waitSeconds > 0) return tooMany(waitSeconds)
  try {
    const { tokenHash: sessionHash } = await sessionOf(env, accessToken)
    const code = randomToken(CODE_BYTES)
    const expiresAt = now + LOGIN_CODE_LIFE_MS
    await saveLoginCode(
      env.DB,
      { codeHash: await sha256(code), sessionHash, partner, expiresAt },
      now,
    )
    return { status: 200, body: { code, expiresInSeconds: LOGIN_CODE_LIFE_MS / 1000 } }
  } catch (error) {
    if (error instanceof Unauthorized)
      return { status: 404, body: { message: coded('DEAD_TOKEN') } }
    throw error
  }
}

/**
 * Exchanges a code for a session of its customer. Right codes are never refused: they cannot be
 * guessed, and a partner's customers may all come from one network.
 */
export async function exchangeLoginCode(
  { code, partners }: InputOf<ExchangeCode>,
  { env, request }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<ExchangeCode>> {
  const now = nowOf(env)
  const sessionHash = await useLoginCode(env.DB, await sha256(code), partners ?? null, now)
  const own = sessionHash === null ? null : await startSessionFrom(env, request, sessionHash)
  if (own !== null) return { status: 200, body: { accessToken: own } }
  const wait = await waitOfAddress(env, request, 'logins', now)
  return wait > 0 ? tooMany(wait) : { status: 404, body: { message: coded('DEAD_LOGIN_CODE') } }
}
