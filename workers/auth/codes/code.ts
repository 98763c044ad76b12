import { hex } from '../../../domain/bytes'
import { hmac } from '../../kit/digest'
import type { CodePurpose } from '../channels/channel'
import type { AuthEnv } from '../env'

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
