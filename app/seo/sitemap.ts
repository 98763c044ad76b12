import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import type { Site } from '~/context'
import { cursorOf } from '~/paging'
import {
  SitemapContentDocument,
  SitemapPostsDocument,
  SitemapProductsDocument,
  SitemapSalonsDocument,
  SitemapServicesDocument,
} from '../../schema/generated/graphql'
import { POSTS_PER_PAGE } from '../../domain/blog'
import { entryPaths } from '../routes/content/paths'
import { salonPath } from '../routes/salons/salon-path'
import { servicePath } from '../routes/service/paths'
import { frameDataOf } from '../routes/shell/footer.server'
import { productPath } from '../routes/shop/paths'
import { languagesOf } from './page-meta'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Seconds that a sitemap may be cached: new pages are found within the hour. */
const maxAgeSeconds = 3600

/**
 * /sitemap.xml, which names the parts of the list of pages for search engines and needs no backend,
 * and /sitemap/salons.xml and the others, without pages that the chain's hosts lack. Responds 503
 * while the pages of a part cannot be loaded, so that search engines keep the last version.
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
  const [entries, { hidden }] = await Promise.all([read(site), frameDataOf(site)])
  if (!entries)
    return new Response('Come again later', {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      },
    })
  const found = entries.filter(({ path }) => !hidden.some((start) => path.startsWith(start)))
  return xmlResponse(sitemapPart(site.origin, found))
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

/**
 * Pages with an address of their own that can be found by searching, most important first; pages of
 * single things are in the other parts of the sitemap.
 */
const publicPaths = [
  '/',
  '/system-salon',
  '/booking',
  '/som-nhat',
  '/dich-vu',
  '/cua-hang',
  '/booking-at-home',
  '/booking/lookup',
  '/vong-quay-may-man',
  '/vong-quay-may-man/qua-tang',
  '/vong-quay-may-man/nhiem-vu',
  '/vong-quay-may-man/doi-luot',
  '/vong-quay-may-man/doi-qua',
  '/stylist-xuat-sac',
  '/thu-thach',
  '/thanh-vien',
  '/uu-dai',
  '/kham-pha',
  '/lookbook',
  '/blog',
  '/video',
  '/chinh-sach-bao-mat',
  '/dieu-kien-giao-dich-chung',
] as const

/** A page for search engines; `changedOn` is the day of its last change (YYYY-MM-DD) where one is known. */
type SitemapEntry = { path: string; changedOn?: string | null }

/** Reads the pages of one part of the sitemap; null while they cannot be had. */
type ReadSitemapPart = (site: Pick<Site, 'gateway'>) => Promise<SitemapEntry[] | null>

/** The parts of the sitemap: each is a file of its own, so that a backend that is down costs its part only. */
const sitemapParts: Readonly<Record<string, ReadSitemapPart>> = {
  pages: () => Promise.resolve(publicPaths.map((path) => ({ path }))),
  services: async ({ gateway }) => {
    const response = await gateway.query(SitemapServicesDocument, {})
    return (
      (response.ok &&
        response.data.serviceMenu?.categories.flatMap(({ groups }) =>
          groups.map(({ slug }) => ({ path: servicePath(slug) })),
        )) ||
      null
    )
  },
  products: async ({ gateway }) => {
    const response = await gateway.query(SitemapProductsDocument, {})
    return (
      (response.ok &&
        response.data.products?.map(({ slug, changedOn }) => ({
          path: productPath(slug),
          changedOn,
        }))) ||
      null
    )
  },
  salons: async ({ gateway }) => {
    const response = await gateway.query(SitemapSalonsDocument, {})
    return (
      (response.ok && response.data.salons?.map((salon) => ({ path: salonPath(salon) }))) || null
    )
  },
  content: async ({ gateway }) => {
    const response = await gateway.query(SitemapContentDocument, {})
    if (!response.ok) return null
    const { discovers, looks, spaPages } = response.data
    if (!discovers || !looks || !spaPages) return null
    return [
      ...looks.map(({ slug }) => ({ path: entryPaths.look(slug) })),
      ...spaPages.map(({ slug }) => ({ path: entryPaths.spa(slug) })),
      ...discovers.map(({ id, publishedOn }) => ({
        path: entryPaths.discover(id),
        changedOn: publishedOn,
      })),
    ]
  },
  posts: readPosts,
}

/** Pages of the blog that are read at most, of three posts each. */
const MAX_PAGES = 100

/** Every post, page by page as the blog has them. */
async function readPosts({ gateway }: Pick<Site, 'gateway'>): Promise<SitemapEntry[] | null> {
  const entries: SitemapEntry[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const after = cursorOf(page, POSTS_PER_PAGE)
    const response = await gateway.query(SitemapPostsDocument, { after })
    const posts = response.ok ? response.data.blogPosts : null
    if (!posts) return null
    entries.push(
      ...posts.nodes.map(({ slug, publishedOn }) => ({
        path: entryPaths.post(slug),
        changedOn: publishedOn,
      })),
    )
    if (!posts.pageInfo.hasNextPage) break
  }
  return entries
}
