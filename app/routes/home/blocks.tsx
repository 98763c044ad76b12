import { Form, Link } from '@remix-run/react'
import type { ComponentType } from 'react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { home } from '~/messages/vi/home'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { TextField } from '~/ui/field'
import { IconPlay, IconRight, IconSearch } from '~/ui/icons'
import { productSlides, type Slides } from '~/ui/slides'
import { VideoLink, youtubeId } from '~/ui/video-link'
import { Vietnamese } from '~/ui/vietnamese'
import {
  BlockBanner,
  BlockSection,
  ItemCard,
  ItemPicture,
  ItemPrice,
  ItemRow,
  type CardKind,
} from './block-parts'
import { nearPath } from './booking-path'
import { destinationOf, LinkTo } from './link-to'
import { DAY_MS } from '../../../domain/durations'
import { VIETNAM_AHEAD_MS } from '../../../domain/vietnam-day'
import type { HomeBlockPartsFragment } from '../../../schema/generated/graphql'

/** The cities that Home lists, and how many have salons. */
export type HomeCities = {
  largest: { id: string; name: string; salonCount: number }[]
  count: number
}

/**
 * The props of a block's component; `cities` is for the one that lists them, null when they could
 * not be loaded.
 */
type BlockProps = { block: ConfiguredBlock; cities: HomeCities | null }

