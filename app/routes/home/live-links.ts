import type { HomeQuery } from '../../../schema/generated/graphql'
import type { ConfiguredBlock } from './block-order'

type LinkedBanner = NonNullable<HomeQuery['banners']>[number]

/** Returns whether the site has a page at a path. */
export type HasPage = (path: string) => boolean

/**
 * A configured link, unless it names a page that this version of the site does not have: it would
 * only lead back here.
 */
export function liveLink(link: string | null, hasPage: HasPage): string | null {
  return link?.startsWith('/') && !hasPage(link) ? null : link
}

/** Banners without dead links. */
export function liveBanners(banners: readonly LinkedBanner[], hasPage: HasPage): LinkedBanner[] {
  return banners.map((banner) => ({ ...banner, link: liveLink(banner.link, hasPage) }))
}

/** Blocks and their items without dead links. */
export function liveBlocks(
  blocks: readonly ConfiguredBlock[],
  hasPage: HasPage,
): ConfiguredBlock[] {
  return blocks.map((block) => ({
    ...block,
    linkViewAll: liveLink(block.linkViewAll, hasPage),
    items: block.items.map((item) => ({ ...item, link: liveLink(item.link, hasPage) })),
  }))
}
