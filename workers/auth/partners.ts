import { isSameSecret } from '../kit/digest'
import type { AuthEnv } from './env'

/** Shortest secret of a partner; shorter ones in the configuration are ignored. */
const SHORTEST_SECRET = 32

/** Whether a partner is configured with this secret (`PARTNER_SECRETS`). */
export async function isPartner(env: AuthEnv, name: string, secret: string): Promise<boolean> {
  const stored = readSecrets(env.PARTNER_SECRETS).get(name)
  return stored !== undefined && isSameSecret(secret, stored)
}

/** Secrets by the partners' utm_source, from `tikiapp=… other=…`. */
function readSecrets(text = ''): ReadonlyMap<string, string> {
  const pairs = text.split(/\s+/).flatMap((pair): [string, string][] => {
    const [, name, secret] = /^([\w-]+)=(\S+)$/.exec(pair) ?? []
    return name && secret && secret.length >= SHORTEST_SECRET ? [[name, secret]] : []
  })
  return new Map(pairs)
}
