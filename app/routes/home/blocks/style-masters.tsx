import { Carousel } from '~/ui/carousel'
import { genericSlides } from '~/ui/slides'
import { BlockSection } from '../block-section'
import { slidesOf } from '../block-slides'
import { ItemPrice } from '../item-price'
import type { BlockProps } from '../layouts'
import { LinkTo } from '../link-to'
import { ItemPicture } from './service-cards'

/** The stylists of the month (H-041). */
export function StyleMasters({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <Carousel label={block.title} {...slidesOf(block, genericSlides)} plain={block.items.every(({ link }) => !link)}>
        {block.items.map((item) => (
          <LinkTo key={item.id} link={item.link} className="master-card" track="home_style_master">
            <ItemPicture item={item} width={240} height={240} />
            <h3 className="master-card__name">{item.title}</h3>
            <p className="small muted">{item.subtitle}</p>
            <ItemPrice item={item} />
          </LinkTo>
        ))}
      </Carousel>
    </BlockSection>
  )
}
