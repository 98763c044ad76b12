import { fromBase64url, toBase64url } from '../../../kit/base64url'

/** The key with which this chain signs what it sends, and its public half as browsers want it. */
export type VapidKey = { x: string; y: string; d: string; publicKey: string }

/** Seconds for which a signature is valid; push services take a day at most (RFC 8292, 2). */
const VALID_SECONDS = 12 * 3600

const encoder = new TextEncoder()

/** The key in VAPID_KEY, which is a JWK's x, y and d with dots between; null without one. */
export function vapidKeyOf({ VAPID_KEY }: { VAPID_KEY?: string }): VapidKey | null {
  const [x, y, d] = VAPID_KEY?.split('.') ?? []
  if (!x || !y || !d) return null
  // An uncompressed point of the curve.
  return {
    x,
    y,
    d,
    publicKey: toBase64url(Uint8Array.of(4, ...fromBase64url(x), ...fromBase64url(y))),
  }
}

/**
 * The authorization of a message to an endpoint (RFC 8292, 3); `contact` is where the push service
 * may report trouble: an address with https or mailto.
 */
export async function vapidHeader(
  { x, y, d, publicKey }: VapidKey,
  { endpoint, contact, now }: { endpoint: string; contact?: string | undefined; now: number },
): Promise<string> {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + VALID_SECONDS,
    ...(contact ? { sub: contact } : {}),
  }
  const text = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`
  const key = await crypto.subtle.importKey(
    'jwk',
    { kty: 'EC', crv: 'P-256', x, y, d },
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  )
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(algorithm, key, encoder.encode(text))
  return `vapid t=${text}.${toBase64url(new Uint8Array(signature))}, k=${publicKey}`
}

function json(value: object): string {
  return toBase64url(encoder.encode(JSON.stringify(value)))
}
