import type { Caller } from './caller'

/** A new visitor's token as a cookie. */
export type NewToken = { name: string; value: string; line: string }

const name = 'muot_tracking'
/** 94,608,000,000 ms are three years (B-400). */
const lifeSeconds = 94_608_000

/**
 * A token for a browser that posts without one; undefined when it has one or only reads. It is
 * HttpOnly: no script ever sees it.
 */
export function trackingToken(
  request: Request,
  { cookie }: Pick<Caller, 'cookie'>,
): NewToken | undefined {
  if (request.method !== 'POST' || new RegExp(`(^|;\\s*)${name}=[\\w.-]`).test(cookie))
    return undefined
  const value = crypto.randomUUID()
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return {
    name,
    value,
    line: `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeSeconds}${secure}`,
  }
}
