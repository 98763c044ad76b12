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
} from '../../domain/cookies'

/** Seconds that the page has to notice that a session ended. */
const ENDED_SECONDS = 600

/** Whether cookies of this address are sent by https only. */
function needsHttps({ hostname, protocol }: URL): boolean {
  const isOwnMachine = /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/.test(hostname)
  return !(protocol === 'http:' && isOwnMachine)
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
  /** The consent that this browser remembers, null for none. */
  consent: () => StoredConsent | null
  /** Makes the browser remember another consent, or none. */
  storeConsent: (consent: StoredConsent | null) => void
  isLoggedIn: () => boolean
  /** Whether the browser has an owner token, and may own bookings. */
  hasOwnerToken: () => boolean
  logIn: (token: string) => void
  /** Deletes the cookie of a token that is no longer valid, and tells the page's scripts. */
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
  const isSecure = needsHttps(new URL(request.url))
  const requestId =
    matching(request.headers.get('x-request-id'), /^[\w-]{8,64}$/) ?? crypto.randomUUID()
  const headers = backendHeaders(request, cookies, requestId)
  const outgoing = new Map<string, string>()
  let consent = cookies.get(cookieNames.consent) ?? ''
  let bookings = cookies.get(cookieNames.bookings) ?? ''
  return {
    requestId,
    headers,
    outgoing,
    trackingToken: matching(cookies.get(cookieNames.tracking), /^[\w.-]{1,80}$/) ?? '',
    consent: () => readConsentValue(consent),
    storeConsent,
    isLoggedIn: () => headers.authorization !== undefined,
    hasOwnerToken: () => headers['x-holder'] !== undefined,
    logIn: (fresh) => {
      headers.authorization = `Bearer ${fresh}`
      setSession(fresh, THREE_YEARS_SECONDS)
      forgetEnd()
    },
    forgetSession: () => {
      delete headers.authorization
      setSession('', 0)
      set(cookieNames.ended, '1', { seconds: ENDED_SECONDS, isForScripts: true })
    },
    logOut: () => {
      delete headers.authorization
      delete headers['x-holder']
      setSession('', 0)
      forgetEnd()
      set(cookieNames.ownerToken, '', { seconds: 0 })
      if (bookings) storeBookings('')
      storeConsent(null)
    },
    bookings: () => bookings,
    storeBookings,
    ensureOwnerToken: () => {
      if (headers['x-holder']) return
      const fresh = randomToken(32)
      headers['x-holder'] = fresh
      setOwnerToken(fresh)
    },
    renewCookies: () => {
      const token = cookies.get(cookieNames.session)
      const ownerToken = headers['x-holder']
      if (token && headers.authorization === `Bearer ${token}`)
        setSession(token, THREE_YEARS_SECONDS)
      if (ownerToken) setOwnerToken(ownerToken)
    },
  }

  /** Without a domain the cookie is for this host only. */
  function set(
    name: string,
    value: string,
    options: { seconds: number; domain?: string | undefined; isForScripts?: boolean },
  ): void {
    outgoing.set(name, setCookie(name, value, { ...options, isSecure }))
  }

  function setSession(token: string, seconds: number): void {
    // Browsers send one from before the chain had a domain first, and the first of a name counts.
    if (cookieDomain)
      outgoing.set(
        'session of the host',
        setCookie(cookieNames.session, '', { seconds: 0, isSecure }),
      )
    set(cookieNames.session, token, { seconds, domain: cookieDomain })
  }

  /** A page that was told of the end in an earlier response would ask for another log-in. */
  function forgetEnd(): void {
    outgoing.delete(cookieNames.ended)
    if (cookies.has(cookieNames.ended))
      set(cookieNames.ended, '', { seconds: 0, isForScripts: true })
  }

  function setOwnerToken(token: string): void {
    // A year outlives every booking that can be made today.
    set(cookieNames.ownerToken, token, { seconds: A_YEAR_SECONDS })
  }

  function storeConsent(stored: StoredConsent | null): void {
    consent = stored ? consentValue(stored) : ''
    outgoing.set(cookieNames.consent, setConsentCookie(stored, isSecure))
  }

  function storeBookings(signed: string): void {
    bookings = signed
    set(cookieNames.bookings, signed, { seconds: signed ? A_YEAR_SECONDS : 0 })
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
