import { cookieNames, readCookies, setCookie, THREE_YEARS_SECONDS } from '../../../domain/cookies'
import type { Caller } from './caller'

/** A new visitor's token as a cookie. */
export type NewToken = { name: string; value: string; line: string }

/**
 * A token for a browser that posts without one; undefined when it has one or only reads. It is
 * HttpOnly: no script ever sees it.
 */
export function trackingToken(
  request: Request,
  { cookie }: Pick<Caller, 'cookie'>,
): NewToken | undefined {
  const name = cookieNames.tracking
  if (request.method !== 'POST' || /^[\w.-]/.test(readCookies(cookie).get(name) ?? ''))
    return undefined
  const value = crypto.randomUUID()
  const isSecure = new URL(request.url).protocol === 'https:'
  return {
    name,
    value,
    line: setCookie(name, value, { seconds: THREE_YEARS_SECONDS, isSecure }),
  }
}
