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
import { productPath } from '../routes/shop/paths'

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
export type SitemapEntry = { path: string; changedOn?: string | null }

/** Reads the pages of one part of the sitemap; null while they cannot be had. */
type ReadSitemapPart = (site: Pick<Site, 'gateway'>) => Promise<SitemapEntry[] | null>

/** The parts of the sitemap: each is a file of its own, so that a backend that is down costs its part only. */
export const sitemapParts: Readonly<Record<string, ReadSitemapPart>> = {
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
