import { joined } from '../../../../domain/bytes'
import { fromBase64url } from '../../../kit/base64url'

/** The keys of a browser's subscription, as base64url: its point of P-256, and its secret. */
export type PushKeys = { p256dh: string; auth: string }

/** What must be new for each message: 16 random bytes, and a pair of keys on P-256. */
export type FreshKeys = {
  salt: Uint8Array<ArrayBuffer>
  sender: { publicKey: CryptoKey; privateKey: CryptoKey }
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }

/** Bytes of a record, all that push services must take; a message is one record (RFC 8291, 4). */
const RECORD_SIZE = 4096

/** Ends the text of the last record (RFC 8188, 2). */
const LAST_RECORD = 2

const encoder = new TextEncoder()

/** A message for a subscription, in the encoding aes128gcm (RFC 8291, RFC 8188). */
export async function encrypted(
  text: string,
  { p256dh, auth }: PushKeys,
  fresh?: FreshKeys,
): Promise<Uint8Array<ArrayBuffer>> {
  const { salt, sender } = fresh ?? (await freshKeys())
  const receiver = fromBase64url(p256dh)
  const senderPoint = await pointOf(sender.publicKey)
  const shared = await secretOf(sender.privateKey, receiver)
  const info = joined([encoder.encode('WebPush: info\0'), receiver, senderPoint])
  const secret = await derived(shared, { salt: fromBase64url(auth), info, bytes: 32 })
  const [key, nonce] = await Promise.all([
    derived(secret, { salt, info: encoder.encode('Content-Encoding: aes128gcm\0'), bytes: 16 }),
    derived(secret, { salt, info: encoder.encode('Content-Encoding: nonce\0'), bytes: 12 }),
  ])
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  const record = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    cipher,
    joined([encoder.encode(text), Uint8Array.of(LAST_RECORD)]),
  )
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, RECORD_SIZE)
  const head = joined([salt, size, Uint8Array.of(senderPoint.length), senderPoint])
  return joined([head, new Uint8Array(record)])
}

/** Whether a browser's key is a point of the curve, so that messages can be encrypted for it. */
export async function isPushKey(p256dh: string): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', fromBase64url(p256dh), CURVE, false, [])
    return true
  } catch {
    return false
  }
}

async function freshKeys(): Promise<FreshKeys> {
  const sender = await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])
  if (!('privateKey' in sender)) throw new Error('no pair of keys')
  return { salt: crypto.getRandomValues(new Uint8Array(16)), sender }
}

async function pointOf(key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  const point = await crypto.subtle.exportKey('raw', key)
  if (!(point instanceof ArrayBuffer)) throw new Error('no point')
  return new Uint8Array(point)
}

/** The secret that sender and receiver share; throws where the receiver's key is no point. */
async function secretOf(
  own: CryptoKey,
  receiver: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const agreement = {
    name: 'ECDH',
    public: await crypto.subtle.importKey('raw', receiver, CURVE, false, []),
  }
  return new Uint8Array(await crypto.subtle.deriveBits(agreement, own, 256))
}

/** HKDF with SHA-256 (RFC 5869). */
async function derived(
  secret: Uint8Array<ArrayBuffer>,
  { salt, info, bytes }: { salt: Uint8Array; info: Uint8Array; bytes: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, bytes * 8))
}
