import type { Env } from '../../context'
import type { Gateway } from '../../gateway.server'
import { ImportSessionDocument } from '../../../schema/generated/graphql'

/** The query parameter in which an app hands its customer's access token over. */
const tokenParameter = 'token'

/** Whether an address carries a token. */
export function carriesToken(url: URL): boolean {
  return url.searchParams.has(tokenParameter)
}

/**
 * Whether a navigation may log a visitor in: an app opens the address itself, a partner's page
 * frames it, and the site may link to it; a page of another site may not, or its link would log a
 * visitor in with another account. Browsers that send no Sec-Fetch-Site (Safari before 16.4, old
 * webviews) are judged by their Referer, and accepted without one, which a hostile page could
 * arrange.
 */
export function mayImport(headers: Headers, url: URL, partners: Iterable<string>): boolean {
  const from = refererOrigin(headers)
  if (from !== null && [url.origin, ...partners].includes(from)) return true
  const site = headers.get('sec-fetch-site')
  return site === null ? from === null : site === 'none' || site === 'same-origin'
}

/**
 * The same for an access token. A link in a messenger could log a visitor in as its sender, so
 * TOKEN_LINKS ends this way once all apps hand codes over.
 */
export function mayImportToken(
  headers: Headers,
  url: URL,
  partners: Iterable<string>,
  { TOKEN_LINKS }: Pick<Env, 'TOKEN_LINKS'>,
): boolean {
  return TOKEN_LINKS !== 'off' && mayImport(headers, url, partners)
}

/**
 * Handles an address with a token: where `isTrusted` it exchanges the token for the session cookie
 * (added by the site's worker), and it always redirects the browser to the same address without the
 * token, so that the token stays in no history, log or referrer.
 */
export async function importToken(
  url: URL,
  isTrusted: boolean,
  gateway: Gateway,
): Promise<Response> {
  const token = url.searchParams.get(tokenParameter) ?? ''
  if (isTrusted && token !== '') await gateway.mutate(ImportSessionDocument, { token })
  return redirectWithoutTrace(url, pathWithout(url, tokenParameter))
}

/** The origin of the page that a navigation comes from; null where the browser does not say it. */
export function refererOrigin(headers: Headers): string | null {
  const referer = headers.get('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).origin : null
}

/** Path and query of an address without one of its parameters. */
export function pathWithout(url: URL, parameter: string): string {
  const query = new URLSearchParams(url.searchParams)
  query.delete(parameter)
  const rest = query.toString()
  return rest ? `${url.pathname}?${rest}` : url.pathname
}

/** Redirects to a path of the site; neither the secret in the address nor the response is stored. */
export function redirectWithoutTrace(url: URL, path: string): Response {
  // With the origin, as a path of two slashes would lead to another site.
  const location = url.origin + path
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  })
}
