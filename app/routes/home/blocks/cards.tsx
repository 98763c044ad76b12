import { productSlides, type Slides } from '~/ui/slides'
import { serviceColumns } from '../block-order'
import { BlockSection } from '../block-section'
import { ItemRow } from '../item-row'
import type { BlockProps } from '../layouts'
import { ItemCard, type CardKind } from './item-card'

/** Services side by side: three wide ones or rows of four; on a phone a list of prices. */
export function ServiceCards({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <ul className={`services services--${serviceColumns(block.items.length)}`}>
        {block.items.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} kind="service" />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

type RowProps = BlockProps & {
  kind: CardKind
  tone?: 'plain' | 'tint' | 'shelf'
  usual?: Slides
}

/** Cards in a scrolling row, as many in view as the block is configured for. */
function CardRow({ block, kind, tone, usual }: RowProps) {
  return (
    <BlockSection block={block} tone={tone}>
      <ItemRow block={block} usual={usual} isLinked={kind === 'service'}>
        {(item) => <ItemCard key={item.id} item={item} kind={kind} />}
      </ItemRow>
    </BlockSection>
  )
}

/** Services of one kind. */
export function ServiceRow(props: BlockProps) {
  return <CardRow {...props} kind="service" />
}

/** Services to lie back for, on a quiet ground. */
export function RelaxRow(props: BlockProps) {
  return <CardRow {...props} kind="service" tone="tint" />
}

/** Products; 3.7 are in view on wide screens by default. */
export function ProductRow(props: BlockProps) {
  return <CardRow {...props} kind="product" tone="shelf" usual={productSlides} />
}

/** The stylists of the month. */
export function StyleMasters(props: BlockProps) {
  return <CardRow {...props} kind="master" />
}

/** Three posts on a page of the blog's row. */
const postSlides = { mobile: 1.2, tablet: 2.25, desktop: 3 }

/** The blog's latest posts, whatever number is configured for wide screens. */
export function Articles({ block, cities }: BlockProps) {
  return (
    <CardRow
      block={{ ...block, slidesDesktop: null }}
      cities={cities}
      kind="article"
      usual={postSlides}
    />
  )
}