/** Services side by side: three wide ones or rows of four; on a phone a list of prices. */
function ServiceCards({ block }: BlockProps) {
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
function ServiceRow(props: BlockProps) {
  return <CardRow {...props} kind="service" />
}

/** Services to lie back for, on a quiet ground. */
function RelaxRow(props: BlockProps) {
  return <CardRow {...props} kind="service" tone="tint" />
}

/** Products; 3.7 are in view on wide screens by default. */
function ProductRow(props: BlockProps) {
  return <CardRow {...props} kind="product" tone="shelf" usual={productSlides} />
}

/** The stylists of the month. */
function StyleMasters(props: BlockProps) {
  return <CardRow {...props} kind="master" />
}

/** Three posts on a page of the blog's row. */
const postSlides = { mobile: 1.2, tablet: 2.25, desktop: 3 }

/** The blog's latest posts, whatever number is configured for wide screens. */
function Articles({ block, cities }: BlockProps) {
  return (
    <CardRow
      block={{ ...block, slidesDesktop: null }}
      cities={cities}
      kind="article"
      usual={postSlides}
    />
  )
}

/** One of the chain's own products, large. */
function ProductHero({ block }: BlockProps) {
  const [product] = block.items
  const destination = destinationOf(block.linkViewAll ?? product?.link)
  return (
    <section className="block block--shelf" aria-label={block.title ?? undefined}>
      <div className="page block__inside">
        <BlockBanner block={block} />
        <div className="product-hero on-pine">
          {product ? (
            <div className="product-hero__picture">
              <ItemPicture item={product} width={240} height={240} />
            </div>
          ) : null}
          <div className="product-hero__words">
            <h2 className="product-hero__title">
              <Vietnamese>{block.title}</Vietnamese>
            </h2>
            {block.subtitle ? (
              <p className="lead">
                <Vietnamese>{block.subtitle}</Vietnamese>
              </p>
            ) : null}
            {product ? (
              <div className="product-hero__product">
                <LinkTo link={product.link} track="home_product">
                  <Vietnamese>{product.title}</Vietnamese>
                </LinkTo>
                {product.subtitle ? (
                  <p className="small">
                    <Vietnamese>{product.subtitle}</Vietnamese>
                  </p>
                ) : null}
                <ItemPrice item={product} />
              </div>
            ) : null}
            {destination ? (
              <Button
                {...(destination.kind === 'page'
                  ? { to: destination.to }
                  : { href: destination.href, external: true })}
                data-track="home_product_hero"
              >
                {home.learnMore}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  )
}

/** The chain's promises. */
function Promises({ block }: BlockProps) {
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

/** Short films of the craft: a single film opens over the page, a channel in a new tab. */
function Videos({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <ItemRow block={block}>{(item) => <VideoCard key={item.id} item={item} />}</ItemRow>
    </BlockSection>
  )
}

function VideoCard({ item }: { item: Item }) {
  const face = (
    <>
      <span className="video-card__picture">
        <ItemPicture item={item} width={320} height={320} />
        <span className="video-card__play">
          <IconPlay size="l" />
        </span>
      </span>
      <span className="video-card__name">
        <Vietnamese>{item.title}</Vietnamese>
      </span>
      {item.subtitle ? (
        <span className="small muted">
          <Vietnamese>{item.subtitle}</Vietnamese>
        </span>
      ) : null}
      <ItemPrice item={item} />
    </>
  )
  if (item.title && item.link && youtubeId(item.link)) {
    return (
      <VideoLink track="home_video" link={item.link} title={item.title} className="video-card">
        {face}
      </VideoLink>
    )
  }
  return (
    <LinkTo link={item.link} className="video-card" track="home_video">
      {face}
    </LinkTo>
  )
}

const pressSlides = { mobile: 1.5, tablet: 3.25, desktop: 5 }

/** Press reviews: a paper's logo, or its name where there is none, and its headline. */
function Press({ block }: BlockProps) {
  return (
    <BlockSection block={block}>
      <ItemRow block={block} usual={pressSlides}>
        {(item) => (
          <LinkTo key={item.id} link={item.link} className="press" track="home_press">
            {item.image ? <ItemPicture item={item} width={160} height={64} /> : null}
            <span className="press__name">{item.title}</span>
            {item.subtitle ? (
              <q className="press__words">
                <Vietnamese>{item.subtitle}</Vietnamese>
              </q>
            ) : null}
            <ItemPrice item={item} />
          </LinkTo>
        )}
      </ItemRow>
    </BlockSection>
  )
}

/** Where the salons are: a search and the cities with their number of salons. */
function Cities({ block, cities }: BlockProps) {
  return (
    <BlockSection block={block} tone="tint">
      {cities ? <CityList {...cities} /> : <ErrorNote retryTo="/">{home.citiesFailed}</ErrorNote>}
    </BlockSection>
  )
}

function CityList({ largest, count }: HomeCities) {
  return (
    <div className="cities">
      <Form action="/system-salon" className="cities__search" role="search">
        <TextField
          label={home.findSalon}
          hideLabel
          name="q"
          type="search"
          placeholder={home.findSalon}
          icon={<IconSearch />}
          maxLength={80}
        />
        <Button type="submit">{home.search}</Button>
      </Form>
      <Link to={nearPath} className="scripted-only" data-track="home_near">
        {home.findNear}
      </Link>
      <ul className="cities__list">
        {largest.map((city) => (
          <li key={city.id}>
            <Link to={`/system-salon#tinh-${city.id}`} className="city" data-track="home_city">
              <span className="city__name">{city.name}</span>
              <span className="small muted">
                {formatMessage(home.cityCount, { n: city.salonCount })}
              </span>
              <IconRight size="s" />
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/system-salon" data-track="home_all_cities">
          {formatMessage(home.moreCities, { n: count })}
        </Link>
      </p>
    </div>
  )
}

/** The look of each layout. `head` is not here: it is the page's own top. */
const layouts: Readonly<Record<string, ComponentType<BlockProps>>> = {
  service: ServiceCards,
  serviceGrid: ServiceCards,
  serviceRelax: RelaxRow,
  serviceRecover: ServiceRow,
  [`${brand.productPrefix}Block1`]: ProductHero,
  [`${brand.productPrefix}Slide`]: ProductRow,
  shop: ProductRow,
  '30shineAngels': StyleMasters,
  '30shinecare': Promises,
  videoSocial: Videos,
  media: Press,
  blog: Articles,
  salonAddress: Cities,
}

/**
 * What the chain configured for Home, in its order; layouts that this version does not know are
 * left out.
 */
export function BlockList({
  blocks,
  cities,
}: {
  blocks: ConfiguredBlock[]
  cities: HomeCities | null
}) {
  return blocks.map((block) => {
    const Layout = Object.hasOwn(layouts, block.layout) ? layouts[block.layout] : undefined
    if (!Layout) return null
    return <Layout key={`${block.order} ${block.layout}`} block={block} cities={cities} />
  })
}

/** A block of Home as the gateway has it. */
export type ConfiguredBlock = HomeBlockPartsFragment
export type Item = ConfiguredBlock['items'][number]

/** Blocks by their `order`, each with its items as they stand today. */
export function blocksOfToday(blocks: readonly ConfiguredBlock[], now: number): ConfiguredBlock[] {
  const day = Math.floor((now + VIETNAM_AHEAD_MS) / DAY_MS)
  return blocks
    .map((block) => ({ ...block, items: itemsOfToday(block.items, block.pinnedCount, day) }))
    .sort((a, b) => a.order - b.order)
}

/**
 * Pinned items stay in front; the others rotate behind them, one place a day, so that each comes
 * forward. Without pinned items nothing rotates.
 */
export function itemsOfToday<T>(items: readonly T[], pinnedCount: number, day: number): T[] {
  const turning = items.slice(pinnedCount)
  if (pinnedCount <= 0 || turning.length < 2) return [...items]
  const turns = day % turning.length
  return [...items.slice(0, pinnedCount), ...turning.slice(turns), ...turning.slice(0, turns)]
}

/** Columns of 24 that a service takes: three services share a row at 8, others stand at 6. */
export function serviceColumns(count: number): 8 | 6 {
  return count === 3 ? 8 : 6
}
