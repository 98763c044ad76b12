import type { Slides } from '~/ui/slides'
import type { Block } from './block-order'

/** How many of a block's items are on view: as it is configured for wide and for small screens (H-054), else as is usual for its kind. */
export function slidesOf({ slidesMobile, slidesDesktop }: Block, usual: Slides): Slides {
  return { ...usual, mobile: slidesMobile ?? usual.mobile, desktop: slidesDesktop ?? usual.desktop }
}
