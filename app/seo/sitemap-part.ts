import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { sitemapParts } from './sitemap-parts'
import { sitemapPart, xmlResponse } from './sitemap-xml'

/**
 * /sitemap/salons.xml and the others; responds 503 while the pages of a part cannot be loaded, so
 * that search engines keep the last version.
 */
export async function loader({ params, context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const name = /^([a-z]+)\.xml$/.exec(params.part ?? '')?.[1] ?? ''
  const read = Object.hasOwn(sitemapParts, name) ? sitemapParts[name] : undefined
  if (!read)
    return new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  const entries = await read(site)
  if (!entries)
    return new Response('Come again later', {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      },
    })
  return xmlResponse(sitemapPart(site.origin, entries))
}
