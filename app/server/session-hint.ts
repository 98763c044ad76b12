import { cookieNames, setCookie, THREE_YEARS_SECONDS } from '../../domain/cookies'

const personalCookies = new RegExp(`^(${cookieNames.session}|${cookieNames.ownerToken})=[^;]`)

/**
 * Sets a cookie that scripts can read (`muot_known=1`) beside session cookies, so that pages of
 * anonymous visitors ask for nothing of their own.
 */
export function markKnown(headers: Headers): void {
  const personal = headers.getSetCookie().find((line) => personalCookies.test(line))
  if (personal === undefined) return
  const isSecure = /; Secure\b/.test(personal)
  const line = setCookie('muot_known', '1', {
    seconds: THREE_YEARS_SECONDS,
    isForScripts: true,
    isSecure,
  })
  headers.append('set-cookie', line)
}
