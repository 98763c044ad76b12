import { BlockSection } from '../block-section'
import { ItemPrice } from '../item-price'
import { ItemRow } from '../item-row'
import type { BlockProps } from '../layouts'
import { LinkTo } from '../link-to'
import { ItemPicture } from './service-cards'
import { Vietnamese } from '~/ui/vietnamese'

/** Three posts on a page of the blog's row. */
const postSlides = { mobile: 1.2, tablet: 2.25, desktop: 3 }

/** The blog's latest posts. */
export function Articles({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <ItemRow block={{ ...block, slidesDesktop: null }} usual={postSlides}>
        {(item) => (
          <LinkTo key={item.id} link={item.link} className="article-card" track="home_blog">
            <ItemPicture item={item} width={480} height={320} />
            <div className="article-card__words">
              <h3 className="article-card__title">
                <Vietnamese>{item.title}</Vietnamese>
              </h3>
              <p className="small muted">
                <Vietnamese>{item.subtitle}</Vietnamese>
              </p>
              <ItemPrice item={item} />
            </div>
          </LinkTo>
        )}
      </ItemRow>
    </BlockSection>
  )
}
