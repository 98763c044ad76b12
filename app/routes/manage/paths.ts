import type { HeadersFunction } from '@remix-run/cloudflare'

/**
 * The page that manages a booking without a log-in. Links to it are never prefetched, as its address
 * contains the token that opens the booking.
 */
export function managePath(token: string): string {
  return `/lich/${token}`
}

/** Id and signature of an appointment. */
const TOKEN_LENGTH = 50

/**
 * The token of an address, without what a message or whoever passed it on has put behind it: a full
 * stop, a bracket, a space that is not seen.
 */
export function tokenIn(parameter = ''): string {
  const [token = ''] = /^[\w-]*/.exec(parameter) ?? []
  return token.length === TOKEN_LENGTH ? token : parameter
}

/** The id of the part of that page that asks for the names of a group. */
export const namesPart = 'ten-tung-nguoi'

/**
 * The headers of a page whose address is a key: it goes to no other site, into no index and no
 * cache. To this site it may go, as with `no-referrer` browsers send forms without an origin, which
 * the site refuses.
 */
export const secretHeaders: HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
})
