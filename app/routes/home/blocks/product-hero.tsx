import { home } from '~/messages/vi/home'
import { Button } from '~/ui/button'
import { Vietnamese } from '~/ui/vietnamese'
import { BlockBanner } from '../block-banner'
import { destinationOf } from '../destination'
import { ItemPrice } from '../item-price'
import type { BlockProps } from '../layouts'
import { LinkTo } from '../link-to'
import { ItemPicture } from './item-card'

/** One of the chain's own products, large. */
export function ProductHero({ block }: BlockProps) {
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
