import { home } from '~/messages/vi/home'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { formatPrice } from '~/ui/price-format'
import type { Item } from './block-order'

/**
 * A price as the chain wrote it, such as `Từ 99K`; a bare number of đồng in its usual form,
 * `199.000 VNĐ`.
 */
export function priceWords(text: string): string {
  return /^\d+$/.test(text) ? formatPrice(Number(text)) : text
}

/** An item's price, the old one struck through, and its list of prices. */
export function ItemPrice({ item }: { item: Pick<Item, 'price' | 'oldPrice' | 'priceList'> }) {
  return (
    <>
      {item.price ? (
        <p className="item-price">
          <ins>{priceWords(item.price)}</ins>
          {item.oldPrice ? (
            <del className="item-price__old small">
              <VisuallyHidden>{home.oldPrice} </VisuallyHidden>
              <span>{priceWords(item.oldPrice)}</span>
            </del>
          ) : null}
        </p>
      ) : null}
      {item.priceList.length > 0 ? (
        <ul className="item-prices small">
          {item.priceList.map((price) => (
            <li key={price}>{price}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
