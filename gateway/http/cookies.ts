/** Names of the cookies that the gateway reads or sets. */
export const cookieNames = {
  session: 'muot_session',
  ownerToken: 'muot_holder',
  tracking: 'muot_tracking',
  consent: 'muot_consent',
  ended: 'muot_ended',
} as const

/** H-132: the session lasts 3 years. */
const SESSION_SECONDS = 94_608_000
/** H-141: a consent is remembered for 3 years. */
const CONSENT_SECONDS = 94_608_000
/** An owner token outlives every booking that can be made today. */
const OWNER_TOKEN_SECONDS = 31_536_000

/** Seconds that the page has to notice that a session ended. */
const ENDED_SECONDS = 600

/**
 * The attributes of a cookie: no `Secure` on plain http, which is allowed on localhost only;
 * `domain` is the parent domain of the chain's sites (H-132).
 */
export type CookieScope = { isSecure: boolean; domain?: string }

/** The cookies of a Cookie header; the first of a name counts. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}

/** The scope of cookies for a site at this address. */
export function scopeOf(url: URL, domain: string | undefined): CookieScope {
  const isOwnMachine = /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/.test(url.hostname)
  return { isSecure: !(url.protocol === 'http:' && isOwnMachine), ...(domain ? { domain } : {}) }
}

/** Set-Cookie with a fresh access token: HttpOnly, so that no script can read it (H-132, O-32). */
export function sessionCookie(token: string, scope: CookieScope): string {
  return cookie(cookieNames.session, token, SESSION_SECONDS, scope)
}

/** Set-Cookie that removes the access token (H-128, H-130). */
export function noSessionCookie(scope: CookieScope): string {
  return cookie(cookieNames.session, '', 0, scope)
}

/**
 * Set-Cookie that lets the page's scripts see that a session has ended by itself, so that they
 * offer the log-in (H-130); for this host only.
 */
export function endedCookie({ isSecure }: CookieScope): string {
  return [
    `${cookieNames.ended}=1`,
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${ENDED_SECONDS}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}

/** Set-Cookie with the proof by which this browser may change the bookings it makes (O-30); for this host only. */
export function ownerTokenCookie(token: string, { isSecure }: CookieScope): string {
  return cookie(cookieNames.ownerToken, token, OWNER_TOKEN_SECONDS, { isSecure })
}

/** Set-Cookie that takes that proof away (H-128). */
export function noOwnerTokenCookie({ isSecure }: CookieScope): string {
  return cookie(cookieNames.ownerToken, '', 0, { isSecure })
}

/**
 * The Set-Cookie header that stores a consent, or with '' deletes it (H-140, O-46); for this host
 * only, as the site sets it.
 */
export function consentCookie(value: string, { isSecure }: CookieScope): string {
  return cookie(cookieNames.consent, value, value === '' ? 0 : CONSENT_SECONDS, { isSecure })
}

function cookie(
  name: string,
  value: string,
  seconds: number,
  { isSecure, domain }: CookieScope,
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${seconds}`,
    ...(isSecure ? ['Secure'] : []),
    ...(domain ? [`Domain=${domain}`] : []),
  ].join('; ')
}
