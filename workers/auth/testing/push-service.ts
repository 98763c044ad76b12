import { fromBase64url, toBase64url } from '../../../domain/bytes'

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
const encoder = new TextEncoder()

/** A browser that subscribed: what it sends to the site, and how it reads what is pushed. */
export type FakeBrowser = {
  endpoint: string
  p256dh: string
  auth: string
  /** The text of a message; throws when it is not for this browser. */
  read: (body: Uint8Array<ArrayBuffer>) => Promise<string>
}

/** A browser with keys of its own, or with those of a JWK. */
export async function fakeBrowser(
  endpoint: string,
  given?: { jwk: JsonWebKey; auth: string },
): Promise<FakeBrowser> {
  const jwk = given?.jwk ?? (await freshJwk())
  const own = await crypto.subtle.importKey('jwk', jwk, CURVE, false, ['deriveBits'])
  const point = Uint8Array.of(4, ...fromBase64url(jwk.x ?? ''), ...fromBase64url(jwk.y ?? ''))
  const auth = given?.auth ?? toBase64url(crypto.getRandomValues(new Uint8Array(16)))
  return {
    endpoint,
    p256dh: toBase64url(point),
    auth,
    read: (body) => opened(body, { own, point, auth: fromBase64url(auth) }),
  }
}

/** The claims of a VAPID header, whose signature is checked (RFC 8292). */
export async function vapidClaims(header: string): Promise<Record<string, unknown>> {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  const isSigned = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    await crypto.subtle.importKey(
      'raw',
      fromBase64url(key),
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['verify'],
    ),
    fromBase64url(signature),
    encoder.encode(`${head}.${claims}`),
  )
  if (!isSigned) throw new Error('the signature is wrong')
  const text = new TextDecoder().decode(fromBase64url(claims))
  return JSON.parse(text) as Record<string, unknown>
}

async function freshJwk(): Promise<JsonWebKey> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])
  if (!('privateKey' in pair)) throw new Error('no pair of keys')
  const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey)
  if (jwk instanceof ArrayBuffer) throw new Error('no JWK')
  return jwk
}

/** Decrypts by the steps of RFC 8291, 3.4, with HMAC alone, so that nothing of the sender is used. */
async function opened(
  body: Uint8Array<ArrayBuffer>,
  { own, point, auth }: { own: CryptoKey; point: Uint8Array; auth: Uint8Array<ArrayBuffer> },
): Promise<string> {
  const salt = body.slice(0, 16)
  const sender = body.slice(21, 21 + (body[20] ?? 0))
  const agreement = {
    name: 'ECDH',
    public: await crypto.subtle.importKey('raw', sender, CURVE, false, []),
  }
  const shared = new Uint8Array(await crypto.subtle.deriveBits(agreement, own, 256))
  const secret = await hmac(await hmac(auth, shared), [
    ...encoder.encode('WebPush: info\0'),
    ...point,
    ...sender,
    1,
  ])
  const root = await hmac(salt, secret)
  const key = await hmac(root, [...encoder.encode('Content-Encoding: aes128gcm\0'), 1])
  const nonce = await hmac(root, [...encoder.encode('Content-Encoding: nonce\0'), 1])
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: nonce.slice(0, 12) },
    await crypto.subtle.importKey('raw', key.slice(0, 16), 'AES-GCM', false, ['decrypt']),
    body.slice(21 + sender.length),
  )
  const text = new Uint8Array(plain)
  const end = text.lastIndexOf(2)
  return new TextDecoder().decode(text.slice(0, end))
}

async function hmac(
  key: Uint8Array<ArrayBuffer>,
  text: Iterable<number>,
): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, Uint8Array.from(text)))
}

/** A key for tests: that of RFC 8291's example. */
export const VAPID_KEY = [
  '_jP0qw3qcZFNtVgj9ztUlI9BMG2SBzLbuaWaUyhkgiA',
  'Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
].join('.')
