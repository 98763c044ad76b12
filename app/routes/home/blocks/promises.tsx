import { BlockSection } from '../block-section'
import { ItemPrice } from '../item-price'
import type { BlockProps } from '../layouts'
import { LinkTo } from '../link-to'
import { ItemPicture } from './item-card'
import { Vietnamese } from '~/ui/vietnamese'

/** The chain's promises. */
export function Promises({ block }: BlockProps) {
  return (
    <BlockSection block={block} tone="tint">
      <ul className="promises">
        {block.items.map((item) => (
          <li key={item.id}>
            <LinkTo link={item.link} className="promise" track="home_promise">
              <ItemPicture item={item} width={160} height={160} />
              <div>
                <h3 className="promise__title">
                  <Vietnamese>{item.title}</Vietnamese>
                </h3>
                <p className="muted">
                  <Vietnamese>{item.subtitle}</Vietnamese>
                </p>
                <ItemPrice item={item} />
              </div>
            </LinkTo>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
