import { sha256 } from './digest'

/** The form of a session's access token. */
export const accessTokenForm = /^[\w.~+/=-]{16,512}$/

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
