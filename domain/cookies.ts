/** Names of the cookies that both the site and the gateway read or set. */
export const cookieNames = {
  session: 'muot_session',
  ownerToken: 'muot_holder',
  bookings: 'muot_bookings',
  tracking: 'muot_tracking',
  consent: 'muot_consent',
  ended: 'muot_ended',
} as const

/** How long what identifies a browser is remembered, in seconds. */
export const THREE_YEARS_SECONDS = 94_608_000

/** How long a choice is remembered, in seconds. */
export const A_YEAR_SECONDS = 31_536_000

/** Where a browser sends a cookie. */
export type CookieScope = {
  /** False on plain http, which is allowed on localhost only. */
  isSecure: boolean
  /** The parent domain of the chain's sites; this host only without it. */
  domain?: string
}

type CookieOptions = CookieScope & {
  /** Until the browser is closed without it; 0 deletes the cookie. */
  seconds?: number
  isForScripts?: boolean
}

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

/** A Set-Cookie line for all pages; no script can read the cookie where it is not for scripts. */
export function setCookie(
  name: string,
  value: string,
  { seconds, isForScripts = false, isSecure, domain }: CookieOptions,
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(isForScripts ? [] : ['HttpOnly']),
    'SameSite=Lax',
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    ...(isSecure ? ['Secure'] : []),
    ...(domain ? [`Domain=${domain}`] : []),
  ].join('; ')
}
