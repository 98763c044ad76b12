import type { ReactNode } from 'react'
import { Carousel } from '~/ui/carousel'
import { genericSlides, type Slides } from '~/ui/slides'
import type { DatedBlock, Item } from './block-order'

/**
 * A block's items in a row that scrolls: as many on view as it says for wide and for small screens
 * (H-054), else as is `usual` for its kind. `isLinked`: each leads somewhere, whatever is
 * configured.
 */
export function ItemRow({
  block,
  usual = genericSlides,
  isLinked,
  children,
}: {
  block: DatedBlock
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
