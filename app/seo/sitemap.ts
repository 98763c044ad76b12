import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { languagesOf } from './page-meta'
import { sitemapParts, type SitemapEntry } from './sitemap-parts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Seconds that a sitemap may be cached: new pages are found within the hour. */
const maxAgeSeconds = 3600

/**
 * /sitemap.xml, which names the parts of the list of pages for search engines and needs no backend,
 * and /sitemap/salons.xml and the others. Responds 503 while the pages of a part cannot be loaded,
 * so that search engines keep the last version.
 */
export async function loader({ params, context: { site } }: LoaderFunctionArgs): Promise<Response> {
  if (params.part === undefined)
    return xmlResponse(sitemapIndex(site.origin, Object.keys(sitemapParts)))
  const name = /^([a-z]+)\.xml$/.exec(params.part)?.[1] ?? ''
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

/** The index that names every part. */
function sitemapIndex(origin: string, parts: readonly string[]): string {
  const files = parts.map(
    (part) => `  <sitemap><loc>${escapeXml(`${origin}/sitemap/${part}.xml`)}</loc></sitemap>`,
  )
  return [head, `<sitemapindex ${namespace}>`, ...files, '</sitemapindex>', ''].join('\n')
}

/** One part with its pages, each with the same page in the other language. */
export function sitemapPart(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedOn }) => {
    const page = `<loc>${escapeXml(new URL(path, origin).href)}</loc>${alternates(origin, path)}`
    const change = changedOn ? `<lastmod>${changedOn.slice(0, 10)}</lastmod>` : ''
    return `  <url>${page}${change}</url>`
  })
  return [
    head,
    `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function alternates(origin: string, path: string): string {
  return languagesOf(path)
    .map(
      ({ hrefLang, path: there }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(new URL(there, origin).href)}"/>`,
    )
    .join('')
}

/** A cacheable XML response. */
function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${maxAgeSeconds}`,
    },
  })
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
