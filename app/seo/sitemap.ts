import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { sitemapParts } from './sitemap-parts'
import { sitemapIndex, xmlResponse } from './sitemap-xml'

/** /sitemap.xml: the parts of the list of pages for search engines; it needs no backend. */
export function loader({ context: { site } }: LoaderFunctionArgs): Response {
  return xmlResponse(sitemapIndex(site.origin, Object.keys(sitemapParts)))
}
