import { useId, type ReactNode } from 'react'
import { home } from '~/messages/vi/home'
import { Carousel } from '~/ui/carousel'
import type { Elements } from '~/ui/elements'
import { IconRight } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { formatPrice } from '~/ui/price-format'
import { genericSlides, type Slides } from '~/ui/slides'
import { Vietnamese } from '~/ui/vietnamese'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { ConfiguredBlock, Item } from './blocks'
import { freshBookingPath } from './booking-path'
import { LinkTo } from './link-to'

/**
 * A block's section: its heading, subtitle and, where there are any, the way to all of it and its
 * banner. Configured blocks are what tracking calls the new home.
 */
export function BlockSection({
  block,
  tone = 'plain',
  children,
}: {
  block: ConfiguredBlock
  tone?: 'plain' | 'tint' | 'shelf'
  children: Elements
}) {
  const id = useId()
  return (
    <section
      className={tone === 'plain' ? 'block' : `block block--${tone}`}
      data-screen="newHome"
      aria-labelledby={block.title ? id : undefined}
    >
      <div className="page block__inside">
        <div className="block__head">
          {block.title ? (
            <h2 className="block__title" id={id}>
              <Vietnamese>{block.title}</Vietnamese>
            </h2>
          ) : null}
          {block.subtitle ? (
            <p className="block__subtitle muted">
              <Vietnamese>{block.subtitle}</Vietnamese>
            </p>
          ) : null}
          {block.linkViewAll ? (
            <LinkTo
              link={block.linkViewAll}
              className="block__all"
              track={`home_all_${block.layout}`}
            >
              {home.viewAll}{' '}
              <VisuallyHidden>
                <Vietnamese>{block.title}</Vietnamese>
              </VisuallyHidden>
              <IconRight size="s" />
            </LinkTo>
          ) : null}
        </div>
        <BlockBanner block={block} />
        {children}
      </div>
    </section>
  )
}

/** A block's own banner: one file for wide screens, one for small ones. */
export function BlockBanner({ block }: { block: ConfiguredBlock }) {
  const src = block.banner ?? block.bannerMobile
  if (!src) return null
  const mobile =
    block.banner && block.bannerMobile
      ? { src: block.bannerMobile, width: 780, height: 480 }
      : undefined
  return (
    <div className="block__banner">
      <Picture src={src} width={1104} height={414} alt="" mobile={mobile} shape="soft" />
    </div>
  )
}

/**
 * A block's items in a scrolling row: as many in view as configured for wide and for small screens,
 * else the `usual` number for its kind. `isLinked`: each item is a link, whatever is configured.
 */
export function ItemRow({
  block,
  usual = genericSlides,
  isLinked,
  children,
}: {
  block: ConfiguredBlock
  usual?: Slides
  isLinked?: boolean
  children: (item: Item) => ReactNode
}) {
  const { title, items, slidesMobile, slidesDesktop } = block
  return (
    <Carousel
      label={title}
      {...usual}
      mobile={slidesMobile ?? usual.mobile}
      desktop={slidesDesktop ?? usual.desktop}
      plain={!isLinked && items.every(({ link }) => !link)}
    >
      {items.map(children)}
    </Carousel>
  )
}

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
