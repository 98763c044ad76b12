import { toBase64url } from '../../domain/bytes'
import { hmac, isSameSecret } from '../kit/digest'

/** The inputs of a manage link: its appointment, and how often its links were withdrawn. */
type LinkSubject = { appointment: string; linkVersion: number }

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

/** Whether a token belongs to this appointment. */
export async function isLinkOf(
  env: { LINK_KEY?: string },
  token: string,
  subject: LinkSubject,
): Promise<boolean> {
  const right = await linkToken(env, subject)
  return right !== null && isSameSecret(token, right)
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
  return right !== null && isSameSecret(token, right)
}

/** The token of an entry of a waitlist: its id and a signature of it; null without the secret. */
export async function waitlistToken(
  { LINK_KEY }: { LINK_KEY?: string },
  id: string,
): Promise<string | null> {
  return LINK_KEY ? signed(LINK_KEY, id, `waitlist|${id}`) : null
}

/** Whether a token is that of the entry it names. */
export async function isWaitlistToken(env: { LINK_KEY?: string }, token: string): Promise<boolean> {
  const right = await waitlistToken(env, unverifiedIdOf(token))
  return right !== null && isSameSecret(token, right)
}

async function signed(secret: string, id: string, text: string): Promise<string> {
  return id + toBase64url((await hmac(secret, text)).slice(0, SIGNATURE_BYTES))
}
