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
