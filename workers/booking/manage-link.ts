import { sha256 } from '../kit/digest'

/**
 * What a manage link depends on: whose appointment it opens, and how often its links were
 * withdrawn.
 */
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
  if (!LINK_KEY) return null
  return (
    appointment + base64url(await signatureOf(LINK_KEY, `manage|${appointment}|${linkVersion}`))
  )
}

/** The appointment that a token names, whether or not its signature is right. */
export function appointmentOf(token: string): string {
  return token.slice(0, 26)
}

/** Whether a token opens this appointment, in a time that does not tell where it differs. */
export async function isLinkOf(
  env: { LINK_KEY?: string },
  token: string,
  subject: LinkSubject,
): Promise<boolean> {
  const right = await linkToken(env, subject)
  // Digests say nothing of what they are made of, so comparing them tells nothing by its time.
  return right !== null && (await sha256(right)) === (await sha256(token))
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

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
