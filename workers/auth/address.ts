import type { AuthEnv } from './env'
import { HOUR_MS, perAddress, unknownFactor, type AddressKind } from './limits/limits'

/** The client address that the site passed on, null when it did not. */
export function clientAddress(request: Request): string | null {
  const text = request.headers.get('x-client-address')?.trim().toLowerCase() ?? ''
  return /^[0-9a-f.:]{3,45}$/.test(text) ? text : null
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
  const bucket = env.CODES.getByName(`address:${address === null ? 'unknown' : networkOf(address)}`)
  const { waitSeconds } = await bucket.attempt({ kind, limit, windowMs: HOUR_MS, now })
  return waitSeconds
}

/** An IPv4 address as it is, an IPv6 one as its /64: that much belongs to one household, so counting single addresses would limit nobody. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map((part) => parseInt(part || '0', 16).toString(16))
    .join(':')
}
