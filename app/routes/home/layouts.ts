import type { ComponentType } from 'react'
import { brand } from '~/brand'
import type { ConfiguredBlock } from './block-order'
import type { HomeCities } from './home-cities'
import {
  Articles,
  ProductRow,
  RelaxRow,
  ServiceCards,
  ServiceRow,
  StyleMasters,
} from './blocks/cards'
import { Cities } from './blocks/cities'
import { Promises } from './blocks/promises'
import { Press } from './blocks/press'
import { ProductHero } from './blocks/product-hero'
import { Videos } from './blocks/videos'

/**
 * The props of a block's component; `cities` is for the one that lists them, null when they could
 * not be loaded.
 */
export type BlockProps = { block: ConfiguredBlock; cities: HomeCities | null }

/** The look of each layout. `head` is not here: it is the page's own top. */
const layouts: Readonly<Record<string, ComponentType<BlockProps>>> = {
  service: ServiceCards,
  serviceGrid: ServiceCards,
  serviceRelax: RelaxRow,
  serviceRecover: ServiceRow,
  [`${brand.productPrefix}Block1`]: ProductHero,
  [`${brand.productPrefix}Slide`]: ProductRow,
  shop: ProductRow,
  '30shineAngels': StyleMasters,
  '30shinecare': Promises,
  videoSocial: Videos,
  media: Press,
  blog: Articles,
  salonAddress: Cities,
}

/**
 * The component of a layout; undefined for layouts that this version does not know, which are
 * skipped.
 */
export function layoutOf(name: string): ComponentType<BlockProps> | undefined {
  return Object.hasOwn(layouts, name) ? layouts[name] : undefined
}
