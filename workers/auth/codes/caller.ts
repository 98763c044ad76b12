import { networkOf } from '../../kit/client-network'
import { sha256 } from '../../kit/digest'
import { clientAddress } from '../address'
import type { AuthEnv } from '../env'
import { sign } from './code'

/** Who asks for a code or tries one, as hashes; null: not known. */
export type Caller = {
  /** SHA-256 of his browser's owner token. */
  browser: string | null
  /** HMAC of his network, as a phone's object must not say where its owner was. */
  network: string | null
}

/** The form of an owner token; the gateway draws it at random. */
const OWNER_TOKEN = /^[\w-]{32,128}$/

/** The caller of a request, by its headers x-holder and x-client-address. */
export async function callerOf(env: AuthEnv, request: Request): Promise<Caller> {
  const ownerToken = request.headers.get('x-holder') ?? ''
  const address = clientAddress(request)
  return {
    browser: OWNER_TOKEN.test(ownerToken) ? await sha256(ownerToken) : null,
    network: address === null ? null : await sign(env, `network|${networkOf(address)}`),
  }
}
