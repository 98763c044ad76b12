import { clientAddress, networkOf } from '../kit/client-network'
import type { AuthEnv } from './env'
import { HOUR_MS } from '../../domain/durations'
import { perAddress, unknownFactor, type AddressKind } from './limits/limits'

/**
 * Counts a code that an address requests, before it is sent, as parallel requests must not slip
 * past; seconds to wait when it requested too many. `giveBack` takes back as much as was counted.
 */
export async function countCode(
  env: AuthEnv,
  request: Request,
  now: number,
): Promise<{ wait: number; giveBack: () => Promise<void> }> {
  const wait = await waitOfAddress(env, request, 'codes', now)
  if (wait > 0) return { wait, giveBack: () => Promise.resolve() }
  const waitOfAll = await waitOfAddress(env, request, 'allCodes', now)
  if (waitOfAll > 0) await takeBackOfAddress(env, request, 'codes')
  return {
    wait: waitOfAll,
    giveBack: async () => {
      await Promise.all([
        takeBackOfAddress(env, request, 'codes'),
        takeBackOfAddress(env, request, 'allCodes'),
      ])
    },
  }
}

/**
 * Gives an address back the code and the try that were just right: only unanswered codes and wrong
 * tries count, as many honest customers share one address.
 */
export async function giveBackCode(env: AuthEnv, request: Request): Promise<void> {
  await Promise.all([
    takeBackOfAddress(env, request, 'codes'),
    takeBackOfAddress(env, request, 'tries'),
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
): Promise<number> {
  const address = clientAddress(request)
  const limit = perAddress(env, kind) * (address === null ? unknownFactor(env) : 1)
  const { waitSeconds } = await bucketOf(env, address).attempt({
    kind,
    limit,
    windowMs: HOUR_MS,
    now,
  })
  return waitSeconds
}

function bucketOf(env: AuthEnv, address: string | null) {
  return env.ATTEMPTS.getByName(`address:${address === null ? 'unknown' : networkOf(address)}`)
}
