import { Carousel } from '~/ui/carousel'
import { genericSlides } from '~/ui/slides'
import { BlockBanner } from '../block-banner'
import { BlockSection } from '../block-section'
import type { BlockProps } from '../layouts'
import { ServiceCard } from './service-cards'

/** Services to lie back for (H-047), on a quiet ground. */
export function RelaxRow(props: BlockProps) {
  return <ServiceRow {...props} tone="tint" />
}

/** Services of one kind in a row that scrolls (H-048), as many on view as the block says (H-054). */
export function ServiceRow({ block, tone = 'plain' }: BlockProps & { tone?: 'plain' | 'tint' }) {
  return (
    <BlockSection block={block} tone={tone}>
      <BlockBanner block={block} />
      <Carousel label={block.title} mobile={block.slidesMobile ?? genericSlides.mobile} tablet={genericSlides.tablet} desktop={block.slidesDesktop ?? genericSlides.desktop}>
        {block.items.map((item) => (
          <ServiceCard key={item.id} item={item} />
        ))}
      </Carousel>
    </BlockSection>
  )
}
