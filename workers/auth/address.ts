import { nearCustomers } from '../kit/location'
import { clientAddress, networkOf } from '../kit/request'
import type { AuthEnv } from './env'
import { HOUR_MS } from '../../domain/durations'
import { perAddress, unknownFactor, type AddressKind } from './limits/limits'

/** How a code was counted: `captcha` and a wait refuse it, and then nothing stays counted. */
export type CountedCode = { refusal: null | 'captcha' | { wait: number } }

/**
 * Counts a code that an address requests, before it is sent, as parallel requests must not slip
 * past. Many honest customers share one address, so the codes that nobody has answered ask for a
 * captcha, and only what all codes cost the chain refuses.
 */
export async function countCode(
  env: AuthEnv,
  request: Request,
  isSolved: boolean,
  now: number,
): Promise<CountedCode> {
  const most = isSolved ? Infinity : limitOf(env, request, 'codes')
  if ((await waitOfAddress(env, request, 'codes', now, most)) > 0) return { refusal: 'captcha' }
  const wait = await waitOfAddress(env, request, 'allCodes', now)
  if (wait === 0) return { refusal: null }
  await takeBackOfAddress(env, request, 'codes')
  return { refusal: { wait } }
}

/** Takes back a code that was counted and not sent. */
export async function takeBackCode(env: AuthEnv, request: Request): Promise<void> {
  await Promise.all([
    takeBackOfAddress(env, request, 'codes'),
    takeBackOfAddress(env, request, 'allCodes'),
  ])
}

/**
 * Gives an address back the code and the try that were just right: only unanswered codes and wrong
 * tries count, as many honest customers share one address. Beyond the limit the try was not counted,
 * and nothing of the others' is given back for it.
 */
export async function giveBackCode(
  env: AuthEnv,
  request: Request,
  isTryCounted: boolean,
): Promise<void> {
  await Promise.all([
    takeBackOfAddress(env, request, 'codes'),
    ...(isTryCounted ? [takeBackOfAddress(env, request, 'tries')] : []),
  ])
}

/** Takes back what was just counted of an address, as it turned out to be right. */
export async function takeBackOfAddress(
  env: AuthEnv,
  request: Request,
  kind: AddressKind,
): Promise<void> {
  await bucketOf(env, clientAddress(request)).takeBack(kind)
}

/** Counts something that an address does; seconds to wait when it did it too often, else 0. */
export async function waitOfAddress(
  env: AuthEnv,
  request: Request,
  kind: AddressKind,
  now: number,
  limit = limitOf(env, request, kind),
): Promise<number> {
  const { waitSeconds } = await bucketOf(env, clientAddress(request)).attempt({
    kind,
    limit,
    windowMs: HOUR_MS,
    now,
  })
  return waitSeconds
}

function limitOf(env: AuthEnv, request: Request, kind: AddressKind): number {
  return perAddress(env, kind) * (clientAddress(request) === null ? unknownFactor(env) : 1)
}

function bucketOf(env: AuthEnv, address: string | null) {
  return env.ATTEMPTS.getByName(
    `address:${address === null ? 'unknown' : networkOf(address)}`,
    nearCustomers,
  )
}
