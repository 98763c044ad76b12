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

const mark = 'muot_framed'

/**
 * Whether the page is in a frame on another site, as in a partner's web app: the browser's header
 * shows it when it opens the frame, and a cookie that is only sent within the frame shows it
 * afterwards. It begins in the in-app mode, whose pages no shared cache stores with their cookies.
 */
export function isFramed(headers: Headers, isInApp: boolean): boolean {
  return (
    isMarked(headers) ||
    (isInApp &&
      headers.get('sec-fetch-dest') === 'iframe' &&
      headers.get('sec-fetch-site') === 'cross-site')
  )
}

/**
 * Makes a response's cookies work in a frame on another site, where browsers block SameSite=Lax
 * ones: `Partitioned` (CHIPS) binds each to the partner's site, so that neither the partner nor a
 * visit of the site itself shares them. Every request that changes something has its Origin
 * checked.
 */
export function partitionCookies(headers: Headers, requestHeaders: Headers): void {
  const lines = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const line of isMarked(requestHeaders)
    ? lines
    : [...lines, setCookie(mark, '1', { isSecure: false })]) {
    headers.append(
      'set-cookie',
      `${line.replace('SameSite=Lax', 'SameSite=None').replace(/; Secure\b/, '')}; Secure; Partitioned`,
    )
  }
}

function isMarked(headers: Headers): boolean {
  return readCookies(headers.get('cookie')).get(mark) === '1'
}
