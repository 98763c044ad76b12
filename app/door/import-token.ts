import type { Gateway } from '../gateway.server'
import { ImportSessionDocument } from '../../schema/generated/graphql'

/** The query parameter in which an app hands its customer's access token over (O-32). */
const parameter = 'token'

/** Whether an address carries a token. */
export function carriesToken(url: URL): boolean {
  return url.searchParams.has(parameter)
}

/**
 * Answers an address with a token: inside an app the token is exchanged for the session cookie (which the door adds), and
 * in every case the browser is sent on to the same address without it, so that it stays in no history, log or referrer.
 */
export async function importToken(url: URL, isInApp: boolean, gateway: Gateway): Promise<Response> {
  const token = url.searchParams.get(parameter) ?? ''
  if (isInApp && token !== '') await gateway.tell(ImportSessionDocument, { token })
  const query = new URLSearchParams(url.searchParams)
  query.delete(parameter)
  // With the origin, as a path of two slashes would lead to another site.
  const location = `${url.origin}${url.pathname}${query.size > 0 ? `?${query}` : ''}`
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  })
}
