import { clientDevice, clientAddress, accessTokenForm, bearerOf } from '../../workers/kit/request'
import { randomToken } from '../../workers/kit/digest'
import {
  consentValue,
  readConsentValue,
  setConsentCookie,
  type StoredConsent,
} from '../../domain/consent-cookie'
import {
  cookieNames,
  readCookies,
  A_YEAR_SECONDS,
  setCookie,
  THREE_YEARS_SECONDS,
  type CookieScope,
} from '../../domain/cookies'

/** Seconds that the page has to notice that a session ended. */
const ENDED_SECONDS = 600

/** The scope of cookies for a site at this address. */
function scopeOf(url: URL, domain: string | undefined): CookieScope {
  const isOwnMachine = /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/.test(url.hostname)
  return { isSecure: !(url.protocol === 'http:' && isOwnMachine), ...(domain ? { domain } : {}) }
}

/**
 * Sets the cookie with the access token, or removes it for ''. HttpOnly, so that no script can read
 * it.
 */
function setSession(outgoing: Map<string, string>, token: string, scope: CookieScope): void {
  const line = (value: string, where: CookieScope) =>
    setCookie(cookieNames.session, value, { ...where, seconds: value ? THREE_YEARS_SECONDS : 0 })
  // Browsers send one from before the chain had a domain first, and the first of a name counts.
  if (scope.domain) outgoing.set('session of the host', line('', { isSecure: scope.isSecure }))
  outgoing.set(cookieNames.session, line(token, scope))
}

/**
 * Set-Cookie that lets the page's scripts see that a session has ended by itself, so that they
 * offer the log-in; for this host only.
 */
