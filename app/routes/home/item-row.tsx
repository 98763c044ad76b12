import type { ReactNode } from 'react'
import { Carousel } from '~/ui/carousel'
import { genericSlides, type Slides } from '~/ui/slides'
import type { Item, ConfiguredBlock } from './block-order'

/**
 * A block's items in a scrolling row: as many in view as configured for wide and for small screens,
 * else the `usual` number for its kind. `isLinked`: each item is a link, whatever is configured.
 */
export function ItemRow({
  block,
  usual = genericSlides,
  isLinked,
  children,
}: {
  block: ConfiguredBlock
  usual?: Slides
  isLinked?: boolean
  children: (item: Item) => ReactNode
}) {
  const { title, items, slidesMobile, slidesDesktop } = block
  return (
    <Carousel
      label={title}
      {...usual}
      mobile={slidesMobile ?? usual.mobile}
      desktop={slidesDesktop ?? usual.desktop}
      plain={!isLinked && items.every(({ link }) => !link)}
    >
      {items.map(children)}
    </Carousel>
  )
}
