import { readCookies, setCookie } from '../../../domain/cookies'

const appSources = new Set(['customer_ios', 'customer_android', 'friendly_checkin'])
const cookieName = 'muot_in_app'

/**
 * Whether the site is shown inside an app; a session cookie stores that for the visit. `?inApp=0`
 * leaves.
 */
export function isInApp(query: URLSearchParams, cookie: string): boolean {
  return inAppInQuery(query) ?? readCookies(cookie).get(cookieName) === '1'
}

/**
 * The Set-Cookie line that stores the address's in-app mode; undefined when the address has none.
 */
export function inAppCookie(query: URLSearchParams, isSecure: boolean): string | undefined {
  const requested = inAppInQuery(query)
  if (requested === undefined) return undefined
  return requested
    ? setCookie(cookieName, '1', { isSecure })
    : setCookie(cookieName, '', { seconds: 0, isSecure })
}

function inAppInQuery(query: URLSearchParams): boolean | undefined {
  if (query.get('inApp') === '1' || appSources.has(query.get('source') ?? '')) return true
  return query.get('inApp') === '0' ? false : undefined
}
