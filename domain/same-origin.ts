/**
 * Whether neither header names another origin. Browsers send Origin with every POST (`null` where
 * they hide the page) and Sec-Fetch-Site besides; programs and our own loaders send neither.
 */
export function isSameOrigin(headers: Pick<Headers, 'get'>, url: URL): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site') ?? 'none'
  return (
    (origin === null || (URL.canParse(origin) && new URL(origin).origin === url.origin)) &&
    (site === 'none' || site === 'same-origin')
  )
}
