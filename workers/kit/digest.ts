import { hex, sha256 } from '../../domain/bytes'

/** How secrets (session tokens, owner tokens) are stored: as their SHA-256. */
export { sha256 }

/** A random token of `bytes` bytes as hex. */
export function randomToken(bytes = 32): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** HMAC-SHA-256 of a text under a secret. */
export async function hmac(secret: string, text: string): Promise<Uint8Array> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

/** Whether a given secret is the right one; the time of the comparison reveals nothing of either. */
export async function isSameSecret(given: string, right: string): Promise<boolean> {
  const [one, other] = await Promise.all([sha256(given), sha256(right)])
  return isSameHash(one, other)
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let difference = 0
  for (let index = 0; index < one.length; index++)
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index)
  return difference === 0
}
