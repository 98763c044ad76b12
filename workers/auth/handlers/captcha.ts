import { nearCustomers } from '../../kit/location'
import * as z from 'zod'
import { isSameHash } from '../../kit/digest'
import { sign } from '../codes/codes'
import type { Reply } from '../contract'
import type { AuthEnv } from '../env'

/** What GET /captcha hands out: a Turnstile widget's key, or a small sum where there is no Turnstile. */
export type Captcha = Reply<'newCaptcha'>

/** Ms in which a sum can be answered. */
const SUM_LIFE_MS = 5 * 60_000
/** Turnstile's response to a token that somebody has solved; every other one has another shape. */
const turnstileSuccess = z.object({ success: z.literal(true) })

/** Ms that Turnstile may take: a code is sent after it, within the same wait of the customer. */
const TURNSTILE_TIMEOUT_MS = 2000

const TURNSTILE = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** A captcha to solve. A sum's answer token is its challenge, a colon and the result, e.g. `…:12`. */
export async function newCaptcha(env: AuthEnv, now: number): Promise<Captcha> {
  if (env.TURNSTILE_SECRET) return { kind: 'turnstile', siteKey: env.TURNSTILE_SITE_KEY ?? '' }
  const [a, b, nonce] = crypto.getRandomValues(new Uint32Array(3))
  const [left, right] = [1 + ((a ?? 0) % 9), 1 + ((b ?? 0) % 9)]
  const body = `${now + SUM_LIFE_MS}.${left}.${right}.${nonce ?? 0}`
  return {
    kind: 'sum',
    question: `${left} + ${right} = ?`,
    challenge: `${body}.${await sign(env, `captcha|${body}`)}`,
  }
}

/**
 * Whether a captcha was solved; a missing, wrong or expired token counts as unsolved. Throws when
 * Turnstile is down.
 */
export async function isSolved(
  env: AuthEnv,
  token: string | undefined,
  address: string | null,
  now: number,
): Promise<boolean> {
  if (!token) return false
  return env.TURNSTILE_SECRET
    ? isSolvedTurnstile(env.TURNSTILE_SECRET, token, address)
    : isSolvedSum(env, token, now)
}

async function isSolvedTurnstile(
  secret: string,
  token: string,
  address: string | null,
): Promise<boolean> {
  const body = JSON.stringify({
    secret,
    response: token,
    ...(address ? { remoteip: address } : {}),
  })
  const response = await fetch(TURNSTILE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TURNSTILE_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`turnstile: HTTP ${response.status}`)
  return turnstileSuccess.safeParse(await response.json()).success
}

/** The first try uses a sum up, right or wrong. */
async function isSolvedSum(env: AuthEnv, token: string, now: number): Promise<boolean> {
  const [, body, until, left, right, nonce, signature, result] =
    token.match(/^((\d+)\.(\d)\.(\d)\.(\d+))\.([0-9a-f]{64}):(\d{1,2})$/) ?? []
  if (!body || !signature || Number(until) <= now) return false
  if (!isSameHash(signature, await sign(env, `captcha|${body}`))) return false
  const tries = env.ATTEMPTS.getByName(`captcha:${nonce}`, nearCustomers)
  const { waitSeconds } = await tries.attempt({
    kind: 'captcha',
    limit: 1,
    windowMs: SUM_LIFE_MS,
    now,
  })
  return waitSeconds === 0 && Number(left) + Number(right) === Number(result)
}
