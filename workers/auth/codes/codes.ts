import { clientAddress, networkOf, ownerTokenOf } from '../../kit/request'
import type { AuthEnv } from '../env'
import { hex } from '../../../domain/bytes'
import { hmac } from '../../kit/digest'
import type { CodePurpose, Method } from '../channels/channel'
import { coded, type Message } from '../../kit/message'

/** The largest multiple of a million below 2^32: numbers above it would make small codes likelier. */
const FAIR = 4_294_000_000

/** Six random digits, each of the million codes equally likely. */
export function drawCode(): string {
  for (;;) {
    const [number] = crypto.getRandomValues(new Uint32Array(1))
    if (number !== undefined && number < FAIR) return String(number % 1_000_000).padStart(6, '0')
  }
}

/** HMAC-SHA-256 of a code, hex: bound to its phone and purpose, worthless without CODE_PEPPER. */
export function hashCode(
  env: AuthEnv,
  phone: string,
  purpose: CodePurpose,
  code: string,
): Promise<string> {
  return sign(env, `code|${phone}|${purpose}|${code}`)
}

/** HMAC-SHA-256 of a text under CODE_PEPPER, hex. Throws when the secret is not set. */
export async function sign(env: AuthEnv, text: string): Promise<string> {
  if (!env.CODE_PEPPER) throw new Error('the secret CODE_PEPPER is not set')
  return hex(await hmac(env.CODE_PEPPER, text))
}

/** Who asks for a code or tries one, as hashes; null: not known. */
export type Caller = {
  /** SHA-256 of their browser's owner token. */
  browser: string | null
  /** HMAC of their network, as a phone's object must not say where its owner was. */
  network: string | null
}

/** The caller of a request, by its headers x-holder and x-client-address. */
export async function callerOf(env: AuthEnv, request: Request): Promise<Caller> {
  const address = clientAddress(request)
  return {
    browser: await ownerTokenOf(request),
    network: address === null ? null : await sign(env, `network|${networkOf(address)}`),
  }
}

/** Where to look for a code, by the channel that sent it. */
export function hintOf(method: Method, purpose: CodePurpose): Message {
  if (method === 'voice') return coded('CODE_BY_CALL')
  if (method === 'zalo')
    return coded(purpose === 'login' ? 'LOGIN_CODE_BY_ZALO' : 'BOOKING_CODE_BY_ZALO')
  return coded(purpose === 'login' ? 'LOGIN_CODE_BY_SMS' : 'BOOKING_CODE_BY_SMS')
}

/** The message for a wrong code, in the wording of the screen that it was entered on. */
export function wrongCode(purpose: CodePurpose): Message {
  return coded(purpose === 'login' ? 'WRONG_LOGIN_CODE' : 'WRONG_BOOKING_CODE')
}

/** The next code comes only after a pause. */
export function waitForNextCode(seconds: number): Message {
  return coded('CODE_PAUSE', { seconds })
}

/** Too many codes, tries or questions within the hour. */
export function tooOften(seconds: number): Message {
  return coded('TRIED_TOO_OFTEN', { minutes: Math.max(1, Math.ceil(seconds / 60)) })
}
