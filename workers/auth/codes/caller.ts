import { clientAddress, networkOf } from '../../kit/client-network'
import { ownerTokenOf } from '../../kit/tokens'
import type { AuthEnv } from '../env'
import { sign } from './code'

/** Who asks for a code or tries one, as hashes; null: not known. */
export type Caller = {
  /** SHA-256 of their browser's owner token. */
  browser: string | null
  /** HMAC of their network, as a phone's object must not say where its owner was. */
  network: string | null
}

/** The caller of a request, by its headers x-holder and x-client-address. */
export async function callerOf(env: AuthEnv, request: Request): Promise<Caller> {
  const address = clientAddress(request)
  return {
    browser: await ownerTokenOf(request),
    network: address === null ? null : await sign(env, `network|${networkOf(address)}`),
  }
}
