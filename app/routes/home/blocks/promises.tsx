import { BlockSection } from '../block-section'
import type { BlockProps } from '../layouts'
import { ItemPicture } from './service-cards'

/** What the chain promises (H-043). */
export function Promises({ block }: BlockProps) {
  return (
    <BlockSection block={block} tone="tint">
      <ul className="promises">
        {block.items.map((item) => (
          <li key={item.id} className="promise">
            <ItemPicture item={item} width={160} height={160} />
            <div>
              <h3 className="promise__title">{item.title}</h3>
              <p className="muted">{item.subtitle}</p>
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
