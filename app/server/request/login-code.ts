import { ExchangeLoginCodeDocument } from '../../../schema/generated/graphql'
import type { Gateway } from '../../gateway.server'
import { logInPath } from '../../routes/auth/next-path'
import { pathWithout, redirectWithoutTrace, refererOrigin } from './handed-over'
import { mayImport } from './import-token'

/**
 * The query parameter with the one-time code of a partner's app; `code` is the booking's that waits
 * to be confirmed.
 */
const parameter = 'loginCode'

/** Whether an address carries a one-time code. */
export function carriesLoginCode(url: URL): boolean {
  return url.searchParams.has(parameter)
}

/**
 * What a navigation may do with a code: log in with a code of one of `partners` (null: of any), or
 * nothing (false). As with a token (`mayImport`), an app that opens the address itself and a
 * partner's page may, and pages of other sites may not: their visitor would be logged in as
 * whoever made the code. A partner's page may bring its own codes only.
 */
export function mayExchange(
  headers: Headers,
  url: URL,
  partners: ReadonlyMap<string, string>,
): { partners: string[] | null } | false {
  if (!mayImport(headers, url, partners.values())) return false
  const from = refererOrigin(headers)
  const names = [...partners].flatMap(([name, origin]) => (origin === from ? [name] : []))
  return { partners: names.length > 0 ? names : null }
}

/**
 * Handles an address with a code: exchanges it where `may` allows that, and always redirects to an
 * address without it, which is the log-in's when the code opened nothing. Without `may` the code
 * is not even tried, so that a foreign page cannot use it up.
 */
export async function exchangeLoginCode(
  url: URL,
  may: ReturnType<typeof mayExchange>,
  gateway: Gateway,
): Promise<Response> {
  const code = url.searchParams.get(parameter) ?? ''
  const clean = pathWithout(url, parameter)
  const isIn = may !== false && (await isLoggedIn(gateway, code, may.partners))
  return redirectWithoutTrace(url, isIn ? clean : logInPath({ next: clean, reason: 'ma-cu' }))
}

async function isLoggedIn(
  gateway: Gateway,
  code: string,
  partners: string[] | null,
): Promise<boolean> {
  const response = await gateway.mutate(ExchangeLoginCodeDocument, { code, partners })
  return response.ok && response.data.exchangeLoginCode.__typename === 'LoggedIn'
}
