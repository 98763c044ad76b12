import { Carousel } from '~/ui/carousel'
import { BlockBanner } from '../block-banner'
import { BlockSection } from '../block-section'
import type { BlockProps } from '../layouts'
import { ServiceCard } from './service-cards'

/** Services of one kind in a row that scrolls (H-047, H-048), as many on view as the block says (H-054). */
export function ServiceRow({ block }: BlockProps) {
  return (
    <BlockSection block={block} tone="tint">
      <BlockBanner block={block} />
      <Carousel label={block.title} mobile={block.slidesMobile ?? 2.25} tablet={3.25} desktop={block.slidesDesktop ?? 4.25}>
        {block.items.map((item) => (
          <ServiceCard key={item.id} item={item} />
        ))}
      </Carousel>
    </BlockSection>
  )
}
