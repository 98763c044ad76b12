import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import { serviceColumns } from '../block-order'
import { BlockSection } from '../block-section'
import { freshBookingPath } from '../booking-path'
import { ItemPrice } from '../item-price'
import type { BlockProps } from '../layouts'
import { LinkTo } from '../link-to'
import type { Item } from '../block-order'

/** Services side by side: three wide ones or rows of four. */
export function ServiceCards({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <ul className={`services services--${serviceColumns(block.items.length)}`}>
        {block.items.map((item) => (
          <li key={item.id}>
            <ServiceCard item={item} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

/** One service: a press starts a booking with it. */
export function ServiceCard({ item }: { item: Item }) {
  return (
    <LinkTo link={item.link ?? freshBookingPath} className="service-card" track="home_service">
      <ItemPicture item={item} width={320} height={240} />
      <div className="service-card__words">
        <h3 className="service-card__name">{item.title}</h3>
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
