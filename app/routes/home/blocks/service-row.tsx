import { BlockSection } from '../block-section'
import { ItemRow } from '../item-row'
import type { BlockProps } from '../layouts'
import { ServiceCard } from './service-cards'

/** Services to lie back for, on a quiet ground. */
export function RelaxRow(props: BlockProps) {
  return <ServiceRow {...props} tone="tint" />
}

/** Services of one kind in a scrolling row, as many in view as the block is configured for. */
export function ServiceRow({ block, tone = 'plain' }: BlockProps & { tone?: 'plain' | 'tint' }) {
  return (
    <BlockSection block={block} tone={tone}>
      <ItemRow block={block} isLinked>
        {(item) => <ServiceCard key={item.id} item={item} />}
      </ItemRow>
    </BlockSection>
  )
}
