import { BlockSection } from '../block-section'
import { ItemPrice } from '../item-price'
import { ItemRow } from '../item-row'
import type { BlockProps } from '../layouts'
import { LinkTo } from '../link-to'
import { ItemPicture } from './item-card'
import { Vietnamese } from '~/ui/vietnamese'

const pressSlides = { mobile: 1.5, tablet: 3.25, desktop: 5 }

/** Press reviews: a paper's logo, or its name where there is none, and its headline. */
export function Press({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <ItemRow block={block} usual={pressSlides}>
        {(item) => (
          <LinkTo key={item.id} link={item.link} className="press" track="home_press">
            {item.image ? <ItemPicture item={item} width={160} height={64} /> : null}
            <span className="press__name">{item.title}</span>
            {item.subtitle ? (
              <q className="press__words">
                <Vietnamese>{item.subtitle}</Vietnamese>
              </q>
            ) : null}
            <ItemPrice item={item} />
          </LinkTo>
        )}
      </ItemRow>
    </BlockSection>
  )
}
