import type { ConfiguredBlock } from './block-order'
import { layoutOf } from './layouts'

/** T with fields that may be missing where they may be null. */
type WithoutNulls<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: T[K]
}

/** An item of a block, as Home draws it. */
export type Item = WithoutNulls<Omit<ConfiguredBlock['items'][number], 'priceList'>> & {
  priceList?: string[]
}
/** A block, as Home draws it. */
export type SentBlock = WithoutNulls<Omit<ConfiguredBlock, 'items' | 'pinnedCount'>> & {
  items: Item[]
}

/**
 * Blocks as the browser gets them, in as few bytes as they need: without those that this version
 * cannot draw (H-050), without fields that are null or empty, and without the picture for small screens where
 * it is the one for wide screens.
 */
export function sentBlocks(blocks: readonly ConfiguredBlock[]): SentBlock[] {
  return blocks.filter(({ layout }) => layout === 'head' || layoutOf(layout)).map(sentBlock)
}

function sentBlock({ order, layout, title, subtitle, items, ...more }: ConfiguredBlock): SentBlock {
  const { linkViewAll, banner, bannerMobile, slidesDesktop, slidesMobile } = more
  return {
    order,
    layout,
    title,
    subtitle,
    ...(linkViewAll !== null && { linkViewAll }),
    ...(banner !== null && { banner }),
    ...(bannerMobile !== null && { bannerMobile }),
    ...(slidesDesktop !== null && { slidesDesktop }),
    ...(slidesMobile !== null && { slidesMobile }),
    items: items.map(sentItem),
  }
}

function sentItem({ id, title, subtitle, ...more }: ConfiguredBlock['items'][number]): Item {
  const { image, imageMobile, link, price, oldPrice, priceList } = more
  return {
    id,
    title,
    subtitle,
    ...(image !== null && { image }),
    ...(imageMobile !== null && imageMobile !== image && { imageMobile }),
    ...(link !== null && { link }),
    ...(price !== null && { price }),
    ...(oldPrice !== null && { oldPrice }),
    ...(priceList.length > 0 && { priceList }),
  }
}
