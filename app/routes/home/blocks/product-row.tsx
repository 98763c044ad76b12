import { productSlides } from '~/ui/slides'
import { Vietnamese } from '~/ui/vietnamese'
import type { Item } from '../block-order'
import { BlockSection } from '../block-section'
import { ItemPrice } from '../item-price'
import { ItemRow } from '../item-row'
import type { BlockProps } from '../layouts'
import { LinkTo } from '../link-to'
import { ItemPicture } from './service-cards'

/** Products in a scrolling row; 3.7 are in view on wide screens by default. */
export function ProductRow({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <ItemRow block={block} usual={productSlides}>
        {(item) => <ProductCard key={item.id} item={item} />}
      </ItemRow>
    </BlockSection>
  )
}

/** Name, price (as text such as `Từ …` when it is a range), the old price and the picture. */
function ProductCard({ item }: { item: Item }) {
  return (
    <LinkTo link={item.link} className="product-card" track="home_product">
      <ItemPicture item={item} width={240} height={240} />
      <div className="product-card__words">
        {item.subtitle ? (
          <p className="small muted">
            <Vietnamese>{item.subtitle}</Vietnamese>
          </p>
        ) : null}
        <h3 className="product-card__name">
          <Vietnamese>{item.title}</Vietnamese>
        </h3>
        <ItemPrice item={item} />
      </div>
    </LinkTo>
  )
}
