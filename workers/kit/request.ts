import { sha256 } from './digest'

/**
 * The header of reads whose responses the gateway caches. A purge makes it fetch them again, and a
 * backend's memory of before the change would then be cached as the new list.
 */
export const noCache = { 'cache-control': 'no-cache' }

/** Whether a request wants what is stored now, and not what the backend remembers. */
export function isNoCache({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('cache-control') === noCache['cache-control']
}

/** The form of a session's access token: opaque, a JWT, or one with its row's number. */
export const accessTokenForm = /^[\w.~+/=|:-]{16,3500}$/

/** The access token of an `authorization` header, null without one. */
export function bearerOf(header: string | null | undefined): string | null {
  const token = header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : ''
  return accessTokenForm.test(token) ? token : null
}

/** The form of a one-time log-in code: 192 random bits. */
export const loginCodeForm = /^[0-9a-f]{48}$/

/** The form of a partner's name, their utm_source. */
export const partnerNameForm = /^[\w-]{1,40}$/

/** The form of an owner token; the gateway draws it at random. */
const ownerTokenForm = /^[\w-]{32,128}$/

/** SHA-256 of the owner token that a request carries, null without one. */
export async function ownerTokenOf(request: Request): Promise<string | null> {
  const token = request.headers.get('x-holder') ?? ''
  return ownerTokenForm.test(token) ? sha256(token) : null
}

/** The client's address, as the site passed it on (header x-client-address); null when it did not. */
export function clientAddress(request: Request): string | null {
  const address = request.headers.get('x-client-address')?.trim().toLowerCase() ?? ''
  return /^[\da-f.:]{3,45}$/.test(address) ? address : null
}

/**
 * The network that a client is in, null where their address is not known. Limits per address count
 * this: one household has a whole IPv6 /64 of addresses.
 */
export function clientNetwork(request: Request): string | null {
  const address = clientAddress(request)
  return address === null ? null : networkOf(address)
}

/** An IPv4 address as it is, an IPv6 one as its /64: `2001:db8:1:2::9` → `2001:db8:1:2`. */
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

/** A rough description of the client's device, as the site sends it; '' when it does not. */
export function clientDevice(request: Request): string {
  const text = request.headers.get('x-device') ?? ''
  return /^[\w .,-]{1,40}$/.test(text) ? text : ''
}

/**
 * A value that other code guarantees; throws with its name where it is missing, instead of going on
 * without it.
 */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${name}`)
  return value
}
