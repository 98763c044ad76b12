const personalCookies = /^muot_(session|holder)=[^;]/
const lifeSeconds = 94_608_000

/**
 * Sets a cookie that scripts can read (`muot_known=1`) beside session cookies, so that pages of
 * anonymous visitors skip /personal.
 */
export function markKnown(headers: Headers): void {
  const personal = headers.getSetCookie().find((line) => personalCookies.test(line))
  if (personal === undefined) return
  const secure = /; Secure\b/.test(personal) ? '; Secure' : ''
  headers.append(
    'set-cookie',
    `muot_known=1; Path=/; SameSite=Lax; Max-Age=${lifeSeconds}${secure}`,
  )
}
