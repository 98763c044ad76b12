import { toBase64url } from '../kit/base64url'
import { sha256 } from '../kit/digest'

/** The inputs of a manage link: its appointment, and how often its links were withdrawn. */
export type LinkSubject = { appointment: string; linkVersion: number }

/** Bytes of a link's signature: 144 bits, 24 letters. */
const SIGNATURE_BYTES = 18

/**
 * The token of an appointment's manage link: its id and a signature of it; null without the secret.
 */
export async function linkToken(
  { LINK_KEY }: { LINK_KEY?: string },
  { appointment, linkVersion }: LinkSubject,
): Promise<string | null> {
  return LINK_KEY ? signed(LINK_KEY, appointment, `manage|${appointment}|${linkVersion}`) : null
}

/** The appointment or feed that a token names, whether or not its signature is right. */
export function unverifiedIdOf(token: string): string {
  return token.slice(0, 26)
}

/**
 * Whether a token belongs to this appointment. Digests are compared, so the comparison's time
 * reveals nothing about the token.
 */
export async function isLinkOf(
  env: { LINK_KEY?: string },
  token: string,
  subject: LinkSubject,
): Promise<boolean> {
  const right = await linkToken(env, subject)
  return right !== null && (await sha256(right)) === (await sha256(token))
}

/** The token of a calendar feed: its id and a signature of it; null without the secret. */
export async function feedToken(
  { LINK_KEY }: { LINK_KEY?: string },
  id: string,
): Promise<string | null> {
  return LINK_KEY ? signed(LINK_KEY, id, `feed|${id}`) : null
}

/** Whether a token is that of the feed it names. */
export async function isFeedToken(env: { LINK_KEY?: string }, token: string): Promise<boolean> {
  const right = await feedToken(env, unverifiedIdOf(token))
  return right !== null && (await sha256(right)) === (await sha256(token))
}

async function signed(secret: string, id: string, text: string): Promise<string> {
  return id + toBase64url(await signatureOf(secret, text))
}

/** The first bytes of HMAC-SHA-256. */
async function signatureOf(secret: string, text: string): Promise<Uint8Array> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ])
  const bytes = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return new Uint8Array(bytes).slice(0, SIGNATURE_BYTES)
}