function endedCookie({ isSecure }: CookieScope): string {
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
function ownerTokenCookie(token: string, { isSecure }: CookieScope): string {
  return setCookie(cookieNames.ownerToken, token, { seconds: A_YEAR_SECONDS, isSecure })
}

/** Set-Cookie that deletes the owner token. */
function noOwnerTokenCookie({ isSecure }: CookieScope): string {
  return setCookie(cookieNames.ownerToken, '', { seconds: 0, isSecure })
}

/** Set-Cookie with the bookings that this browser may see, or none; as long as the owner token. */
function bookingsCookie(value: string, { isSecure }: CookieScope): string {
  const seconds = value ? A_YEAR_SECONDS : 0
  return setCookie(cookieNames.bookings, value, { seconds, isSecure })
}

/** The sender of a request, and the cookies to set in their browser. */
export type Visitor = {
  requestId: string
  /** Headers for backends: request id, bearer token, owner token, address. Changes when the visitor logs in or out midway. */
  headers: Record<string, string>
  /** Set-Cookie lines for the response, by cookie: what is set last counts. */
  outgoing: Map<string, string>
  /** '' until the page has given the browser one. */
  trackingToken: string
  /** Agreed to personal data in tracking. */
  hasConsented: () => boolean
  /**
   * The phone for which the use of the position was agreed to, a purpose of its own; null without
   * consent.
   */
  locatedPhone: () => string | null
  /** The consent that this browser remembers, null for none. */
  consent: () => StoredConsent | null
  /** Makes the browser remember another consent, or none. */
  storeConsent: (consent: StoredConsent | null) => void
  isLoggedIn: () => boolean
  /** Whether the browser has an owner token, and may own bookings. */
  hasOwnerToken: () => boolean
  logIn: (token: string) => void
  /** Deletes the cookie of a token that is no longer valid, and marks that for the page. */
  forgetSession: () => void
  /**
   * Deletes what the browser has of a customer who logs out: session, owner token, bookings and
   * consent. Whoever uses it next must not see their bookings.
   */
  logOut: () => void
  /** The signed bookings that this browser may see at a host that numbers them; '' for none. */
  bookings: () => string
  storeBookings: (signed: string) => void
  /** Gives the browser an owner token when it has none; this request's calls already carry it. */
  ensureOwnerToken: () => void
  /**
   * Makes the browser store its owner token and session for as long again. Browsers delete each
   * cookie 400 days after it was set, and the owner token after a year.
   */
  renewCookies: () => void
}

/** Reads a visitor from the headers that the site passes on. */
export function visitorOf(request: Request, cookieDomain: string | undefined): Visitor {
  const cookies = readCookies(request.headers.get('cookie'))
  const scope = scopeOf(new URL(request.url), cookieDomain)
  const requestId =
    matching(request.headers.get('x-request-id'), /^[\w-]{8,64}$/) ?? crypto.randomUUID()
  const headers = backendHeaders(request, cookies, requestId)
  const outgoing = new Map<string, string>()
  let consent = cookies.get(cookieNames.consent) ?? ''
  let bookings = cookies.get(cookieNames.bookings) ?? ''
  const storeBookings = (signed: string): void => {
    bookings = signed
    outgoing.set(cookieNames.bookings, bookingsCookie(signed, scope))
  }
  return {
    requestId,
    headers,
    outgoing,
    trackingToken: matching(cookies.get(cookieNames.tracking), /^[\w.-]{1,80}$/) ?? '',
    hasConsented: () => consent !== '' && consent !== '0',
    locatedPhone: () => {
      const stored = readConsentValue(consent)
      return stored?.location ? stored.phone : null
    },
    consent: () => readConsentValue(consent),
    storeConsent: (stored) => {
      consent = stored ? consentValue(stored) : ''
      outgoing.set(cookieNames.consent, setConsentCookie(stored, scope.isSecure))
    },
    isLoggedIn: () => headers.authorization !== undefined,
    hasOwnerToken: () => headers['x-holder'] !== undefined,
    logIn: (fresh) => {
      headers.authorization = `Bearer ${fresh}`
      setSession(outgoing, fresh, scope)
      outgoing.delete(cookieNames.ended)
    },
    forgetSession: () => {
      delete headers.authorization
      setSession(outgoing, '', scope)
      outgoing.set(cookieNames.ended, endedCookie(scope))
    },
    logOut: () => {
      delete headers.authorization
      delete headers['x-holder']
      setSession(outgoing, '', scope)
      outgoing.delete(cookieNames.ended)
      outgoing.set(cookieNames.ownerToken, noOwnerTokenCookie(scope))
      if (bookings) storeBookings('')
      consent = ''
      outgoing.set(cookieNames.consent, setConsentCookie(null, scope.isSecure))
    },
    bookings: () => bookings,
    storeBookings,
    ensureOwnerToken: () => {
      if (headers['x-holder']) return
      const fresh = randomToken(32)
      headers['x-holder'] = fresh
      outgoing.set(cookieNames.ownerToken, ownerTokenCookie(fresh, scope))
    },
    renewCookies: () => {
      const token = cookies.get(cookieNames.session)
      const ownerToken = headers['x-holder']
      if (token && headers.authorization === `Bearer ${token}`) setSession(outgoing, token, scope)
      if (ownerToken) outgoing.set(cookieNames.ownerToken, ownerTokenCookie(ownerToken, scope))
    },
  }
}

/** The headers of calls, of what the visitor's cookies and the site say. */
function backendHeaders(
  request: Request,
  cookies: ReadonlyMap<string, string>,
  requestId: string,
): Record<string, string> {
  const token =
    matching(cookies.get(cookieNames.session), accessTokenForm) ??
    bearerOf(request.headers.get('authorization'))
  const ownerToken = matching(cookies.get(cookieNames.ownerToken), /^[0-9a-f]{64}$/)
  const address = clientAddress(request)
  const device = clientDevice(request)
  return {
    'x-request-id': requestId,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(ownerToken ? { 'x-holder': ownerToken } : {}),
    ...(address ? { 'x-client-address': address } : {}),
    ...(device ? { 'x-device': device } : {}),
  }
}

function matching(text: string | null | undefined, pattern: RegExp): string | undefined {
  return text && pattern.test(text) ? text : undefined
}
