/**
 * Whether neither header names another origin. Browsers send Origin with every POST and
 * Sec-Fetch-Site besides, which alone decides where Origin is `null`, as with a page that sends no
 * referrers; programs and our own loaders send neither.
 */
export function isSameOrigin(headers: Pick<Headers, 'get'>, url: URL): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site') ?? 'none'
  if (origin === 'null') return site === 'same-origin'
  return (
    (origin === null || (URL.canParse(origin) && new URL(origin).origin === url.origin)) &&
    (site === 'none' || site === 'same-origin')
  )
}
