import { sha256 } from '../kit/digest'
import { sameHash } from './codes/code'
import type { AuthEnv } from './env'

/** Shortest secret of a partner; shorter ones in the configuration are ignored. */
const SHORTEST_SECRET = 32

/**
 * Whether a partner is configured with this secret (`PARTNER_SECRETS`). Digests are compared, so
 * that the time of the comparison reveals nothing about the secret.
 */
export async function isPartner(env: AuthEnv, name: string, secret: string): Promise<boolean> {
  const stored = readSecrets(env.PARTNER_SECRETS).get(name)
  if (stored === undefined) return false
  return sameHash(await sha256(secret), await sha256(stored))
}

/** Secrets by the partners' utm_source, from `tikiapp=… other=…`. */
function readSecrets(text = ''): ReadonlyMap<string, string> {
  const pairs = text.split(/\s+/).flatMap((pair): [string, string][] => {
    const [, name, secret] = /^([\w-]+)=(\S+)$/.exec(pair) ?? []
    return name && secret && secret.length >= SHORTEST_SECRET ? [[name, secret]] : []
  })
  return new Map(pairs)
}
