import { Carousel } from '~/ui/carousel'
import { BlockSection } from '../block-section'
import { ItemPrice } from '../item-price'
import type { BlockProps } from '../layouts'
import { LinkTo } from '../link-to'
import { ItemPicture } from './service-cards'

/** Posts on a page of the blog's row (H-057). */
const postsOnView = 3

/** The blog's latest posts (H-038). */
export function Articles({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <Carousel label={block.title} mobile={block.slidesMobile ?? 1.2} tablet={2.25} desktop={postsOnView} plain={block.items.every(({ link }) => !link)}>
        {block.items.map((item) => (
          <LinkTo key={item.id} link={item.link} className="article-card" track="home_blog">
            <ItemPicture item={item} width={480} height={320} />
            <div className="article-card__words">
              <h3 className="article-card__title">{item.title}</h3>
              <p className="small muted">{item.subtitle}</p>
              <ItemPrice item={item} />
            </div>
          </LinkTo>
        ))}
      </Carousel>
    </BlockSection>
  )
}
