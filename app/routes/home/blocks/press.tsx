import { BlockSection } from '../block-section'
import { ItemPrice } from '../item-price'
import type { BlockProps } from '../layouts'
import { LinkTo } from '../link-to'
import { ItemPicture } from './service-cards'
import { Vietnamese } from '~/ui/vietnamese'

/** Press reviews: a paper's logo, or its name where there is none, and its headline. */
export function Press({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <ul className="press">
        {block.items.map((item) => (
          <li key={item.id}>
            <LinkTo link={item.link} className="press__item" track="home_press">
              {item.image ? <ItemPicture item={item} width={160} height={64} /> : null}
              <span className="press__name">{item.title}</span>
              {item.subtitle ? (
                <q className="press__words">
                  <Vietnamese>{item.subtitle}</Vietnamese>
                </q>
              ) : null}
              <ItemPrice item={item} />
            </LinkTo>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
