import { namedValues } from '../../domain/named-values'
import { isSameSecret } from '../kit/digest'
import type { AuthEnv } from './env'

/** Shortest secret of a partner; shorter ones in the configuration are ignored. */
const SHORTEST_SECRET = 32

/** Whether a partner is configured with this secret (`PARTNER_SECRETS`). */
export async function isPartner(env: AuthEnv, name: string, secret: string): Promise<boolean> {
  const secrets = namedValues(env.PARTNER_SECRETS, ({ length }) => length >= SHORTEST_SECRET)
  const stored = secrets.get(name)
  return stored !== undefined && isSameSecret(secret, stored)
}
