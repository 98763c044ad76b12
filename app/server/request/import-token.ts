import type { Env } from '../../context'
import type { Gateway } from '../../gateway.server'
import { ImportSessionDocument } from '../../../schema/generated/graphql'
import { pathWithout, redirectWithoutTrace, refererOrigin } from './handed-over'

/** The query parameter in which an app hands its customer's access token over. */
const parameter = 'token'

/** Whether an address carries a token. */
export function carriesToken(url: URL): boolean {
  return url.searchParams.has(parameter)
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
  const token = url.searchParams.get(parameter) ?? ''
  if (isTrusted && token !== '') await gateway.mutate(ImportSessionDocument, { token })
  return redirectWithoutTrace(url, pathWithout(url, parameter))
}
