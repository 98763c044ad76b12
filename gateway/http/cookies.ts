import {
  A_YEAR_SECONDS,
  cookieNames,
  setCookie,
  THREE_YEARS_SECONDS,
  type CookieScope,
} from '../../domain/cookies'

/** Seconds that the page has to notice that a session ended. */
const ENDED_SECONDS = 600

/** The scope of cookies for a site at this address. */
export function scopeOf(url: URL, domain: string | undefined): CookieScope {
  const isOwnMachine = /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/.test(url.hostname)
  return { isSecure: !(url.protocol === 'http:' && isOwnMachine), ...(domain ? { domain } : {}) }
}

/** Set-Cookie with a fresh access token: HttpOnly, so that no script can read it. */
export function sessionCookie(token: string, scope: CookieScope): string {
  return setCookie(cookieNames.session, token, { ...scope, seconds: THREE_YEARS_SECONDS })
}

/** Set-Cookie that removes the access token. */
export function noSessionCookie(scope: CookieScope): string {
  return setCookie(cookieNames.session, '', { ...scope, seconds: 0 })
}

/**
 * Set-Cookie that lets the page's scripts see that a session has ended by itself, so that they
 * offer the log-in; for this host only.
 */
export function endedCookie({ isSecure }: CookieScope): string {
  return setCookie(cookieNames.ended, '1', {
    seconds: ENDED_SECONDS,
    isForScripts: true,
    isSecure,
  })
}

/**
 * Set-Cookie with the owner token by which this browser may change the bookings it makes, for a
 * year, which outlives every booking that can be made today; for this host only.
 */
export function ownerTokenCookie(token: string, { isSecure }: CookieScope): string {
  return setCookie(cookieNames.ownerToken, token, { seconds: A_YEAR_SECONDS, isSecure })
}

/** Set-Cookie that deletes the owner token. */
export function noOwnerTokenCookie({ isSecure }: CookieScope): string {
  return setCookie(cookieNames.ownerToken, '', { seconds: 0, isSecure })
}
