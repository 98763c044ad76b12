import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import type { Item } from '../block-order'
import { freshBookingPath } from '../booking-path'
import { ItemPrice } from '../item-price'
import { LinkTo } from '../link-to'

/** What each kind of card is tracked as, and the size of its picture. */
const looks = {
  service: { track: 'home_service', width: 320, height: 240 },
  product: { track: 'home_product', width: 240, height: 240 },
  article: { track: 'home_blog', width: 480, height: 320 },
  master: { track: 'home_style_master', width: 240, height: 240 },
} as const

export type CardKind = keyof typeof looks

/** An item of a block; a service without a link of its own starts a booking. */
export function ItemCard({ item, kind }: { item: Item; kind: CardKind }) {
  const { track, ...size } = looks[kind]
  return (
    <LinkTo
      link={item.link ?? (kind === 'service' ? freshBookingPath : null)}
      className={`item-card item-card--${kind}`}
      track={track}
    >
      <ItemPicture item={item} {...size} />
      <div className="item-card__words">
        <h3 className="item-card__name">
          <Vietnamese>{item.title}</Vietnamese>
        </h3>
        {item.subtitle ? (
          <p className="small muted">
            <Vietnamese>{item.subtitle}</Vietnamese>
          </p>
        ) : null}
        <ItemPrice item={item} />
      </div>
    </LinkTo>
  )
}

/**
 * An item's picture, with its own file for small screens where there is one. The title beside it
 * describes it.
 */
export function ItemPicture({
  item,
  width,
  height,
}: {
  item: Item
  width: number
  height: number
}) {
  const src = item.image ?? item.imageMobile
  if (!src) return null
  const mobile =
    item.imageMobile && item.image && item.imageMobile !== item.image
      ? { src: item.imageMobile, width, height }
      : undefined
  return <Picture src={src} width={width} height={height} alt="" mobile={mobile} />
}
