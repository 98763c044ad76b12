import type { LoaderFunctionArgs } from '@remix-run/cloudflare'

/** Crawlers may read public pages; bookings and calls are excluded. */
export function loader({ context: { site } }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /booking/success',
    // With a phone; the page itself is in the sitemap.
    'Disallow: /booking/lookup?*phone=',
    'Disallow: /lich/',
    'Disallow: /cho/',
    'Disallow: /lich-theo-doi/',
    'Disallow: /graphql',
    'Allow: /',
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
}
